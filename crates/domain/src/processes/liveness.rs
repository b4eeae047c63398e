//! Which of the other processes still run.
//!
//! The clocks of two machines differ, so a process doesn't compare another one's time with its own. It
//! measures by its own clock how long the other one has said nothing new.

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

/// A process that starts takes one for dead that was last seen this long ago, unless the machines'
/// clocks differ by minutes. So a bot that starts after everything has failed doesn't wait.
const LONG_AGO: Duration = Duration::from_mins(1);

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
    /// When that was new. `None` if it was old already when this process began to look.
    at: Option<Moment>,
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
        let begins = self.last.is_none();
        let held_up = self
            .last
            .is_some_and(|last| now.unmoved_since(last) > HELD_UP);
        self.last = Some(now);
        let before = std::mem::take(&mut self.seen);
        for process in others {
            let said = process.seen_at;
            let known = before.get(&process.holder);
            let beats = known.is_some_and(|seen| seen.beats || seen.said != said);
            let at = match known {
                Some(seen) if seen.said == said && !held_up => seen.at,
                None if begins && now.time.since(said) > LONG_AGO => None,
                _ => Some(now),
            };
            self.seen.insert(process.holder, Seen { said, at, beats });
        }
        let is_dead = |seen: &Seen| seen.at.is_none_or(|at| now.unmoved_since(at) > DEAD_AFTER);
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

    #[tokio::test(start_paused = true)]
    async fn one_that_died_long_ago_is_dead_at_the_first_look() {
        let (_, clock, _mover) = TestMachine::new();
        let old = process(ONE, START.before(Duration::from_secs(61)));
        let young = process(TWO, START.before(Duration::from_secs(59)));
        let dead = Watch::default().dead(clock.moment(), &[old, young]);
        assert_eq!(dead, [ONE]);
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
    async fn a_clock_that_is_moved_kills_nobody() {
        let (_, clock, mover) = TestMachine::new();
        let mut watch = Watch::default();
        let other = process(ONE, START);
        assert!(watch.dead(clock.moment(), &[other]).is_empty());
        mover.send_modify(|shift| *shift += Duration::from_hours(1));
        assert!(watch.dead(clock.moment(), &[other]).is_empty());
    }
}
