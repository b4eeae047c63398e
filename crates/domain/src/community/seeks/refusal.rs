//! Why a seek cannot be made or taken, or a proposal cannot be answered.

use crate::matches::UserId;

/// Why a seek cannot be made or taken, or a proposal cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeekRefusal {
    /// The player has the maximum number of seeks.
    #[error("the player has {0} seeks already")]
    TooMany(u32),
    /// The player already has an identical seek.
    #[error("the player seeks just this already")]
    Same,
    /// The seek was taken or withdrawn, has expired, or isn't the caller's.
    #[error("the seek is gone")]
    Gone,
    /// Its player is being asked about another opponent.
    #[error("the player of the seek is being asked about somebody else")]
    Asked,
    /// Players cannot take their own seek.
    #[error("nobody takes their own seek")]
    Own,
    /// The player does not fit the seek, for instance by rating.
    #[error("the player does not fit the seek")]
    NoFit,
    /// Ratings can only be given for an open seat, and someone was challenged.
    #[error("ratings are said of open seats")]
    NotASeat,
    /// The text is not a range of ratings.
    #[error("{0:?} is no range of ratings")]
    NoSuchRange(String),
    /// The server is not open to others.
    #[error("the server is not open to others")]
    NotOpen,
    /// The proposal is over.
    #[error("the proposal is over")]
    ProposalOver,
    /// The proposal is for others.
    #[error("the proposal is for others")]
    NotAsked,
    /// The caller has already agreed. This player has yet to answer.
    #[error("the player has agreed before, and user {0} is still to answer")]
    AgreedBefore(UserId),
}
