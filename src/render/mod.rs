//! Positions as pictures: a [`Scene`] and a [`Look`](crate::settings::Look) become an indexed PNG.
//!
//! Squares and pieces are SVG figures in `assets/pieces/`, and themes in `assets/themes/` give them
//! colours. For each game, theme and size they are rasterised once, when they are first needed, into
//! opaque tiles of palette indices. A board is copied together from tiles. Shapes and texts are drawn
//! on the indices with inks, which know what each colour of the palette becomes under them. Most of
//! the result is packed already, because its tiles are.
//!
//! # The floors
//!
//! - `drawing`: what each game looks like. A new game needs a file there, its figures, and its colours
//!   in each theme.
//! - `theme`, `palette`: colours. `canvas`, `shapes`, `text`: drawing on palette indices. `pack`,
//!   `encode`: from palette indices to PNG.
//! - [`board`](png()): scenes as boards. `numbers`: [tables](table()) and [profiles](profile()).
//! - `replay`: a match as a [GIF](gif()). `gallery`: [every kind of picture](gallery()), to look at.
//!
//! Each floor uses only floors above it in this list.

mod board;
mod canvas;
mod drawing;
mod encode;
mod error;
mod gallery;
mod num;
mod numbers;
mod pack;
mod palette;
mod replay;
mod shapes;
mod text;
mod theme;

pub use board::{Caption, Extras, Indexed, Picker, Scene, Status, Tone, indexed, low_side, png};
pub use error::RenderError;
pub use gallery::{GalleryError, gallery};
pub use numbers::{
    Align, Cell, Chart, Column, Movement, Point, Profile, Row, Series, Table, profile, table,
};
pub use replay::{Replay, gif};
