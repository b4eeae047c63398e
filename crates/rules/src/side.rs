//! The two sides of a match, and the outcome for them.

use crate::variants;

variants! {
    /// A side of a match, whatever colour its game gives it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Side {
        /// The side that makes the first move.
        First = "first",
        /// The other side.
        Second = "second",
    }
}

impl Side {
    /// Both sides, the one that moves first at the front.
    pub const BOTH: [Side; 2] = Side::ALL;

    /// Returns the opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// Returns 0 for the first side and 1 for the second, to index a pair.
    pub const fn index(self) -> usize {
        self as usize
    }
}

variants! {
    /// How a match ends.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Outcome {
        /// This side has won.
        Win(Side),
        /// Nobody has won.
        Draw = "draw",
    }
}
