//! How fast the rules are: lines of play a second, and the time for one list of moves.
//!
//! `cargo bench -p benches --bench rules`, or with a game's id behind it for that game only. Each game is
//! measured from its start and from two positions of its test vectors: the one with the median
//! number of moves and the one with the most. On one core of a shared machine with two:
//!
//! | game               | million lines a second | nanoseconds a list |
//! |--------------------|------------------------|--------------------|
//! | Courtyard          | 119, 93, 209           | 57, 100, 129       |
//! | King and Courtesan | 423, 556, 766          | 64, 93, 109        |
//! | Guard & Towers     | 313, 202, 220          | 71, 103, 82        |
//! | King's Court       | 42, 79, 58             | 21, 508, 1424      |
//!
//! The last ply is counted and not listed. In King and Courtesan and Guard & Towers that takes a
//! few shifts for the whole board. In Courtyard steps are counted that way too, but jumps are followed
//! piece by piece, and each ply before the last looks for missed captures. King's Court has no such
//! shortcut: nearly every piece can jump over something, so each is flooded for its hops and
//! searched for its captures individually.

use std::{hint::black_box, ops::ControlFlow};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rules::{Game, GameId, for_game};

/// The most lines of play that one perft counts: enough to measure, few enough to repeat.
const MOST_LINES: u64 = 5_000_000;

/// Returns the positions to measure one game from, by name.
fn positions<G: Game>() -> Vec<(&'static str, G)> {
    let id = G::INFO.id;
    let path = format!(
        "{}/../tests/rules/vectors/{id}.jsonl",
        env!("CARGO_MANIFEST_DIR")
    );
    let vectors = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut played: Vec<G> = vectors
        .lines()
        .map(|line| serde_json::from_str(line).expect("a vector"))
        .map(|vector: serde_json::Value| {
            let text = vector["position"].as_str().expect("a position");
            G::parse(text).expect("a position")
        })
        .filter(|position| position.outcome().is_none())
        .collect();
    played.sort_by_key(G::count_moves);
    vec![
        ("start", G::start(G::INFO.sizes[0])),
        ("median", played[played.len() / 2].clone()),
        ("busiest", played[played.len() - 1].clone()),
    ]
}

fn bench<G: Game>(criterion: &mut Criterion) {
    let mut perft = criterion.benchmark_group(format!("{}/perft", G::INFO.id));
    perft.sample_size(20);
    for (name, position) in positions::<G>() {
        let lines = |depth| position.perft(depth);
        let depth = (1..20)
            .take_while(|&depth| lines(depth) <= MOST_LINES)
            .last();
        let depth = depth.expect("no position has so many moves");
        perft.throughput(Throughput::Elements(lines(depth)));
        perft.bench_function(BenchmarkId::new(name, depth), |bencher| {
            bencher.iter(|| black_box(&position).perft(depth));
        });
    }
    perft.finish();

    let mut list = criterion.benchmark_group(format!("{}/list", G::INFO.id));
    for (name, position) in positions::<G>() {
        list.bench_function(name, |bencher| {
            let mut moves = Vec::new();
            bencher.iter(|| {
                moves.clear();
                let _ = black_box(&position).visit_moves(|mv| {
                    moves.push(mv);
                    ControlFlow::<()>::Continue(())
                });
                moves.len()
            });
        });
    }
    list.finish();
}

fn all(criterion: &mut Criterion) {
    for game in GameId::ALL {
        for_game!(game, G => bench::<G>(criterion));
    }
}

criterion_group!(benches, all);
criterion_main!(benches);
