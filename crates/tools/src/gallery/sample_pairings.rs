//! Pairings of rounds for the gallery.

use std::collections::BTreeSet;

use super::sample_encounters::name;
use render::{Pairing, Pairings, Seats};

/// Names of the maximum length.
const LONGEST: [&str; 8] = [
    "Alexandrina von Habsburg-Lothrin",
    "xXx_DragonSlayer_of_the_North_xX",
    "Wolfgang Amadeus Mozart Salzburg",
    "iiiiiiiiiilllllllllliiiiiiiiiill",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "長い名前は読めなければならないので短い画面でも見えるようにする今日",
    "محمد بن عبد الله بن عبد العزيز آل",
    "Александра Константиновна Романо",
];

/// Returns one of the longest names.
pub(super) fn longest(index: usize) -> String {
    LONGEST[index % LONGEST.len()].to_owned()
}

/// Returns pages of pairings of 3, 16 and 128 players, and of the longest names.
pub(super) fn pairings() -> Vec<(String, Pairings)> {
    let mut rounds = Vec::new();
    for players in [3, 16, 128] {
        let all = round(players, name);
        let pages: Vec<_> = all.pairings.chunks(Pairings::PAGE).collect();
        for page in BTreeSet::from([0, pages.len() - 1]) {
            let shown = Pairings {
                pairings: pages[page].to_vec(),
                ..all.clone()
            };
            rounds.push((format!("{players}-{page}"), shown));
        }
    }
    rounds.push(("long".to_owned(), round(16, longest)));
    rounds
}

fn round(players: usize, name: impl Fn(usize) -> String) -> Pairings {
    let pairing = |board: usize| {
        let (one, other) = (2 * board, 2 * board + 1);
        let (result, winner) = match board % 5 {
            _ if other >= players => (Some("1"), None),
            0 => (Some("1–0"), Some(0)),
            1 => (None, None),
            2 => (Some("½–½"), None),
            3 => (Some("-/+"), Some(1)),
            _ => (Some("?"), None),
        };
        Pairing {
            board: (board + 1).to_string(),
            seats: if other < players {
                Seats::Two([name(one), name(other)])
            } else {
                Seats::One(format!("{} has a bye", name(one)))
            },
            result: result.map(str::to_owned),
            winner,
            own: board == 1,
        }
    };
    Pairings {
        title: "The Great Autumn Cup · Round 3".to_owned(),
        pairings: (0..players.div_ceil(2)).map(pairing).collect(),
        footer: "● moves first · ○ second".to_owned(),
    }
}
