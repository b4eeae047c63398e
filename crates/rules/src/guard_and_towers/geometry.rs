//! The 7×7 board and the directions on it.

use crate::grid;
pub(super) use crate::grid::{Cell, cells};
use crate::variants;

/// The number of files and ranks.
pub(super) const SIZE: u8 = 7;

/// All cells. The grid's eighth file and rank do not exist here.
pub(super) const BOARD: u64 = grid::board(SIZE);

variants! {
    /// The four directions in which pieces move.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Direction {
        North,
        East,
        South,
        West,
    }
}

impl Direction {
    /// Moves every cell of the set by one. Cells that leave the board are dropped.
    pub(super) const fn shift(self, set: u64) -> u64 {
        BOARD
            & match self {
                Direction::North => set << 8,
                Direction::East => set << 1,
                Direction::South => set >> 8,
                Direction::West => set >> 1,
            }
    }

    /// Returns the cell from which `distance` steps in this direction lead to `cell`. It must be on
    /// the board.
    pub(super) const fn back(self, cell: Cell, distance: u8) -> Cell {
        let direction = match self {
            Direction::North => grid::Direction::NORTH,
            Direction::East => grid::Direction::EAST,
            Direction::South => grid::Direction::SOUTH,
            Direction::West => grid::Direction::WEST,
        };
        direction.back(cell, distance)
    }

    /// Returns the direction and the distance from one cell to another, if they are on the same
    /// line and differ.
    pub(super) fn between(from: Cell, to: Cell) -> Option<(Direction, u8)> {
        let (a, b) = (from.square(), to.square());
        match (a.file == b.file, a.rank == b.rank) {
            (true, false) if b.rank > a.rank => Some((Direction::North, b.rank - a.rank)),
            (true, false) => Some((Direction::South, a.rank - b.rank)),
            (false, true) if b.file > a.file => Some((Direction::East, b.file - a.file)),
            (false, true) => Some((Direction::West, a.file - b.file)),
            _ => None,
        }
    }
}
