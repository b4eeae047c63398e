//! The settings of players and servers: what they are shown, and who plays in a server.

mod bottom;
mod change;
mod declared;
mod player;
mod server;
mod value;
mod width;

pub use bottom::{PrivateBottom, PublicBottom};
pub use change::SettingChange;
pub use player::{PlayerSetting, PlayerSettings};
pub use server::{Home, ServerSettings, Setting, SettingsPage};
pub use value::{Named, Value};
pub use width::PictureWidth;

use rules::look::{Look, Theme};
