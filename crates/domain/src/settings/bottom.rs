//! Which side is at the bottom of a board.

use rules::{Side, variants};

variants! {
    /// Which side is at the bottom of a board that one player sees.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum PrivateBottom {
        /// The player's own.
        #[default]
        Own = "own",
        /// The side that moves first, whoever is looking.
        First = "first",
    }
}

impl PrivateBottom {
    /// Returns the side at the bottom for a user who plays this side, or none.
    pub fn side(self, own: Option<Side>) -> Side {
        match self {
            PrivateBottom::Own => own.unwrap_or(Side::First),
            PrivateBottom::First => Side::First,
        }
    }
}

variants! {
    /// Which side is at the bottom of a board that everyone sees.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum PublicBottom {
        /// The side to move, or the human against the computer; at the end as on the board before.
        #[default]
        Mover = "mover",
        /// Always the side that moves first.
        First = "first",
    }
}
