//! Why a report cannot be read.

use super::super::tournament::Number;
use thiserror::Error;

/// Why a report cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TrfError {
    /// A line is wrong.
    #[error("line {line}: {problem}")]
    Line {
        /// The line's number, from 1.
        line: usize,
        /// The problem with the line.
        problem: Problem,
    },
    /// No line gives the number of rounds.
    #[error("no line says how many rounds there are (XXR)")]
    NoRounds,
    /// Neither a line nor the first round gives the initial side.
    #[error("no line says which side was drawn by lot (XXC white1 or XXC black1)")]
    NoInitialSide,
}

/// A problem with a line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Problem {
    /// The line's code is unknown.
    #[error("lines of the code {0:?} are not read")]
    Code(String),
    /// A number is missing or invalid.
    #[error("{what}: {text:?} is no number")]
    Number {
        /// The meaning of the number.
        what: &'static str,
        /// The text found there.
        text: String,
    },
    /// Points are missing or not a multiple of a half.
    #[error("{0:?} are no points")]
    Points(String),
    /// A setting of `XXC` or `152` is unknown.
    #[error("the setting {0:?} is not read")]
    Setting(String),
    /// Results that count as one bring different points.
    #[error("{0} and {1} must bring the same points to be paired by")]
    Differ(&'static str, &'static str),
    /// The tournament is not a Swiss by the Dutch system.
    #[error("a tournament of the type {0:?} is not paired by the Dutch system")]
    System(String),
    /// The tournament is accelerated, but the report does not say how.
    #[error("{0:?} is accelerated, and no line says who has which points (250 or XXA)")]
    Accelerated(String),
    /// The line is about teams.
    #[error("it is about teams, which are not paired")]
    Teams,
    /// Nothing says in which round a bonus or a penalty counts.
    #[error("a bonus or a penalty needs a round")]
    WhichRound,
    /// A range is empty or does not begin at 1.
    #[error("there is nothing from {0} to {1}")]
    Range(String, String),
    /// A player's line contradicts this one about a round.
    #[error("the line of player {player} says something else of round {round}")]
    NotSo {
        /// The player.
        player: Number,
        /// The round, from 1.
        round: usize,
    },
    /// Two players have the same number.
    #[error("the number {0} is taken")]
    Twice(Number),
    /// Ranks count, but the player has none.
    #[error("the ranks count (XXC rank), but the player has none")]
    NoRank,
    /// Ranks count, and two players have the same rank.
    #[error("the ranks count (XXC rank), but {0} is taken")]
    RankTwice(u32),
    /// No player has this number.
    #[error("there is no player {0}")]
    Nobody(Number),
    /// A round cannot be parsed.
    #[error("round {round}: {text:?} is no result")]
    Round {
        /// The round, from 1.
        round: usize,
        /// The text found there.
        text: String,
    },
    /// The opponent's line says something else.
    #[error("round {round}: the line of player {opponent} says something else")]
    Disagree {
        /// The round, from 1.
        round: usize,
        /// The opponent.
        opponent: Number,
    },
    /// The points do not match the rounds.
    #[error("the rounds make {counted} points, not {stated}")]
    Score {
        /// The score on the line.
        stated: String,
        /// The score according to the rounds.
        counted: String,
    },
}
