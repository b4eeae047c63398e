//! Errors as an operator reads them: with everything that led to them.

use std::error::Error;

/// Returns the error and all its causes in one line.
pub fn chain(error: &(dyn Error + 'static)) -> String {
    let causes = all(error);
    let mut texts: Vec<String> = causes.map(ToString::to_string).collect();
    // Some errors say the same as their cause.
    texts.dedup();
    texts.join(": ")
}

/// Returns the error, its cause, the cause of that, and so on.
pub fn all<'a>(
    error: &'a (dyn Error + 'static),
) -> impl Iterator<Item = &'a (dyn Error + 'static)> {
    let first: Option<&'a (dyn Error + 'static)> = Some(error);
    std::iter::successors(first, |error| (**error).source())
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::chain;

    /// A chain of three errors, the middle one of which says the same as its cause.
    #[derive(Debug, thiserror::Error)]
    enum Failed {
        #[error("the database cannot be opened")]
        Open(#[source] Box<Failed>),
        #[error(transparent)]
        Through(#[from] io::Error),
        #[error("no room")]
        Repeated(#[source] io::Error),
    }

    #[test]
    fn every_cause_is_said_once() {
        let error = Failed::Open(Box::new(Failed::Through(io::Error::other("no room"))));
        assert_eq!(chain(&error), "the database cannot be opened: no room");
        let error = Failed::Open(Box::new(Failed::Repeated(io::Error::other("no room"))));
        assert_eq!(chain(&error), "the database cannot be opened: no room");
    }
}
