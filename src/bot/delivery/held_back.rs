//! Requests that serenity's rate limiter holds back.
//!
//! serenity waits for as long as Discord's limits say, and meanwhile lets nobody else ask for the same.
//! A channel takes the next message after a few seconds at most, but the next thread or the next change of
//! a title after minutes. Such a request is given up, so that whatever else is to be posted goes on.

use std::{io, time::Duration};

use poise::serenity_prelude as serenity;
use tokio::sync::mpsc;

/// How long a request waits for its turn at most.
const LONGEST: Duration = Duration::from_secs(10);

tokio::task_local! {
    /// Where the request that is being made hears how long it is held back.
    static TOLD: mpsc::UnboundedSender<Duration>;
}

/// A request that was given up.
#[derive(Debug, thiserror::Error)]
#[error("Discord takes this only in {} s", .0.as_secs())]
struct HeldBack(Duration);

/// Tells the request that is being made how long it is held back. Others than those of deliveries wait
/// for however long it takes.
pub(super) fn tell(wait: Duration) {
    // It fails where nobody listens.
    let _ = TOLD.try_with(|told| told.send(wait));
}

/// Makes a request, or gives it up when it is held back for long.
///
/// # Errors
/// If the request fails, or is held back for as long as [`wait`] tells.
pub(super) async fn unless_for_long<T>(
    request: impl Future<Output = Result<T, serenity::Error>>,
) -> Result<T, serenity::Error> {
    let (told, mut waits) = mpsc::unbounded_channel();
    let request = TOLD.scope(told, request);
    let too_long = async {
        loop {
            match waits.recv().await {
                Some(wait) if wait > LONGEST => return wait,
                Some(_) => {}
                None => std::future::pending().await,
            }
        }
    };
    tokio::select! {
        answer = request => answer,
        wait = too_long => {
            let error = io::Error::new(io::ErrorKind::WouldBlock, HeldBack(wait));
            Err(serenity::Error::Io(error))
        }
    }
}

/// How long a request would have been held back that was given up. `None` if this is another error.
pub(super) fn wait(error: &serenity::Error) -> Option<Duration> {
    let serenity::Error::Io(error) = error else {
        return None;
    };
    let held_back = error.get_ref()?.downcast_ref::<HeldBack>()?;
    Some(held_back.0)
}

#[cfg(test)]
mod tests {
    use tokio::time::{Instant, sleep};

    use super::*;

    /// A request that is held back for these times, one after another.
    async fn held_back(waits: &[u64]) -> Result<(), serenity::Error> {
        for wait in waits.iter().map(|wait| Duration::from_secs(*wait)) {
            tell(wait);
            sleep(wait).await;
        }
        Ok(())
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_waits_for_seconds_and_not_for_minutes() {
        let begun = Instant::now();
        unless_for_long(held_back(&[5, 10])).await.expect("made");
        assert_eq!(begun.elapsed(), Duration::from_secs(15));

        let begun = Instant::now();
        let error = unless_for_long(held_back(&[5, 240])).await;
        let error = error.expect_err("given up");
        assert_eq!(wait(&error), Some(Duration::from_mins(4)));
        assert_eq!(begun.elapsed(), Duration::from_secs(5), "at once");
        assert_eq!(wait(&serenity::Error::Other("else")), None);

        // Nobody has asked for that.
        tell(Duration::from_mins(4));
    }
}
