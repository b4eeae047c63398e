//! Requests that serenity's rate limiter holds back.
//!
//! serenity waits for as long as Discord's limits say, and meanwhile lets nothing else make the
//! same request. A channel accepts the next message after a few seconds at most, but the next
//! thread or title change only after minutes. Such a request is given up, so that everything else
//! can be posted.

use std::{io, time::Duration};

use poise::serenity_prelude as serenity;
use tokio::sync::mpsc;

/// The longest time that a request waits for its turn.
const LONGEST: Duration = Duration::from_secs(10);

tokio::task_local! {
    /// The channel through which the current request learns how long it is held back.
    static TOLD: mpsc::UnboundedSender<Duration>;
}

/// A request that was given up.
#[derive(Debug, thiserror::Error)]
#[error("Discord takes this only in {} s", .0.as_secs())]
struct HeldBack(Duration);

/// Tells the current request how long it is held back. Requests that are not for deliveries wait as
/// long as it takes.
pub(crate) fn tell(wait: Duration) {
    // It fails if nobody is listening.
    let _ = TOLD.try_with(|told| told.send(wait));
}

/// Makes a request, or gives it up if it is held back for a long time.
///
/// # Errors
/// If the request fails, or is held back for as long as [`wait`] returns.
pub(crate) async fn unless_for_long<T>(
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

/// Returns how long a request that was given up would have been held back. `None` if this is
/// another error.
pub(crate) fn wait(error: &serenity::Error) -> Option<Duration> {
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

    /// Simulates a request that is held back for these times, one after another.
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

        // Nobody asked about that.
        tell(Duration::from_mins(4));
    }
}
