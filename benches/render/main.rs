//! How long pictures take and how large they are: `cargo bench -p benches --bench render`.
//!
//! The targets at 900 pixels: a board takes at most 1 ms in the median, 2 ms at the 99th percentile
//! and 64 kB, and a replay of 100 moves at most 150 ms. What a theme needs is created when it is
//! first used.
//!
//! Criterion measures the same picture again and again. Players wait for pictures that are always
//! different, and the slowest of a hundred counts: `percentiles` measures thousands of those.
//!
//! `cargo bench -p benches --bench render -- packing` compares how boards are packed with what
//! libraries can do; `-- memory` shows how much memory boards take that are ready to be drawn.

mod packing;

use std::{
    env, fs,
    hint::black_box,
    time::{Duration, Instant},
};

use criterion::{Criterion, criterion_group};
use render::{
    Align, Cell, Chart, Column, Extras, Movement, Picker, Point, Profile, Replay, Row, Scene,
    Series, Table,
};
use rules::{
    AnyMove, AnyPosition, GameId, Ply, Side, Square, Trace,
    look::{Look, Theme, Width},
};

/// Picks moves, always the same ones for the same seed.
struct Dice(fastrand::Rng);

impl Dice {
    fn new(seed: u64) -> Dice {
        Dice(fastrand::Rng::with_seed(seed))
    }

    fn choose<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        self.0.choice(things)
    }
}

/// Returns a random match of up to `count` moves.
fn some_match(start: &AnyPosition, count: usize, dice: &mut Dice) -> Vec<Ply> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    while moves.len() < count && position.outcome().is_none() {
        let legal = position.moves();
        let Some(played) = dice.choose(&legal).map(|mv| mv.clone().play()) else {
            break;
        };
        position = played.position.clone();
        moves.push(played);
    }
    moves
}

fn scene<'a>(position: &'a AnyPosition, last: Option<&'a Trace>) -> Scene<'a> {
    Scene {
        last,
        names: Some(["Ada Lovelace", "Grace Hopper"]),
        extras: Extras {
            ratings: ["1543", "1720?"],
            clocks: ["2d 4h", "11h"],
            notes: ["", ""],
        },
        ..Scene::of(position)
    }
}

/// The information shown to a player who is choosing a move: the pieces that can move, where one of
/// them can go, or what the move costs.
struct Choice {
    movable: Vec<Square>,
    path: Vec<Square>,
    targets: Vec<Square>,
    lost: Vec<Square>,
}

impl Choice {
    fn new(position: &AnyPosition, dice: &mut Dice) -> Choice {
        let legal: Vec<Trace> = position.moves().iter().map(AnyMove::trace).collect();
        let mut movable: Vec<Square> = legal
            .iter()
            .filter_map(|trace| trace.path.first().copied())
            .collect();
        movable.sort_unstable();
        movable.dedup();
        let chosen = dice.choose(&legal).cloned();
        let origin = chosen
            .as_ref()
            .and_then(|trace| trace.path.first().copied());
        let targets = legal
            .iter()
            .filter(|trace| trace.path.first().copied() == origin)
            .filter_map(|trace| trace.path.get(1).copied())
            .collect();
        let (path, lost) =
            chosen.map_or_else(Default::default, |trace| (trace.path, trace.removed));
        Choice {
            movable,
            path,
            targets,
            lost,
        }
    }

    /// Returns one of the three steps of choosing.
    fn picker(&self, step: usize) -> Picker<'_> {
        match step % 3 {
            0 => Picker {
                movable: &self.movable,
                ..Picker::default()
            },
            1 => Picker {
                path: &self.path[..self.path.len().min(1)],
                targets: &self.targets,
                ..Picker::default()
            },
            _ => Picker {
                path: &self.path,
                lost: &self.lost,
                ..Picker::default()
            },
        }
    }
}

/// Times and sizes of many pictures.
#[derive(Default)]
struct Sample {
    times: Vec<Duration>,
    sizes: Vec<usize>,
}

impl Sample {
    fn take(&mut self, scene: &Scene, look: Look) {
        let start = Instant::now();
        let picture = render::png(black_box(scene), look).expect("a picture");
        self.times.push(start.elapsed());
        self.sizes.push(picture.len());
    }

    fn print(mut self, name: &str) {
        self.times.sort_unstable();
        self.sizes.sort_unstable();
        let count = self.times.len();
        let time = |share: usize| self.times[(count - 1) * share / 1000].as_micros();
        let size = |share: usize| self.sizes[(count - 1) * share / 1000];
        println!(
            "{name:<22} {count} pictures: median {:>4} µs, p99 {:>4} µs, slowest {:>4} µs; \
             median {} bytes, largest {} bytes",
            time(500),
            time(990),
            time(1000),
            size(500),
            size(1000),
        );
    }
}

/// Visits the scenes of a random match: every position once as everyone sees it, and once as the
/// player who is choosing a move sees it, from both sides in turn.
fn each_scene(start: &AnyPosition, seed: u64, mut each: impl FnMut(&Scene)) {
    let mut dice = Dice::new(seed);
    let moves = some_match(start, 60, &mut dice);
    for (index, played) in moves.iter().enumerate() {
        let (trace, before) = (played.mv.trace(), played.mv.before());
        let shown = Scene {
            before: Some(&before),
            view: Side::BOTH[index % 2],
            ..scene(&played.position, Some(&trace))
        };
        each(&shown);
        let choice = Choice::new(&played.position, &mut dice);
        each(&Scene {
            picker: Some(choice.picker(index)),
            ..shown
        });
    }
}

/// Returns every game on every size of its board, with a name to print.
fn starts() -> impl Iterator<Item = (String, AnyPosition)> {
    let sizes = |&game: &GameId| game.info().sizes.iter().map(move |&size| (game, size));
    GameId::ALL.iter().flat_map(sizes).map(|(game, size)| {
        let start = game.start(Some(size)).expect("a size of the game");
        (format!("{game} {size}"), start)
    })
}

/// Measures many pictures of random matches in the default theme.
fn percentiles(_: &mut Criterion) {
    const PICTURES: usize = 4000;
    for (name, start) in starts() {
        let mut sample = Sample::default();
        // The first matches create tiles. That is measured separately.
        let mut first = Sample::default();
        let mut seed = 0;
        while sample.times.len() < PICTURES {
            seed += 1;
            let into = if seed <= 8 { &mut first } else { &mut sample };
            each_scene(&start, seed, |scene| into.take(scene, Look::default()));
        }
        sample.print(&name);
        first.print("  the first of them");
    }
}

fn boards(criterion: &mut Criterion) {
    for (name, start) in starts() {
        let moves = some_match(&start, 12, &mut Dice::new(3));
        let last = moves.last().expect("a move");
        let trace = last.mv.trace();
        let scene = scene(&last.position, Some(&trace));
        criterion.bench_function(&format!("png/{name}"), |bencher| {
            bencher.iter(|| render::png(black_box(&scene), Look::default()));
        });
    }
}

fn replays(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("gif");
    group.sample_size(10);
    for &game in GameId::ALL {
        let start = game.start(None).expect("the standard size");
        let longest = (0..50)
            .map(|seed| some_match(&start, 100, &mut Dice::new(seed)))
            .max_by_key(Vec::len);
        let moves = longest.expect("a match");
        let replay = Replay::of(&start, &moves);
        let bytes = render::gif(&replay, Look::default())
            .expect("a replay")
            .len();
        println!(
            "{game}: a replay of {} moves has {bytes} bytes",
            moves.len()
        );
        group.bench_function(format!("{game}-{}-moves", moves.len()), |bencher| {
            bencher.iter(|| render::gif(black_box(&replay), Look::default()));
        });
    }
}

/// Measures the first picture of every game in a theme, when nothing is cached. Other pictures that
/// overfill the cache are drawn in between, so each is created again.
fn first_pictures(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("first");
    group.sample_size(10);
    let starts: Vec<AnyPosition> = GameId::ALL
        .iter()
        .filter_map(|game| game.start(None).ok())
        .collect();
    let draw_at = |width: Width, theme: Theme| {
        for start in &starts {
            let look = Look { theme, width };
            black_box(render::png(&Scene::of(start), look)).expect("a picture");
        }
    };
    let draw = |theme: Theme| draw_at(Width::default(), theme);
    for theme in Theme::ALL {
        // The same theme twice in a row would find its kits in the cache.
        let others = || {
            Theme::ALL
                .iter()
                .copied()
                .filter(move |&other| other != theme)
        };
        group.bench_function(theme.id(), |bencher| {
            bencher.iter_batched(
                || {
                    for width in [Width::MAX, Width::clamped(1590)] {
                        others().for_each(|other| draw_at(width, other));
                    }
                },
                |()| draw(theme),
                criterion::BatchSize::PerIteration,
            );
        });
    }
    group.bench_function("all-themes", |bencher| {
        bencher.iter(|| Theme::ALL.iter().copied().for_each(draw));
    });
}

fn numbers(criterion: &mut Criterion) {
    let column = |heading: &str, align| Column {
        heading: heading.to_owned(),
        align,
    };
    let row = |place: u32| Row::Cells {
        cells: vec![
            Cell::Place(place),
            Cell::Moved(Movement::Up(place)),
            Cell::Text("Ada Lovelace".to_owned()),
            Cell::Rating {
                rating: 1500,
                deviation: None,
                provisional: false,
            },
        ],
        note: None,
        own: place == 7,
    };
    let table = Table {
        title: "Courtyard".to_owned(),
        columns: vec![
            column("#", Align::Right),
            column("", Align::Right),
            column("Player", Align::Left),
            column("Rating", Align::Right),
        ],
        rows: (1..=20).map(row).collect(),
        footer: "Page 1 of 14".to_owned(),
    };
    criterion.bench_function("table/20-rows", |bencher| {
        bencher.iter(|| render::table(black_box(&table), Look::default()));
    });
    let point = |index: u32| Point {
        at: 1_772_000_000 + 43_200 * i64::from(index),
        rating: 1500.0 + f64::from(index * 37 % 90),
        deviation: 60.0,
    };
    let chart = Chart {
        title: "Ratings over time".to_owned(),
        series: vec![Series {
            points: (0..1000).map(point).collect(),
        }],
        empty: String::new(),
    };
    let profile = Profile {
        table: Table {
            rows: (1..=5).map(row).collect(),
            ..table
        },
        chart,
    };
    criterion.bench_function("profile/1000-points", |bencher| {
        bencher.iter(|| render::profile(black_box(&profile), Look::default()));
    });
}

/// Prints how much memory is in use after boards were drawn in more and more themes and widths, where the system
/// reports it.
fn memory() {
    let resident = || {
        let status = fs::read_to_string("/proc/self/status").ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        let kibibytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kibibytes / 1024)
    };
    let standard = [Width::default()];
    let widths = [480, 640, 900, 1200, 1600].map(Width::clamped);
    for (what, themes, widths) in [
        ("no board", &[][..], &standard[..]),
        ("one theme", &Theme::ALL[..1], &standard),
        ("every theme", &Theme::ALL, &standard),
        ("every theme at five widths", &Theme::ALL, &widths),
    ] {
        for (&theme, &width) in themes
            .iter()
            .flat_map(|theme| widths.iter().map(move |width| (theme, width)))
        {
            for (_, start) in starts() {
                for seed in 0..4 {
                    each_scene(&start, seed, |scene| {
                        black_box(render::png(scene, Look { theme, width })).expect("a picture");
                    });
                }
            }
        }
        if let Some(resident) = resident() {
            println!("{what}: {resident} MiB");
        }
    }
}

criterion_group!(
    benches,
    percentiles,
    boards,
    replays,
    first_pictures,
    numbers
);

fn main() {
    let is_asked = |what: &str| env::args().any(|argument| argument == what);
    if is_asked("packing") {
        packing::compare();
    } else if is_asked("memory") {
        memory();
    } else {
        benches();
        Criterion::default().configure_from_args().final_summary();
    }
}
