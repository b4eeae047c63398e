//! Positions and their texts.

use std::fmt;

use super::INFO;
use crate::{
    Cell, Ending, PositionError, Reason, Side, Square, board_text,
    grid::{board, cells},
};

/// Red moves first.
pub const RED: Side = Side::First;
/// Blue moves second.
pub const BLUE: Side = Side::Second;

/// A position of King and Courtesan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) size: u8,
    pub(super) to_move: Side,
    /// The cell of each side's king, as a set of one cell. It is empty once the king is captured.
    pub(super) kings: [u64; 2],
    /// The cells of each side's courtesans.
    pub(super) courtesans: [u64; 2],
}

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A king.
    King(Side),
    /// A courtesan.
    Courtesan(Side),
}

impl Piece {
    /// Returns the side it belongs to.
    pub const fn side(self) -> Side {
        match self {
            Piece::King(side) | Piece::Courtesan(side) => side,
        }
    }
}

impl Position {
    /// Returns the start position: the king on the home square, courtesans on rows 2 to n − 1 of
    /// each side, and row n empty. A row is a rank of the turned board: all cells equally far from
    /// home.
    pub(super) fn set_up(size: u8) -> Position {
        let mut position = Position {
            size,
            to_move: RED,
            kings: Side::BOTH.map(|side| home(side, size).bit()),
            courtesans: [0; 2],
        };
        for cell in cells(board(size)) {
            let Square { file, rank } = cell.square();
            let row = file + rank + 1;
            let last = 2 * size - 1;
            if (2..size).contains(&row) {
                position.courtesans[RED.index()] |= cell.bit();
            } else if (size + 1..last).contains(&row) {
                position.courtesans[BLUE.index()] |= cell.bit();
            }
        }
        position
    }

    /// Returns the piece on this cell, if there is one.
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        Side::BOTH.into_iter().find_map(|side| {
            if self.kings[side.index()] & cell.bit() != 0 {
                Some(Piece::King(side))
            } else if self.courtesans[side.index()] & cell.bit() != 0 {
                Some(Piece::Courtesan(side))
            } else {
                None
            }
        })
    }

    /// Returns all pieces on the board, from `a1` rank by rank.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> {
        cells(board(self.size)).filter_map(|cell| Some((cell, self.piece(cell)?)))
    }

    /// Returns the home of this side: the corner where its king starts and which the enemy king
    /// wants to reach.
    pub fn home(&self, side: Side) -> Cell {
        home(side, self.size)
    }

    /// Returns the cell of this side's king, as a set. It is empty once the king is captured.
    pub const fn king(&self, side: Side) -> u64 {
        self.kings[side.index()]
    }

    /// Returns the cells of this side's courtesans.
    pub const fn courtesans(&self, side: Side) -> u64 {
        self.courtesans[side.index()]
    }

    pub(super) fn men(&self, side: Side) -> u64 {
        self.kings[side.index()] | self.courtesans[side.index()]
    }

    /// Returns the ending if a side has captured the enemy king or its king is at the enemy's home,
    /// however it got there. If both sides of a made-up position have reached their aims, the side
    /// that moved last has won.
    pub(super) fn goal_reached(&self) -> Option<Ending> {
        [self.to_move.other(), self.to_move]
            .into_iter()
            .find_map(|side| {
                let enemy = side.other();
                if self.kings[enemy.index()] == 0 {
                    Some(Ending::win(side, Reason::KingCaptured))
                } else if self.kings[side.index()] == self.home(enemy).bit() {
                    Some(Ending::win(side, Reason::AtHome))
                } else {
                    None
                }
            })
    }

    pub(super) fn read(text: &str) -> Result<Position, PositionError> {
        let (ranks, turn) = text.split_once(' ').ok_or(PositionError::Parts {
            expected: "two: the board and the side to move",
        })?;
        let to_move = match turn {
            "r" => RED,
            "b" => BLUE,
            _ => {
                return Err(PositionError::Side {
                    expected: "'r' or 'b'",
                    found: turn.to_owned(),
                });
            }
        };
        let found = ranks.split('/').count();
        let size = INFO
            .sizes
            .iter()
            .copied()
            .find(|&size| usize::from(size) == found)
            .ok_or(PositionError::Ranks {
                expected: SIZES,
                found,
            })?;
        let mut position = Position {
            size,
            to_move,
            kings: [0; 2],
            courtesans: [0; 2],
        };
        board_text::read_ranks(ranks, size, SIZES, |square, sign, _| {
            position.place(Cell::at(square.file, square.rank), sign)
        })?;
        if position.kings == [0; 2] {
            return Err(PositionError::Count(
                "one king at least must be on the board",
            ));
        }
        Ok(position)
    }

    fn place(&mut self, cell: Cell, sign: char) -> Result<(), PositionError> {
        let side = if sign.is_ascii_uppercase() { RED } else { BLUE };
        match sign.to_ascii_lowercase() {
            'k' if self.kings[side.index()] != 0 => {
                return Err(PositionError::Count("a side has one king"));
            }
            'k' => self.kings[side.index()] = cell.bit(),
            'c' => self.courtesans[side.index()] |= cell.bit(),
            _ => return Err(PositionError::Piece(sign.to_string())),
        }
        Ok(())
    }
}

/// The numbers of ranks, in words for errors.
const SIZES: &str = "6, 7 or 8";

fn home(owner: Side, size: u8) -> Cell {
    match owner {
        RED => Cell::at(0, 0),
        BLUE => Cell::at(size - 1, size - 1),
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Piece::King(RED) => "K",
            Piece::King(BLUE) => "k",
            Piece::Courtesan(RED) => "C",
            Piece::Courtesan(BLUE) => "c",
        })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        board_text::write(f, self.size, |square| {
            self.piece(Cell::at(square.file, square.rank))
        })?;
        f.write_str(match self.to_move {
            RED => " r",
            BLUE => " b",
        })
    }
}
