//! The state of a clock at a moment.

use super::{MatchClock, Stop, Stops};
use crate::clock::Timestamp;

/// The state of a clock at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockState {
    /// The mover's time runs.
    Running,
    /// Something stops it.
    Stopped {
        /// The stop. If there are several, the one that ends last.
        by: Stop,
        /// When it runs again, as far as is known. `None` if no end is known.
        until: Option<Timestamp>,
    },
    /// The mover's time has run out.
    RunOut,
}

impl MatchClock {
    /// Returns its state now.
    pub fn state(&self, now: Timestamp, stops: Stops<'_>) -> ClockState {
        let now = now.whole_second();
        if self.has_run_out(now, stops) {
            return ClockState::RunOut;
        }
        let starts = self.starts(stops);
        if starts.is_none_or(|starts| now < starts) {
            return ClockState::Stopped {
                by: if self.reading().begins {
                    Stop::Beginning
                } else {
                    Stop::Pause
                },
                until: starts.and_then(|starts| stops.next_run(self.whose(), starts)),
            };
        }
        match stops.phase(self.whose(), now).stop {
            None => ClockState::Running,
            Some(by) => ClockState::Stopped {
                by,
                until: stops.next_run(self.whose(), now),
            },
        }
    }
}
