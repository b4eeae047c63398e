//! Which of the other processes still run.
//!
//! The clocks of two machines differ, so a process never compares another one's time with its own. It
//! measures how long the other one has said nothing new, by what measures durations alone.

use std::{collections::HashMap, time::Duration};

use super::{Holder, Process};
use crate::clock::{Moment, Timestamp};

/// A process that has said nothing for so long is dead. It beats eight times in it. With the beat in
/// which another process notices, and the five seconds that Discord may want between two logins, its
/// shards are served again within fifteen seconds.
pub const DEAD_AFTER: Duration = Duration::from_secs(8);

/// A process that was itself held up for so long judges no other one for a while: the database was
/// away, and for the others too.
const HELD_UP: Duration = Duration::from_secs(4);

/// What a process has seen of the others.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    seen: HashMap<Holder, Seen>,
    last: Option<Moment>,
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    /// What the process said last.
    said: Timestamp,
    /// When this process first saw that.
    at: Moment,
    /// Whether the process has said something since.
    beats: bool,
}

impl Watch {
    /// Returns whether a process certainly runs: it has said something since this one began to look.
    pub fn has_heard(&self, holder: Holder) -> bool {
        self.seen.get(&holder).is_some_and(|seen| seen.beats)
    }

    /// Looks at the other processes, and returns those that are dead.
    pub fn dead(&mut self, now: Moment, others: &[Process]) -> Vec<Holder> {
        let held_up = self
            .last
            .is_some_and(|last| now.running_since(last) > HELD_UP);
        self.last = Some(now);
        let before = std::mem::take(&mut self.seen);
        for process in others {
            let said = process.seen_at;
            let known = before.get(&process.holder);
            let beats = known.is_some_and(|seen| seen.beats || seen.said != said);
            let at = match known {
                Some(seen) if seen.said == said && !held_up => seen.at,
                _ => now,
            };
            self.seen.insert(process.holder, Seen { said, at, beats });
        }
        let is_dead = |seen: &Seen| now.running_since(seen.at) > DEAD_AFTER;
        let dead = self.seen.iter().filter(|(_, seen)| is_dead(seen));
        let mut dead: Vec<Holder> = dead.map(|(holder, _)| *holder).collect();
        dead.sort_unstable();
        dead
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Role, *};
    use crate::{
        clock::testing::{START, TestMachine},
        processes::{BEAT, budget::Demand},
    };

    const ONE: Holder = Holder(1);
    const TWO: Holder = Holder(2);

    fn process(holder: Holder, seen_at: Timestamp) -> Process {
        Process {
            holder,
            seen_at,
            role: Role::Sharing,
            shards: 1,
            demand: Demand::default(),
        }
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_says_nothing_for_eight_seconds_is_dead_whatever_the_clocks_say() {
        let (_, clock, _mover) = TestMachine::new();
        let mut watch = Watch::default();
        // The second one's clock is half a minute behind, and it stands still.
        let behind = START.before(Duration::from_secs(30));
        let mut heard = Vec::new();
        for beat in 0..=9_u32 {
            let others = [process(ONE, START.after(BEAT * beat)), process(TWO, behind)];
            heard.push(watch.dead(clock.moment(), &others));
            tokio::time::advance(BEAT).await;
        }
        assert!(heard[..9].iter().all(Vec::is_empty), "{heard:?}");
        assert_eq!(heard[9], [TWO]);
        assert!(watch.has_heard(ONE) && !watch.has_heard(TWO));
    }

    /// The other one's clock may be behind by any time, so what it said tells nothing of when.
    #[tokio::test(start_paused = true)]
    async fn one_that_said_something_long_ago_is_given_its_time() {
        let (_, clock, _mover) = TestMachine::new();
        let mut watch = Watch::default();
        let old = START.before(Duration::from_hours(1));
        let mut dead = Vec::new();
        for beat in 0..=9_u32 {
            let others = [process(ONE, old), process(TWO, old.after(BEAT * beat))];
            dead.push(watch.dead(clock.moment(), &others));
            tokio::time::advance(BEAT).await;
        }
        assert!(dead[..9].iter().all(Vec::is_empty), "{dead:?}");
        assert_eq!(dead[9], [ONE]);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_was_held_up_itself_gives_the_others_their_time() {
        let (_, clock, _mover) = TestMachine::new();
        let mut watch = Watch::default();
        let other = process(ONE, START);
        assert!(watch.dead(clock.moment(), &[other]).is_empty());
        // The database was away for a minute.
        tokio::time::advance(Duration::from_mins(1)).await;
        assert!(watch.dead(clock.moment(), &[other]).is_empty());
        for _ in 0..8 {
            tokio::time::advance(BEAT).await;
            assert!(watch.dead(clock.moment(), &[other]).is_empty());
        }
        tokio::time::advance(BEAT).await;
        assert_eq!(watch.dead(clock.moment(), &[other]), [ONE]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_is_moved_or_set_kills_nobody() {
        let (machine, clock, mover) = TestMachine::new();
        let mut watch = Watch::default();
        let other = process(ONE, START);
        assert!(watch.dead(clock.moment(), &[other]).is_empty());
        mover.send_modify(|shift| *shift += Duration::from_hours(1));
        assert!(watch.dead(clock.moment(), &[other]).is_empty());
        machine.set_forward(Duration::from_secs(9));
        assert!(watch.dead(clock.moment(), &[other]).is_empty());
    }
}
