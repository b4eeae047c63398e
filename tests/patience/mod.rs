//! Waiting for what must happen.

use std::{fmt::Display, time::Duration};

/// How long to wait for something that must happen. Far longer than it takes, so that a slow
/// machine fails no test.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// Looks again and again until it finds something. After a minute, fails with what it waited for
/// and with what was there instead. `look` is to take its time: it waits for a change first.
pub(crate) async fn until<T, I: Display>(
    what: impl Display,
    mut look: impl AsyncFnMut() -> Result<T, I>,
) -> T {
    let mut instead = None;
    let looking = async {
        loop {
            match look().await {
                Ok(found) => return found,
                Err(there) => instead = Some(there),
            }
        }
    };
    let found = tokio::time::timeout(PATIENCE, looking).await;
    found.unwrap_or_else(|_| match instead {
        Some(instead) => panic!("a minute has passed without {what}. Instead: {instead:#}"),
        None => panic!("a minute has passed without {what}"),
    })
}

/// A client that waits no longer than that for an answer.
pub(crate) fn client() -> reqwest::Client {
    let client = reqwest::Client::builder().timeout(PATIENCE);
    client.build().expect("a client")
}
