//! Why players cannot arrange time as they want.

use super::{MatchId, clock::VacationError};
use crate::clock::Timestamp;

/// Why players cannot arrange time as they want: change a clock, take a vacation, have quiet hours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TimeRefusal {
    /// Nobody can have so much time.
    #[error("nobody can have so much time as there would be in match {0}")]
    TooMuchTime(MatchId),
    /// Time has run out, so the clock cannot be changed.
    #[error("time has run out in match {0}, so its clock stays as it is")]
    RunOut(MatchId),
    /// There is no pause to be ended.
    #[error("match {0} does not pause")]
    NotPaused(MatchId),
    /// A vacation cannot be taken.
    #[error("the vacation cannot be taken: {0:?}")]
    Vacation(VacationError),
    /// The player is not away.
    #[error("the player is not away")]
    NotAway,
    /// The player has planned no vacation.
    #[error("the player has planned no vacation")]
    NothingPlanned,
    /// This text should name a day.
    #[error("{0:?} does not name a day")]
    NoSuchDay(String),
    /// This text should name a time zone.
    #[error("{0:?} does not name a time zone")]
    NoSuchZone(String),
    /// This text should name quiet hours.
    #[error("{0:?} does not name quiet hours")]
    NoSuchHours(String),
    /// The player's zone and quiet hours cannot be changed before that time.
    #[error("zone and quiet hours were changed not long ago")]
    Settled(Timestamp),
}
