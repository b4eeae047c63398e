//! The dark squares of the 10×10 board as sets of 64 bits, and the courtyard among them.

use super::position::WHITE;
use crate::{
    games::{Side, Square, grid::bits},
    variants::variants,
};

/// Files and ranks.
pub(super) const SIZE: u8 = 10;

/// A dark square.
///
/// Two ranks take eleven bits of a set: five fields of the odd rank, five of the even rank above
/// it, and one that stays empty. So every diagonal step is a shift by the same number of bits on
/// the whole board, and a step over the edge ends on an empty bit or off the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Field(u8);

/// Bits for two ranks.
const PAIR: u8 = SIZE + 1;

impl Field {
    /// The field of this name. Light squares are none: each player has a dark square at the right
    /// hand end of the nearest row, `j1` and `a10`.
    pub const fn from_square(square: Square) -> Option<Field> {
        let Square { file, rank } = square;
        if file >= SIZE || rank >= SIZE || (file + rank) % 2 == 0 {
            return None;
        }
        Some(Field(rank / 2 * PAIR + rank % 2 * (SIZE / 2) + file / 2))
    }

    /// Its name.
    pub const fn square(self) -> Square {
        let (pair, place) = (self.0 / PAIR, self.0 % PAIR);
        let upper = place / (SIZE / 2);
        let file = place % (SIZE / 2) * 2 + 1 - upper;
        Square::new(file, pair * 2 + upper)
    }

    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl From<Field> for Square {
    fn from(field: Field) -> Square {
        field.square()
    }
}

/// The fields in a set, from `b1` rank by rank.
pub(super) fn fields(set: u64) -> impl Iterator<Item = Field> {
    bits(set).map(Field)
}

/// The names of the fields in a set, sorted by file and then by rank.
pub(super) fn squares(set: u64) -> Vec<Square> {
    let mut squares: Vec<Square> = fields(set).map(Field::square).collect();
    squares.sort_unstable();
    squares
}

/// A set of one square, which must be dark.
const fn set(file: u8, rank: u8) -> u64 {
    match Field::from_square(Square::new(file, rank)) {
        Some(field) => field.bit(),
        None => panic!("a light square"),
    }
}

/// The dark squares of one rank.
const fn rank(rank: u8) -> u64 {
    let mut fields = 0;
    let mut file = (rank + 1) % 2;
    while file < SIZE {
        fields |= set(file, rank);
        file += 2;
    }
    fields
}

/// All dark squares, the courtyard's too.
const DARK: u64 = {
    let mut fields = 0;
    let mut at = 0;
    while at < SIZE {
        fields |= rank(at);
        at += 1;
    }
    fields
};

/// The dark squares e6 and f5 within the walls.
pub(super) const COURTYARD: u64 = set(4, 5) | set(5, 4);

/// The 48 fields to play on.
///
/// The booklet counts 46. But the fields before the entrances must be among them, since it lets a
/// piece stand there and be jumped; and so must the six around the walls, which it calls safe.
pub(super) const PLAY: u64 = DARK & !COURTYARD;

/// The row nearest to each side, where its king and guards begin and its serfs return to.
pub(super) const HOME_ROW: [u64; 2] = [rank(0), rank(SIZE - 1)];

/// The only way into the courtyard for one side's king, and for nothing else.
#[derive(Debug)]
pub(super) struct Gate {
    /// The field before the entrance, on the opponent's side.
    pub(super) entrance: Field,
    /// The field behind it.
    pub(super) inside: u64,
    /// The way from the one to the other. No other field leads to `inside` in this way.
    pub(super) way: Way,
}

/// Each entrance is the gap at the left hand of the player who faces it, and it is the opponent's
/// king that enters there.
pub(super) const GATES: [Gate; 2] = [
    Gate {
        entrance: Field(rank_start(6) + 2),
        inside: set(4, 5),
        way: Way::SouthWest,
    },
    Gate {
        entrance: Field(rank_start(3) + 2),
        inside: set(5, 4),
        way: Way::NorthEast,
    },
];

/// The number of a rank's first bit.
const fn rank_start(rank: u8) -> u8 {
    rank / 2 * PAIR + rank % 2 * (SIZE / 2)
}

variants! {
    /// One of the four diagonal ways.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Way {
        NorthEast,
        NorthWest,
        SouthEast,
        SouthWest,
    }
}

impl Way {
    /// Every field of the set moved by one. What leaves the board is gone. The courtyard is open
    /// to this: walls are in the sets of fields where something may stand.
    pub(super) const fn shift(self, set: u64) -> u64 {
        DARK & match self {
            Way::NorthEast => set << 6,
            Way::NorthWest => set << 5,
            Way::SouthEast => set >> 5,
            Way::SouthWest => set >> 6,
        }
    }

    pub(super) const fn back(self) -> Way {
        match self {
            Way::NorthEast => Way::SouthWest,
            Way::NorthWest => Way::SouthEast,
            Way::SouthEast => Way::NorthWest,
            Way::SouthWest => Way::NorthEast,
        }
    }

    /// The field one step on, if there is one.
    pub(super) fn step(self, field: Field) -> Option<Field> {
        fields(self.shift(field.bit())).next()
    }

    /// The field so many steps before `field`, which must be on the board.
    pub(super) const fn before(self, field: Field, steps: u8) -> Field {
        Field(match self {
            Way::NorthEast => field.0 - 6 * steps,
            Way::NorthWest => field.0 - 5 * steps,
            Way::SouthEast => field.0 + 5 * steps,
            Way::SouthWest => field.0 + 6 * steps,
        })
    }

    /// Whether this is forward for a side's serfs.
    pub(super) const fn is_forward(self, side: Side) -> bool {
        matches!(self, Way::NorthEast | Way::NorthWest) == matches!(side, WHITE)
    }

    /// The way from one field to another and how many steps, if they lie on a diagonal and differ.
    pub(super) fn between(from: Field, to: Field) -> Option<(Way, u8)> {
        let (files, ranks) = from.square().offset(to.square());
        let steps = files.unsigned_abs();
        if steps == 0 || steps != ranks.unsigned_abs() {
            return None;
        }
        let way = match (files > 0, ranks > 0) {
            (true, true) => Way::NorthEast,
            (false, true) => Way::NorthWest,
            (true, false) => Way::SouthEast,
            (false, false) => Way::SouthWest,
        };
        Some((way, steps))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(set: u64) -> Vec<String> {
        squares(set).iter().map(Square::to_string).collect()
    }

    #[test]
    fn there_are_48_fields_around_a_courtyard_of_two() {
        assert_eq!(PLAY.count_ones(), 48);
        assert_eq!(named(COURTYARD), ["e6", "f5"]);
        assert_eq!(named(HOME_ROW[0]), ["b1", "d1", "f1", "h1", "j1"]);
        assert_eq!(named(HOME_ROW[1]), ["a10", "c10", "e10", "g10", "i10"]);
    }

    #[test]
    fn the_entrances_are_at_the_left_hand_of_who_faces_them() {
        for (gate, entrance, inside) in [(&GATES[0], "f7", "e6"), (&GATES[1], "e4", "f5")] {
            assert_eq!(gate.entrance.square().to_string(), entrance);
            assert_eq!(named(gate.inside), [inside]);
            assert_eq!(named(gate.way.shift(gate.entrance.bit())), [inside]);
        }
    }

    #[test]
    fn ways_lead_to_diagonal_neighbours_and_back_and_never_round_the_edge() {
        for from in fields(DARK) {
            assert_eq!(Field::from_square(from.square()), Some(from));
            for way in Way::ALL {
                let to = fields(DARK).find(|&to| Way::between(from, to) == Some((way, 1)));
                assert_eq!(way.step(from), to, "{from:?} {way:?}");
                assert_eq!(Way::ALL[way as usize], way, "chains count on it");
                if let Some(to) = to {
                    assert_eq!(way.back().step(to), Some(from));
                    assert_eq!(way.before(to, 1), from);
                }
            }
        }
    }
}
