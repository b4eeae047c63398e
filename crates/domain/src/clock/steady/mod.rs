//! Whether to believe the machine's clock.
//!
//! A clock that says 2035 for a minute, because a battery is empty or a time server is wrong, would
//! end every challenge and take every player off the leaderboards. So a jump of the machine's time is
//! believed only when it has stood its trial. What it is held against is the machine's other
//! clock, which says only how long something takes and which nobody sets.
//!
//! Pure: readings go in, the time comes out.

#[cfg(test)]
mod tests;

use std::time::Duration;

use super::Timestamp;

/// How far the machine's time may go off its course in a [`COURSE`] without being doubted: time
/// servers correct a clock so, and the two clocks do not run at quite the same speed.
const TOLERANCE: Duration = Duration::from_secs(10);

/// How long the course is that the tolerance is for. Without an end, many small steps would lead
/// anywhere.
const COURSE: Duration = Duration::from_mins(1);

/// A jump as far as this is an ordinary one: a suspended machine, or a clock that was set right.
const ORDINARY: Duration = Duration::from_hours(30 * 24);

/// How long an ordinary jump is on trial. A wild minute is over by then.
const TRIAL: Duration = Duration::from_mins(2);

/// How long any other jump is on trial.
const LONG_TRIAL: Duration = Duration::from_hours(1);

/// What the machine's two clocks say at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    /// The time, which may jump.
    pub(super) time: Timestamp,
    /// How long the machine has been at work since some moment, which never jumps. On Linux it
    /// stands still while the machine is suspended.
    pub(super) running: Duration,
}

impl Reading {
    /// How far the one is ahead of the other, in milliseconds. It changes when the time jumps.
    fn lead(self) -> i64 {
        self.time.before(self.running).millis()
    }
}

/// What an operator should know of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Notice {
    /// The machine's time has jumped, and is not believed for now.
    Doubted { jump: Jump, trial: Duration },
    /// The machine's time is what was believed all along.
    Recovered { time: Timestamp },
    /// The machine's time is believed again, having stood its trial.
    Believed { jump: Jump },
}

/// What the time was thought to be, and what the machine says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Jump {
    pub(super) from: Timestamp,
    pub(super) to: Timestamp,
}

/// The time as far as it is believed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Steady {
    /// By how much the believed time leads.
    lead: i64,
    /// By how much it did when its course began.
    course: Lead,
    /// What the machine says instead, and since when.
    doubt: Option<Lead>,
}

/// How far the time leads, as it was found at some moment.
#[derive(Clone, Copy, Debug)]
struct Lead {
    millis: i64,
    since: Duration,
}

impl Lead {
    fn of(reading: Reading) -> Lead {
        Lead {
            millis: reading.lead(),
            since: reading.running,
        }
    }

    /// Whether this is the same but for what clocks go off.
    fn agrees(self, other: Lead) -> bool {
        apart(self.millis, other.millis) <= TOLERANCE
    }
}

impl Steady {
    /// Believes the first reading, as there is nothing to hold it against.
    pub(super) fn new(first: Reading) -> Steady {
        Steady {
            lead: first.lead(),
            course: Lead::of(first),
            doubt: None,
        }
    }

    /// The time. Readings must come in the order in which they were taken.
    pub(super) fn read(&mut self, reading: Reading) -> (Timestamp, Option<Notice>) {
        let seen = Lead::of(reading);
        if seen.agrees(self.course) {
            if seen.since.saturating_sub(self.course.since) >= COURSE {
                self.course = seen;
            }
            self.lead = seen.millis;
            let doubt = self.doubt.take();
            let recovered = doubt.map(|_| Notice::Recovered { time: reading.time });
            return (reading.time, recovered);
        }
        let held = self.held(reading.running);
        let jump = Jump {
            from: held,
            to: reading.time,
        };
        let trial = trial(apart(seen.millis, self.lead));
        match self.doubt {
            Some(doubt) if seen.agrees(doubt) => {
                if seen.since.saturating_sub(doubt.since) < trial {
                    return (held, None);
                }
                *self = Steady::new(reading);
                (reading.time, Some(Notice::Believed { jump }))
            }
            // It says something else every time; nobody needs to read each.
            Some(_) => {
                self.doubt = Some(seen);
                (held, None)
            }
            None => {
                self.doubt = Some(seen);
                (held, Some(Notice::Doubted { jump, trial }))
            }
        }
    }

    /// The time as it goes on without the machine's.
    fn held(&self, running: Duration) -> Timestamp {
        Timestamp::from_millis(self.lead).after(running)
    }
}

/// How long a jump is on trial.
fn trial(jump: Duration) -> Duration {
    if jump <= ORDINARY { TRIAL } else { LONG_TRIAL }
}

fn apart(one: i64, other: i64) -> Duration {
    Duration::from_millis(one.abs_diff(other))
}
