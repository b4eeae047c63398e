//! Thinking about positions, which takes up to some seconds.

use crate::workers::{Gone, THINKERS, for_user};
use domain::matches::UserId;

/// Does a job for a user that searches for moves, as soon as one of the [`THINKERS`] is free. Users
/// take turns, so nobody waits for all that another one has asked for.
///
/// It takes a processor for up to some seconds, on a thread of its own: never await it while a
/// transaction is open. Whoever does not wait for the result any more, because the job was given up,
/// ends the waiting for a worker, but not a search that has begun.
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
