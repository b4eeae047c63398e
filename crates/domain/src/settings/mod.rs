//! The settings of players and servers: what they are shown, and who plays in a server.

mod bottom;
mod change;
mod log_text;
mod named;
mod server;
mod width;

pub use bottom::{PrivateBottom, PublicBottom};
pub use change::Change;
pub use named::Named;
pub use server::{Home, ServerSettings, SettingChange};
pub use width::PictureWidth;

use rules::look::{Look, Theme};

/// A player's settings. They apply to what only this player sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerSettings {
    /// The colours. `None`: the server's.
    pub theme: Option<Theme>,
    /// How wide pictures are.
    pub width: PictureWidth,
    /// Which side is at the bottom of boards.
    pub bottom: PrivateBottom,
    /// Whether `/board` answers with text, which screen readers can read.
    pub text_boards: bool,
    /// Whether a typed move is shown before it is played, so that the player can confirm it.
    pub confirm_moves: bool,
    /// Whether a tapped move is played without being shown first.
    pub play_at_once: bool,
}

impl PlayerSettings {
    /// Returns how pictures look to this player in a server.
    pub fn look(self, server: ServerSettings) -> Look {
        Look {
            theme: self.theme.unwrap_or(server.theme),
            width: self.width.width(),
        }
    }
}
