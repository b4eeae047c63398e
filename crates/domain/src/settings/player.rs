//! The settings of a player.

use super::{Look, PictureWidth, PrivateBottom, ServerSettings, Theme, Value, declared::settings};

settings! {
    /// A player's settings. They apply to what only this player sees.
    pub struct PlayerSettings {
        /// The colours. `None`: the server's.
        pub theme: Option<Theme> = None => Theme "theme",
        /// How wide pictures are.
        pub width: PictureWidth = PictureWidth::default() => Width "width",
        /// Which side is at the bottom of boards.
        pub bottom: PrivateBottom = PrivateBottom::default() => Bottom "bottom",
        /// Whether `/board` answers with text, which screen readers can read.
        pub text_boards: bool = false => TextBoards "text",
        /// Whether a typed move is shown before it is played, so that the player can confirm it.
        pub confirm_moves: bool = false => ConfirmMoves "confirm",
        /// Whether a tapped move is played without being shown first.
        pub play_at_once: bool = false => PlayAtOnce "fast",
    }
    /// A setting of a player.
    pub enum PlayerSetting {}
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
