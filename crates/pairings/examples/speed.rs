//! Reports how long pairing each round takes with 128 players.

#[path = "../tests/support/mod.rs"]
mod support;

use std::time::{Duration, Instant};

use fastrand::Rng;
use support::Simulation;

fn main() {
    let mut longest = Duration::ZERO;
    for seed in 0..6 {
        let mut simulation = Simulation::new(Rng::with_seed(seed), 128, 13);
        for round in 1..=13 {
            let start = Instant::now();
            let pairs = simulation.advance().expect("a pairing");
            let time = start.elapsed();
            longest = longest.max(time);
            println!(
                "seed {seed}, round {round}, {} boards: {time:?}",
                pairs.len()
            );
        }
    }
    println!("longest: {longest:?}");
}
