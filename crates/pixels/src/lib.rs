//! Pictures of few colours: drawn on palette indices, and packed as PNG and GIF.
//!
//! A picture is a [`Canvas`](canvas::Canvas): a byte a pixel, which is the index of a colour in a
//! [`Palette`](palette::Palette). Shapes and texts are drawn on the indices with inks
//! ([`Ramp`](palette::Ramp)), which know what each colour of the palette becomes under them. A picture
//! that is put together from [tiles](pack::Tile) is packed already for the most part, because its
//! tiles are.
//!
//! # The floors
//!
//! - [`num`]: lengths and pixels. [`canvas`], [`palette`]: pictures and colours.
//! - [`shapes`], [`text`]: what is drawn.
//! - [`pack`]: from palette indices to zlib data. [`png`], [`gif`]: files.
//! - [`rgb_canvas`]: pictures that are drawn in true colours and get their palette at the end.
//!
//! Each floor uses only floors above it in this list.
//!
//! # Why a crate of its own
//!
//! Whatever loops over pixels is here, in functions that are not generic, so that it is compiled
//! here. So a workspace can have it optimised in every build, while all else is compiled quickly.

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
