//! Retries what may work later, with longer and longer pauses: a server that is not up yet, a network
//! that is down.

use std::{error::Error, time::Duration};

use domain::causes::chain;

/// The pause after the first try.
const FIRST: Duration = Duration::from_millis(500);

/// The longest pause between two tries.
const LONGEST: Duration = Duration::from_mins(1);

/// The pauses between tries: each twice as long as the one before, up to a minute. Each is randomly
/// shortened by up to half, so that several processes do not all try at the same moment.
#[derive(Clone, Copy, Debug)]
pub struct Pauses {
    next: Duration,
}

impl Pauses {
    /// Starts with the shortest pause.
    pub const fn new() -> Pauses {
        Pauses { next: FIRST }
    }

    /// Returns how long to wait before the next try, which is longer each time.
    pub fn lengthen(&mut self) -> Duration {
        let pause = self.next;
        self.next = (pause * 2).min(LONGEST);
        pause.mul_f64(0.5 + fastrand::f64() / 2.0)
    }
}

impl Default for Pauses {
    fn default() -> Pauses {
        Pauses::new()
    }
}

/// Tries until it works, or until it fails permanently. Each failed try is logged as one line, which
/// begins with `trouble`.
///
/// # Errors
/// The first permanent error.
pub async fn retry<T, E, Trying>(
    trouble: &'static str,
    passes: impl Fn(&E) -> bool,
    mut attempt: impl FnMut() -> Trying,
) -> Result<T, E>
where
    E: Error + 'static,
    Trying: Future<Output = Result<T, E>>,
{
    let mut pauses = Pauses::new();
    loop {
        let error = match attempt().await {
            Err(error) if passes(&error) => error,
            done => return done,
        };
        let pause = pauses.lengthen();
        tracing::warn!(error = chain(&error), again_in = ?pause, "{trouble}");
        // `E` need not be `Send`.
        drop(error);
        tokio::time::sleep(pause).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_a_minute() {
        let mut pauses = Pauses::new();
        for count in 0..20 {
            let pause = pauses.lengthen();
            let most = (FIRST * 2_u32.pow(count)).min(LONGEST);
            assert!(pause >= most / 2 && pause <= most, "{count}: {pause:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_passes_is_tried_again_and_nothing_else() {
        #[derive(Debug, PartialEq, thiserror::Error)]
        #[error("try {0}")]
        struct Try(u32);

        let mut tries = 0;
        let worked = retry(
            "a test",
            |_: &Try| true,
            || {
                tries += 1;
                let tried = tries;
                async move {
                    if tried < 5 {
                        Err(Try(tried))
                    } else {
                        Ok(tried)
                    }
                }
            },
        );
        assert_eq!(worked.await, Ok(5));
        let mut tries = 0;
        let failed = retry(
            "a test",
            |error| *error != Try(3),
            || {
                tries += 1;
                let tried = tries;
                async move { Err::<(), _>(Try(tried)) }
            },
        );
        assert_eq!(failed.await, Err(Try(3)));
    }
}
