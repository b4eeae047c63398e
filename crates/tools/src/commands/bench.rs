//! `tools bench`: how fast the search is, in time of the processor.

use std::{hint::black_box, time::Duration};

use cpu_time::ThreadTime;

use super::game;
use crate::duel::{LOOK, opening};
use engine::{Finding, Heuristics, Limits, Playable, Search};
use rules::{GameId, for_game};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The game's id; without it, every game
    #[arg(value_parser = game)]
    game: Option<GameId>,
    /// How many nodes to search
    #[arg(long, default_value_t = 2_000_000)]
    nodes: u64,
    /// Also compare the time to this depth with that of plain alpha-beta
    #[arg(long)]
    depth: Option<u32>,
}

pub(super) fn run(args: &Args) {
    for &game in GameId::ALL {
        if args.game.is_none_or(|only| only == game) {
            for_game!(game, G => bench::<G>(args));
        }
    }
}

/// How many times each measured operation is repeated.
const TIMES: u32 = 2_000_000;

/// The memory for positions, in mebibytes.
const MEMORY: usize = 32;

fn bench<G: Playable>(args: &Args) {
    println!("{}", G::INFO.name);
    let root = G::start(G::INFO.sizes[0]);
    let (found, time) = search(&root, Heuristics::ALL, Limits::nodes(args.nodes));
    if let Some(found) = found {
        let speed = millions_a_second(found.nodes, time);
        println!(
            "  search: {speed:.2} million nodes a second, depth {}",
            found.depth
        );
    }
    let mut sum = 0;
    let time = measure(|| sum += black_box(&root).evaluate(black_box(G::WEIGHTS)));
    let speed = millions_a_second(TIMES.into(), time);
    println!("  evaluation: {speed:.2} million a second ({})", sum % 2);
    let mut keys = 0;
    let time = measure(|| keys ^= black_box(&root).key());
    println!(
        "  key: {:.2} ns ({})",
        time.as_secs_f64() * 1e9 / f64::from(TIMES),
        keys % 2
    );
    if let Some(depth) = args.depth {
        compare::<G>(depth);
    }
}

/// The number of openings from which the times to a depth are compared.
const OPENINGS: u64 = 6;

/// Compares with plain alpha-beta that evaluates its leaves the same way, that is, with the same
/// quiescence.
fn compare<G: Playable>(depth: u32) {
    let plain = Heuristics {
        quiescence: true,
        ..Heuristics::NONE
    };
    let mut times = [Duration::ZERO; 2];
    for seed in 0..OPENINGS {
        let line = opening::<G>(seed, G::INFO.sizes[0], LOOK);
        if let Some(root) = line.last() {
            for (time, heuristics) in times.iter_mut().zip([Heuristics::ALL, plain]) {
                *time += search(root, heuristics, Limits::depth(depth)).1;
            }
        }
    }
    let [fast, slow] = times;
    let ratio = slow.as_secs_f64() / fast.as_secs_f64();
    println!("  depth {depth}: {fast:.1?}, plain alpha-beta {slow:.1?}, {ratio:.1} times as long");
}

fn search<G: Playable>(
    root: &G,
    heuristics: Heuristics,
    limits: Limits,
) -> (Option<Finding<G::Move>>, Duration) {
    let mut search = Search::<G>::new(heuristics, G::WEIGHTS, MEMORY);
    let begun = ThreadTime::now();
    let found = search.go(root, &[], limits, |_| {});
    (found, begun.elapsed())
}

fn measure(mut work: impl FnMut()) -> Duration {
    let begun = ThreadTime::now();
    for _ in 0..TIMES {
        work();
    }
    begun.elapsed()
}

#[expect(clippy::cast_precision_loss, reason = "nobody waits for 2⁵² nodes")]
fn millions_a_second(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}
