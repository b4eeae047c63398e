//! Scores and tie-breaks: FIDE Handbook C.07, in the text in force since 1 February 2026. Article
//! numbers without further reference are of that text.
//!
//! The value of a round without a game differs between Swiss tournaments (article 16) and
//! tournaments whose pairings were fixed beforehand (article 15), where it counts as a game against
//! the scheduled opponent.

mod direct;
mod opponents;

use std::cmp::Reverse;

use super::tournament::{Bye, Number, Points, Round, Tournament};

/// How a tournament is paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum System {
    /// By the results of the previous rounds.
    Swiss,
    /// Everyone meets everyone.
    RoundRobin,
}

/// A way to separate players with equal points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// BH (article 8): the sum of the opponents' scores.
    Buchholz,
    /// BH/C1 (articles 8 and 14): the same without the lowest of them.
    BuchholzCut1,
    /// SB (article 9): the sum of the opponents' scores, each multiplied by the points won against
    /// that opponent.
    SonnebornBerger,
    /// DE (article 6): the games among players who are still tied.
    DirectEncounter,
    /// WIN (7.1): rounds that brought the points of a win.
    Wins,
}

/// The value of a tie-break: higher is better. Buchholz and Sonneborn-Berger are in quarters of a
/// point. For direct encounter it is the number of tied players placed behind.
pub type Worth = u64;

/// A player's standing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The player's number.
    pub number: Number,
    /// The place from 1, shared by players who are tied in everything.
    pub place: usize,
    /// The points.
    pub points: Points,
    /// The values of the tie-breaks, in their order.
    pub tie_breaks: Vec<Worth>,
}

/// A round, as the tie-breaks see it.
#[derive(Clone, Copy, Debug)]
struct Entry {
    round: Round,
    points: Points,
    /// The place of the opponent in the table, if one was paired.
    opponent: Option<usize>,
}

impl Entry {
    fn was_played(&self) -> bool {
        matches!(self.round, Round::Game { .. })
    }

    /// Returns whether this is a requested bye (16.1.1).
    fn is_requested_bye(&self) -> bool {
        matches!(self.round, Round::Bye(Bye::Half | Bye::Zero))
    }

    /// Returns whether the player chose not to play this round (16.1.2).
    fn is_voluntary(&self) -> bool {
        self.is_requested_bye() || matches!(self.round, Round::Forfeit { won: false, .. })
    }
}

/// A player's rounds and points.
#[derive(Clone, Debug)]
struct Row {
    number: Number,
    points: Points,
    entries: Vec<Entry>,
}

/// A tournament, as the tie-breaks see it.
struct Table<'a> {
    system: System,
    tournament: &'a Tournament,
    rows: Vec<Row>,
}

impl<'a> Table<'a> {
    fn new(tournament: &'a Tournament, system: System) -> Self {
        let Tournament {
            entrants,
            played,
            scoring,
            ..
        } = tournament;
        let place = |number| entrants.iter().position(|entrant| entrant.number == number);
        let rows = entrants.iter().map(|entrant| Row {
            number: entrant.number,
            points: entrant.score(scoring, *played),
            entries: (0..*played)
                .map(|index| {
                    let round = entrant.round(index);
                    let opponent = match round {
                        Round::Game { opponent, .. } => Some(opponent),
                        Round::Forfeit { opponent, .. } => opponent,
                        Round::Bye(_) => None,
                    };
                    let opponent = opponent.and_then(place);
                    Entry {
                        round,
                        points: entrant.points(scoring, index),
                        opponent,
                    }
                })
                .collect(),
        });
        Self {
            system,
            tournament,
            rows: rows.collect(),
        }
    }

    /// Returns whether a round counts as a game against its opponent.
    fn counts(&self, entry: &Entry) -> bool {
        entry.was_played() || self.system == System::RoundRobin && entry.opponent.is_some()
    }

    /// Returns the value of a tie-break for each of the tied players.
    fn worth(&self, tie_break: TieBreak, tied: &[usize]) -> Vec<Worth> {
        let each = |worth: &dyn Fn(usize) -> Worth| tied.iter().map(|&row| worth(row)).collect();
        match tie_break {
            TieBreak::Buchholz => each(&|row| self.buchholz(row, 0)),
            TieBreak::BuchholzCut1 => each(&|row| self.buchholz(row, 1)),
            TieBreak::SonnebornBerger => each(&|row| self.sonneborn_berger(row)),
            TieBreak::DirectEncounter => self.direct_encounter(tied),
            TieBreak::Wins => each(&|row| self.wins(row)),
        }
    }

    fn wins(&self, row: usize) -> Worth {
        let win = self.tournament.scoring.win;
        let wins = self.rows[row]
            .entries
            .iter()
            .filter(|entry| entry.points == win)
            .count();
        Worth::try_from(wins).unwrap_or(Worth::MAX)
    }
}

/// Returns everyone's standing, from the first place. Players who are tied in everything are in the
/// order of their numbers.
pub fn standings(
    tournament: &Tournament,
    system: System,
    tie_breaks: &[TieBreak],
) -> Vec<Standing> {
    let table = Table::new(tournament, system);
    let mut order: Vec<usize> = (0..table.rows.len()).collect();
    order.sort_by_key(|&row| (Reverse(table.rows[row].points), table.rows[row].number));
    let mut groups = split(&order, |&row| table.rows[row].points);
    let mut worths = vec![Vec::new(); table.rows.len()];
    for &tie_break in tie_breaks {
        let mut next = Vec::new();
        for group in groups {
            let worth = table.worth(tie_break, &group);
            for (&row, worth) in group.iter().zip(worth) {
                worths[row].push(worth);
            }
            let mut group = group;
            let last = |row: usize| worths[row].last().copied();
            group.sort_by_key(|&row| (Reverse(last(row)), table.rows[row].number));
            next.extend(split(&group, |&row| last(row)));
        }
        groups = next;
    }
    let mut standings = Vec::new();
    for group in groups {
        let place = standings.len() + 1;
        standings.extend(group.into_iter().map(|row| Standing {
            number: table.rows[row].number,
            place,
            points: table.rows[row].points,
            tie_breaks: std::mem::take(&mut worths[row]),
        }));
    }
    standings
}

/// Splits a sorted list into runs with the same key.
fn split<K: PartialEq>(rows: &[usize], key: impl Fn(&usize) -> K) -> Vec<Vec<usize>> {
    rows.chunk_by(|one, other| key(one) == key(other))
        .map(<[usize]>::to_vec)
        .collect()
}

#[cfg(test)]
mod tests;
