//! Positions and their texts.

use std::fmt;

use super::geometry::{BOARD, Cell, SIZE, cells};
use crate::{Ending, PositionError, Reason, Side, board_text};

/// Red moves first.
pub const RED: Side = Side::First;
/// Blue moves second.
pub const BLUE: Side = Side::Second;

/// The tallest tower that a position text can hold, because a height is one digit. A side has seven
/// stones, so no match needs more.
pub(super) const TALLEST: u8 = 9;

/// The start position. Red's castle and guard are at the top, and Red begins.
pub(super) const START: &str = "r1r11RG1r1r1/2r11r12/3r13/7/3b13/2b11b12/b1b11BG1b1b1 r";

/// A position of Guard & Towers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) to_move: Side,
    /// The cell of each side's guard, as a set of one cell. It is empty once the guard is captured.
    pub(super) guards: [u64; 2],
    /// `towers[side][n]` has the cells with more than `n` stones. Heights are unary, because every
    /// rule asks whether a tower is at least a certain height, and a set answers that for all cells
    /// in one operation.
    pub(super) towers: [[u64; TALLEST as usize]; 2],
}

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A guard.
    Guard(Side),
    /// A tower of this many stones.
    Tower(Side, u8),
}

impl Piece {
    /// Returns the side it belongs to.
    pub const fn side(self) -> Side {
        match self {
            Piece::Guard(side) | Piece::Tower(side, _) => side,
        }
    }
}

impl Position {
    /// Returns the piece on this cell, if there is one.
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        Side::BOTH.into_iter().find_map(|side| {
            if self.guards[side.index()] & cell.bit() != 0 {
                return Some(Piece::Guard(side));
            }
            let height = self.height(side, cell);
            (height > 0).then_some(Piece::Tower(side, height))
        })
    }

    /// Returns the castle of this side: the cell where its guard starts and which the enemy guard
    /// wants to reach.
    pub const fn castle(side: Side) -> Cell {
        match side {
            RED => Cell::at(3, SIZE - 1),
            BLUE => Cell::at(3, 0),
        }
    }

    /// Returns the cell of this side's guard, as a set. It is empty once the guard is captured.
    pub const fn guard(&self, side: Side) -> u64 {
        self.guards[side.index()]
    }

    /// Returns this side's towers: the set with the number `n` has the cells with more than `n`
    /// stones.
    pub const fn towers(&self, side: Side) -> &[u64; TALLEST as usize] {
        &self.towers[side.index()]
    }

    /// Returns the number of this side's stones on this cell.
    pub(super) fn height(&self, side: Side, cell: Cell) -> u8 {
        self.towers[side.index()]
            .iter()
            .map(|level| u8::from(level & cell.bit() != 0))
            .sum()
    }

    pub(super) fn occupied(&self) -> u64 {
        self.guards[0] | self.guards[1] | self.towers[0][0] | self.towers[1][0]
    }

    /// Returns the ending if a side has reached its aim: a captured guard, or an occupied castle.
    /// If both sides of a made-up position have reached theirs, the side that moved last has won.
    pub(super) fn goal_reached(&self) -> Option<Ending> {
        let mover = self.to_move.other();
        [mover, mover.other()].into_iter().find_map(|side| {
            let enemy = side.other();
            if self.guards[enemy.index()] == 0 {
                Some(Ending::win(side, Reason::GuardCaptured))
            } else if self.guards[side.index()] == Position::castle(enemy).bit() {
                Some(Ending::win(side, Reason::InCastle))
            } else {
                None
            }
        })
    }

    pub(super) fn ending_here(&self) -> Option<Ending> {
        self.goal_reached().or_else(|| {
            // A player who must move but cannot loses.
            let stuck = self.count_unfinished() == 0;
            stuck.then_some(Ending::win(self.to_move.other(), Reason::CannotMove))
        })
    }

    pub(super) fn read(text: &str) -> Result<Position, PositionError> {
        let (board, side) = text.split_once(' ').ok_or(PositionError::Parts {
            expected: "two: the board and the side to move",
        })?;
        let to_move = match side {
            "r" => RED,
            "b" => BLUE,
            _ => {
                return Err(PositionError::Side {
                    expected: "'r' or 'b'",
                    found: side.to_owned(),
                });
            }
        };
        let mut position = Position {
            to_move,
            guards: [0; 2],
            towers: Default::default(),
        };
        board_text::read_ranks(board, SIZE, "7", |square, sign, more| {
            let second = more.next().map(String::from).unwrap_or_default();
            position.place(Cell::at(square.file, square.rank), sign, &second)
        })?;
        if position.guards == [0; 2] {
            return Err(PositionError::Count(
                "one guard at least must be on the board",
            ));
        }
        Ok(position)
    }

    fn place(&mut self, cell: Cell, sign: char, second: &str) -> Result<(), PositionError> {
        let unknown = || PositionError::Piece(format!("{sign}{second}"));
        let side = match sign.to_ascii_lowercase() {
            'r' => RED,
            'b' => BLUE,
            _ => return Err(unknown()),
        };
        if sign.is_ascii_uppercase() {
            if second != "G" {
                return Err(unknown());
            }
            if self.guards[side.index()] != 0 {
                return Err(PositionError::Count("a side has one guard"));
            }
            self.guards[side.index()] = cell.bit();
        } else {
            let height = second.parse::<u8>().map_err(|_| unknown())?;
            if height == 0 {
                return Err(unknown());
            }
            self.set_height(side, cell, height);
        }
        Ok(())
    }

    /// Puts a tower of `height` stones here, at most [`TALLEST`], or none.
    pub(super) fn set_height(&mut self, side: Side, cell: Cell, height: u8) {
        for (level, cells) in (0..TALLEST).zip(&mut self.towers[side.index()]) {
            if level < height {
                *cells |= cell.bit();
            } else {
                *cells &= !cell.bit();
            }
        }
    }

    /// Returns all pieces on the board, from `a1` to `g7`.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> {
        cells(BOARD).filter_map(|cell| Some((cell, self.piece(cell)?)))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Guard(RED) => f.write_str("RG"),
            Piece::Guard(BLUE) => f.write_str("BG"),
            Piece::Tower(RED, height) => write!(f, "r{height}"),
            Piece::Tower(BLUE, height) => write!(f, "b{height}"),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        board_text::write(f, SIZE, |square| {
            self.piece(Cell::at(square.file, square.rank))
        })?;
        f.write_str(match self.to_move {
            RED => " r",
            BLUE => " b",
        })
    }
}
