//! The reasons why the bot refuses something that a player asked for.

use super::{
    ChallengeState, ChannelId, Closing, MatchId, MessageId, NoBan, NoRuling, OfferKind, OfferState,
    Reason, RoleId, ServerId, TimeRefusal, UserId,
};
use crate::clock::Timestamp;
use rules::{AnyMove, MoveError, SizeError, words::Sentence};

/// Why the bot refuses something that a player asked for. Each carries enough to tell the player
/// what to do instead, and its English text is written for the log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is no challenge or match with this number in this server.
    #[error("there is no match {0} here")]
    Unknown(MatchId),
    /// The game is not played on a board of this size.
    #[error("{0}")]
    Size(SizeError),
    /// The timing is not possible.
    #[error(transparent)]
    Time(#[from] TimeRefusal),
    /// Players cannot play against themselves.
    #[error("nobody plays against themselves")]
    ChallengedSelf,
    /// Bots do not play.
    #[error("bots do not play")]
    ChallengedBot,
    /// The opponent is not in this server.
    #[error("user {0} is not in the server")]
    ChallengedStranger(UserId),
    /// The opponent has had everything deleted, so nobody knows who it was.
    #[error("the opponent was deleted")]
    ChallengedDeleted,
    /// The challenger has the maximum number of open challenges.
    #[error("the challenger has {0} open challenges already")]
    TooManyChallenges(u32),
    /// The challenger has recently challenged this opponent often.
    #[error("the challenger has challenged user {user} often of late")]
    ChallengedOften {
        /// The opponent.
        user: UserId,
        /// Until when the challenger has to wait.
        until: Timestamp,
    },
    /// The challenger has recently made many challenges, and has to wait until then.
    #[error("the challenger has made many challenges of late")]
    ManyChallenges(Timestamp),
    /// The user has had much of what costs the bot much, and has to wait until then.
    #[error("the user has asked for a lot in a short time")]
    AskedForMuch(Timestamp),
    /// The user's server has.
    #[error("the server has asked for a lot in a short time")]
    ServerAskedForMuch(Timestamp),
    /// The player has the maximum number of running matches.
    #[error("the player has {0} running matches already")]
    ManyMatches(u32),
    /// The other player has the maximum number of running matches.
    #[error("user {0} has as many running matches as one may have")]
    TheirManyMatches(UserId),
    /// The player has blocked the other one.
    #[error("the player has blocked user {0}")]
    YouBlocked(UserId),
    /// The other one has blocked the player.
    #[error("user {0} has blocked the player")]
    NotWanted(UserId),
    /// Users cannot block themselves.
    #[error("nobody blocks themselves")]
    BlockedSelf,
    /// Only people can be blocked.
    #[error("bots cannot be blocked")]
    BlockedBot,
    /// Only people have profiles.
    #[error("bots have no profile")]
    ProfileOfBot,
    /// The player has blocked the maximum number of users.
    #[error("the player has blocked {0} users already")]
    ManyBlocks(usize),
    /// The user follows the maximum number of matches.
    #[error("the user follows {0} matches already")]
    ManyFollowings(usize),
    /// The match has the maximum number of followers.
    #[error("{0} users follow the match already")]
    ManyFollowers(usize),
    /// A note cannot have more characters than this.
    #[error("a note has at most {0} characters")]
    LongNote(u16),
    /// The line begins on a board that is no longer the newest, or another line has taken its
    /// place.
    #[error("the line that was tried in match {0} is gone")]
    StaleLine(MatchId),
    /// Only the challenger can do this.
    #[error("only the challenger, user {0}, may do this")]
    NotTheChallenger(UserId),
    /// The challenger pressed a button that is meant for the opponent.
    #[error("challengers do not answer their own challenges")]
    OwnChallenge,
    /// The challenge is for another player.
    #[error("the challenge is for user {0}")]
    NotChallenged(UserId),
    /// The challenge is closed.
    #[error("the challenge is {}", .0.id())]
    ChallengeClosed(Closing),
    /// Another player has already accepted the challenge.
    #[error("challenge {0} has become a match")]
    SeatTaken(MatchId),
    /// The challenge has not become a match yet.
    #[error("challenge {0} has not become a match")]
    NotStarted(MatchId),
    /// Only the two players can do this.
    #[error("only the players of match {0} may do this")]
    NotAPlayer(MatchId),
    /// It is the opponent's turn.
    #[error("it is user {0}'s turn")]
    NotYourTurn(UserId),
    /// The match is over.
    #[error("match {0} is over")]
    Finished(MatchId),
    /// The player has already offered a rematch, and this opponent has not answered.
    #[error("user {0} has not answered the first offer of a rematch")]
    RematchOffered(UserId),
    /// The player has not finished a match here.
    #[error("the player has finished no match here")]
    NothingFinished,
    /// The match is not over yet.
    #[error("match {0} is not over")]
    StillRunning(MatchId),
    /// The button belongs to an old board.
    #[error("the board of match {id} is at revision {revision} by now")]
    OldBoard {
        /// The match.
        id: MatchId,
        /// The revision of the current board.
        revision: u32,
        /// The server, channel and message of the newest board, if it has been posted.
        newest: Option<(ServerId, ChannelId, MessageId)>,
        /// The time of the backup that was restored since the old board was posted, if one was.
        back_to: Option<Timestamp>,
    },
    /// It was lost when a backup of this time was restored.
    #[error("it was lost when the backup of {0} was restored")]
    Lost(Timestamp),
    /// The move cannot be played.
    #[error("the move cannot be played: {error}")]
    Move {
        /// The reason.
        error: MoveError<Sentence>,
        /// A few legal moves, as examples.
        legal: Vec<AnyMove>,
    },
    /// The player has made this offer, and it is still waiting for an answer.
    #[error("the {} offer waits for an answer", .0.id())]
    OfferWaits(OfferKind),
    /// The player has already made this offer on this board.
    #[error("the {} offer was made on this board before", .0.id())]
    OfferedBefore(OfferKind),
    /// The player has not moved yet.
    #[error("the player has not moved yet")]
    NothingToTakeBack,
    /// The record has moves that today's rules refuse, so the positions before them are not known.
    #[error("match {0} has moves that today's rules refuse")]
    OlderRules(MatchId),
    /// Players cannot answer their own offers.
    #[error("players do not answer their own offers")]
    OwnOffer,
    /// Only the player who made an offer can take it back.
    #[error("only user {0} may take the offer back")]
    NotTheOfferer(UserId),
    /// The offer is closed.
    #[error("the offer is {}", .0.id())]
    OfferClosed(OfferState),
    /// This text should name a match, but it is not a number.
    #[error("{0:?} does not name a match")]
    NoSuchMatch(String),
    /// This version of the bot does not know the button.
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
    /// The match would be over, so there is nothing to answer.
    #[error("the match would be over")]
    PlanPastEnd,
    /// The plan has the maximum number of steps.
    #[error("no more steps may be planned")]
    PlanTooLong,
    /// The line is no longer planned.
    #[error("the line is no longer planned in match {0}")]
    PlanGone(MatchId),
    /// The moderators of the server do not allow it.
    #[error(transparent)]
    HouseRule(#[from] HouseRule),
    /// A moderator cannot make this ruling.
    #[error(transparent)]
    Ruling(#[from] NoRuling),
    /// A moderator cannot impose this ban.
    #[error(transparent)]
    Ban(#[from] NoBan),
    /// There are no messages in a channel of this kind.
    #[error("there are no messages in a channel of this kind")]
    NoMessagesHere,
    /// A player of another server cannot be challenged.
    #[error(transparent)]
    Code(#[from] NoCode),
    /// It is not possible with the computer.
    #[error(transparent)]
    Computer(#[from] NoComputer),
    /// There is no hint.
    #[error(transparent)]
    Hint(#[from] NoHint),
    /// The puzzle is today's.
    #[error("the solution of today's puzzle is for tomorrow")]
    PuzzleOfToday,
    /// This works only in servers.
    #[error("this works in servers only")]
    NotInServer,
}

impl Refusal {
    /// Returns the refusal for a challenge in this state, unless it is open.
    pub(super) fn not_open(id: MatchId, state: ChallengeState) -> Option<Refusal> {
        match state {
            ChallengeState::Open => None,
            ChallengeState::Accepted => Some(Refusal::SeatTaken(id)),
            ChallengeState::Closed(how) => Some(Refusal::ChallengeClosed(how)),
        }
    }
}

/// Why a player gets no hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoHint {
    /// The match is rated.
    #[error("match {0} is rated")]
    Rated(MatchId),
    /// The match is part of something larger, in which others rely on it.
    #[error("match {0} belongs to a tournament or a contest")]
    Arranged(MatchId),
    /// A position of this match is one that a player has to move in in a running match that counts.
    #[error("a position of match {0} is at stake in a running match")]
    AtStake(MatchId),
    /// The player has used all hints.
    #[error("the player has had {most} hints in match {id}")]
    Used {
        /// The match.
        id: MatchId,
        /// How many there are.
        most: u32,
    },
}

/// Why a player of another server cannot be challenged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCode {
    /// Nobody has this code, or its owner can't be reached by it now.
    #[error("nobody can be challenged by this code")]
    Unknown,
    /// The user has entered many codes that don't exist, and can enter the next one then.
    #[error("the user has entered many wrong codes, until {0:?}")]
    ManyWrong(Timestamp),
    /// The other player's server does not let both play.
    #[error("one of the players is banned in the other server")]
    Banned,
    /// The other player's server does not offer this pace.
    #[error("the other server does not offer this pace")]
    Pace,
    /// A member is named too, and only one of the two can be challenged.
    #[error("a member and a code are named")]
    WithMember,
}

/// A match, and where it can be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundAt {
    /// The match.
    pub id: MatchId,
    /// The server where it is shown.
    pub server: ServerId,
    /// The channel or thread of its boards. `None` if only its player sees it.
    pub channel: Option<ChannelId>,
}

/// Why something is not possible with the computer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoComputer {
    /// The user has the maximum number of running matches against the computer.
    #[error("the user plays these matches against the computer already: {0:?}")]
    ManyMatches(Vec<FoundAt>),
    /// The user has begun many such matches within an hour, and can begin the next one then.
    #[error("the user has begun many matches against the computer, until {0:?}")]
    ManyBegun(Timestamp),
    /// A position of this match is at stake in a running match of the user that counts.
    #[error("a position of match {0} is at stake in a running match")]
    AtStake(MatchId),
    /// A match like this one has already begun.
    #[error("match {0} has begun in the place of this one")]
    BegunBefore(MatchId),
    /// The user is learning this game in a running match.
    #[error("the user learns the game in match {0}")]
    Learns(MatchId),
    /// The computer answers the offer of a draw immediately, so none comes with a move.
    #[error("no draw is offered to the computer with a move")]
    DrawByMove,
    /// The user can't be sent direct messages, and the bot isn't where the user is.
    #[error("the user takes no direct messages")]
    NoDirectMessages,
    /// The user wants to share this match from outside its server, where their roles are not known.
    #[error("match {0} can be shared only in its server")]
    SharedOutside(MatchId),
}

/// A rule set by the moderators of a server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HouseRule {
    /// Only members with this role can challenge.
    #[error("only members with role {0} may challenge here")]
    NeedsRole(RoleId),
    /// The player has the maximum number of running matches in the server.
    #[error("the player has {0} running matches in the server already")]
    ManyMatches(u32),
    /// The player is banned from play, for this reason if one was given.
    #[error("the player is banned from play here")]
    Banned(Option<Reason>),
    /// The other player is banned from play.
    #[error("user {0} is banned from play here")]
    TheirBan(UserId),
}
