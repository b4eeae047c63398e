//! Faults in the clock of a match.

use domain::matches::{Pace, clock::Reminder};

/// A fault in the clock of a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClockFault {
    /// A running match should have a clock.
    #[error("it has no clock, though its pace is {}", .0.id())]
    Missing(Pace),
    /// A running match should have none.
    #[error("it has a clock, though its pace is none")]
    Paceless,
    /// A finished match has rows of a running one.
    #[error("it is finished, but rows of its clock are left: {0}")]
    Left(usize),
    /// No clock can show that.
    #[error("no clock shows what is stored of its clock")]
    Impossible,
    /// The numbers of its changes have a gap.
    #[error("change {expected} of its clock is missing, change {found} comes next")]
    Gap {
        /// The expected number.
        expected: u32,
        /// The actual number.
        found: u32,
    },
    /// There is no such change.
    #[error("change {0} of its clock cannot be")]
    Change(u32),
    /// It was changed by other plies than were played.
    #[error("the plies that have changed its clock are not those that were played")]
    Plies,
    /// It was changed by other takebacks than there were.
    #[error("{changes} takebacks have changed its clock, but there were {takebacks}")]
    Takebacks {
        /// How many times takebacks changed the clock.
        changes: usize,
        /// How many times moves were taken back.
        takebacks: usize,
    },
    /// Its reading does not follow from its history.
    #[error("{0} on its clock does not follow from what has happened")]
    Reading(&'static str),
    /// The deadline is before any possible one.
    #[error("the deadline of its clock is too early")]
    Early,
    /// The deadline is after the right one.
    #[error("the deadline of its clock is too late")]
    Late,
    /// Nobody will notice in time that something is due.
    #[error("its clock is to be looked at too late")]
    Look,
    /// It is too early for this reminder to have been sent.
    #[error("a player was reminded at {} of the time, though so much has not passed", .0.id())]
    Reminded(Reminder),
    /// It is too early for it to be claimable.
    #[error("it can be claimed, though time has not run out")]
    Claimable,
}
