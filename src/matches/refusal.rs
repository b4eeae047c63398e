//! Why something a player asked for is not done.

use std::fmt;

use super::{
    ChallengeState, ChannelId, Closing, MatchId, MessageId, OfferKind, OfferState, ServerId, UserId,
};
use crate::{
    games::{AnyMove, MoveError, SizeError},
    words::Sentence,
};

/// Why something a player asked for is not done. Each says enough to know what to do instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no challenge or match of this number in this server.
    Unknown(MatchId),
    /// The game is not played on a board of this size.
    Size(SizeError),
    /// One cannot play oneself.
    ChallengedSelf,
    /// Bots do not play.
    ChallengedBot,
    /// The opponent is not in this server.
    ChallengedStranger(UserId),
    /// The challenger has as many challenges waiting as one may have.
    TooManyChallenges(u32),
    /// Only the challenger may do this.
    NotTheChallenger(UserId),
    /// The challenger clicked the buttons meant for the opponent.
    OwnChallenge,
    /// The challenge is for somebody else.
    NotChallenged(UserId),
    /// The challenge is not open any more.
    ChallengeClosed(Closing),
    /// Somebody was faster and sits there now.
    SeatTaken(MatchId),
    /// The challenge has not become a match yet.
    NotStarted(MatchId),
    /// Only the two players may do this.
    NotAPlayer(MatchId),
    /// It is the opponent's turn.
    NotYourTurn(UserId),
    /// The match is over.
    Finished(MatchId),
    /// The player has proposed a rematch already, and this opponent has not answered.
    RematchOffered(UserId),
    /// The player has finished no match here.
    NothingFinished,
    /// The match is not over yet.
    StillRunning(MatchId),
    /// The button belongs to an older board.
    OldBoard {
        /// Which match.
        id: MatchId,
        /// How its board is known now.
        revision: u32,
        /// The server, the channel and the newest board's message, if it has been posted.
        newest: Option<(ServerId, ChannelId, MessageId)>,
    },
    /// The move cannot be played.
    Move {
        /// Why not.
        error: MoveError<Sentence>,
        /// A few legal moves, as examples.
        legal: Vec<AnyMove>,
    },
    /// The player has made this offer and it still waits.
    OfferWaits(OfferKind),
    /// The player has made this offer on this board before.
    OfferedBefore(OfferKind),
    /// The player has not moved yet.
    NothingToTakeBack,
    /// Players do not answer their own offers.
    OwnOffer,
    /// Only who made an offer may take it back.
    NotTheOfferer(UserId),
    /// The offer is not open any more.
    OfferClosed(OfferState),
    /// What names a match is no number.
    NoSuchMatch(String),
    /// A button that this version of the bot does not know.
    UnknownButton,
    /// The player has no running match here.
    NoMatch,
    /// It is not the player's turn in any match here.
    NoTurn,
    /// Several matches could be meant.
    WhichMatch(Vec<MatchId>),
    /// Conditional moves are for the opponent's turn.
    PlanOnOwnTurn(MatchId),
    /// There is nothing to answer: the match would be over.
    PlanPastEnd,
    /// As much is laid out as may be.
    PlanTooLong,
    /// The line is not laid out any more.
    PlanGone(MatchId),
    /// This works in servers only.
    NotInServer,
}

impl Refusal {
    /// The refusal for a challenge in this state, which is not open.
    pub(super) fn not_open(id: MatchId, state: ChallengeState) -> Option<Refusal> {
        match state {
            ChallengeState::Open => None,
            ChallengeState::Accepted => Some(Refusal::SeatTaken(id)),
            ChallengeState::Closed(how) => Some(Refusal::ChallengeClosed(how)),
        }
    }
}

/// For logs. What a player reads is worded where it is shown.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Refusal {}
