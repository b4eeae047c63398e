//! Decides whether to trust the machine's clock.
//!
//! A clock that says 2035 for a minute, because a battery is empty or a time server is wrong, would
//! end every challenge and take every player off the leaderboards. So a jump of the machine's time
//! is accepted only after a trial period. It is compared with the machine's other clock, which only
//! measures durations and which nobody sets.
//!
//! Pure: readings go in, the time comes out.

#[cfg(test)]
mod tests;

use std::time::Duration;

use super::Timestamp;

/// How far the machine's time can drift within a [`COURSE`] without being doubted: time servers
/// make small corrections, and the two clocks don't run at quite the same speed.
const TOLERANCE: Duration = Duration::from_secs(10);

/// The period that the tolerance applies to. Without a limit, many small steps could lead anywhere.
const COURSE: Duration = Duration::from_mins(1);

/// A jump up to this size is ordinary: a suspended machine, or a clock that was corrected.
const ORDINARY: Duration = Duration::from_hours(30 * 24);

/// The trial period of an ordinary jump. A wild minute is over by then.
const TRIAL: Duration = Duration::from_mins(2);

/// The trial period of any other jump.
const LONG_TRIAL: Duration = Duration::from_hours(1);

/// A reading of the machine's two clocks at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    /// The time, which can jump.
    pub(super) time: Timestamp,
    /// How long the machine has been running since some moment. This never jumps. On Linux it counts
    /// while the machine is suspended.
    pub(super) running: Duration,
}

impl Reading {
    /// Returns how far the time is ahead of the running time, in milliseconds. It changes when the
    /// time jumps.
    fn lead(self) -> i64 {
        self.time.before(self.running).millis()
    }
}

/// Something an operator should know about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Notice {
    /// The machine's time has jumped, and is not trusted for now.
    Doubted { jump: Jump, trial: Duration },
    /// The machine's time matches the trusted time again.
    Recovered { time: Timestamp },
    /// The machine's time is trusted again, having passed its trial.
    Believed { jump: Jump },
}

/// The expected time, and what the machine says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Jump {
    pub(super) from: Timestamp,
    pub(super) to: Timestamp,
}

/// The time as far as it is trusted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Steady {
    /// The lead of the trusted time.
    lead: i64,
    /// That lead when its course began.
    course: Lead,
    /// The lead that the machine shows instead, and since when.
    doubt: Option<Lead>,
}

/// A lead of the time, and when it was observed.
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

    /// Whether this is the same lead, apart from clock drift.
    fn agrees(self, other: Lead) -> bool {
        apart(self.millis, other.millis) <= TOLERANCE
    }
}

impl Steady {
    /// Trusts the first reading, as there is nothing to compare it with.
    pub(super) fn new(first: Reading) -> Steady {
        Steady {
            lead: first.lead(),
            course: Lead::of(first),
            doubt: None,
        }
    }

    /// Returns the time. Readings must come in the order in which they were taken.
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
            // It says something else every time; there is no need to log each.
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

    /// Returns the time extrapolated without the machine's.
    fn held(&self, running: Duration) -> Timestamp {
        Timestamp::from_millis(self.lead).after(running)
    }
}

/// Returns the trial period of a jump.
fn trial(jump: Duration) -> Duration {
    if jump <= ORDINARY { TRIAL } else { LONG_TRIAL }
}

fn apart(one: i64, other: i64) -> Duration {
    Duration::from_millis(one.abs_diff(other))
}
