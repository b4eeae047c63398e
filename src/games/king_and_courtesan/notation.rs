//! Move texts: steps `a2-b3`, captures `a2xb3`, exchanges `a1=b2`.

use super::{
    moves::{Kind, Move},
    position::Position,
};
use crate::games::{Field, Unreadable, notation};

impl Position {
    pub(super) fn read_move_text(&self, text: &str) -> Result<Move, Unreadable> {
        let squares = notation::read_squares(text, self.size, "=")?;
        let [from, to] = squares[..] else {
            return Err(notation::wrong_count(&squares));
        };
        Ok(Move {
            from: Field::at(from.file, from.rank),
            to: Field::at(to.file, to.rank),
        })
    }

    pub(super) fn move_text(&self, mv: Move) -> String {
        let sign = match self.check(mv) {
            Ok(Kind::Capture) => 'x',
            Ok(Kind::Exchange) => '=',
            Ok(Kind::Step) | Err(_) => '-',
        };
        format!("{}{sign}{}", mv.from.square(), mv.to.square())
    }
}
