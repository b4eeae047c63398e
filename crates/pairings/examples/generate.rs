//! Writes random tournaments, each stopped before one of its rounds:
//! `generate FOLDER FIRST-SEED COUNT`.

#[path = "../tests/support/mod.rs"]
mod support;

use std::{env, fs};

use fastrand::Rng;
use pairings::tournament::Tournament;
use pairings::trf::{Person, Report};
use support::Simulation;

fn main() {
    let arguments: Vec<_> = env::args().collect();
    let folder = &arguments[1];
    let first: u64 = arguments[2].parse().expect("a seed");
    let count: u64 = arguments[3].parse().expect("a count");
    fs::create_dir_all(folder).expect("a folder");
    for seed in first..first + count {
        let mut rng = Rng::with_seed(seed);
        let players = match rng.u32(..10) {
            0..5 => rng.usize(3..=16),
            5..8 => rng.usize(17..=40),
            8 => rng.usize(41..=80),
            _ => rng.usize(81..=128),
        };
        let rounds = rng.usize(1..=13.min(players));
        // Often the last round, which has topscorers.
        let stop = if rng.u32(..3) == 0 {
            rounds - 1
        } else {
            rng.usize(..rounds)
        };
        let mut simulation = Simulation::new(rng, players, rounds);
        for _ in 0..stop {
            if simulation.advance().is_err() {
                break;
            }
        }
        let path = format!("{folder}/{seed:05}.trf");
        fs::write(path, report(&simulation.tournament).to_string()).expect("a file");
    }
}

fn report(tournament: &Tournament) -> Report {
    let people = tournament.entrants.iter().map(|entrant| Person {
        number: entrant.number,
        name: format!("P{}", entrant.number),
        rating: Some(2600 - 8 * entrant.number),
        ..Person::default()
    });
    Report {
        about: vec![String::from("012 Random")],
        people: people.collect(),
        tournament: tournament.clone(),
        by_rank: false,
    }
}
