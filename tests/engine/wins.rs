//! Positions in which brute force proves a win: at least a hundred wins in one, in three and in
//! five plies of each game, as found by `tools wins GAME`. Each line has the number of plies and
//! the position.
//!
//! `tools wins GAME FILE` says how long the highest level takes to find them. On one core, in the
//! profile `release`, that is half a thousandth of a second in the mean and a fiftieth at most.

use std::{fs, sync::Arc};

use engine::{Limits, Stopped, Value, analyse, choose, shortest_win};
use rules::{AnyPosition, Decision, GameId, Level, for_position};

/// Far fewer nodes than the highest level has.
const NODES: u64 = 100_000;

/// Wins for which brute force needs more positions are skipped: the longest wins of the widest
/// games.
const ENOUGH: u64 = 20_000;

fn wins(game: GameId) -> Vec<(u32, AnyPosition)> {
    let path = format!(
        "{}/../../tests/engine/wins/{game}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let lines = text.lines().map(|line| {
        let (plies, position) = line.split_once(' ').expect("plies and a position");
        let position = game.parse_position(position).expect("a position");
        (plies.parse().expect("a number"), position)
    });
    lines.collect()
}

#[test]
fn there_are_a_hundred_of_each_length() {
    for &game in GameId::ALL {
        let wins = wins(game);
        for plies in [1, 3, 5] {
            let count = wins.iter().filter(|win| win.0 == plies).count();
            assert!(count >= 100, "{game}: {count} in {plies} plies");
        }
    }
}

#[test]
fn the_engine_finds_them() {
    for &game in GameId::ALL {
        for (plies, position) in wins(game) {
            let found = analyse(&position, &[], Limits::nodes(NODES), &Arc::default());
            let value = found.map(|found| found.value);
            assert_eq!(value, Some(Value::Win(plies)), "{game}: {position}");
        }
    }
}

/// Noise never hides an immediate win, whatever the seed. Below level 5 moves are overlooked, and from level 8 on there is no noise.
#[test]
fn level_7_plays_what_wins_at_once() {
    let level = Level::new(7).expect("a level");
    for &game in GameId::ALL {
        let wins = wins(game).into_iter().filter(|(plies, _)| *plies == 1);
        for (seed, (_, position)) in (0..).zip(wins) {
            let mv = choose(&position, &[], level, seed, &Arc::default()).expect("a move");
            assert_eq!(mv.decides(), Some(Decision::Win), "{game}: {position}");
        }
    }
}

/// Beginners overlook wins, and so does the level that is meant for them: some, not most.
#[test]
fn level_1_overlooks_some_wins() {
    for &game in GameId::ALL {
        let wins = wins(game).into_iter().filter(|(plies, _)| *plies == 1);
        let (mut seen, mut all) = (0, 0);
        for (seed, (_, position)) in (0..).zip(wins) {
            let mv = choose(&position, &[], Level::LOWEST, seed, &Arc::default());
            seen += usize::from(mv.expect("a move").decides() == Some(Decision::Win));
            all += 1;
        }
        assert!(
            seen * 100 > all * 20 && seen * 100 < all * 95,
            "{game}: {seen} of {all}"
        );
    }
}

#[test]
fn brute_force_proves_them() {
    for &game in GameId::ALL {
        let wins = wins(game);
        let mut proved = 0;
        for (plies, position) in &wins {
            if let Ok(shortest) = shortest(position, *plies) {
                assert_eq!(shortest, Some(*plies), "{game}: {position}");
                proved += 1;
            }
        }
        assert!(4 * proved > 3 * wins.len(), "{game}: {proved}");
    }
}

fn shortest(position: &AnyPosition, plies: u32) -> Result<Option<u32>, Stopped> {
    for_position!(position, Same(position) => shortest_win(position, plies, ENOUGH))
}
