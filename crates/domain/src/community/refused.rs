//! Why something that communities do together is refused.

use super::{NoOpening, contest::NoContest, ladder, seeks::SeekRefusal, tournament};

/// Why something that communities do together is refused. The message is shown to the member.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The server cannot open itself to others this way.
    #[error(transparent)]
    Opening(#[from] NoOpening),
    /// Seasons belong to servers.
    #[error("seasons are ranked in each server by itself")]
    SeasonEverywhere,
    /// The role cannot be given as an honour.
    #[error("the role gives power, or cannot be given at all")]
    NoHonour,
    /// The member could not give the role by hand.
    #[error("the role is chosen by a member who may not give it")]
    HonourNotYours,
    /// No opponent can be found this way.
    #[error(transparent)]
    Seek(#[from] SeekRefusal),
    /// Two servers cannot play a contest this way.
    #[error(transparent)]
    Contest(#[from] NoContest),
    /// It is not possible in a tournament.
    #[error(transparent)]
    Tournament(#[from] tournament::Refusal),
    /// It is not possible on a ladder.
    #[error(transparent)]
    Ladder(#[from] ladder::Refusal),
}
