//! The 8×8 board, its court, and the edges of the court.

use crate::{
    Cell,
    grid::{Direction, board},
    variants,
};

/// The number of files and ranks.
pub(super) const SIZE: u8 = 8;

/// All cells.
pub(super) const BOARD: u64 = board(SIZE);

/// The court: the 4×4 squares c3 to f6 in the middle.
pub(super) const COURT: u64 = board(4) << 18;

/// The four directions of steps and jumps.
pub(super) const DIRECTIONS: [Direction; 4] = [
    Direction::NORTH,
    Direction::EAST,
    Direction::SOUTH,
    Direction::WEST,
];

variants! {
    /// An edge of the court.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Edge {
        /// Between ranks 6 and 7.
        North = "north",
        /// Between files f and g.
        East = "east",
        /// Between ranks 2 and 3.
        South = "south",
        /// Between files b and c.
        West = "west",
    }
}

impl Edge {
    /// Returns the edge on the other side of the court.
    #[must_use]
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::North => Edge::South,
            Edge::East => Edge::West,
            Edge::South => Edge::North,
            Edge::West => Edge::East,
        }
    }

    /// Returns `n`, `e`, `s` or `w`, as position texts write it.
    pub const fn letter(self) -> char {
        match self {
            Edge::North => 'n',
            Edge::East => 'e',
            Edge::South => 's',
            Edge::West => 'w',
        }
    }

    /// Returns the direction that leads into the court over this edge.
    pub(super) const fn inward(self) -> Direction {
        match self {
            Edge::North => Direction::SOUTH,
            Edge::East => Direction::WEST,
            Edge::South => Direction::NORTH,
            Edge::West => Direction::EAST,
        }
    }
}

/// Returns the distance between two cells on the same file or rank: 1 for neighbours, and 0 for the
/// same cell. `None` if they share neither.
pub(super) fn distance(from: Cell, to: Cell) -> Option<u8> {
    match from.offset(to) {
        (0, distance) | (distance, 0) => Some(distance.unsigned_abs()),
        _ => None,
    }
}

/// Returns the direction from one cell to another on the same file or rank.
pub(super) fn direction(from: Cell, to: Cell) -> Direction {
    let (files, ranks) = from.offset(to);
    match (files.signum(), ranks.signum()) {
        (0, 1) => Direction::NORTH,
        (0, _) => Direction::SOUTH,
        (1, _) => Direction::EAST,
        _ => Direction::WEST,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::cells;

    #[test]
    fn the_court_is_c3_to_f6_and_has_four_ways_in_over_each_edge() {
        let names: Vec<String> = cells(COURT).map(|cell| cell.square().to_string()).collect();
        assert_eq!(
            names,
            [
                "c3", "d3", "e3", "f3", "c4", "d4", "e4", "f4", "c5", "d5", "e5", "f5", "c6", "d6",
                "e6", "f6"
            ]
        );
        for edge in Edge::ALL {
            let entered = edge.inward().shift(BOARD & !COURT) & COURT;
            assert_eq!(entered.count_ones(), 4);
            assert_eq!(edge.opposite().opposite(), edge);
        }
    }

    #[test]
    fn ways_between_fields_of_a_line_lead_from_one_to_the_other() {
        for from in cells(BOARD) {
            for step in DIRECTIONS {
                for to in cells(step.shift(from.bit())) {
                    assert_eq!((direction(from, to), distance(from, to)), (step, Some(1)));
                }
            }
        }
    }
}
