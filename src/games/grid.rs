//! Boards of at most 8×8 squares as sets of 64 bits.

use super::Square;

/// Files and ranks of the largest board that fits.
const WIDTH: u8 = 8;

/// A field of such a board: bit `rank * 8 + file` of a set, whatever the board's size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Field(u8);

impl Field {
    pub(super) const fn at(file: u8, rank: u8) -> Field {
        assert!(file < WIDTH && rank < WIDTH);
        Field(rank * WIDTH + file)
    }

    /// The field of this name on a board of `size` files and ranks, if it has it.
    pub fn from_square(square: Square, size: u8) -> Option<Field> {
        let size = size.min(WIDTH);
        (square.file < size && square.rank < size).then(|| Field::at(square.file, square.rank))
    }

    /// Its name.
    pub const fn square(self) -> Square {
        Square::new(self.0 % WIDTH, self.0 / WIDTH)
    }

    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// How many files and ranks further `to` lies.
    pub(super) fn offset(self, to: Field) -> (i8, i8) {
        self.square().offset(to.square())
    }
}

impl From<Field> for Square {
    fn from(field: Field) -> Square {
        field.square()
    }
}

/// The fields in a set, from `a1` rank by rank.
pub(super) fn fields(set: u64) -> impl Iterator<Item = Field> {
    bits(set).map(Field)
}

/// The numbers of the bits in a set, lowest first.
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let index = u8::try_from(set.trailing_zeros())
            .ok()
            .filter(|&index| index < 64)?;
        set &= set - 1;
        Some(index)
    })
}

/// All fields of a board with so many files and ranks.
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

/// One of the eight ways from a field to a neighbour.
///
/// A set is moved by turning all 64 bits round and dropping what came in over an edge, which needs
/// no branch on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    turn: u8,
    keep: u64,
}

impl Way {
    pub(super) const NORTH: Way = Way {
        turn: 8,
        keep: !RANK_1,
    };
    pub(super) const NORTH_EAST: Way = Way {
        turn: 9,
        keep: !RANK_1 & !FILE_A,
    };
    pub(super) const EAST: Way = Way {
        turn: 1,
        keep: !FILE_A,
    };
    pub(super) const SOUTH_EAST: Way = Way {
        turn: 57,
        keep: !RANK_8 & !FILE_A,
    };
    pub(super) const SOUTH: Way = Way {
        turn: 56,
        keep: !RANK_8,
    };
    pub(super) const SOUTH_WEST: Way = Way {
        turn: 55,
        keep: !RANK_8 & !FILE_H,
    };
    pub(super) const WEST: Way = Way {
        turn: 63,
        keep: !FILE_H,
    };
    pub(super) const NORTH_WEST: Way = Way {
        turn: 7,
        keep: !RANK_1 & !FILE_H,
    };

    /// Every field of the set moved by one. What leaves the 8×8 board is gone; a smaller board's
    /// own edges are the caller's.
    pub(super) const fn shift(self, set: u64) -> u64 {
        set.rotate_left(self.turn as u32) & self.keep
    }

    /// The field `distance` steps before `field` on this way. It must be on the board.
    pub(super) const fn back(self, field: Field, distance: u8) -> Field {
        Field(field.0.wrapping_sub(self.turn.wrapping_mul(distance)) % (WIDTH * WIDTH))
    }
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
const RANK_1: u64 = 0xff;
const RANK_8: u64 = RANK_1 << 56;

#[cfg(test)]
mod tests {
    use super::*;

    const WAYS: [(Way, (i8, i8)); 8] = [
        (Way::NORTH, (0, 1)),
        (Way::NORTH_EAST, (1, 1)),
        (Way::EAST, (1, 0)),
        (Way::SOUTH_EAST, (1, -1)),
        (Way::SOUTH, (0, -1)),
        (Way::SOUTH_WEST, (-1, -1)),
        (Way::WEST, (-1, 0)),
        (Way::NORTH_WEST, (-1, 1)),
    ];

    #[test]
    fn ways_lead_to_neighbours_and_back_and_never_round_the_edge() {
        for (way, offset) in WAYS {
            for from in fields(board(8)) {
                let to = fields(board(8)).find(|&to| from.offset(to) == offset);
                assert_eq!(fields(way.shift(from.bit())).next(), to, "{from:?} {way:?}");
                assert!(to.is_none_or(|to| way.back(to, 1) == from));
            }
        }
    }

    #[test]
    fn smaller_boards_are_parts_of_the_lower_left() {
        for size in 1..=8 {
            assert_eq!(
                fields(board(size)).count(),
                usize::from(size) * usize::from(size)
            );
            for field in fields(board(size)) {
                assert_eq!(Field::from_square(field.square(), size), Some(field));
            }
        }
        assert_eq!(Field::from_square(Square::new(6, 0), 6), None);
        assert_eq!(Field::from_square(Square::new(8, 0), 9), None);
    }
}
