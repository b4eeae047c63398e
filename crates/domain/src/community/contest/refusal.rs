//! Why something about a contest is refused.

use super::{ContestId, State};
use crate::{clock::Timestamp, matches::UserId};

/// Why something about a contest is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoContest {
    /// There is no contest with this number in this server.
    #[error("there is no contest {0} here")]
    Unknown(ContestId),
    /// No contest was named, and there are several or none.
    #[error("it is not clear which contest is meant")]
    Which,
    /// No open server has this name or code.
    #[error("no open server is found by {0:?}")]
    NoSuchServer(String),
    /// Several open servers have this name.
    #[error("several open servers are called {0:?}")]
    SeveralServers(String),
    /// The bot is not in the server with this name, so nobody there could answer.
    #[error("the bot is not in the server {0:?}")]
    Absent(String),
    /// The server with this name is not open, so it cannot be challenged.
    #[error("the server {0:?} is not open")]
    Closed(String),
    /// The bot is not in the participating server with this name, so no board can be set up.
    #[error("the bot is not in the server {0:?}, which takes part")]
    Gone(String),
    /// This text doesn't name a term that can be agreed on.
    #[error("{0:?} names no term")]
    NoSuchTerm(String),
    /// The caller's own server is not open, so the other one could not reply.
    #[error("the server is not open itself")]
    NotOpen,
    /// A server cannot play against itself.
    #[error("a server does not play against itself")]
    Itself,
    /// Only members who can manage the server can do this.
    #[error("only members who may manage the server may do this")]
    NotAManager,
    /// Only the captain and members who can manage the server can do this.
    #[error("only the captain may do this")]
    NotTheCaptain,
    /// A contest has between one and this many boards.
    #[error("a contest has from one to {0} boards")]
    Boards(u32),
    /// The sign-up lasts between one and this many days.
    #[error("members sign up for from one to {0} days")]
    Days(u32),
    /// This text doesn't name a game.
    #[error("{0:?} names no game")]
    NoSuchGame(String),
    /// Contests cannot be played live or without a clock.
    #[error("contests are not played at this pace")]
    Pace,
    /// The server takes part in the maximum number of contests.
    #[error("the server takes part in {0} contests already")]
    ManyContests(usize),
    /// The other server takes part in the maximum number of contests.
    #[error("the other server takes part in as many contests as it may")]
    TheirManyContests,
    /// The server has recently made the maximum number of proposals.
    #[error("the server has proposed many contests of late")]
    ManyProposals(Timestamp),
    /// The other server has refused a contest, or let one lapse, and cannot be asked again before
    /// then.
    #[error("the other server has refused of late")]
    RefusedBefore(Timestamp),
    /// The two servers have a contest that is not over.
    #[error("contest {0} of the two servers is not over")]
    NotOver(ContestId),
    /// It is the other server's turn to answer.
    #[error("the other server answers")]
    TheyAnswer,
    /// The contest is in this state, so it is too late or too early for that.
    #[error("the contest is {}", .0.id())]
    NotNow(State),
    /// This user has signed up for this contest in the other server. `None`: the caller.
    #[error("the user plays for the other server")]
    InOtherTeam(Option<UserId>),
    /// This user has not signed up. `None`: the caller.
    #[error("the user has not signed up")]
    NotSignedUp(Option<UserId>),
    /// No board could be set up with the members who have signed up.
    #[error("too few have signed up for a board")]
    TooFew,
    /// This user isn't a member of the server, or is a bot.
    #[error("user {0} cannot lead a team")]
    NoCaptain(UserId),
    /// The maximum number of members have signed up.
    #[error("{0} members have signed up already")]
    FullTeam(usize),
    /// The user isn't at a board that is still being played.
    #[error("user {0} is on no board that is played")]
    NoBoard(UserId),
    /// Both players of the board have made their first moves.
    #[error("the board of user {0} has begun in earnest")]
    BegunInEarnest(UserId),
    /// The team has replaced the maximum number of players.
    #[error("the team has replaced {0} players already")]
    ManyReplaced(usize),
    /// There is no reserve.
    #[error("there is no reserve who plays this game")]
    NoReserve,
}
