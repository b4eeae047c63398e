//! Positions and their texts.

use std::{fmt, ops::ControlFlow};

use super::geometry::{BOARD, COURT, Edge, SIZE};
use crate::{Cell, Ending, Game, PositionError, Reason, Side, board_text};

/// Orange moves first.
pub const ORANGE: Side = Side::First;
/// Green moves second.
pub const GREEN: Side = Side::Second;

pub(super) const START: &str = "gogogogo/ogogogog/go4go/og4og/go4go/og4og/gogogogo/ogogogog o any";

/// A position of King's Court.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) to_move: Side,
    /// The cells of each side's pieces.
    pub(super) men: [u64; 2],
    pub(super) opening: Opening,
}

/// The opening moves that are still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Both. Orange enters the court over any edge.
    Any,
    /// Green's. It enters over this edge, which is opposite Orange's.
    Over(Edge),
    /// None.
    Done,
}

impl Position {
    /// Counts this side's pieces in the court. The side with the last ones there wins.
    pub fn in_court(&self, side: Side) -> u32 {
        (self.men[side.index()] & COURT).count_ones()
    }

    /// Returns the cells of this side's pieces.
    pub const fn men(&self, side: Side) -> u64 {
        self.men[side.index()]
    }

    /// Returns the side of the piece on this cell, if there is one.
    pub fn piece(&self, cell: Cell) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.men[side.index()] & cell.bit() != 0)
    }

    /// Returns which of the opening moves are still to come.
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    pub(super) fn occupied(&self) -> u64 {
        self.men[0] | self.men[1]
    }

    pub(super) fn vacant(&self) -> u64 {
        BOARD & !self.occupied()
    }

    /// Returns one side's pieces in the court.
    pub(super) fn courtiers(&self, side: Side) -> u64 {
        self.men[side.index()] & COURT
    }

    /// Returns the winner. After both opening moves, a side with no piece in the court has lost. In
    /// no position are both sides out of the court, because the side that moved last must have a
    /// piece there.
    pub(super) fn winner(&self) -> Option<Side> {
        if self.opening != Opening::Done {
            return None;
        }
        Side::BOTH
            .into_iter()
            .find(|&side| self.courtiers(side.other()) == 0)
    }

    pub(super) fn ending_here(&self) -> Option<Ending> {
        self.ending_on_board().or_else(|| {
            // A player who must move but cannot loses.
            let stuck = self.visit_moves(|_| ControlFlow::Break(())).is_continue();
            stuck.then_some(Ending::win(self.to_move.other(), Reason::CannotMove))
        })
    }

    pub(super) fn read(text: &str) -> Result<Position, PositionError> {
        let parts: Vec<&str> = text.split(' ').collect();
        let [board, turn, opening] = parts[..] else {
            return Err(PositionError::Parts {
                expected: "three: the board, the side to move and the state of the opening",
            });
        };
        let to_move = match turn {
            "o" => ORANGE,
            "g" => GREEN,
            _ => {
                return Err(PositionError::Side {
                    expected: "'o' or 'g'",
                    found: turn.to_owned(),
                });
            }
        };
        let opening = match (to_move, opening) {
            (_, "-") => Opening::Done,
            (ORANGE, "any") => Opening::Any,
            (GREEN, edge) => Edge::ALL
                .into_iter()
                .find(|known| known.letter().to_string() == edge)
                .map(Opening::Over)
                .ok_or(PositionError::State("Green’s opening is n, e, s, w or -"))?,
            (ORANGE, _) => return Err(PositionError::State("Orange’s opening is any or -")),
        };
        let mut position = Position {
            to_move,
            men: [0; 2],
            opening,
        };
        board_text::read_ranks(board, SIZE, "8", |square, sign, _| {
            let side = match sign {
                'o' => ORANGE,
                'g' => GREEN,
                _ => return Err(PositionError::Piece(sign.to_string())),
            };
            position.men[side.index()] |= Cell::at(square.file, square.rank).bit();
            Ok(())
        })?;
        if opening == Opening::Done && position.occupied() & COURT == 0 {
            return Err(PositionError::State(
                "after the opening one side at least is in the court",
            ));
        }
        Ok(position)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        board_text::write(f, SIZE, |square| {
            let side = self.piece(Cell::at(square.file, square.rank))?;
            Some(letter(side))
        })?;
        write!(f, " {} ", letter(self.to_move))?;
        match self.opening {
            Opening::Any => f.write_str("any"),
            Opening::Over(edge) => write!(f, "{}", edge.letter()),
            Opening::Done => f.write_str("-"),
        }
    }
}

const fn letter(side: Side) -> char {
    match side {
        ORANGE => 'o',
        GREEN => 'g',
    }
}
