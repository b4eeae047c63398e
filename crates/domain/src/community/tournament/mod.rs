//! A tournament: its players, its pairings and their results. Everything else follows from that: the
//! standings, and what happens next.
//!
//! # House rules
//!
//! - A round robin follows the Berger tables, a Swiss FIDE's Dutch system, a knock-out a seeded bracket.
//!   Players are numbered by rating when it starts; a player who enters later gets the next number.
//! - A player can enter a Swiss until half of its rounds are paired. Each missed round is a bye for half
//!   a point.
//! - It can start by itself at a time. If too few players have entered by then, it waits for managers,
//!   who can start it with fewer.
//! - A player who withdraws is not paired again. The games they still had to play in a round robin or a
//!   knock-out are won by their opponents without playing.
//! - A player who does not make a first move in time is a no-show, and loses the game. A player who does
//!   not show up [twice](MOST_NO_SHOWS) is out. Time in which they could not play does not count.
//! - A player who is banned from play is not paired again, as if they had withdrawn.
//! - A game whose match is aborted or declared void waits for managers to decide it. In finished rounds
//!   of a knock-out, the results stay.
//! - Other servers can take part in a tournament that is open to them. Its own managers run it, and a
//!   ban in its server or in the player's own server applies. A server that the bot was removed from for
//!   [a week](super::contest::FORFEIT_AFTER) is out: the games of its players are lost as if they had
//!   not shown up. While the bot is gone from the tournament's own server, the tournament waits.
//! - A server that takes part can pull out. Its players are withdrawn.
//! - A game whose channel is gone continues in another one of the same server. If there is none for
//!   [a week](super::contest::FORFEIT_AFTER), a game between servers is lost as if the player there had
//!   not shown up.
//! - A Swiss with too few players for its rounds has as many rounds as they can play. A round robin with
//!   too many boards for all to begin together is played round by round.
//! - When the deadline of a round is over, the next one is paired. A game still in progress continues,
//!   and counts as drawn for the pairing. The rounds of a knock-out have no deadline.
//! - A meeting of a knock-out that is drawn is played again with sides swapped. If that is drawn too,
//!   the player who moved second in the first game goes through.

mod making;
mod next;
mod report;
mod table;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

pub use making::{Lately, MADE_WITHIN, MOST_MADE, MOST_OPEN, MOST_OPEN_HERE};
pub use next::{NextRound, Step};
pub use report::Named;
pub use table::Line;

use crate::{
    clock::Timestamp,
    matches::{End, MatchId, Member, ServerId, Termination, UserId},
};
use rules::{Outcome, Side, variants};

/// How many players a tournament can have.
pub const PLAYERS: RangeInclusive<usize> = 3..=128;

/// How many players a tournament waits for, and how many can enter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// With fewer, it doesn't start by itself. `None`: the fewest of [`PLAYERS`].
    pub least: Option<u32>,
    /// More cannot enter. `None`: the most of [`PLAYERS`].
    pub most: Option<u32>,
}

impl Limits {
    /// Checks that a tournament can have as many players.
    pub fn check(self) -> Result<Limits, Refusal> {
        let fits = |limit: Option<u32>| {
            limit.is_none_or(|limit| usize::try_from(limit).is_ok_and(|one| PLAYERS.contains(&one)))
        };
        if fits(self.least) && fits(self.most) && self.least() <= self.most() {
            Ok(self)
        } else {
            Err(Refusal::Limits)
        }
    }

    /// Returns with how many players it starts by itself.
    pub fn least(self) -> usize {
        let least = self.least.map(usize::try_from);
        least.and_then(Result::ok).unwrap_or(*PLAYERS.start())
    }

    /// Returns how many can enter.
    pub fn most(self) -> usize {
        let most = self.most.map(usize::try_from);
        most.and_then(Result::ok).unwrap_or(*PLAYERS.end())
    }
}

/// How many rounds a Swiss can have.
pub const ROUNDS: RangeInclusive<u32> = 1..=30;

/// How many days a round can have.
pub const ROUND_DAYS: RangeInclusive<u32> = 1..=365;

/// How many days a first move can be waited for.
pub const NO_SHOW_DAYS: RangeInclusive<u32> = 1..=60;

/// How many boards can begin at the same time, so that there is a thread for each.
pub const MOST_AT_ONCE: usize = 100;

/// How many other servers can take part.
pub const MOST_SERVERS: usize = 50;

/// How many times a player can be a no-show before they are out.
pub const MOST_NO_SHOWS: usize = 2;

variants! {
    /// How players are paired.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum System {
        /// Players with equal points, and nobody twice.
        Swiss = "swiss",
        /// Everyone plays everyone.
        RoundRobin = "round-robin",
        /// The same twice, once on each side.
        DoubleRoundRobin = "double-round-robin",
        /// The loser of a meeting is out.
        Knockout = "knockout",
    }
}

variants! {
    /// The servers whose members can enter a tournament.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Between {
        /// Its own server only.
        Here = "here",
        /// Every server that is open to others and takes part.
        Open = "open",
        /// Open servers that have its code and take part.
        Code = "code",
    }
}

variants! {
    /// The stage of a tournament.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Stage {
        /// Players enter it.
        SignUp = "sign-up",
        /// It is being played.
        Running = "running",
        /// All games have been played.
        Over = "over",
        /// Its organizer has called it off.
        Cancelled = "cancelled",
    }
}

variants! {
    /// The result of a game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum GameResult {
        /// The first player won.
        First = "first",
        /// The second player won.
        Second = "second",
        /// Nobody won.
        Draw = "draw",
        /// The first player won because the second did not show up.
        FirstUnplayed = "first-unplayed",
        /// The second player won because the first did not show up.
        SecondUnplayed = "second-unplayed",
        /// Neither player showed up.
        Unplayed = "unplayed",
    }
}

impl GameResult {
    /// Returns how a match ends when managers decide its game like this. If a player did not show up, it has no
    /// result of its own, so it does not count for ratings.
    pub const fn end(self) -> End {
        let outcome = match self {
            GameResult::First => Some(Outcome::Win(Side::First)),
            GameResult::Second => Some(Outcome::Win(Side::Second)),
            GameResult::Draw => Some(Outcome::Draw),
            GameResult::FirstUnplayed | GameResult::SecondUnplayed | GameResult::Unplayed => None,
        };
        let termination = match outcome {
            Some(_) => Termination::Adjudication,
            None => Termination::Unplayed,
        };
        End {
            outcome,
            termination,
        }
    }
}

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How players are paired.
    pub system: System,
    /// How many rounds a Swiss has. In other systems, it follows from the number of players.
    pub rounds: u32,
    /// Whether all rounds of a round robin are played at the same time.
    pub at_once: bool,
    /// Whether the draw has given number 1 the first side in round 1.
    pub first_begins: bool,
}

/// A player's number in the tournament, from 1.
pub type Number = u32;

/// A current or former player of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The player's number.
    pub number: Number,
    /// The user.
    pub player: UserId,
    /// The server through which the player has entered, and in which they play.
    pub server: ServerId,
    /// The first round in which the player is paired.
    pub from: u32,
    /// The last round, if the player has withdrawn.
    pub until: Option<u32>,
}

impl Entrant {
    /// Returns the player as a member of their server.
    pub fn member(&self) -> Member {
        Member {
            server: self.server,
            user: self.player,
        }
    }

    /// Whether the player is paired in this round.
    pub fn plays_in(&self, round: u32) -> bool {
        self.from <= round && self.until.is_none_or(|until| until >= round)
    }
}

/// A game, or a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The round, from 1.
    pub round: u32,
    /// The board in it, from 1.
    pub board: u32,
    /// Which game of this meeting it is, from 1.
    pub game: u32,
    /// The player who moves first, or has the bye.
    pub first: Number,
    /// The player who moves second. `None` for a bye.
    pub second: Option<Number>,
    /// Its match, if there is or was one.
    pub id: Option<MatchId>,
    /// Its result.
    pub result: Option<GameResult>,
}

impl Game {
    /// Whether it is finished.
    pub const fn is_over(&self) -> bool {
        self.second.is_none() || self.result.is_some()
    }

    /// Whether this player should have played it and did not show up.
    fn was_missed_by(&self, number: Number) -> bool {
        match self.result {
            Some(GameResult::FirstUnplayed) => self.second == Some(number),
            Some(GameResult::SecondUnplayed) => self.first == number,
            Some(GameResult::Unplayed) => self.first == number || self.second == Some(number),
            _ => false,
        }
    }
}

/// The state of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// How it is played.
    pub plan: Plan,
    /// Its stage.
    pub stage: Stage,
    /// All current and former players, in the order of their numbers.
    pub entrants: Vec<Entrant>,
    /// All games that were paired, in the order of rounds, boards and games.
    pub games: Vec<Game>,
}

/// Why something cannot be done in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is no such tournament here.
    #[error("there is no such tournament")]
    Unknown,
    /// The caller does not manage it.
    #[error("only managers may do that")]
    NotManager,
    /// It is called off or over.
    #[error("the tournament is over")]
    Over,
    /// It is too late to enter.
    #[error("it is too late to enter")]
    TooLate,
    /// It has this many players, which is the maximum.
    #[error("the tournament is full with {0} players")]
    Full(usize),
    /// It has started, so its terms cannot be changed.
    #[error("the tournament has started")]
    Started,
    /// More players have entered than there could be.
    #[error("{0} players have entered")]
    MoreEntered(usize),
    /// A tournament cannot wait for as many players, or have as many.
    #[error("a tournament has 3 to 128 players")]
    Limits,
    /// It cannot start by itself at this time.
    #[error("it cannot start at that time")]
    StartTime,
    /// Its start has a day and no time.
    #[error("it needs a time of day to start")]
    OnlyStartDay,
    /// The manager has this many open tournaments in the server, which is the maximum.
    #[error("the manager has {0} open tournaments")]
    ManyOpen(usize),
    /// The server has this many open tournaments, which is the maximum.
    #[error("the server has {0} open tournaments")]
    ManyOpenHere(usize),
    /// Many tournaments were made lately. The next one can be made then.
    #[error("many tournaments were made, until {0:?}")]
    ManyMade(Timestamp),
    /// The draft is no longer kept.
    #[error("the draft is gone")]
    DraftGone,
    /// Its message is not posted yet, so its name cannot be changed.
    #[error("the tournament is not announced yet")]
    NotShown,
    /// The player is already in it.
    #[error("the player is in it already")]
    Entered,
    /// The player is not in it.
    #[error("the player is not in it")]
    NotEntered,
    /// The user who acts is not in it.
    #[error("the user who acts is not in it")]
    YouNotEntered,
    /// The player was in it and has withdrawn.
    #[error("the player has withdrawn")]
    Withdrawn,
    /// Fewer players than this are too few to start.
    #[error("at least {0} players are needed")]
    TooFew(usize),
    /// A Swiss has 1 to 30 rounds.
    #[error("a Swiss has 1 to 30 rounds")]
    Rounds,
    /// A round has 1 to 365 days, and a first move 1 to 60.
    #[error("a round has 1 to 365 days, and a first move 1 to 60")]
    Days,
    /// This has no effect in a tournament of this system.
    #[error("{0} does nothing in a tournament of this kind")]
    Useless(&'static str),
    /// Games are still being played, and nothing can be paired before they are over.
    #[error("{0} games still run")]
    StillPlayed(usize),
    /// Games have ended without a result, and nothing can be paired before they are decided.
    #[error("{0} games are not decided")]
    Undecided(usize),
    /// Games of the round are still being played. The next one can be paired anyway.
    #[error("{0} games of the round still run")]
    RoundRuns(usize),
    /// The meeting is over, and its winner plays on.
    #[error("match {0} belongs to a meeting that is over")]
    MeetingOver(MatchId),
    /// The game has a result, which this would replace.
    #[error("match {0} has a result")]
    Decided(MatchId),
    /// It belongs to another server.
    #[error("it belongs to another server")]
    OtherServer,
    /// It belongs to this server.
    #[error("it is the server's own")]
    OwnServer,
    /// It belongs to this server, which would have to cancel it rather than pull out.
    #[error("it is the server's own, and nobody pulls out of that")]
    OwnToCancel,
    /// Its own server is closed to others.
    #[error("its own server is closed to others")]
    OwnerClosed,
    /// The bot is not in its own server.
    #[error("the bot is not in its own server")]
    OwnerAbsent,
    /// The maximum number of servers take part.
    #[error("{0} servers take part already")]
    ManyServers(usize),
    /// The match isn't part of this tournament.
    #[error("match {0} is not in this tournament")]
    NotItsMatch(MatchId),
    /// A name has 2 to 60 letters.
    #[error("a name has 2 to 60 letters")]
    Name,
}

impl Tournament {
    /// Returns the newest round that was paired, 0 before the first.
    pub fn round(&self) -> u32 {
        self.games.last().map_or(0, |game| game.round)
    }

    /// Returns how many rounds there will be, as far as that is known.
    pub fn rounds(&self) -> u32 {
        let players = u32::try_from(self.entrants.len()).unwrap_or(u32::MAX);
        let cycle = (players + players % 2).saturating_sub(1);
        match self.plan.system {
            System::Swiss => self.plan.rounds,
            System::RoundRobin => cycle,
            System::DoubleRoundRobin => 2 * cycle,
            System::Knockout => pairings::knockout::rounds(players.max(1)),
        }
    }

    /// Returns the entrant with this number.
    pub fn entrant(&self, number: Number) -> Option<&Entrant> {
        self.entrants.iter().find(|one| one.number == number)
    }

    /// Returns this player's entry.
    pub fn entrant_of(&self, player: UserId) -> Option<&Entrant> {
        self.entrants.iter().find(|one| one.player == player)
    }

    /// Returns the games of a round.
    pub fn games_of(&self, round: u32) -> impl Iterator<Item = &Game> {
        self.games.iter().filter(move |game| game.round == round)
    }

    /// Returns the players who were no-shows too often and are still in it.
    pub fn absentees(&self) -> Vec<Number> {
        let missed = |number| {
            let games = self.games.iter();
            games.filter(|game| game.was_missed_by(number)).count()
        };
        let still_in = self.entrants.iter().filter(|one| one.until.is_none());
        still_in
            .map(|one| one.number)
            .filter(|number| missed(*number) >= MOST_NO_SHOWS)
            .collect()
    }

    /// Checks that this player can enter now. Returns the first round in which they would be
    /// paired.
    pub fn check_entry(&self, player: UserId) -> Result<u32, Refusal> {
        match self.entrant_of(player) {
            Some(one) if one.until.is_some() => Err(Refusal::Withdrawn),
            Some(_) => Err(Refusal::Entered),
            None => self.check_open(),
        }
    }

    /// Returns the round from which on a player who enters now is paired, if any player can enter.
    pub fn check_open(&self) -> Result<u32, Refusal> {
        if self.entrants.len() >= *PLAYERS.end() {
            return Err(Refusal::Full(*PLAYERS.end()));
        }
        match self.stage {
            Stage::SignUp => Ok(1),
            Stage::Running => {
                let round = self.round();
                let late = self.plan.system != System::Swiss || 2 * round > self.plan.rounds;
                if late {
                    return Err(Refusal::TooLate);
                }
                Ok(round + 1)
            }
            Stage::Over | Stage::Cancelled => Err(Refusal::Over),
        }
    }

    /// Returns how many players are in it, without those who have withdrawn.
    pub fn players(&self) -> usize {
        let players = self.entrants.iter();
        players.filter(|one| one.until.is_none()).count()
    }

    /// Checks that there is room for another player within these limits.
    pub fn check_room(&self, limits: Limits) -> Result<(), Refusal> {
        if self.players() < limits.most() {
            Ok(())
        } else {
            Err(Refusal::Full(limits.most()))
        }
    }

    /// Returns whether a user plays a game.
    pub fn plays(&self, game: &Game, user: UserId) -> bool {
        let numbers = [Some(game.first), game.second];
        numbers
            .into_iter()
            .flatten()
            .any(|number| self.entrant(number).is_some_and(|one| one.player == user))
    }

    /// Returns whether it waits for its start, and the last player whom its managers allow has entered.
    pub fn is_full_before_start(&self, limits: Limits) -> bool {
        let is_full = limits.most.is_some() && self.check_room(limits).is_err();
        self.stage == Stage::SignUp && is_full
    }

    /// Checks that it can start, and returns the plan adapted to the number of entrants: a Swiss
    /// has no more rounds than they can play, and no more boards begin at the same time than
    /// allowed.
    pub fn check_start(&self) -> Result<Plan, Refusal> {
        let players = self.entrants.len();
        if !PLAYERS.contains(&players) {
            return Err(Refusal::TooFew(*PLAYERS.start()));
        }
        let most = u32::try_from(players - 1 + players % 2).unwrap_or(u32::MAX);
        let boards = match self.plan.system {
            System::RoundRobin => players * (players - 1) / 2,
            System::DoubleRoundRobin => players * (players - 1),
            System::Swiss | System::Knockout => 0,
        };
        Ok(Plan {
            rounds: self.plan.rounds.min(most),
            at_once: self.plan.at_once && boards <= MOST_AT_ONCE,
            ..self.plan
        })
    }

    /// Checks that managers can still decide this game: in a knock-out, as long as nothing depends
    /// on it.
    pub fn check_ruling(&self, game: &Game, id: MatchId) -> Result<(), Refusal> {
        let follows = |other: &&Game| {
            other.round > game.round
                || (other.round == game.round
                    && other.board == game.board
                    && other.game > game.game)
        };
        let is_over =
            self.plan.system == System::Knockout && self.games.iter().any(|other| follows(&other));
        if is_over {
            Err(Refusal::MeetingOver(id))
        } else {
            Ok(())
        }
    }

    /// Returns the game that this match belongs to.
    pub fn game_of(&self, id: MatchId) -> Option<&Game> {
        self.games.iter().find(|game| game.id == Some(id))
    }
}
