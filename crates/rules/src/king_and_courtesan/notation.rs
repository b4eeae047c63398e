//! Texts of moves, and descriptions of moves in words. Texts: steps `a2-b3`, captures `a2xb3`,
//! exchanges `a1=b2`.

use super::{
    moves::{Kind, Move},
    position::{Piece, Position},
};
use crate::{Cell, Square, Unreadable, notation, words::Sentence};

/// The sign of exchanges.
pub(super) const SIGNS: &str = "=";

impl Position {
    /// Returns the move, legal or not, that these squares name.
    pub(super) fn named(&self, squares: &[Square]) -> Result<Move, Unreadable> {
        notation::check_on_board(squares, self.size)?;
        let [from, to] = squares[..] else {
            return Err(notation::wrong_count(squares));
        };
        Ok(Move {
            from: Cell::at(from.file, from.rank),
            to: Cell::at(to.file, to.rank),
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

    /// Describes a legal move in words.
    pub(super) fn meaning_of(&self, mv: Move) -> Sentence {
        let (piece, is_king) = match self.piece(mv.from) {
            Some(Piece::King(_)) => ("king", true),
            Some(Piece::Courtesan(_)) | None => ("courtesan", false),
        };
        let does = match (self.piece(mv.to), self.check(mv)) {
            (Some(Piece::King(side)), _) if side != self.to_move => "take-king",
            _ if is_king && mv.to == self.home(self.to_move.other()) => "home",
            (_, Ok(Kind::Capture)) => "take-courtesan",
            (_, Ok(Kind::Exchange)) => "exchange",
            (_, Ok(Kind::Step) | Err(_)) => "step",
        };
        Sentence::new("kc-means")
            .with("piece", piece)
            .with("does", does)
    }
}
