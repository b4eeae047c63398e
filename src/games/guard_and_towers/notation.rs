//! Moves in texts and in words. Texts: `a7-a6`, captures `a7xa6`, and on input also `A7-A6-1` with the number of stones.

use super::{
    board::{Direction, Field, SIZE},
    moves::{Illegal, Move},
    position::{Piece, Position},
};
use crate::{
    games::{MoveError, Unreadable, notation},
    words::Sentence,
};

impl Position {
    pub(super) fn read_move_text(text: &str) -> Result<Move, MoveError<Illegal>> {
        let parts = notation::read(text, SIZE, "").map_err(MoveError::Unreadable)?;
        let fields: Option<Vec<Field>> = parts
            .squares
            .iter()
            .map(|&square| Field::from_square(square, SIZE))
            .collect();
        let Some([from, to]) = fields.as_deref() else {
            let count = u32::try_from(parts.squares.len()).unwrap_or(u32::MAX);
            return Err(MoveError::Unreadable(Unreadable::Squares(count)));
        };
        let mv = Move {
            from: *from,
            to: *to,
        };
        // The number repeats what the squares say. One that does not is a slip: better asked than
        // guessed which of the two was meant.
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

    /// What a legal move does.
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
