//! Move texts: steps `d3-e4`, jumps `d4xf6xh8`, returns `a10>b1`, choices `*d4`.

use super::{board::SIZE, moves::Move, position::Position};
use crate::games::{Square, Unreadable, notation};

impl Position {
    /// The squares of a move text. A single one is a move only where a choice is pending, or where
    /// its sign says that it means one.
    pub(super) fn read_move_text(&self, text: &str) -> Result<Vec<Square>, Unreadable> {
        let squares = notation::read_squares(text, SIZE, "*>")?;
        let choice = self.liable != 0 || text.contains('*');
        match squares.len() {
            0 => Err(notation::wrong_count(&squares)),
            1 if !choice => Err(notation::wrong_count(&squares)),
            _ => Ok(squares),
        }
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
}
