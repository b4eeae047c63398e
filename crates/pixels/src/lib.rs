//! Pictures of few colours: drawn on palette indices, and packed as PNG and GIF.
//!
//! A picture is a [`Canvas`](canvas::Canvas): one byte per pixel, which is the index of a colour in
//! a [`Palette`](palette::Palette). Shapes and texts are drawn on the indices with inks
//! ([`Ramp`](palette::Ramp)), which know what each colour of the palette becomes under them. A
//! picture that is assembled from [tiles](pack::Tile) is already packed for the most part, because
//! its tiles are.
//!
//! # The layers
//!
//! - [`num`]: lengths and pixels. [`canvas`], [`palette`]: pictures and colours.
//! - [`shapes`], [`text`]: what is drawn.
//! - [`pack`]: from palette indices to zlib data. [`png`], [`gif`]: files.
//! - [`rgb_canvas`]: pictures that are drawn in true colours and get their palette at the end.
//!
//! Each layer uses only layers above it in this list.
//!
//! # Why this is a separate crate
//!
//! All loops over pixels are here, in functions that are not generic, so that they are compiled
//! here. So a workspace can optimise this crate in every build while everything else compiles
//! quickly.

pub mod canvas;
mod error;
pub mod gif;
pub mod num;
pub mod pack;
pub mod palette;
pub mod png;
pub mod rgb_canvas;
pub mod shapes;
pub mod text;

pub use error::Error;
