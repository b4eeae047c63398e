//! One test for each sentence of the rules and each reason for a refusal.

mod ends;
mod huff;
mod moves;
mod texts;

use super::{Position, geometry::SIZE};
use crate::{Square, testing};

/// Returns a position text from the side to move, the pieces and, after `?`, the squares to choose
/// from: `w Kj1 ka10 Sd3`.
fn on(pieces: &str) -> String {
    let mut words = pieces.split(' ');
    let side = words.next().expect("the side to move");
    let mut liable = "-";
    let mut board = vec![vec![None; SIZE.into()]; SIZE.into()];
    for word in words {
        if let Some(squares) = word.strip_prefix('?') {
            liable = squares;
            continue;
        }
        let (sign, name) = word.split_at(1);
        let Square { file, rank } = square(name);
        let place = &mut board[usize::from(rank)][usize::from(file)];
        assert!(place.replace(sign).is_none(), "two pieces on {name}");
    }
    let ranks: Vec<String> = board.iter().rev().map(|rank| written(rank)).collect();
    format!("{} {side} {liable}", ranks.join("/"))
}

fn square(name: &str) -> Square {
    let file = name.bytes().next().expect("a file") - b'a';
    Square::new(file, name[1..].parse::<u8>().expect("a rank") - 1)
}

fn written(rank: &[Option<&str>]) -> String {
    rank.chunk_by(|a, b| a.is_none() && b.is_none())
        .map(|run| match run[0] {
            Some(sign) => sign.to_owned(),
            None => run.len().to_string(),
        })
        .collect()
}

/// Returns the legal moves whose texts start with `beginning`.
fn moves(pieces: &str, beginning: &str) -> Vec<String> {
    testing::moves::<Position>(&on(pieces), beginning)
}

/// Returns the position after moves that must be legal.
fn after(pieces: &str, moves: &[&str]) -> Position {
    testing::after(&on(pieces), moves)
}

/// Asserts that moves lead from one position to another.
fn leads(pieces: &str, moves: &[&str], to: &str) {
    assert_eq!(
        after(pieces, moves).to_string(),
        on(to),
        "{pieces}: {moves:?}"
    );
}

fn refusal(pieces: &str, mv: &str) -> String {
    testing::refusal::<Position>(&on(pieces), mv)
}
