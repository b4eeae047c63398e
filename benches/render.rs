//! How long pictures take: `cargo bench --bench render`.
//!
//! To hold at about 900 pixels: a board at most 1 ms in the median, 2 ms at the 99th percentile and
//! 64 kB; a replay of 100 moves at most 150 ms.

use std::hint::black_box;

use courtier::{
    games::{AnyPosition, GameId, Played},
    render::{self, Extras, Look, Replay, Scene, Theme},
};
use criterion::{Criterion, criterion_group, criterion_main};

/// A match of up to so many moves, the same each time.
fn some_match(start: &AnyPosition, count: usize) -> Vec<Played> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    let mut choice = 0;
    while moves.len() < count {
        let legal = position.moves();
        choice += 7;
        let next = (0..legal.len())
            .filter_map(|index| {
                position
                    .play(&legal[(choice + index) % legal.len()].text)
                    .ok()
            })
            .find(|played| played.position.outcome().is_none());
        let Some(played) = next else { break };
        position = played.position.clone();
        moves.push(played);
    }
    moves
}

fn scene<'a>(position: &'a AnyPosition, last: Option<&'a Played>) -> Scene<'a> {
    Scene {
        last: last.map(|played| &played.trace),
        names: Some(["Ada Lovelace", "Grace Hopper"]),
        extras: Extras {
            ratings: ["1543", "1720?"],
            clocks: ["2d 4h", "11h"],
        },
        ..Scene::of(position)
    }
}

fn boards(criterion: &mut Criterion) {
    for &game in GameId::ALL {
        for &size in game.info().sizes {
            let start = game.start(Some(size)).expect("a size of the game");
            let moves = some_match(&start, 12);
            let later = moves.last().map_or(&start, |last| &last.position);
            for (name, scene) in [
                ("start", scene(&start, None)),
                ("later", scene(later, moves.last())),
            ] {
                let bytes = render::png(&scene, Look::default())
                    .expect("a picture")
                    .len();
                println!("{game} {size} {name}: {bytes} bytes");
                criterion.bench_function(&format!("png/{game}-{size}-{name}"), |bencher| {
                    bencher.iter(|| render::png(black_box(&scene), Look::default()));
                });
            }
        }
    }
}

fn replays(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("gif");
    group.sample_size(10);
    for &game in GameId::ALL {
        let start = game.start(None).expect("the standard size");
        let moves = some_match(&start, 100);
        let replay = Replay::of(&start, &moves);
        group.bench_function(format!("{game}-{}-moves", moves.len()), |bencher| {
            bencher.iter(|| render::gif(black_box(&replay), Look::default()));
        });
    }
}

/// The first picture of a game and theme, with nothing at hand. More kits than are kept are asked
/// for in turn, so each is made anew.
fn first_pictures(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("first");
    group.sample_size(10);
    let starts: Vec<AnyPosition> = GameId::ALL
        .iter()
        .filter_map(|game| game.start(None).ok())
        .collect();
    group.bench_function("every-game-and-theme", |bencher| {
        bencher.iter(|| {
            for &theme in Theme::ALL {
                for start in &starts {
                    let look = Look {
                        theme,
                        ..Look::default()
                    };
                    black_box(render::png(&Scene::of(start), look)).expect("a picture");
                }
            }
        });
    });
}

criterion_group!(benches, boards, replays, first_pictures);
criterion_main!(benches);
