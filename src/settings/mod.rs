//! What players and servers have chosen about what they are shown.

mod bottom;
mod look;
mod theme;
mod width;

pub use bottom::{PrivateBottom, PublicBottom};
pub use look::{Look, Width, WidthError};
pub use theme::Theme;
pub use width::PictureWidth;

/// What a player has chosen. It counts for what only this player sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerSettings {
    /// The colours. If there are none, the server's count.
    pub theme: Option<Theme>,
    /// How wide pictures are.
    pub width: PictureWidth,
    /// Which side is at the bottom of boards.
    pub bottom: PrivateBottom,
    /// Whether `/board` answers with text, which screen readers can read.
    pub text_boards: bool,
    /// Whether a typed move is shown before it is played, so that the player can confirm it.
    pub confirm_moves: bool,
}

impl PlayerSettings {
    /// How pictures look to this player in a server.
    pub fn look(self, server: ServerSettings) -> Look {
        Look {
            theme: self.theme.unwrap_or(server.theme),
            width: self.width.width(),
        }
    }
}

/// What a server has chosen. It counts for what everybody there sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ServerSettings {
    /// The colours.
    pub theme: Theme,
    /// Which side is at the bottom of boards, in matches that begin from now on.
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
