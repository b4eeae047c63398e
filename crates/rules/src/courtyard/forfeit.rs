//! The huff: a player who fails to capture when possible loses a piece that could have captured.
//!
//! Captures are mandatory, but a turn without one is legal and costs a piece. Which pieces become
//! liable is judged on the board after the move and before any removal (ruling). So a piece that
//! blocks a landing saves the jumper, even if it is liable itself.

use super::{
    geometry::{COURTYARD, Cell, cells},
    moves::Move,
    position::Position,
};
use crate::{Square, words::Sentence};

impl Position {
    /// Returns the pieces that a legal move makes liable, where they are after it.
    ///
    /// A piece is liable if it had a jump before the move and either moved or could still make one
    /// of those jumps. A piece that moves onto the landing square of another's only jump saves the
    /// other (Ayer's abstract). Kings are not exempt (ruling).
    pub(super) fn liable_after(&self, mv: Move) -> u64 {
        match mv {
            // A choice makes nothing liable (ruling).
            Move::Choice(_) => 0,
            // A side that jumps only has to keep jumping with the same piece (ruling).
            Move::Jumps(chain) => self.unfinished(chain).map_or(0, Cell::bit),
            Move::Step { from, to } | Move::Return { from, to } => {
                let side = self.to_move;
                let vacant = self.vacant();
                let could_jump = self.jumpers(side, vacant);
                // A king that enters the courtyard has won (ruling).
                if could_jump == 0 || to.bit() & COURTYARD != 0 {
                    return 0;
                }
                let still_can = self.jumpers(side, vacant & !to.bit()) & !from.bit();
                let moved = if could_jump & from.bit() != 0 {
                    to.bit()
                } else {
                    0
                };
                still_can | moved
            }
        }
    }

    /// Returns the cell where a jump sequence stops although the same piece could jump further.
    fn unfinished(&self, chain: super::Chain) -> Option<Cell> {
        let piece = self.piece(chain.from())?;
        let mut jumper = self.jumper(piece.side, piece.kind, chain.from());
        for direction in chain.directions() {
            jumper = jumper.jump(direction)?;
        }
        let (_, to) = chain.jumps().last()?;
        jumper.can_jump().then_some(to)
    }

    /// Returns the warning that a player should read before a move that costs a piece.
    pub(super) fn price(&self, mv: Move) -> Option<Sentence> {
        let liable = self.liable_after(mv);
        let count = liable.count_ones();
        if count == 0 {
            return None;
        }
        if let Move::Jumps(_) = mv {
            let to = cells(liable).next()?;
            return Some(Sentence::new("cy-warn-stopped").with("square", to.square()));
        }
        // Players know their pieces by the squares they are on now.
        let mut squares: Vec<Square> = cells(liable)
            .map(|cell| match mv {
                Move::Step { from, to } | Move::Return { from, to } if cell == to => from,
                _ => cell,
            })
            .map(Cell::square)
            .collect();
        squares.sort_unstable();
        Some(match squares[..] {
            [square] => Sentence::new("cy-warn-forfeit").with("square", square),
            _ => Sentence::new("cy-warn-choice")
                .with("count", count)
                .with("squares", listed(&squares)),
        })
    }
}

/// Formats squares as sentences list them.
pub(super) fn listed(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(", ")
}
