//! Errors as an operator reads them: with everything that led to them.

use std::error::Error;

/// The error and all its causes in one line.
pub fn chain(error: &(dyn Error + 'static)) -> String {
    let causes = all(error);
    let mut texts: Vec<String> = causes.map(ToString::to_string).collect();
    // Some errors say the same as their cause.
    texts.dedup();
    texts.join(": ")
}

/// The error, its cause, the cause of that, and so on.
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
    use crate::store::{DbError, StoreError};

    #[test]
    fn every_cause_is_said_once() {
        let source = DbError::File("there".to_owned(), io::Error::other("no room"));
        let error = StoreError::Open {
            address: "here".to_owned(),
            source,
        };
        assert_eq!(
            chain(&error),
            "the database here cannot be opened: there cannot be used: no room"
        );
        let transparent = StoreError::Db(DbError::NoRow);
        assert_eq!(chain(&transparent), "a row is missing");
    }
}
