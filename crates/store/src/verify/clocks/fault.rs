//! What can be wrong with the clock of a match.

use domain::matches::{Pace, clock::Reminder};

/// Something that is wrong with the clock of a match.
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
    /// No clock shows that.
    #[error("no clock shows what is stored of its clock")]
    Impossible,
    /// The numbers of what has changed it have a gap.
    #[error("change {expected} of its clock is missing, change {found} comes next")]
    Gap {
        /// The number that should come.
        expected: u32,
        /// The number that comes.
        found: u32,
    },
    /// There is no such change.
    #[error("change {0} of its clock cannot be")]
    Change(u32),
    /// Other plies have changed it than were played.
    #[error("the plies that have changed its clock are not those that were played")]
    Plies,
    /// Other takebacks have changed it than there were.
    #[error("{changes} takebacks have changed its clock, but there were {takebacks}")]
    Takebacks {
        /// As often the clock was changed.
        changes: usize,
        /// As often moves were taken back.
        takebacks: usize,
    },
    /// What it shows does not follow from what has happened.
    #[error("{0} on its clock does not follow from what has happened")]
    Reading(&'static str),
    /// The deadline lies before all that it could be.
    #[error("the deadline of its clock is too early")]
    Early,
    /// The deadline lies after what it is.
    #[error("the deadline of its clock is too late")]
    Late,
    /// Nobody will notice in time that something is due.
    #[error("its clock is to be looked at too late")]
    Look,
    /// It is too early for something to have been said.
    #[error("a player was reminded at {} of the time, though so much has not passed", .0.id())]
    Reminded(Reminder),
    /// It is too early for it to be claimed.
    #[error("it can be claimed, though time has not run out")]
    Claimable,
}
