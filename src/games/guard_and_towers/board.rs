//! Fields of the 7×7 board, and sets of them as bitboards.

use crate::games::Square;

/// Files and ranks.
pub(super) const SIZE: u8 = 7;

/// A field of the board: bit `rank * 8 + file` of a set. The eighth file does not exist; it is
/// there so that a shift over the edge falls off instead of wrapping round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Field(u8);

impl Field {
    pub(super) const fn at(file: u8, rank: u8) -> Field {
        assert!(file < SIZE && rank < SIZE);
        Field(rank * 8 + file)
    }

    /// The field of this name, if the board has it.
    pub fn from_square(square: Square) -> Option<Field> {
        (square.file < SIZE && square.rank < SIZE).then(|| Field::at(square.file, square.rank))
    }

    /// Its name.
    pub const fn square(self) -> Square {
        Square::new(self.0 % 8, self.0 / 8)
    }

    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// All fields from `a1` to `g7`, rank by rank.
    pub fn all() -> impl Iterator<Item = Field> {
        fields(BOARD)
    }
}

/// Every field.
pub(super) const BOARD: u64 = 0x007f_7f7f_7f7f_7f7f;

/// The fields in a set, lowest first.
pub(super) fn fields(mut set: u64) -> impl Iterator<Item = Field> {
    std::iter::from_fn(move || {
        let field = u8::try_from(set.trailing_zeros()).ok().filter(|&index| index < 64)?;
        set &= set - 1;
        Some(Field(field))
    })
}

/// The four ways a figure can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    pub(super) const ALL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];

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
        Field(match self {
            Direction::North => field.0 - 8 * distance,
            Direction::East => field.0 - distance,
            Direction::South => field.0 + 8 * distance,
            Direction::West => field.0 + distance,
        })
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
