//! Which interactions Discord still accepts an answer for: those of the last three seconds. The time of each
//! is in its number, so it is compared with Discord's clock and not with the machine's, which may differ.
//!
//! Discord's time is known from what comes from there: the `Date` of an answer, and the number of each
//! interaction, are never later than the moment at which they arrive. In between goes a clock that nobody can
//! set, and that goes on while the process is stopped.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use domain::clock::{Timestamp, running};

/// How long Discord accepts the first answer.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-callback>
const ANSWER_WITHIN: Duration = Duration::from_secs(3);

/// How much of that an answer needs on its way. What would be done later than that takes effect although the
/// user reads that it failed.
const ON_ITS_WAY: Duration = Duration::from_millis(250);

/// The machine's clock can gain on Discord's, so what was known is trusted less and less: by a two-thousandth of
/// the time that has passed, which is the most by which Linux lets a clock be corrected.
/// <https://man7.org/linux/man-pages/man2/adjtimex.2.html>
const GAIN: u32 = 2_000;

/// What is known of Discord's clock. Cheap to clone; all clones know the same.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lateness(Arc<Mutex<Option<Lead>>>);

/// How often a process looks whether it stood still.
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// For how long afterwards it still reads what it received meanwhile.
const CATCHES_UP: Duration = Duration::from_secs(2);

/// Notices that the process stood still, for those whose requests don't say when they were made. Cheap to
/// clone; all clones know the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Pulse(Arc<Mutex<Looked>>);

#[derive(Clone, Copy, Debug, Default)]
struct Looked {
    last: Option<Duration>,
    stood_still_until: Option<Duration>,
}

impl Pulse {
    /// Looks again and again.
    pub(super) async fn keep(self) {
        loop {
            self.stood_still();
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    /// Returns whether the process stood still until a moment ago, for longer than someone waits for an
    /// answer. What comes now may have been asked before that.
    pub(super) fn stood_still(&self) -> bool {
        self.stood_still_at(running())
    }

    fn stood_still_at(&self, now: Duration) -> bool {
        let mut looked = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if looked
            .last
            .is_some_and(|last| now.saturating_sub(last) > ANSWER_WITHIN)
        {
            looked.stood_still_until = Some(now);
        }
        looked.last = Some(now);
        looked
            .stood_still_until
            .is_some_and(|until| now.saturating_sub(until) < CATCHES_UP)
    }
}

/// How far Discord's time is ahead of the machine's running time, and when that was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lead {
    millis: i64,
    seen: Duration,
}

impl Lead {
    /// Returns the earliest time that Discord's clock can show after the machine has been running so long.
    fn now(self, running: Duration) -> Timestamp {
        let gained = running.saturating_sub(self.seen) / GAIN;
        Timestamp::from_millis(self.millis)
            .after(running)
            .before(gained)
    }
}

impl Lateness {
    /// Learns that Discord's clock shows this time or a later one.
    pub(super) fn hear(&self, time: Timestamp) {
        self.hear_at(time, running());
    }

    /// Returns until when an interaction of this time can be answered, by [`running`]. `None` if it is too
    /// late.
    pub(super) fn until(&self, asked: Timestamp) -> Option<Duration> {
        self.until_at(asked, running())
    }

    fn hear_at(&self, time: Timestamp, running: Duration) -> Timestamp {
        let mut lead = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = lead.map(|lead| lead.now(running));
        match known {
            Some(known) if known > time => known,
            _ => {
                *lead = Some(Lead {
                    millis: time.before(running).millis(),
                    seen: running,
                });
                time
            }
        }
    }

    fn until_at(&self, asked: Timestamp, running: Duration) -> Option<Duration> {
        let now = self.hear_at(asked, running);
        let within = ANSWER_WITHIN.saturating_sub(ON_ITS_WAY);
        let left = within.checked_sub(now.since(asked))?;
        Some(running + left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Timestamp = Timestamp::from_millis(1_800_000_000_000);

    const fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn what_is_older_than_three_seconds_by_discords_clock_is_too_late() {
        let lateness = Lateness::default();
        let at = |asked: u64, running: u64| lateness.until_at(START.after(ms(asked)), ms(running));
        // The machine has been running for 70 seconds when the first one comes.
        assert_eq!(at(0, 70_000), Some(ms(72_750)));
        assert_eq!(at(10_000, 80_000), Some(ms(82_750)));
        // It is held up for two seconds, and for almost three, when no answer arrives in time.
        assert_eq!(at(20_000, 92_000), Some(ms(92_756)));
        assert_eq!(at(30_000, 102_900), None);
        // Those that come meanwhile show that Discord's clock goes on as it did.
        assert_eq!(at(32_900, 102_900), Some(ms(105_650)));
    }

    #[test]
    fn after_a_pause_of_an_hour_what_came_meanwhile_is_too_late() {
        let lateness = Lateness::default();
        let hour = 3_600_000;
        lateness.hear_at(START, ms(0));
        for asked in [1_000, hour / 2, hour - 10_000] {
            let until = lateness.until_at(START.after(ms(asked)), ms(hour));
            assert_eq!(until, None, "{asked}");
        }
        let now = START.after(ms(hour));
        assert!(lateness.until_at(now, ms(hour)).is_some());
    }

    #[test]
    fn a_process_that_stood_still_knows_it_for_a_moment() {
        let pulse = Pulse::default();
        let stood_still = |millis| pulse.stood_still_at(ms(millis));
        assert!(!stood_still(9_000) && !stood_still(10_000) && !stood_still(13_000));
        assert!(stood_still(16_001) && stood_still(17_000) && stood_still(18_000));
        assert!(!stood_still(18_001) && !stood_still(20_000));
    }

    #[test]
    fn a_machine_that_gains_a_little_on_discord_takes_nothing_for_late() {
        let lateness = Lateness::default();
        for minutes in 0..10_000 {
            let (discord, machine) = (minutes * 60_000, minutes * 60_030);
            let until = lateness.until_at(START.after(ms(discord)), ms(machine));
            assert_eq!(until, Some(ms(machine + 2_750)), "{minutes}");
        }
    }

    #[test]
    fn discords_date_counts_before_anything_else_has_come() {
        let lateness = Lateness::default();
        lateness.hear_at(START.after(ms(20_000)), ms(0));
        assert_eq!(lateness.until_at(START, ms(10)), None);
        lateness.hear_at(START, ms(20));
        assert_eq!(lateness.until_at(START, ms(30)), None, "the latest counts");
    }
}
