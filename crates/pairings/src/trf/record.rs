//! Records of TRF26 about several players and rounds: byes, accelerated rounds, prohibited pairings
//! and abnormal points.

use std::{fmt::Display, ops::RangeInclusive};

use super::super::tournament::{Adjustment, Bye, Entrant, Number, Outcome, Points, Round, Scoring};
use super::Problem;
use super::line::{Line, number, points};

/// A record.
pub(super) enum Record {
    /// `240`: players who have a bye in a round, from 1.
    Byes {
        bye: Bye,
        round: usize,
        players: Vec<Number>,
    },
    /// `250`: points that count for pairing alone.
    Accelerated {
        added: Points,
        rounds: RangeInclusive<usize>,
        players: RangeInclusive<Number>,
    },
    /// `260`: players who must not meet each other in some rounds.
    Prohibited {
        rounds: RangeInclusive<usize>,
        players: Vec<Number>,
    },
    /// `299`: non-standard points.
    Abnormal {
        /// The result; `None` if the points are a bonus or a penalty.
        result: Option<char>,
        halves: i32,
        /// `None` for all.
        round: Option<usize>,
        players: Vec<Number>,
    },
}

/// The parts of a tournament known when its records are read.
pub(super) struct Read<'a> {
    pub(super) entrants: &'a mut [Entrant],
    pub(super) apart: &'a mut Vec<(Number, Number)>,
    pub(super) played: usize,
    pub(super) scoring: &'a Scoring,
}

impl Record {
    pub(super) fn read(code: &str, columns: &Line) -> Result<Record, Problem> {
        let round = |from, to| Ok(place(number("a round", &columns.columns(from, to))?));
        let player = |from, to| number("a player's number", &columns.columns(from, to));
        let record = match code {
            "240" => Record::Byes {
                bye: match columns.columns(5, 5).as_str() {
                    "F" => Bye::Full,
                    "H" => Bye::Half,
                    "Z" => Bye::Zero,
                    other => return Err(Problem::Setting(other.to_owned())),
                },
                round: *range(round(7, 9)?, round(7, 9)?)?.start(),
                players: numbers(&columns.columns(11, usize::MAX))?,
            },
            "250" => {
                no_teams(&columns.columns(5, 8))?;
                Record::Accelerated {
                    added: points(&columns.columns(10, 13))?,
                    rounds: range(round(15, 17)?, round(19, 21)?)?,
                    players: range(player(23, 26)?, player(28, 31)?)?,
                }
            }
            "260" => Record::Prohibited {
                rounds: range(round(5, 7)?, round(9, 11)?)?,
                players: numbers(&columns.columns(13, usize::MAX))?,
            },
            "299" => {
                no_teams(&columns.columns(8, 11))?;
                let result = columns.columns(5, 5).chars().next();
                if let Some(result) = result.filter(|result| !"WDLFHZ+-".contains(*result)) {
                    return Err(Problem::Setting(result.to_string()));
                }
                let round = columns.columns(20, 22);
                let round = match round.as_str() {
                    "" => None,
                    round => Some(place(number("a round", round)?)).filter(|round| *round > 0),
                };
                if result.is_none() && round.is_none() {
                    return Err(Problem::WhichRound);
                }
                Record::Abnormal {
                    result,
                    halves: signed(&columns.columns(14, 17))?,
                    round,
                    players: numbers(&columns.columns(24, usize::MAX))?,
                }
            }
            _ => return Err(Problem::Code(code.to_owned())),
        };
        Ok(record)
    }

    /// Applies the record, as far as it matters for the next round.
    pub(super) fn apply(&self, to: &mut Read<'_>) -> Result<(), Problem> {
        let next = to.played + 1;
        match self {
            Record::Byes {
                bye,
                round,
                players,
            } => {
                for &player in players {
                    let entrant = to.entrant(player)?;
                    if *round == next {
                        entrant.present = false;
                    } else if *round < next && entrant.round(round - 1) != Round::Bye(*bye) {
                        let round = *round;
                        return Err(Problem::NotSo { player, round });
                    }
                }
            }
            Record::Accelerated {
                added,
                rounds,
                players,
            } => {
                for end in [players.start(), players.end()] {
                    to.entrant(*end)?;
                }
                let meant = |one: &&mut Entrant| players.contains(&one.number);
                for entrant in to.entrants.iter_mut().filter(meant) {
                    let counts = &mut entrant.acceleration;
                    counts.resize(counts.len().max(*rounds.end()), Points::ZERO);
                    for round in rounds.clone() {
                        counts[round - 1] += *added;
                    }
                }
            }
            Record::Prohibited { rounds, players } => {
                for (index, &one) in players.iter().enumerate() {
                    to.entrant(one)?;
                    if rounds.contains(&next) {
                        to.apart
                            .extend(players[..index].iter().map(|&other| (other, one)));
                    }
                }
            }
            Record::Abnormal {
                result,
                halves,
                round,
                players,
            } => {
                let (played, scoring) = (to.played, *to.scoring);
                for &player in players {
                    let entrant = to.entrant(player)?;
                    adjust(entrant, *result, *halves, *round, played, &scoring)?;
                }
            }
        }
        Ok(())
    }
}

impl Read<'_> {
    fn entrant(&mut self, number: Number) -> Result<&mut Entrant, Problem> {
        let found = self.entrants.iter_mut().find(|one| one.number == number);
        found.ok_or(Problem::Nobody(number))
    }
}

/// Gives a player non-standard points.
fn adjust(
    entrant: &mut Entrant,
    result: Option<char>,
    halves: i32,
    only: Option<usize>,
    played: usize,
    scoring: &Scoring,
) -> Result<(), Problem> {
    let Some(result) = result else {
        entrant.adjustments.extend(only.map(|round| Adjustment {
            round: round - 1,
            halves,
        }));
        return Ok(());
    };
    for index in 0..played {
        if only.is_some_and(|only| only != index + 1) {
            continue;
        }
        let round = entrant.round(index);
        if letter(round) == result {
            let usual = i32::try_from(scoring.points(round).in_halves()).unwrap_or(i32::MAX);
            let halves = halves.saturating_sub(usual);
            let round = index;
            entrant.adjustments.push(Adjustment { round, halves });
        } else if let Some(round) = only {
            let player = entrant.number;
            return Err(Problem::NotSo { player, round });
        }
    }
    Ok(())
}

/// Returns the letter of a result in `299`.
const fn letter(round: Round) -> char {
    match round {
        Round::Game { outcome, .. } => match outcome {
            Outcome::Win => 'W',
            Outcome::Draw => 'D',
            Outcome::Loss => 'L',
        },
        Round::Forfeit { won: true, .. } => '+',
        Round::Forfeit { won: false, .. } => '-',
        Round::Bye(Bye::PairingAllocated) => 'P',
        Round::Bye(Bye::Full) => 'F',
        Round::Bye(Bye::Half) => 'H',
        Round::Bye(Bye::Zero) => 'Z',
    }
}

/// Checks that there are no points of team matches.
fn no_teams(match_points: &str) -> Result<(), Problem> {
    if match_points.is_empty() || points(match_points)? == Points::ZERO {
        Ok(())
    } else {
        Err(Problem::Teams)
    }
}

/// Parses points, possibly negative, in halves.
fn signed(text: &str) -> Result<i32, Problem> {
    let (sign, worth) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
    let halves = points(worth)?.in_halves();
    Ok(sign * i32::try_from(halves).unwrap_or(i32::MAX))
}

fn place(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// Parses a range, both ends counted from 1.
fn range<T: PartialOrd + From<u8> + Display>(
    first: T,
    last: T,
) -> Result<RangeInclusive<T>, Problem> {
    if T::from(1) <= first && first <= last {
        Ok(first..=last)
    } else {
        Err(Problem::Range(first.to_string(), last.to_string()))
    }
}

/// Parses players' numbers.
pub(super) fn numbers(text: &str) -> Result<Vec<Number>, Problem> {
    text.split_whitespace()
        .map(|text| number("a player's number", text))
        .collect()
}
