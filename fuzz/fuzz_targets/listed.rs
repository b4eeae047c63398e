//! Exactly the listed moves are accepted: in positions of random matches and in made-up ones.

#![no_main]

use std::{collections::HashSet, ops::ControlFlow};

use courtier_fuzz::{check, check_move, listed};
use rules::{AnyPosition, GameId, Square};

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let mut bytes = data.iter().copied();
    let mut next = || bytes.next().unwrap_or(0);
    let game = GameId::ALL[usize::from(next()) % GameId::ALL.len()];
    let sizes = game.info().sizes;
    let size = sizes[usize::from(next()) % sizes.len()];
    let position = if next() % 2 == 0 {
        played(game, size, &mut next)
    } else {
        made_up(game, size, &mut next)
    };
    let Some(position) = position else { return };
    check(&position);
    let listed = listed(&position);
    for text in listed.iter().flatten().take(300) {
        assert_eq!(
            position.parse_move(text).map(|mv| mv.to_string()).as_ref(),
            Ok(text),
            "{position}"
        );
    }
    for _ in 0..8 {
        let squares = usize::from(next() % 6);
        let text: String = (0..squares)
            .map(|_| Square::new(next() % size, next() % size).to_string())
            .collect();
        check_move(&position, &text, listed.as_ref());
    }
});

/// A position of a random match.
fn played(game: GameId, size: u8, next: &mut impl FnMut() -> u8) -> Option<AnyPosition> {
    let mut position = game.start(Some(size)).ok()?;
    for _ in 0..next() {
        let count = position.count_moves();
        if count == 0 {
            break;
        }
        let mut left = (u64::from(next()) << 8 | u64::from(next())) % count;
        let mv = position.visit_moves(|mv| {
            if left == 0 {
                return ControlFlow::Break(mv);
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        position = mv.break_value()?.after();
    }
    Some(position)
}

/// A position made up of the game's signs, if it is one.
fn made_up(game: GameId, size: u8, next: &mut impl FnMut() -> u8) -> Option<AnyPosition> {
    let (signs, ends): (&[&str], &[&str]) = match game {
        GameId::Courtyard => (&["S", "s", "G", "g", "K", "k"], &[" w -", " b -"]),
        GameId::KingAndCourtesan => (&["C", "c", "K", "k"], &[" r", " b"]),
        GameId::GuardAndTowers => (
            &["RG", "BG", "r1", "r2", "r3", "r9", "b1", "b2", "b3", "b9"],
            &[" r", " b"],
        ),
        GameId::KingsCourt => (
            &["o", "g"],
            &[" o -", " g -", " o any", " g n", " g e", " g s", " g w"],
        ),
    };
    let vacant = next() % 16;
    let mut crowned = HashSet::new();
    let ranks: Vec<String> = (0..size)
        .rev()
        .map(|rank| {
            let squares: Vec<&str> = (0..size)
                .map(|file| {
                    let light = game == GameId::Courtyard && (file + rank) % 2 == 0;
                    let byte = next();
                    if light || byte % 16 < vacant {
                        return "";
                    }
                    let sign = signs[usize::from(byte / 16) % signs.len()];
                    let once = matches!(sign, "K" | "k" | "RG" | "BG");
                    if once && !crowned.insert(sign) {
                        return "";
                    }
                    sign
                })
                .collect();
            squares
                .chunk_by(|a, b| a.is_empty() && b.is_empty())
                .map(|run| {
                    if run[0].is_empty() {
                        run.len().to_string()
                    } else {
                        run.concat()
                    }
                })
                .collect()
        })
        .collect();
    let end = ends[usize::from(next()) % ends.len()];
    game.parse_position(&format!("{}{end}", ranks.join("/")))
        .ok()
}
