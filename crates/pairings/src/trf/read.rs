//! Reads a report.

use std::collections::HashMap;

use super::super::tournament::{Bye, Number, Points, Round, Scoring, Side, Tournament};
use super::line::{Line, number, points};
use super::player::PlayerLine;
use super::record::{self, Record, numbers};
use super::scoring::{self, Listed};
use super::{Problem, Report, TrfError, check, rank};

/// The content of the lines, before it is interpreted as a whole.
#[derive(Default)]
struct Lines {
    about: Vec<String>,
    players: Vec<PlayerLine>,
    rounds: Option<usize>,
    initial_side: Option<Side>,
    by_rank: bool,
    absent: Vec<(usize, Number)>,
    apart: Vec<(usize, Vec<Number>)>,
    acceleration: Vec<(usize, Number, Vec<Points>)>,
    scoring: Scoring,
    /// The content of `XXS`, and the number of the last such line.
    listed: (usize, Listed),
    records: Vec<(usize, Record)>,
    /// The type of the tournament.
    system: Option<(usize, String)>,
    /// Federations whose own ratings are listed.
    federations: Vec<String>,
}

/// Reads a report. Lines can end in any way.
pub fn read_report(text: &str) -> Result<Report, TrfError> {
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

pub(super) fn at(line: usize, problem: Problem) -> TrfError {
    TrfError::Line { line, problem }
}

impl Lines {
    fn read(&mut self, line: usize, text: &str) -> Result<(), Problem> {
        let columns = Line::new(text);
        let code = columns.columns(1, 3);
        let rest = columns.columns(4, usize::MAX);
        match code.as_str() {
            "" if rest.is_empty() => {}
            // A comment.
            "###" => {}
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
            | "112" | "122" | "132" | "182" | "202" | "212" | "222" | "013" => self.keep(text),
            "172" => {
                self.federations.push(columns.columns(5, 7));
                self.keep(text);
            }
            "192" => {
                self.system = Some((line, rest));
                self.keep(text);
            }
            "XXR" | "142" => {
                let rounds = number("the number of rounds", &rest)?;
                self.rounds = Some(usize::try_from(rounds).unwrap_or(usize::MAX));
            }
            "XXC" | "152" => {
                for setting in rest.split_whitespace() {
                    match setting {
                        "white1" | "W" => self.initial_side = Some(Side::First),
                        "black1" | "B" => self.initial_side = Some(Side::Second),
                        "rank" => self.by_rank = true,
                        _ => return Err(Problem::Setting(setting.to_owned())),
                    }
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
            "162" => scoring::read_letters(&mut self.scoring, &rest)?,
            "XXS" => {
                self.listed.0 = line;
                self.listed.1.read(&rest)?;
            }
            "240" | "250" | "260" | "299" => {
                self.records.push((line, Record::read(&code, &columns)?));
            }
            "300" | "310" | "320" | "330" | "352" | "362" | "801" | "802" => {
                return Err(Problem::Teams);
            }
            // Players as their own federation knows them.
            _ if self.federations.contains(&code) => self.keep(text),
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

    fn keep(&mut self, text: &str) {
        self.about.push(text.trim_end().to_owned());
    }

    fn report(mut self) -> Result<Report, TrfError> {
        check::opponents(&self.players)?;
        if let Some((line, system)) = &self.system {
            let accelerates =
                |(_, record): &(usize, Record)| matches!(record, Record::Accelerated { .. });
            let is_listed = !self.acceleration.is_empty() || self.records.iter().any(accelerates);
            check::system(system, is_listed).map_err(|problem| at(*line, problem))?;
        }
        let (line, listed) = &self.listed;
        self.scoring = listed
            .check(self.scoring)
            .map_err(|problem| at(*line, problem))?;
        if self.by_rank {
            rank::check_ranks(&self.players)?;
        }
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
        let mut read = record::Read {
            entrants: &mut entrants,
            apart: &mut apart,
            played,
            scoring: &self.scoring,
        };
        for (line, record) in &self.records {
            let applied = record.apply(&mut read);
            applied.map_err(|problem| at(*line, problem))?;
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
            by_rank: self.by_rank,
        })
    }

    /// Returns the number of rounds that are over: rounds in which two players were paired, or in
    /// which nobody was left to be paired with the player who has the pairing-allocated bye. A bye
    /// alone can be given beforehand.
    fn played(&self) -> usize {
        let most = self.players.iter().map(|player| player.rounds.len()).max();
        let is_over = |round: &usize| {
            let rounds = self
                .players
                .iter()
                .map(|player| player.rounds.get(*round).copied().flatten());
            let is_paired = |found: &Option<Round>| {
                matches!(
                    found,
                    Some(
                        Round::Game { .. }
                            | Round::Forfeit {
                                opponent: Some(_),
                                ..
                            }
                    )
                )
            };
            let is_bye = |found: &Option<Round>| *found == Some(Round::Bye(Bye::PairingAllocated));
            rounds.clone().any(|found| is_paired(&found))
                || (rounds.clone().any(|found| is_bye(&found))
                    && rounds.clone().all(|found| found.is_some()))
        };
        (0..most.unwrap_or(0))
            .rev()
            .find(is_over)
            .map_or(0, |last| last + 1)
    }

    /// Returns the initial side: that of the highest ranked player paired in the first round, who
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
                ) => Some((self.order(player), *side)),
                _ => None,
            });
        paired.min_by_key(|(order, _)| *order).map(|(_, side)| side)
    }

    /// Returns the number players are ordered by: the smallest is the highest ranked.
    fn order(&self, player: &PlayerLine) -> Option<Number> {
        if self.by_rank {
            player.person.rank
        } else {
            Some(player.person.number)
        }
    }
}
