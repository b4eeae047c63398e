//! Whether Discord answers at all.
//!
//! If it does not, all posts would be retried in vain again and again, and all at the same time
//! when it comes back. So once several of them have had no answer, only a few at a time check for
//! one.

use std::{collections::HashSet, time::Duration};

use tokio::time::Instant;

/// How many posts in a row without an answer mean that nothing gets through.
const STORM: usize = 8;

/// How many posts are in progress in a storm.
const A_FEW: usize = 4;

/// The longest pause between two tries in a storm.
const LONGEST: Duration = Duration::from_secs(30);

/// Whether Discord answered a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// Discord answered, even if only with a refusal.
    Answer,
    /// There was no answer, or only that Discord cannot answer now.
    Nothing,
}

/// The recent record of answers.
#[derive(Debug, Default)]
pub(crate) struct CircuitBreaker {
    /// When Discord last answered.
    answered: Option<Instant>,
    /// The posts without an answer since the last answer.
    unheard: HashSet<i64>,
    /// How many tries went unanswered in the storm.
    tries: u32,
    /// When to try again.
    until: Option<Instant>,
}

impl CircuitBreaker {
    /// Records whether a post whose try began then was answered.
    pub(crate) fn note(&mut self, post: i64, reply: Reply, began: Instant) {
        let now = Instant::now();
        match reply {
            Reply::Answer => {
                if self.until.is_some() {
                    tracing::info!("Discord answers again");
                }
                *self = CircuitBreaker {
                    answered: Some(now),
                    ..CircuitBreaker::default()
                };
            }
            // Discord has answered another post since.
            Reply::Nothing if self.answered.is_some_and(|answered| began <= answered) => {}
            Reply::Nothing => {
                self.unheard.insert(post);
                if self.unheard.len() >= STORM {
                    if self.until.is_none() {
                        tracing::warn!(
                            "Discord doesn't answer, so the bot tries a few posts at a time"
                        );
                    }
                    let pause = Duration::from_secs(1 << self.tries.min(5)).min(LONGEST);
                    self.tries += 1;
                    self.until = Some(now + pause);
                }
            }
        }
    }

    /// Returns how many posts can be in progress, and from when on.
    pub(crate) fn allows(&self, most: usize) -> (usize, Option<Instant>) {
        match self.until {
            None => (most, None),
            until => (A_FEW.min(most), until),
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    fn nothing(breaker: &mut CircuitBreaker, post: i64) {
        breaker.note(post, Reply::Nothing, Instant::now());
    }

    #[tokio::test(start_paused = true)]
    async fn a_post_that_fails_again_and_again_is_no_storm() {
        let mut breaker = CircuitBreaker::default();
        for _ in 0..100 {
            nothing(&mut breaker, 1);
        }
        assert_eq!(breaker.allows(64), (64, None));
    }

    #[tokio::test(start_paused = true)]
    async fn posts_that_hang_while_others_are_answered_are_no_storm() {
        let mut breaker = CircuitBreaker::default();
        let began = Instant::now();
        advance(Duration::from_secs(10)).await;
        breaker.note(0, Reply::Answer, began);
        advance(Duration::from_secs(20)).await;
        for post in 1..100 {
            breaker.note(post, Reply::Nothing, began);
        }
        assert_eq!(breaker.allows(64), (64, None));
    }

    #[tokio::test(start_paused = true)]
    async fn when_nothing_gets_through_a_few_are_tried_at_a_time_until_there_is_an_answer() {
        let mut breaker = CircuitBreaker::default();
        for post in 0..7 {
            nothing(&mut breaker, post);
        }
        assert_eq!(breaker.allows(64), (64, None));
        let mut pauses = Vec::new();
        for post in 7..14 {
            nothing(&mut breaker, post);
            let (most, until) = breaker.allows(64);
            assert_eq!(most, A_FEW);
            let pause = until.expect("a pause").duration_since(Instant::now());
            pauses.push(pause.as_secs());
        }
        assert_eq!(pauses, [1, 2, 4, 8, 16, 30, 30]);
        breaker.note(3, Reply::Answer, Instant::now());
        assert_eq!(breaker.allows(64), (64, None));
    }
}
