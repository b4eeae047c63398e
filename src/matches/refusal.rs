//! Why something a player asked for is not done.

use super::{
    ChallengeState, ChannelId, Closing, MatchId, MessageId, OfferKind, OfferState, ServerId, UserId,
};
use crate::{
    games::{AnyMove, MoveError, SizeError},
    words::Sentence,
};

/// Why something a player asked for is not done. Each carries enough to tell the
/// player what to do instead, and says in English what the log needs.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is no challenge or match of this number in this server.
    #[error("there is no match {0} here")]
    Unknown(MatchId),
    /// The game is not played on a board of this size.
    #[error("{0}")]
    Size(SizeError),
    /// One cannot play oneself.
    #[error("nobody plays against themselves")]
    ChallengedSelf,
    /// Bots do not play.
    #[error("bots do not play")]
    ChallengedBot,
    /// The opponent is not in this server.
    #[error("user {0} is not in the server")]
    ChallengedStranger(UserId),
    /// The challenger has as many challenges waiting as one may have.
    #[error("the challenger has {0} open challenges already")]
    TooManyChallenges(u32),
    /// Only the challenger may do this.
    #[error("only the challenger, user {0}, may do this")]
    NotTheChallenger(UserId),
    /// The challenger clicked the buttons meant for the opponent.
    #[error("challengers do not answer their own challenges")]
    OwnChallenge,
    /// The challenge is for somebody else.
    #[error("the challenge is for user {0}")]
    NotChallenged(UserId),
    /// The challenge is not open any more.
    #[error("the challenge is {}", .0.id())]
    ChallengeClosed(Closing),
    /// Somebody was faster and sits there now.
    #[error("challenge {0} has become a match")]
    SeatTaken(MatchId),
    /// The challenge has not become a match yet.
    #[error("challenge {0} has not become a match")]
    NotStarted(MatchId),
    /// Only the two players may do this.
    #[error("only the players of match {0} may do this")]
    NotAPlayer(MatchId),
    /// It is the opponent's turn.
    #[error("it is user {0}'s turn")]
    NotYourTurn(UserId),
    /// The match is over.
    #[error("match {0} is over")]
    Finished(MatchId),
    /// The player has proposed a rematch already, and this opponent has not answered.
    #[error("user {0} has not answered the first offer of a rematch")]
    RematchOffered(UserId),
    /// The player has finished no match here.
    #[error("the player has finished no match here")]
    NothingFinished,
    /// The match is not over yet.
    #[error("match {0} is not over")]
    StillRunning(MatchId),
    /// The button belongs to an older board.
    #[error("the board of match {id} is at revision {revision} by now")]
    OldBoard {
        /// Which match.
        id: MatchId,
        /// How its board is known now.
        revision: u32,
        /// The server, the channel and the newest board's message, if it has been posted.
        newest: Option<(ServerId, ChannelId, MessageId)>,
    },
    /// The move cannot be played.
    #[error("the move cannot be played: {error}")]
    Move {
        /// Why not.
        error: MoveError<Sentence>,
        /// A few legal moves, as examples.
        legal: Vec<AnyMove>,
    },
    /// The player has made this offer and it still waits.
    #[error("the {} offer waits for an answer", .0.id())]
    OfferWaits(OfferKind),
    /// The player has made this offer on this board before.
    #[error("the {} offer was made on this board before", .0.id())]
    OfferedBefore(OfferKind),
    /// The player has not moved yet.
    #[error("the player has not moved yet")]
    NothingToTakeBack,
    /// Players do not answer their own offers.
    #[error("players do not answer their own offers")]
    OwnOffer,
    /// Only who made an offer may take it back.
    #[error("only user {0} may take the offer back")]
    NotTheOfferer(UserId),
    /// The offer is not open any more.
    #[error("the offer is {}", .0.id())]
    OfferClosed(OfferState),
    /// What names a match is no number.
    #[error("{0:?} does not name a match")]
    NoSuchMatch(String),
    /// A button that this version of the bot does not know.
    #[error("this version does not know the button")]
    UnknownButton,
    /// The player has no running match here.
    #[error("the player has no running match here")]
    NoMatch,
    /// It is not the player's turn in any match here.
    #[error("it is not the player's turn in any match here")]
    NoTurn,
    /// Several matches could be meant.
    #[error("several matches could be meant: {0:?}")]
    WhichMatch(Vec<MatchId>),
    /// Conditional moves are for the opponent's turn.
    #[error("conditional moves are for the opponent's turn in match {0}")]
    PlanOnOwnTurn(MatchId),
    /// There is nothing to answer: the match would be over.
    #[error("the match would be over")]
    PlanPastEnd,
    /// As much is laid out as may be.
    #[error("no more conditional moves may be laid out")]
    PlanTooLong,
    /// The line is not laid out any more.
    #[error("the line is not laid out any more in match {0}")]
    PlanGone(MatchId),
    /// This works in servers only.
    #[error("this works in servers only")]
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
