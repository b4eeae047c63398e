//! Which side is at the bottom of a board.

use crate::games::Side;

/// Which side is at the bottom of a board that one player sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PrivateBottom {
    /// The player's own.
    #[default]
    Own,
    /// The side that moves first, whoever looks.
    First,
}

impl PrivateBottom {
    /// Every choice.
    pub const ALL: [PrivateBottom; 2] = [PrivateBottom::Own, PrivateBottom::First];

    /// Its name in the database.
    pub const fn id(self) -> &'static str {
        match self {
            PrivateBottom::Own => "own",
            PrivateBottom::First => "first",
        }
    }

    /// The choice of this [`id`](PrivateBottom::id).
    pub fn from_id(id: &str) -> Option<PrivateBottom> {
        PrivateBottom::ALL.into_iter().find(|one| one.id() == id)
    }

    /// The side at the bottom for somebody who plays this side, or none.
    pub fn side(self, own: Option<Side>) -> Side {
        match self {
            PrivateBottom::Own => own.unwrap_or(Side::First),
            PrivateBottom::First => Side::First,
        }
    }
}

/// Which side is at the bottom of a board that everybody sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PublicBottom {
    /// The side to move; at the end the winner.
    #[default]
    Mover,
    /// Always the side that moves first.
    First,
}

impl PublicBottom {
    /// Every choice.
    pub const ALL: [PublicBottom; 2] = [PublicBottom::Mover, PublicBottom::First];

    /// Its name in the database.
    pub const fn id(self) -> &'static str {
        match self {
            PublicBottom::Mover => "mover",
            PublicBottom::First => "first",
        }
    }

    /// The choice of this [`id`](PublicBottom::id).
    pub fn from_id(id: &str) -> Option<PublicBottom> {
        PublicBottom::ALL.into_iter().find(|one| one.id() == id)
    }
}
