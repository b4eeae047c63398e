//! A tournament as FIDE's tournament report file.

use pairings::trf::{Person, Report};

use super::{Number, Tournament, table::Running};

/// A player's name in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The player's number.
    pub number: Number,
    /// The name.
    pub name: String,
    /// The rating at the start.
    pub rating: Option<u32>,
}

impl Tournament {
    /// Returns the tournament as a report of the rounds that are over, which `courtier tournament
    /// pair` and arbiters' programs can read.
    pub fn report(&self, name: &str, people: &[Named]) -> String {
        let standings = self.standings_after(self.counted());
        let rank = |number| {
            let line = standings.iter().find(|line| line.number == number);
            line.and_then(|line| u32::try_from(line.place).ok())
        };
        let people = people.iter().map(|one| Person {
            number: one.number,
            name: one_line(&one.name),
            rating: one.rating,
            rank: rank(one.number),
            ..Person::default()
        });
        let report = Report {
            by_rank: false,
            about: vec![format!("012 {}", one_line(name))],
            people: people.collect(),
            tournament: self.field(self.counted(), Running::Nothing),
        };
        report.to_string()
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
