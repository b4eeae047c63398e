//! Discord's latest answers, so that each question is asked at most once a minute.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use futures_util::{
    FutureExt,
    future::{BoxFuture, Shared},
};
use tokio::time::{Instant, timeout, timeout_at};

use domain::clock::{Clock, Timestamp};

/// How long an answer from Discord is valid, and also how long a missing one is not requested again.
const COUNTS_FOR: Duration = Duration::from_mins(1);

/// How long a question can take when no one waits for its answer any longer.
const GIVE_UP_AFTER: Duration = Duration::from_secs(10);

/// An answer that is pending or here. `None` if none came.
pub(super) type Answer<V> = Shared<BoxFuture<'static, Option<Arc<V>>>>;

/// Waits for an answer until this time.
pub(super) async fn within<V>(until: Instant, answer: Answer<V>) -> Option<Arc<V>> {
    timeout_at(until, answer).await.ok().flatten()
}

/// Discord's latest answers, each to a question that is asked at most once a minute, no matter how many
/// callers ask it.
#[derive(Debug)]
pub(super) struct Answers<K, V> {
    clock: Clock,
    most: usize,
    asked: Mutex<HashMap<K, (Timestamp, Answer<V>)>>,
}

impl<K: Copy + Eq + Hash, V: Send + Sync + 'static> Answers<K, V> {
    pub(super) fn new(clock: &Clock, most: usize) -> Answers<K, V> {
        Answers {
            clock: clock.clone(),
            most,
            asked: Mutex::default(),
        }
    }

    /// Returns the answer from the last minute, or otherwise the answer to this question, which
    /// continues even if the caller stops waiting.
    pub(super) fn ask(
        &self,
        about: K,
        question: impl Future<Output = Option<V>> + Send + 'static,
    ) -> Answer<V> {
        let now = self.clock.now();
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.retain(|_, (at, _)| now.since(*at) < COUNTS_FOR);
        if let Some((_, answer)) = asked.get(&about) {
            return answer.clone();
        }
        let oldest = asked.iter().min_by_key(|(_, (at, _))| *at);
        if let Some(oldest) = oldest.map(|(about, _)| *about)
            && asked.len() >= self.most
        {
            asked.remove(&oldest);
        }
        let answer = tokio::spawn(timeout(GIVE_UP_AFTER, question));
        let answer = answer.map(|answer| answer.ok()?.ok()?.map(Arc::new));
        let answer = answer.boxed().shared();
        asked.insert(about, (now, answer.clone()));
        answer
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::time::advance;

    use super::*;
    use domain::clock::testing::TestMachine;

    #[tokio::test(start_paused = true)]
    async fn a_question_is_asked_once_a_minute_whatever_comes_of_it() {
        let (_, clock, _mover) = TestMachine::new();
        let answers = Answers::new(&clock, 2);
        let asked = Arc::new(AtomicUsize::new(0));
        let ask = async |about: u8, answer: Option<u8>| {
            let asked = Arc::clone(&asked);
            let question = async move {
                asked.fetch_add(1, Ordering::Relaxed);
                answer
            };
            answers.ask(about, question).await.map(|answer| *answer)
        };
        assert_eq!(ask(1, Some(10)).await, Some(10));
        assert_eq!(ask(1, Some(11)).await, Some(10));
        assert_eq!(ask(2, None).await, None);
        assert_eq!(ask(2, Some(20)).await, None);
        assert_eq!(asked.load(Ordering::Relaxed), 2);
        advance(COUNTS_FOR).await;
        assert_eq!(ask(1, Some(12)).await, Some(12));
        advance(Duration::from_secs(1)).await;
        assert_eq!(ask(2, Some(21)).await, Some(21));
        // The oldest entry makes room.
        assert_eq!(ask(3, Some(30)).await, Some(30));
        assert_eq!(ask(2, Some(22)).await, Some(21));
        assert_eq!(ask(1, Some(13)).await, Some(13));
        assert_eq!(answers.asked.lock().expect("whole").len(), 2);
    }

    /// Later callers wait for the same answer as the first, even if the first has left.
    #[tokio::test(start_paused = true)]
    async fn those_who_ask_together_ask_once() {
        let (_, clock, _mover) = TestMachine::new();
        let answers = Answers::new(&clock, 2);
        let slow = |answer: u8| async move {
            tokio::time::sleep(Duration::from_secs(2)).await;
            Some(answer)
        };
        let until = Instant::now() + Duration::from_secs(1);
        assert_eq!(within(until, answers.ask(1, slow(1))).await, None);
        let until = Instant::now() + Duration::from_secs(2);
        let late = within(until, answers.ask(1, slow(2))).await;
        assert_eq!(late.as_deref(), Some(&1));
    }
}
