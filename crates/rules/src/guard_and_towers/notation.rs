//! Texts of moves, and descriptions of moves in words. Texts: `a7-a6`, captures `a7xa6`, and in
//! typed texts also `A7-A6-1` with the number of stones.

use super::{
    Illegal,
    geometry::{Cell, Direction, SIZE},
    moves::Move,
    position::{Piece, Position},
};
use crate::{MoveError, Square, Unreadable, notation, words::Sentence};

/// The game has no signs of its own.
pub(super) const SIGNS: &str = "";

impl Position {
    /// Returns the move, legal or not, that these squares name.
    pub(super) fn named(squares: &[Square]) -> Result<Move, Unreadable> {
        notation::check_on_board(squares, SIZE)?;
        let [from, to] = squares[..] else {
            return Err(notation::wrong_count(squares));
        };
        Ok(Move {
            from: Cell::at(from.file, from.rank),
            to: Cell::at(to.file, to.rank),
        })
    }

    /// Returns the move, legal or not, that a text names.
    pub(super) fn read_move_text(text: &str) -> Result<Move, MoveError<Illegal>> {
        let parts = notation::read_move_text(text, SIZE, SIGNS).map_err(MoveError::Unreadable)?;
        let mv = Position::named(&parts.squares).map_err(MoveError::Unreadable)?;
        // The number repeats what the squares say. If it does not, the player has made a slip, and
        // it is better to ask than to guess which of the two was meant.
        if let (Some(number), Some((_, distance))) =
            (parts.number, Direction::between(mv.from, mv.to))
            && number != u32::from(distance)
        {
            return Err(MoveError::Illegal(Illegal::WrongNumber {
                number,
                distance,
            }));
        }
        Ok(mv)
    }

    pub(super) fn move_text(&self, mv: Move) -> String {
        let captures = self
            .piece(mv.to)
            .is_some_and(|piece| piece.side() != self.to_move);
        let sign = if captures { 'x' } else { '-' };
        format!("{}{sign}{}", mv.from.square(), mv.to.square())
    }

    /// Describes a legal move in words.
    pub(super) fn meaning_of(&self, mv: Move) -> Sentence {
        let (piece, stones) = match self.piece(mv.from) {
            Some(Piece::Tower(..)) => {
                let way = Direction::between(mv.from, mv.to);
                ("tower", way.map_or(0, |(_, distance)| distance))
            }
            Some(Piece::Guard(_)) | None => ("guard", 0),
        };
        let (does, height) = match self.piece(mv.to) {
            Some(Piece::Guard(_)) => ("take-guard", 0),
            _ if piece == "guard" && mv.to == Position::castle(self.to_move.other()) => {
                ("castle", 0)
            }
            Some(Piece::Tower(side, height)) if side == self.to_move => ("join", height + stones),
            Some(Piece::Tower(_, height)) => ("take-tower", height),
            None => ("step", 0),
        };
        Sentence::new("gt-means")
            .with("piece", piece)
            .with("stones", stones)
            .with("does", does)
            .with("height", height)
    }
}
