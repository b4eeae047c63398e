//! The clock of a match: how much time its players have, and when it has run out.
//!
//! Nothing here waits or looks at the current time. Plain values lead to other plain values, so that
//! what is stored can be checked against everything that has happened, and tests can run through a year
//! in a moment.
//!
//! 1. A [`Pace`] says how much time the players have. A [`Flag`] says what happens when it has run
//!    out. A challenge names both.
//! 2. A [`MatchClock`] is the state of both in a match. It starts with the match, with the time of the
//!    side that moves first running (in a live match with the first move, or after the
//!    [`HEAD_START`]), and each ply, takeback, gift and pause returns the next clock. Its
//!    [`Reading`] is stored.
//! 3. [`Stops`] are what stops it: [`Spans`] of time in which the bot, Discord or the match's channel
//!    was gone, weekends, and the [`Habits`] of the player to move, with [`QuietHours`] and
//!    [`Vacations`].
//! 4. A clock and its stops determine the time left, the exact second of the deadline, when to
//!    remind of it, and [how the match ends](RunOut).
//! 5. A [`RunningClock`] is stored with what was said about it, and changes by a [`ClockStep`].
//! 6. A [`ClockHistory`] replays the whole way from the start of a match.
//!
//! # The deadline
//!
//! Time is used in phases: at each moment, each stop says whether it stops the clock, and until
//! when at least that stays so. Between two such moments a clock either runs or is stopped. The deadline
//! is the first second at which the phases in which it runs add up to what was left, so finding it
//! takes as many steps as there are changes on the way, and never goes beyond the deadline. Where
//! clocks are set forward or back, the offset of the zone changes, which is a moment like the others.
//!
//! # No match is stopped forever
//!
//! A player has at most [`MOST_LEFT`]. Quiet hours are at most half of each day and stay as they are
//! for [`SETTLED_FOR`], vacations have a yearly [`BUDGET`], and a pause lasts for [`LONGEST_PAUSE`].
//! Only stops that the bot itself is responsible for can last longer.

mod habits;
mod history;
mod match_clock;
mod pace;
mod pause;
mod reminder;
mod run_out;
mod running;
mod span;
mod state;
mod stops;
#[cfg(test)]
mod tests;
mod vacation;

pub use habits::{Habits, QuietHours, SETTLED_FOR};
pub use history::{ClockEvent, ClockHistory};
pub use match_clock::{HEAD_START, LONGEST_PAUSE, MOST_LEFT, MatchClock, Reading};
pub use pace::{Allowance, Flag, Pace};
pub use pause::PauseLength;
pub use reminder::Reminder;
pub use run_out::RunOut;
pub use running::{ClockStep, Reminded, RunningClock};
pub use span::{Span, Spans};
pub use state::ClockState;
pub use stops::{Stop, Stops};
pub use vacation::{BUDGET, LEAST_AWAY, PLANNED_AHEAD, VacationError, Vacations};
