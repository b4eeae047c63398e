//! The two sides of a match, and which of them a position makes the winner.

use crate::variants::variants;

variants! {
    /// One of the two sides of a match, whatever colours its game gives them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Side {
        /// The side that makes the first move.
        First = "first",
        /// The other one.
        Second = "second",
    }
}

impl Side {
    /// Both sides, the first to move first.
    pub const BOTH: [Side; 2] = Side::ALL;

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side and 1 for the second, to index a pair.
    pub const fn index(self) -> usize {
        self as usize
    }
}

variants! {
    /// How a position ends a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Outcome {
        /// This side has won.
        Win(Side),
        /// Nobody has.
        Draw = "draw",
    }
}
