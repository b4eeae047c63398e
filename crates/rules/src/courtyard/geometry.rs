//! The dark squares of the 10×10 board as sets of 64 bits, and the courtyard in their middle.

use super::position::WHITE;
use crate::{Side, Square, grid::bits, variants};

/// The number of files and ranks.
pub(super) const SIZE: u8 = 10;

/// A dark square as a member of a set.
///
/// Two ranks take eleven bits of a set: five for the odd rank, five for the even rank above it, and
/// one that stays empty. So every diagonal step is a shift by the same number of bits anywhere on
/// the board, and a step over the edge ends on an empty bit or outside the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

/// The number of bits for two ranks.
const PAIR: u8 = SIZE + 1;

impl Cell {
    /// Returns the cell of this square if the square is dark. Each player has a dark square at the
    /// right-hand end of the nearest row: `j1` and `a10`.
    pub const fn from_square(square: Square) -> Option<Cell> {
        let Square { file, rank } = square;
        if file >= SIZE || rank >= SIZE || (file + rank) % 2 == 0 {
            return None;
        }
        Some(Cell(rank / 2 * PAIR + rank % 2 * (SIZE / 2) + file / 2))
    }

    /// Returns the cell's number, below 64, which is the number of its bit in a set.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the cell's square.
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

impl From<Cell> for Square {
    fn from(cell: Cell) -> Square {
        cell.square()
    }
}

/// Returns the cells in a set, from `b1` rank by rank.
pub(super) fn cells(set: u64) -> impl Iterator<Item = Cell> {
    bits(set).map(Cell)
}

/// Returns the squares of the cells in a set, sorted by file and then by rank.
pub(super) fn squares(set: u64) -> Vec<Square> {
    let mut squares: Vec<Square> = cells(set).map(Cell::square).collect();
    squares.sort_unstable();
    squares
}

/// Returns the set of one square, which must be dark.
const fn set(file: u8, rank: u8) -> u64 {
    match Cell::from_square(Square::new(file, rank)) {
        Some(cell) => cell.bit(),
        None => panic!("a light square"),
    }
}

/// Returns the dark squares of one rank.
const fn rank(rank: u8) -> u64 {
    let mut cells = 0;
    let mut file = (rank + 1) % 2;
    while file < SIZE {
        cells |= set(file, rank);
        file += 2;
    }
    cells
}

/// All dark squares, including those of the courtyard.
const DARK: u64 = {
    let mut cells = 0;
    let mut at = 0;
    while at < SIZE {
        cells |= rank(at);
        at += 1;
    }
    cells
};

/// The dark squares inside the walls, e6 and f5.
pub(super) const COURTYARD: u64 = set(4, 5) | set(5, 4);

/// The 48 squares of play.
///
/// The booklet counts 46. But the two squares before the entrances must be among them, since it
/// allows a piece to be there and to be jumped, and so must the six around the walls, which it
/// calls safe.
pub(super) const PLAY: u64 = DARK & !COURTYARD;

/// The row nearest to each side, where its king and guards start and its serfs return to.
pub(super) const HOME_ROW: [u64; 2] = [rank(0), rank(SIZE - 1)];

/// The way into the courtyard for one side's king. Nothing else can enter.
#[derive(Debug)]
pub(super) struct Gate {
    /// The cell before the entrance, on the opponent's side.
    pub(super) entrance: Cell,
    /// The cell behind the entrance.
    pub(super) inside: u64,
    /// The direction from `entrance` to `inside`. From no other cell does it lead to `inside`.
    pub(super) direction: Direction,
}

/// Each entrance is the gap on the left of the player who faces it. The king that enters there is
/// the opponent's.
pub(super) const GATES: [Gate; 2] = [
    Gate {
        entrance: Cell(rank_start(6) + 2),
        inside: set(4, 5),
        direction: Direction::SouthWest,
    },
    Gate {
        entrance: Cell(rank_start(3) + 2),
        inside: set(5, 4),
        direction: Direction::NorthEast,
    },
];

/// Returns the number of a rank's first bit.
const fn rank_start(rank: u8) -> u8 {
    rank / 2 * PAIR + rank % 2 * (SIZE / 2)
}

variants! {
    /// One of the four diagonal directions.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Direction {
        NorthEast,
        NorthWest,
        SouthEast,
        SouthWest,
    }
}

impl Direction {
    /// Moves every cell of the set by one. Cells that leave the board are dropped. Walls do not
    /// stop this: they are in the sets of allowed cells.
    pub(super) const fn shift(self, set: u64) -> u64 {
        DARK & match self {
            Direction::NorthEast => set << 6,
            Direction::NorthWest => set << 5,
            Direction::SouthEast => set >> 5,
            Direction::SouthWest => set >> 6,
        }
    }

    pub(super) const fn back(self) -> Direction {
        match self {
            Direction::NorthEast => Direction::SouthWest,
            Direction::NorthWest => Direction::SouthEast,
            Direction::SouthEast => Direction::NorthWest,
            Direction::SouthWest => Direction::NorthEast,
        }
    }

    /// Returns the cell one step further, if there is one.
    pub(super) fn step(self, cell: Cell) -> Option<Cell> {
        cells(self.shift(cell.bit())).next()
    }

    /// Returns the cell from which `steps` steps in this direction lead to `cell`. It must be on
    /// the board.
    pub(super) const fn before(self, cell: Cell, steps: u8) -> Cell {
        Cell(match self {
            Direction::NorthEast => cell.0 - 6 * steps,
            Direction::NorthWest => cell.0 - 5 * steps,
            Direction::SouthEast => cell.0 + 5 * steps,
            Direction::SouthWest => cell.0 + 6 * steps,
        })
    }

    /// Returns whether this direction is forward for a side's serfs.
    pub(super) const fn is_forward(self, side: Side) -> bool {
        matches!(self, Direction::NorthEast | Direction::NorthWest) == matches!(side, WHITE)
    }

    /// Returns the direction and the number of steps from one cell to another, if they are on the
    /// same diagonal and differ.
    pub(super) fn between(from: Cell, to: Cell) -> Option<(Direction, u8)> {
        let (files, ranks) = from.square().offset(to.square());
        let steps = files.unsigned_abs();
        if steps == 0 || steps != ranks.unsigned_abs() {
            return None;
        }
        let direction = match (files > 0, ranks > 0) {
            (true, true) => Direction::NorthEast,
            (false, true) => Direction::NorthWest,
            (true, false) => Direction::SouthEast,
            (false, false) => Direction::SouthWest,
        };
        Some((direction, steps))
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
            assert_eq!(named(gate.direction.shift(gate.entrance.bit())), [inside]);
        }
    }

    #[test]
    fn ways_lead_to_diagonal_neighbours_and_back_and_never_round_the_edge() {
        for from in cells(DARK) {
            assert_eq!(Cell::from_square(from.square()), Some(from));
            for direction in Direction::ALL {
                let to =
                    cells(DARK).find(|&to| Direction::between(from, to) == Some((direction, 1)));
                assert_eq!(direction.step(from), to, "{from:?} {direction:?}");
                assert_eq!(
                    Direction::ALL[direction as usize],
                    direction,
                    "chains count on it"
                );
                if let Some(to) = to {
                    assert_eq!(direction.back().step(to), Some(from));
                    assert_eq!(direction.before(to, 1), from);
                }
            }
        }
    }
}
