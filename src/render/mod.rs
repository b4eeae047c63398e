//! Positions as pictures: a [`Scene`] and a [`Look`] become an indexed PNG.
//!
//! Pieces and squares are SVG files in `assets/pieces/`, coloured by a theme in `assets/themes/`.
//! They are rasterised once for each game, theme and size, when first needed, into opaque tiles of
//! palette indices (`paint`, `kit`). A picture is then copied together from tiles row by row
//! (`picture`), shapes and texts are drawn on the indices with inks that know what each palette
//! colour becomes under them (`palette`, `shapes`, `text`), and the result is packed, for the most
//! part by taking over what its tiles became when they were packed (`pack`, `encode`).
//!
//! A new game needs a file in `board/`, its pictures, and its colours in each theme.

mod art;
mod axis;
mod bars;
mod board;
mod canvas;
mod chart;
mod encode;
mod gallery;
mod glyphs;
mod kit;
mod layout;
mod marks;
mod num;
mod pack;
mod paint;
mod palette;
mod picture;
mod replay;
mod samples;
mod scene;
mod script;
mod shapes;
mod sheet;
mod table;
mod text;
mod theme;
mod tile;
mod training;

pub use chart::{Chart, Point, Series, chart};
pub use gallery::{GalleryError, gallery};
pub use replay::{Replay, gif};
pub use scene::{Extras, Picker, Scene, Status};
pub use table::{Align, Cell, Column, Movement, Row, Table, table};

use crate::settings::Look;

/// Draws a scene as an indexed PNG.
///
/// The first picture of a game, theme and size takes some hundredths of a second, the others about a
/// millisecond at 900 pixels.
/// Errors can come only from faulty files of the program itself, never from the scene.
pub fn png(scene: &Scene, look: Look) -> Result<Vec<u8>, RenderError> {
    picture::png(scene, look)
}

/// The side whose own side of the board has the low ranks.
pub fn low_side(game: crate::games::GameId) -> crate::games::Side {
    board::drawing(game).low
}

/// Why a picture cannot be drawn. Each is a fault of the program or its assets.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// A theme's file cannot be read.
    #[error("theme '{theme}' cannot be read")]
    Theme {
        /// The theme's id.
        theme: &'static str,
        /// What is wrong with it.
        source: serde_json::Error,
    },
    /// A theme's file says that it is another.
    #[error("the file of theme '{theme}' says that it is another")]
    Misnamed {
        /// The theme's id.
        theme: &'static str,
    },
    /// A theme lacks a game.
    #[error("theme '{theme}' has no colours for the game '{game}'")]
    Unstyled {
        /// The theme's id.
        theme: &'static str,
        /// The game's id.
        game: &'static str,
    },
    /// An SVG picture cannot be read.
    #[error("picture '{name}' cannot be read")]
    Picture {
        /// Its name in `assets/pieces/`.
        name: &'static str,
        /// What is wrong with it.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// A font cannot be read.
    #[error("a font cannot be read")]
    Font,
    /// A tile has no size, or there is none for a piece.
    #[error("a tile cannot be made")]
    Size,
    /// The picture cannot be written.
    #[error("the PNG cannot be written")]
    Png(#[from] png::EncodingError),
    /// The GIF cannot be written.
    #[error("the GIF cannot be written")]
    Gif(#[from] gif::EncodingError),
}
