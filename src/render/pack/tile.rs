//! Small pictures that boards are made of.

use std::{ops::Range, sync::OnceLock};

use image::GrayImage;

use super::{Codes, packed::Packed};
use crate::render::num;

/// A small picture of palette indices, to be copied onto larger ones.
#[derive(Debug)]
pub(in crate::render) struct Tile {
    image: GrayImage,
    /// Whether only the square that stands on a corner is copied.
    diamond: bool,
    /// What the tile becomes in a PNG: in the first codes that were asked for, which are those of all
    /// pictures that the tile is for.
    packed: OnceLock<Packed>,
}

impl Tile {
    pub(in crate::render) fn new(image: GrayImage) -> Tile {
        Tile {
            image,
            diamond: false,
            packed: OnceLock::new(),
        }
    }

    /// The same tile, of which only the square that stands on a corner is copied.
    pub(in crate::render) fn on_corner(self) -> Tile {
        Tile {
            diamond: true,
            ..self
        }
    }

    pub(in crate::render) fn width(&self) -> u32 {
        self.image.width()
    }

    pub(super) fn height(&self) -> u32 {
        self.image.height()
    }

    pub(super) fn pixels(&self) -> &[u8] {
        self.image.as_raw()
    }

    /// Copies the tile so that its upper left corner is at `(x, y)`, as far as it lies on the picture.
    pub(in crate::render) fn copy(&self, picture: &mut GrayImage, x: u32, y: u32) {
        let stride = num::index(picture.width());
        let left = num::index(x).min(stride);
        let rows = picture.chunks_exact_mut(stride.max(1)).skip(num::index(y));
        for (row, to) in rows.enumerate() {
            let Some(from) = self.row(row) else { break };
            let span = self.span(row);
            let to = &mut to[left..];
            let seen = span.start.min(to.len())..span.end.min(to.len());
            to[seen.clone()].copy_from_slice(&from[..seen.len()]);
        }
    }

    /// The part of a row that is copied.
    pub(super) fn span(&self, row: usize) -> Range<usize> {
        let width = num::index(self.width());
        if self.diamond {
            diamond_row(row, width)
        } else {
            0..width
        }
    }

    /// The part of a row that is copied, as pixels.
    fn row(&self, row: usize) -> Option<&[u8]> {
        let span = self.span(row);
        let start = row * num::index(self.width());
        self.pixels().get(start + span.start..start + span.end)
    }

    /// What the tile becomes in a PNG that has `stride` bytes a row, in these codes.
    pub(super) fn packed(&self, codes: &Codes, stride: usize) -> &Packed {
        self.packed.get_or_init(|| Packed::new(self, codes, stride))
    }

    /// Whether this row and the one above it are seen whole among the pixels of a picture, in which
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
/// The pixels that an edge cuts in two belong to no tile. The empty board has them, as mixtures of the
/// colours on both sides.
pub(in crate::render) fn diamond_row(y: usize, width: usize) -> Range<usize> {
    let half = width / 2;
    let reach = y.min(width.saturating_sub(y + 1)).min(half);
    half - reach..half + reach
}

#[cfg(test)]
mod tests {
    use image::Luma;

    use super::*;

    #[test]
    fn what_reaches_over_the_edge_is_cut_off() {
        let mut picture = GrayImage::new(4, 4);
        let tile = Tile::new(GrayImage::from_pixel(3, 3, Luma([2])));
        tile.copy(&mut picture, 2, 0);
        tile.copy(&mut picture, 40, 40);
        assert_eq!(
            picture.as_raw()[..],
            [
                0, 0, 2, 2, //
                0, 0, 2, 2, //
                0, 0, 2, 2, //
                0, 0, 0, 0,
            ]
        );
    }

    #[test]
    fn diamonds_leave_their_edges_alone() {
        let mut picture = GrayImage::new(6, 6);
        let tile = Tile::new(GrayImage::from_pixel(6, 6, Luma([1]))).on_corner();
        tile.copy(&mut picture, 0, 0);
        assert_eq!(
            picture.as_raw()[..],
            [
                0, 0, 0, 0, 0, 0, //
                0, 0, 1, 1, 0, 0, //
                0, 1, 1, 1, 1, 0, //
                0, 1, 1, 1, 1, 0, //
                0, 0, 1, 1, 0, 0, //
                0, 0, 0, 0, 0, 0,
            ]
        );
    }
}
