//! Thinking about positions, which can take several seconds.

use crate::workers::{Gone, THINKERS, for_user};
use domain::matches::UserId;

/// Runs a job that searches for moves for a user, as soon as one of the [`THINKERS`] is free. Users
/// take turns, so nobody waits for everything another user has asked for.
///
/// It occupies a processor for up to several seconds, on a separate thread: never await it while a
/// transaction is open. A caller that stops waiting for the result, because the job was cancelled,
/// stops waiting for a worker but does not stop a search that has begun.
pub async fn think<T: Send + 'static>(
    user: UserId,
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Gone> {
    for_user(user.0, THINKERS.run(job)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_thought_has_a_thread_of_its_own_and_a_result() {
        let thought = think(UserId(1), || std::thread::current().id());
        assert_ne!(thought.await.expect("thinks"), std::thread::current().id());
        let failed = think(UserId(1), || -> u32 { panic!("a fault in a thought") });
        assert_eq!(failed.await, Err(Gone));
    }
}
