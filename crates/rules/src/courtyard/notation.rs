//! Texts of moves, and descriptions of moves in words. Texts: steps `d3-e4`, jumps `d4xf6xh8`,
//! returns `a10>b1`, choices `*d4`.

use super::{
    geometry::SIZE,
    moves::{Move, in_courtyard},
    position::{Kind, Position},
};
use crate::{Square, Unreadable, notation, words::Sentence};

/// The signs of choices and returns.
pub(super) const SIGNS: &str = "*>";

const CHOICE: char = '*';

impl Position {
    /// Checks the number of squares of a move. A single square is a move only if a choice is
    /// pending or the text has the sign of choices.
    pub(super) fn check_count(&self, squares: &[Square], has_sign: bool) -> Result<(), Unreadable> {
        match squares.len() {
            0 => Err(notation::wrong_count(squares)),
            1 if self.liable == 0 && !has_sign => Err(notation::wrong_count(squares)),
            _ => Ok(()),
        }
    }

    /// Returns the squares of a move text.
    pub(super) fn read_move_text(&self, text: &str) -> Result<Vec<Square>, Unreadable> {
        let squares = notation::read_squares(text, SIZE, SIGNS)?;
        self.check_count(&squares, text.contains(CHOICE))?;
        Ok(squares)
    }

    pub(super) fn move_text(mv: Move) -> String {
        let (before, between) = match mv {
            Move::Step { .. } => ("", "-"),
            Move::Jumps(_) => ("", "x"),
            Move::Return { .. } => ("", ">"),
            Move::Choice(_) => ("*", ""),
        };
        let squares: Vec<String> = mv.squares().iter().map(Square::to_string).collect();
        format!("{before}{}", squares.join(between))
    }

    /// Describes a legal move in words.
    pub(super) fn meaning_of(&self, mv: Move) -> Sentence {
        let (from, to) = match mv {
            Move::Step { from, to } | Move::Return { from, to } => (from, Some(to)),
            Move::Jumps(chain) => (chain.from(), chain.jumps().last().map(|(_, to)| to)),
            Move::Choice(cell) => (cell, None),
        };
        let piece = match self.piece(from).map(|piece| piece.kind) {
            Some(Kind::King) => "king",
            Some(Kind::Guard) => "guard",
            Some(Kind::Serf) | None => "serf",
        };
        let (does, captures) = match mv {
            Move::Step { .. } => ("step", 0),
            Move::Return { .. } => ("return", 0),
            Move::Jumps(chain) => ("jump", chain.count()),
            Move::Choice(_) => ("choice", 0),
        };
        let does = if to.is_some_and(in_courtyard) {
            "enter"
        } else {
            does
        };
        Sentence::new("cy-means")
            .with("piece", piece)
            .with("does", does)
            .with("captures", captures)
    }
}
