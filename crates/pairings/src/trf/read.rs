//! Reading a report.

use std::collections::HashMap;

use super::super::tournament::{Bye, Number, Points, Round, Scoring, Side, Tournament};
use super::line::{Line, number, points};
use super::player::PlayerLine;
use super::{Problem, Report, TrfError};

/// What the lines say, before it is seen as a whole.
#[derive(Default)]
struct Lines {
    about: Vec<String>,
    players: Vec<PlayerLine>,
    rounds: Option<usize>,
    initial_side: Option<Side>,
    absent: Vec<(usize, Number)>,
    apart: Vec<(usize, Vec<Number>)>,
    acceleration: Vec<(usize, Number, Vec<Points>)>,
    scoring: Scoring,
}

/// Reads a report. Lines may end in any way.
pub fn read(text: &str) -> Result<Report, TrfError> {
    let mut lines = Lines::default();
    let text = text
        .strip_prefix('\u{feff}')
        .unwrap_or(text)
        .replace("\r\n", "\n");
    for (index, line) in text.split(['\n', '\r']).enumerate() {
        lines
            .read(index + 1, line)
            .map_err(|problem| at(index + 1, problem))?;
    }
    lines.report()
}

fn at(line: usize, problem: Problem) -> TrfError {
    TrfError::Line { line, problem }
}

impl Lines {
    fn read(&mut self, line: usize, text: &str) -> Result<(), Problem> {
        let columns = Line::new(text);
        let code = columns.columns(1, 3);
        let rest = columns.columns(4, usize::MAX);
        match code.as_str() {
            "" if rest.is_empty() => {}
            "001" => {
                let player = PlayerLine::read(line, &columns)?;
                if self
                    .players
                    .iter()
                    .any(|other| other.person.number == player.person.number)
                {
                    return Err(Problem::Twice(player.person.number));
                }
                self.players.push(player);
            }
            "012" | "022" | "032" | "042" | "052" | "062" | "072" | "082" | "092" | "102"
            | "112" | "122" | "132" | "013" => self.about.push(text.trim_end().to_owned()),
            "XXR" | "142" => {
                let rounds = number("the number of rounds", &rest)?;
                self.rounds = Some(usize::try_from(rounds).unwrap_or(usize::MAX));
            }
            "XXC" | "152" => {
                for setting in rest.split_whitespace() {
                    self.initial_side = Some(match setting {
                        "white1" | "W" => Side::First,
                        "black1" | "B" => Side::Second,
                        _ => return Err(Problem::Setting(setting.to_owned())),
                    });
                }
            }
            "XXZ" => {
                for player in numbers(&rest)? {
                    self.absent.push((line, player));
                }
            }
            "XXP" => self.apart.push((line, numbers(&rest)?)),
            "XXA" => {
                let player = number("the player's number", &columns.columns(5, 8))?;
                let added = columns.columns(9, usize::MAX);
                let added = added
                    .split_whitespace()
                    .map(points)
                    .collect::<Result<_, _>>()?;
                self.acceleration.push((line, player, added));
            }
            "BBW" => self.scoring.win = points(&rest)?,
            "BBD" => self.scoring.draw = points(&rest)?,
            "BBL" => self.scoring.loss = points(&rest)?,
            "BBZ" => self.scoring.absence = points(&rest)?,
            "BBF" => self.scoring.forfeit_loss = points(&rest)?,
            "BBU" => self.scoring.allocated_bye = points(&rest)?,
            _ => return Err(Problem::Code(code)),
        }
        Ok(())
    }

    fn report(self) -> Result<Report, TrfError> {
        self.check_opponents()?;
        let places: HashMap<Number, usize> = self
            .players
            .iter()
            .enumerate()
            .map(|(i, player)| (player.person.number, i))
            .collect();
        let place = |line: usize, number: Number| {
            places
                .get(&number)
                .copied()
                .ok_or_else(|| at(line, Problem::Nobody(number)))
        };
        let played = self.played();
        let mut entrants: Vec<_> = self
            .players
            .iter()
            .map(|player| player.entrant(played))
            .collect();
        for &(line, number) in &self.absent {
            entrants[place(line, number)?].present = false;
        }
        for (line, number, added) in &self.acceleration {
            entrants[place(*line, *number)?]
                .acceleration
                .clone_from(added);
        }
        let mut apart = Vec::new();
        for (line, numbers) in &self.apart {
            for (index, &one) in numbers.iter().enumerate() {
                place(*line, one)?;
                apart.extend(numbers[..index].iter().map(|&other| (other, one)));
            }
        }
        for (player, entrant) in self.players.iter().zip(&entrants) {
            player.check_score(entrant, &self.scoring, played)?;
        }
        let initial_side = self.initial_side.or_else(|| self.side_of_first_round());
        let tournament = Tournament {
            entrants,
            played,
            rounds: self.rounds.ok_or(TrfError::NoRounds)?,
            initial_side: initial_side.ok_or(TrfError::NoInitialSide)?,
            scoring: self.scoring,
            apart,
        };
        let people = self
            .players
            .into_iter()
            .map(|player| player.person)
            .collect();
        Ok(Report {
            about: self.about,
            people,
            tournament,
        })
    }

    /// Rounds that are over: somebody was paired, or had the bye that is left after pairing.
    fn played(&self) -> usize {
        let paired = |round: &Option<Round>| match round {
            Some(
                Round::Game { .. }
                | Round::Forfeit {
                    opponent: Some(_), ..
                },
            ) => true,
            Some(Round::Bye(bye)) => *bye == Bye::PairingAllocated,
            _ => false,
        };
        let last = self
            .players
            .iter()
            .map(|player| player.rounds.iter().rposition(paired));
        last.max().flatten().map_or(0, |last| last + 1)
    }

    /// The initial side: that of the highest ranked player who was paired in the first round, who
    /// had the first number then (5.2.5).
    fn side_of_first_round(&self) -> Option<Side> {
        let paired = self
            .players
            .iter()
            .filter_map(|player| match player.rounds.first()? {
                Some(
                    Round::Game { side, .. }
                    | Round::Forfeit {
                        side: Some(side), ..
                    },
                ) => Some((player.person.number, *side)),
                _ => None,
            });
        paired
            .min_by_key(|(number, _)| *number)
            .map(|(_, side)| side)
    }

    /// Both lines of a pair must say the same.
    fn check_opponents(&self) -> Result<(), TrfError> {
        let players: HashMap<Number, &PlayerLine> = self
            .players
            .iter()
            .map(|player| (player.person.number, player))
            .collect();
        for player in &self.players {
            for (index, round) in player.rounds.iter().enumerate() {
                let Some(
                    Round::Game { opponent, .. }
                    | Round::Forfeit {
                        opponent: Some(opponent),
                        ..
                    },
                ) = round
                else {
                    continue;
                };
                let Some(other) = players.get(opponent) else {
                    return Err(at(player.line, Problem::Nobody(*opponent)));
                };
                let others = other.rounds.get(index).copied().flatten();
                if !round.is_some_and(|own| agree(own, others, player.person.number)) {
                    let problem = Problem::Disagree {
                        round: index + 1,
                        opponent: *opponent,
                    };
                    return Err(at(player.line, problem));
                }
            }
        }
        Ok(())
    }
}

/// Whether a player's round agrees with that of the opponent.
fn agree(own: Round, others: Option<Round>, number: Number) -> bool {
    match (own, others) {
        (
            Round::Game { side, outcome, .. },
            Some(Round::Game {
                opponent,
                side: other_side,
                outcome: other_outcome,
            }),
        ) => opponent == number && side.other() == other_side && outcome.other() == other_outcome,
        (
            Round::Forfeit { side, won, .. },
            Some(Round::Forfeit {
                opponent,
                side: other_side,
                won: other_won,
            }),
        ) => opponent == Some(number) && side.map(Side::other) == other_side && !(won && other_won),
        _ => false,
    }
}

fn numbers(text: &str) -> Result<Vec<Number>, Problem> {
    text.split_whitespace()
        .map(|text| number("a player's number", text))
        .collect()
}
