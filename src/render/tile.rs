//! Small pictures that boards are made of.

use std::{ops::Range, sync::OnceLock};

use super::{
    num,
    pack::{Book, Packed},
};

/// A small picture of palette indices to be copied onto a canvas.
#[derive(Debug)]
pub(super) struct Tile {
    pub(super) width: u32,
    /// Whether only what lies in the square that stands on a corner is copied.
    diamond: bool,
    pub(super) pixels: Box<[u8]>,
    /// What it becomes in a PNG: in the code of the first book, which is that of all pictures the
    /// tile is for.
    packed: OnceLock<Packed>,
}

impl Tile {
    pub(super) fn new(width: u32, pixels: Box<[u8]>) -> Tile {
        Tile {
            width,
            diamond: false,
            pixels,
            packed: OnceLock::new(),
        }
    }

    /// The same, of which only what lies in the square that stands on a corner is copied.
    pub(super) fn on_corner(self) -> Tile {
        Tile {
            diamond: true,
            ..self
        }
    }

    pub(super) fn height(&self) -> usize {
        self.pixels.len() / num::index(self.width).max(1)
    }

    /// The part of a row that is copied.
    pub(super) fn span(&self, row: usize) -> Range<usize> {
        let width = num::index(self.width);
        if self.diamond {
            diamond_row(row, width)
        } else {
            0..width
        }
    }

    /// The part of a row that is copied, as pixels.
    pub(super) fn row(&self, row: usize) -> Option<&[u8]> {
        let span = self.span(row);
        let start = row * num::index(self.width);
        self.pixels.get(start + span.start..start + span.end)
    }

    /// What it becomes in a PNG that has `stride` bytes a row, in the code of this book.
    pub(super) fn packed(&self, book: &Book, stride: usize) -> &Packed {
        self.packed.get_or_init(|| Packed::new(self, book, stride))
    }

    /// Whether this row and the one above it are seen whole among the pixels of a picture, where
    /// this row begins at `from`.
    pub(super) fn is_at(&self, picture: &[u8], from: usize, width: usize, row: usize) -> bool {
        let seen = |row: usize, from: usize| {
            let span = self.span(row);
            let there = picture.get(from + span.start..from + span.end);
            there.is_some() && there == self.row(row)
        };
        let above = row.checked_sub(1).zip(from.checked_sub(width));
        seen(row, from) && above.is_some_and(|(row, from)| seen(row, from))
    }
}

/// The pixels of a row that lie wholly in a square standing on a corner, in a box of this width.
///
/// The pixels that an edge cuts in two belong to no tile: the empty board has them, as mixtures of
/// the two squares' colours.
pub(super) fn diamond_row(y: usize, width: usize) -> Range<usize> {
    let half = width / 2;
    let reach = y.min(width.saturating_sub(y + 1)).min(half);
    half - reach..half + reach
}
