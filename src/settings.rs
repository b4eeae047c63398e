//! What players and servers have chosen about what they are shown.

use crate::{
    games::Side,
    render::{Look, Theme, Width},
};

/// What a player has chosen, for what only this player sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerSettings {
    /// The colours; the server's if none.
    pub theme: Option<Theme>,
    /// How wide pictures are.
    pub width: Width,
    /// Which side is at the bottom of boards.
    pub bottom: PrivateBottom,
    /// Whether `/board` answers with text, as screen readers want it.
    pub text_boards: bool,
    /// Whether a move that is typed is shown once more before it is played.
    pub confirm_moves: bool,
}

impl PlayerSettings {
    /// How pictures look to this player in a server.
    pub fn look(self, server: ServerSettings) -> Look {
        Look {
            theme: self.theme.unwrap_or(server.theme),
            width: self.width,
        }
    }
}

/// What a server has chosen, for what everybody there sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ServerSettings {
    /// The colours.
    pub theme: Theme,
    /// Which side is at the bottom of the boards of matches that begin from now on.
    pub bottom: PublicBottom,
}

impl ServerSettings {
    /// How public pictures look.
    pub fn look(self) -> Look {
        Look {
            theme: self.theme,
            ..Look::default()
        }
    }
}

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
