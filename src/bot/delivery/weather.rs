//! Whether Discord answers at all.
//!
//! When it does not, all posts would be tried in vain again and again, and all at once when it comes
//! back. So after some of them have had no answer, one at a time tries whether there is one.

use std::{collections::HashSet, time::Duration};

use crate::clock::Timestamp;

/// So many posts in a row without an answer mean that nothing gets through.
const STORM: usize = 8;

/// The longest pause between two tries in a storm.
const LONGEST: Duration = Duration::from_secs(30);

/// What became of a post as far as the weather is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// Discord answered, if only by a refusal.
    Answer,
    /// There was no answer, or only that Discord cannot answer now.
    Nothing,
}

/// What was heard lately.
#[derive(Debug, Default)]
pub(super) struct Weather {
    /// The posts without an answer since the last answer.
    unheard: HashSet<i64>,
    /// How often nothing was heard in the storm.
    tries: u32,
    /// When to try again.
    until: Option<Timestamp>,
}

impl Weather {
    /// Notes what was heard of a post.
    pub(super) fn note(&mut self, post: i64, heard: Heard, now: Timestamp) {
        match heard {
            Heard::Answer => {
                if self.until.is_some() {
                    tracing::info!("Discord answers again");
                }
                *self = Weather::default();
            }
            Heard::Nothing => {
                self.unheard.insert(post);
                if self.unheard.len() >= STORM {
                    if self.until.is_none() {
                        tracing::warn!("Discord does not answer; one post at a time is tried");
                    }
                    let pause = Duration::from_secs(1 << self.tries.min(5)).min(LONGEST);
                    self.tries += 1;
                    self.until = Some(now.after(pause));
                }
            }
        }
    }

    /// How many posts may be under way in this weather, and from when on.
    pub(super) fn allows(&self, most: usize) -> (usize, Option<Timestamp>) {
        match self.until {
            None => (most, None),
            until => (1, until),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);

    #[test]
    fn a_post_that_fails_again_and_again_is_no_storm() {
        let mut weather = Weather::default();
        for _ in 0..100 {
            weather.note(1, Heard::Nothing, NOON);
        }
        assert_eq!(weather.allows(64), (64, None));
    }

    #[test]
    fn when_nothing_gets_through_one_is_tried_at_a_time_until_there_is_an_answer() {
        let mut weather = Weather::default();
        for post in 0..7 {
            weather.note(post, Heard::Nothing, NOON);
        }
        assert_eq!(weather.allows(64), (64, None));
        let mut pauses = Vec::new();
        for post in 7..14 {
            weather.note(post, Heard::Nothing, NOON);
            let (most, until) = weather.allows(64);
            assert_eq!(most, 1);
            pauses.push(until.expect("a pause").since(NOON).as_secs());
        }
        assert_eq!(pauses, [1, 2, 4, 8, 16, 30, 30]);
        weather.note(3, Heard::Answer, NOON);
        assert_eq!(weather.allows(64), (64, None));
    }
}
