//! Sets of cells on boards of at most 8×8 squares: bit `rank * 8 + file`.

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// A direction from a cell to a neighbour. A set is moved by rotating all 64 bits and dropping
/// those that came in over an edge, so that a loop over directions has no branch.
#[derive(Clone, Copy)]
pub(super) struct Direction {
    turn: u32,
    keep: u64,
}

impl Direction {
    pub(super) const fn new(turn: u32, keep: u64) -> Direction {
        Direction { turn, keep }
    }

    /// Moves every cell of the set by one.
    pub(super) const fn shift(self, set: u64) -> u64 {
        set.rotate_left(self.turn) & self.keep
    }
}

pub(super) const NORTH: Direction = Direction::new(8, !0xff);
pub(super) const EAST: Direction = Direction::new(1, !FILE_A);
pub(super) const SOUTH: Direction = Direction::new(56, !0 >> 8);
pub(super) const WEST: Direction = Direction::new(63, !FILE_H);

/// The four directions along files and ranks, each with its opposite.
pub(super) const DIRECTIONS: [(Direction, Direction); 4] =
    [(NORTH, SOUTH), (EAST, WEST), (SOUTH, NORTH), (WEST, EAST)];

/// Returns the neighbours on files and ranks.
pub(super) const fn beside(set: u64) -> u64 {
    NORTH.shift(set) | SOUTH.shift(set) | EAST.shift(set) | WEST.shift(set)
}

/// Returns the neighbours in all eight directions. Of two neighbours in the set, each is the
/// other's.
pub(super) const fn around(set: u64) -> u64 {
    let row = EAST.shift(set) | WEST.shift(set);
    let rows = set | row;
    row | NORTH.shift(rows) | SOUTH.shift(rows)
}

/// Returns the numbers of the bits in a set, lowest first.
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let index = set.trailing_zeros();
        if index == 64 {
            return None;
        }
        set &= set - 1;
        Some(index as usize)
    })
}

/// Returns the number of cells in a set, in the type that terms use.
pub(super) const fn count(set: u64) -> i32 {
    set.count_ones().cast_signed()
}
