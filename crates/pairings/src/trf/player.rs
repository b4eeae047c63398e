//! Parses a player's line.

use super::super::tournament::{Bye, Entrant, Outcome, Points, Round, Scoring, Side};
use super::line::{Line, number, optional, points, write_points};
use super::{Person, Problem, TrfError};

/// The column where the first round begins, and the number of columns per round.
const FIRST_ROUND: usize = 92;
const ROUND: usize = 10;

/// A player's line.
pub(super) struct PlayerLine {
    pub(super) line: usize,
    pub(super) person: Person,
    /// The value of the points column, if any.
    stated: Option<Points>,
    /// The rounds; `None` for an empty column.
    pub(super) rounds: Vec<Option<Round>>,
}

impl PlayerLine {
    pub(super) fn read(line: usize, columns: &Line) -> Result<Self, Problem> {
        let person = Person {
            number: number("the player's number", &columns.columns(5, 8))?,
            sex: columns.columns(10, 10),
            title: columns.columns(11, 13),
            name: columns.columns(15, 47),
            rating: optional("the rating", &columns.columns(49, 52))?,
            federation: columns.columns(54, 56),
            id: columns.columns(58, 68),
            birth: columns.columns(70, 79),
            rank: optional("the rank", &columns.columns(86, 89))?,
        };
        let stated = match columns.columns(81, 84).as_str() {
            "" => None,
            text => Some(points(text)?),
        };
        let mut rounds = Vec::new();
        let mut from = FIRST_ROUND;
        while from <= columns.len() {
            rounds.push(round(columns, from, rounds.len() + 1)?);
            from += ROUND;
        }
        Ok(PlayerLine {
            line,
            person,
            stated,
            rounds,
        })
    }

    pub(super) fn entrant(&self, played: usize) -> Entrant {
        let absent = Round::Bye(Bye::Zero);
        let rounds = self.rounds.iter().take(played);
        Entrant {
            number: self.person.number,
            rounds: rounds.map(|round| round.unwrap_or(absent)).collect(),
            acceleration: Vec::new(),
            adjustments: Vec::new(),
            present: self.rounds.get(played).copied().flatten().is_none(),
        }
    }

    /// Checks that the points are those of the rounds that are over, with or without byes already
    /// known.
    pub(super) fn check_score(
        &self,
        entrant: &Entrant,
        scoring: &Scoring,
        played: usize,
    ) -> Result<(), TrfError> {
        let counted = entrant.score(scoring, played);
        let known = self.rounds.iter().skip(played).flatten();
        let with_known = counted + known.map(|&round| scoring.points(round)).sum();
        match self.stated {
            Some(stated) if stated != counted && stated != with_known => {
                let problem = Problem::Score {
                    stated: write_points(stated),
                    counted: write_points(counted),
                };
                Err(TrfError::Line {
                    line: self.line,
                    problem,
                })
            }
            _ => Ok(()),
        }
    }
}

/// Parses the round whose columns begin at `from`. A game too short to be rated (W, D, L) is a
/// game.
fn round(columns: &Line, from: usize, round: usize) -> Result<Option<Round>, Problem> {
    let opponent = optional("an opponent's number", &columns.columns(from, from + 3))?;
    let side = columns.columns(from + 5, from + 5);
    let result = columns.columns(from + 7, from + 7).to_ascii_uppercase();
    let wrong = || Problem::Round {
        round,
        text: columns.columns(from, from + 7),
    };
    let side = match side.to_ascii_lowercase().as_str() {
        "w" => Some(Side::First),
        "b" => Some(Side::Second),
        "-" | "" => None,
        _ => return Err(wrong()),
    };
    let outcome = match result.as_str() {
        "1" | "W" => Some(Outcome::Win),
        "=" | "D" => Some(Outcome::Draw),
        "0" | "L" => Some(Outcome::Loss),
        _ => None,
    };
    if let (Some(opponent), Some(side), Some(outcome)) = (opponent, side, outcome) {
        return Ok(Some(Round::Game {
            opponent,
            side,
            outcome,
        }));
    }
    match (result.as_str(), opponent) {
        ("+" | "-", _) => Ok(Some(Round::Forfeit {
            opponent,
            side,
            won: result == "+",
        })),
        ("U", None) => Ok(Some(Round::Bye(Bye::PairingAllocated))),
        ("F", None) => Ok(Some(Round::Bye(Bye::Full))),
        ("H", None) => Ok(Some(Round::Bye(Bye::Half))),
        ("Z", None) => Ok(Some(Round::Bye(Bye::Zero))),
        ("", None) => Ok(None),
        _ => Err(wrong()),
    }
}
