//! Boards of at most 8×8 squares as sets of 64 bits.

use super::Square;

/// The number of files and ranks of the largest board that fits.
const WIDTH: u8 = 8;

/// A square of such a board as a member of a set: bit `rank * 8 + file`, whatever the board's size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    pub(super) const fn at(file: u8, rank: u8) -> Cell {
        assert!(file < WIDTH && rank < WIDTH);
        Cell(rank * WIDTH + file)
    }

    /// Returns the cell of this square, if a board of `size` files and ranks has it.
    pub fn from_square(square: Square, size: u8) -> Option<Cell> {
        let size = size.min(WIDTH);
        (square.file < size && square.rank < size).then(|| Cell::at(square.file, square.rank))
    }

    /// Returns the cell's number, below 64, which is the number of its bit in a set.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the cell's square.
    pub const fn square(self) -> Square {
        Square::new(self.0 % WIDTH, self.0 / WIDTH)
    }

    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Returns the number of files and ranks from here to `to`.
    pub(super) fn offset(self, to: Cell) -> (i8, i8) {
        self.square().offset(to.square())
    }
}

impl From<Cell> for Square {
    fn from(cell: Cell) -> Square {
        cell.square()
    }
}

/// Returns the cells in a set, from `a1` rank by rank.
pub(super) fn cells(set: u64) -> impl Iterator<Item = Cell> {
    bits(set).map(Cell)
}

/// Returns the numbers of the bits in a set, lowest first.
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let index = u8::try_from(set.trailing_zeros())
            .ok()
            .filter(|&index| index < 64)?;
        set &= set - 1;
        Some(index)
    })
}

/// Returns all squares of a board with this many files and ranks.
pub(super) const fn board(size: u8) -> u64 {
    let rank = (1u64 << size) - 1;
    let mut set = 0;
    let mut at = 0;
    while at < size {
        set |= rank << (at * WIDTH);
        at += 1;
    }
    set
}

/// One of the eight directions from a cell to a neighbour.
///
/// A set is moved by rotating all 64 bits and dropping those that came in over an edge. That needs
/// no branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Direction {
    turn: u8,
    keep: u64,
}

impl Direction {
    pub(super) const NORTH: Direction = Direction {
        turn: 8,
        keep: !RANK_1,
    };
    pub(super) const NORTH_EAST: Direction = Direction {
        turn: 9,
        keep: !RANK_1 & !FILE_A,
    };
    pub(super) const EAST: Direction = Direction {
        turn: 1,
        keep: !FILE_A,
    };
    pub(super) const SOUTH_EAST: Direction = Direction {
        turn: 57,
        keep: !RANK_8 & !FILE_A,
    };
    pub(super) const SOUTH: Direction = Direction {
        turn: 56,
        keep: !RANK_8,
    };
    pub(super) const SOUTH_WEST: Direction = Direction {
        turn: 55,
        keep: !RANK_8 & !FILE_H,
    };
    pub(super) const WEST: Direction = Direction {
        turn: 63,
        keep: !FILE_H,
    };
    pub(super) const NORTH_WEST: Direction = Direction {
        turn: 7,
        keep: !RANK_1 & !FILE_H,
    };

    /// Moves every cell of the set by one. Cells that leave the 8×8 board are dropped; the edges of
    /// a smaller board are the caller's concern.
    pub(super) const fn shift(self, set: u64) -> u64 {
        set.rotate_left(self.turn as u32) & self.keep
    }

    /// Returns the cell from which `distance` steps in this direction lead to `cell`. It must be on
    /// the board.
    pub(super) const fn back(self, cell: Cell, distance: u8) -> Cell {
        Cell(cell.0.wrapping_sub(self.turn.wrapping_mul(distance)) % (WIDTH * WIDTH))
    }
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
const RANK_1: u64 = 0xff;
const RANK_8: u64 = RANK_1 << 56;

#[cfg(test)]
mod tests {
    use super::*;

    const DIRECTIONS: [(Direction, (i8, i8)); 8] = [
        (Direction::NORTH, (0, 1)),
        (Direction::NORTH_EAST, (1, 1)),
        (Direction::EAST, (1, 0)),
        (Direction::SOUTH_EAST, (1, -1)),
        (Direction::SOUTH, (0, -1)),
        (Direction::SOUTH_WEST, (-1, -1)),
        (Direction::WEST, (-1, 0)),
        (Direction::NORTH_WEST, (-1, 1)),
    ];

    #[test]
    fn ways_lead_to_neighbours_and_back_and_never_round_the_edge() {
        for (direction, offset) in DIRECTIONS {
            for from in cells(board(8)) {
                let to = cells(board(8)).find(|&to| from.offset(to) == offset);
                assert_eq!(
                    cells(direction.shift(from.bit())).next(),
                    to,
                    "{from:?} {direction:?}"
                );
                assert!(to.is_none_or(|to| direction.back(to, 1) == from));
            }
        }
    }

    #[test]
    fn smaller_boards_are_parts_of_the_lower_left() {
        for size in 1..=8 {
            assert_eq!(
                cells(board(size)).count(),
                usize::from(size) * usize::from(size)
            );
            for cell in cells(board(size)) {
                assert_eq!(Cell::from_square(cell.square(), size), Some(cell));
            }
        }
        assert_eq!(Cell::from_square(Square::new(6, 0), 6), None);
        assert_eq!(Cell::from_square(Square::new(0, 6), 6), None);
        assert_eq!(Cell::from_square(Square::new(8, 0), 9), None);
    }
}
