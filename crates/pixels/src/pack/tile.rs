//! Small pictures that boards are made of.

use std::{ops::Range, sync::OnceLock};

use super::{Codes, packed::Packed};
use crate::{
    canvas::{Canvas, diamond_row},
    num,
};

/// A small picture of palette indices, to be copied onto larger ones.
#[derive(Debug)]
pub struct Tile {
    image: Canvas,
    /// Whether only the diamond (the square on its corner) is copied.
    diamond: bool,
    /// The packed form of the tile for PNGs, in the first codes and for the first width that were requested, which
    /// are those of all pictures that the tile is for.
    packed: OnceLock<Packed>,
}

impl Tile {
    /// Creates a tile of this picture.
    pub fn new(image: Canvas) -> Tile {
        Tile {
            image,
            diamond: false,
            packed: OnceLock::new(),
        }
    }

    /// Returns the same tile, restricted to the diamond (the square on its corner).
    #[must_use]
    pub fn on_corner(self) -> Tile {
        Tile {
            diamond: true,
            ..self
        }
    }

    /// Returns the number of pixels in a row.
    pub fn width(&self) -> u32 {
        self.image.width()
    }

    pub(super) fn height(&self) -> u32 {
        self.image.height()
    }

    pub(super) fn pixels(&self) -> &[u8] {
        self.image.pixels()
    }

    /// Copies the tile so that its upper left corner is at `(x, y)`, as far as it is on the
    /// picture.
    pub fn copy(&self, picture: &mut Canvas, x: u32, y: u32) {
        let stride = picture.stride();
        let left = num::index(x).min(stride);
        let rows = picture.pixels_mut().chunks_exact_mut(stride);
        for (row, to) in rows.skip(num::index(y)).enumerate() {
            let Some(from) = self.row(row) else { break };
            let span = self.span(row);
            let to = &mut to[left..];
            let seen = span.start.min(to.len())..span.end.min(to.len());
            to[seen.clone()].copy_from_slice(&from[..seen.len()]);
        }
    }

    /// Returns the part of a row that is copied.
    pub(super) fn span(&self, row: usize) -> Range<usize> {
        let width = num::index(self.width());
        if self.diamond {
            diamond_row(row, width)
        } else {
            0..width
        }
    }

    /// Returns the part of a row that is copied, as pixels.
    fn row(&self, row: usize) -> Option<&[u8]> {
        let span = self.span(row);
        let start = row * num::index(self.width());
        self.pixels().get(start + span.start..start + span.end)
    }

    /// Returns the packed form of the tile for a PNG that has `stride` bytes per row, in these codes, unless it
    /// was packed before: then for the PNGs and the codes of that time.
    pub(super) fn packed(&self, codes: &Codes, stride: usize) -> &Packed {
        self.packed.get_or_init(|| Packed::new(self, codes, stride))
    }

    /// Returns whether this row and the one above it are entirely visible among the pixels of a
    /// picture, in which this row begins at `from`.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_reaches_over_the_edge_is_cut_off() {
        let mut picture = Canvas::new(4, 4, 0);
        let tile = Tile::new(Canvas::new(3, 3, 2));
        tile.copy(&mut picture, 2, 0);
        tile.copy(&mut picture, 40, 40);
        assert_eq!(
            picture.pixels(),
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
        let mut picture = Canvas::new(6, 6, 0);
        let tile = Tile::new(Canvas::new(6, 6, 1)).on_corner();
        tile.copy(&mut picture, 0, 0);
        assert_eq!(
            picture.pixels(),
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
