//! Refusals that concern time.

use std::time::Duration;

use super::{MatchId, Pace, clock::VacationError};
use crate::clock::Timestamp;

/// A refusal that concerns time: a move that is late, a claim that is early, a pace, a vacation,
/// quiet hours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TimeRefusal {
    /// The server does not offer this pace.
    #[error("the pace {} is not offered here", .0.id())]
    PaceNotOffered(Pace),
    /// This text doesn't name a pace.
    #[error("{0:?} does not name a pace")]
    NoSuchPace(String),
    /// The match has no clock.
    #[error("match {0} has no clock")]
    NoClock(MatchId),
    /// It is the player's own time that is running.
    #[error("it is the player's own time that runs in match {0}")]
    OwnTime(MatchId),
    /// The opponent has time left, until then as far as is known.
    #[error("the opponent has time left in match {0}")]
    TimeLeft(MatchId, Option<Timestamp>),
    /// The player's time has run out.
    #[error("the time has run out in match {0}")]
    TimeIsUp(MatchId),
    /// Time has run out, so nothing can be offered or agreed on.
    #[error("time has run out in match {0}, so nothing is offered or agreed on in it")]
    TooLate(MatchId),
    /// The match has no clock, and its opponent has not been inactive long enough.
    #[error("match {0} has no clock, and cannot be claimed yet")]
    NotAbandoned(MatchId),
    /// Nobody can have that much time.
    #[error("nobody can have so much time as there would be in match {0}")]
    TooMuchTime(MatchId),
    /// This much has been given on this board, and nothing more can be given.
    #[error("as much as can be was given on this board in match {0}")]
    ManyGifts(MatchId, Duration),
    /// Time has run out, so the clock cannot be changed.
    #[error("time has run out in match {0}, so its clock stays as it is")]
    RunOut(MatchId),
    /// There is no pause to end.
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
    /// This text doesn't name a day.
    #[error("{0:?} does not name a day")]
    NoSuchDay(String),
    /// This text doesn't name a time zone.
    #[error("{text:?} does not name a time zone")]
    NoSuchZone {
        /// The text.
        text: String,
        /// A few zones that it could mean.
        near: Vec<String>,
    },
    /// This text doesn't name quiet hours.
    #[error("{0:?} does not name quiet hours")]
    NoSuchHours(String),
    /// The player's zone and quiet hours cannot be changed before that time.
    #[error("zone and quiet hours were changed not long ago")]
    Settled(Timestamp),
}
