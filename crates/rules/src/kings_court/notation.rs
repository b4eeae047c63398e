//! Texts of moves, and descriptions of moves in words. Texts: steps `c2-c3`, and chains such as
//! `a1^a3xc3xe3`, with `^` for a hop over a piece of its own side and `x` for a capture.

use super::{geometry::SIZE, moves::Move, path::Jump, position::Position};
use crate::{Cell, Square, Unreadable, notation, words::Sentence};

/// The sign of hops.
pub(super) const SIGNS: &str = "^";

impl Position {
    /// Returns the cells of these squares, at least two.
    pub(super) fn named(squares: &[Square]) -> Result<Vec<Cell>, Unreadable> {
        notation::check_on_board(squares, SIZE)?;
        if squares.len() < 2 {
            return Err(notation::wrong_count(squares));
        }
        let cell = |square: &Square| Cell::at(square.file, square.rank);
        Ok(squares.iter().map(cell).collect())
    }

    pub(super) fn move_text(&self, mv: Move) -> String {
        let from = mv.from.square();
        if mv.is_step() {
            return format!("{from}-{}", mv.to.square());
        }
        let jumps = self.jumps(mv);
        let text = |jump: &Jump| {
            let sign = if jump.captures { 'x' } else { notation::HOP };
            format!("{sign}{}", jump.to.square())
        };
        let jumps: String = jumps.iter().map(text).collect();
        format!("{from}{jumps}")
    }

    /// Returns the jumps of a legal move. A step has none.
    pub(super) fn jumps(&self, mv: Move) -> Vec<Jump> {
        if mv.is_step() {
            return Vec::new();
        }
        self.path(self.to_move, mv).unwrap_or_default()
    }

    /// Describes a legal move in words.
    pub(super) fn meaning_of(mv: Move) -> Sentence {
        Sentence::new("kk-means")
            .with("does", if mv.is_step() { "step" } else { "jump" })
            .with("captures", mv.captured.count_ones())
    }
}
