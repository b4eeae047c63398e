//! The 7×7 board and the ways over it.

use crate::games::grid::{self, Way};
pub(super) use crate::games::grid::{Field, fields};
use crate::variants::variants;

/// Files and ranks.
pub(super) const SIZE: u8 = 7;

/// Every field. The eighth file and rank of the grid do not exist here.
pub(super) const BOARD: u64 = grid::board(SIZE);

variants! {
    /// The four ways a figure can go.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Direction {
        North,
        East,
        South,
        West,
    }
}

impl Direction {
    /// Every field of the set moved by one. What leaves the board is gone.
    pub(super) const fn shift(self, set: u64) -> u64 {
        BOARD
            & match self {
                Direction::North => set << 8,
                Direction::East => set << 1,
                Direction::South => set >> 8,
                Direction::West => set >> 1,
            }
    }

    /// The field `distance` back from `field`, which is known to be on the board.
    pub(super) const fn back(self, field: Field, distance: u8) -> Field {
        let way = match self {
            Direction::North => Way::NORTH,
            Direction::East => Way::EAST,
            Direction::South => Way::SOUTH,
            Direction::West => Way::WEST,
        };
        way.back(field, distance)
    }

    /// The way from one field to another and how far, if they lie on a line and differ.
    pub(super) fn between(from: Field, to: Field) -> Option<(Direction, u8)> {
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
