//! A picture of palette indices.

use image::{GrayImage, Luma};

use super::{
    num,
    tile::{Tile, diamond_row},
};

/// A picture of palette indices, kept as a gray image so that imageproc can draw on it.
#[derive(Clone, Debug)]
pub(super) struct Canvas {
    pub(super) image: GrayImage,
}

/// A rectangle of pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) x: u32,
    pub(super) y: u32,
    pub(super) width: u32,
    pub(super) height: u32,
}

impl Area {
    pub(super) const fn pixels(self) -> usize {
        num::index(self.width) * num::index(self.height)
    }
}

impl Canvas {
    pub(super) fn new(width: u32, height: u32, colour: u8) -> Canvas {
        Canvas {
            image: GrayImage::from_pixel(width, height, Luma([colour])),
        }
    }

    pub(super) fn width(&self) -> u32 {
        self.image.width()
    }

    pub(super) fn height(&self) -> u32 {
        self.image.height()
    }

    /// The rows of an area, as far as it lies on the canvas.
    fn rows(&mut self, area: Area) -> impl Iterator<Item = &mut [u8]> {
        let stride = num::index(self.image.width());
        let left = num::index(area.x).min(stride);
        let right = num::index(area.x.saturating_add(area.width)).min(stride);
        self.image
            .chunks_exact_mut(stride.max(1))
            .skip(num::index(area.y))
            .take(num::index(area.height))
            .map(move |row| &mut row[left..right])
    }

    pub(super) fn fill(&mut self, area: Area, colour: u8) {
        for row in self.rows(area) {
            row.fill(colour);
        }
    }

    /// Fills the square that stands on its corner in this box, with the pixels cut by its edges.
    pub(super) fn fill_diamond(&mut self, area: Area, colour: u8) {
        let width = num::index(area.width);
        for (y, row) in self.rows(area).enumerate() {
            let inside = diamond_row(y, width);
            let with_edges = inside.start.saturating_sub(1)..(inside.end + 1).min(row.len());
            row[with_edges].fill(colour);
        }
    }

    /// Gives each pixel of the colour `gap` what `mix` makes of the nearest pixels beside it.
    pub(super) fn close_gaps(&mut self, gap: u8, mix: impl Fn(u8, u8) -> u8) {
        let stride = num::index(self.width()).max(1);
        for row in self.image.chunks_exact_mut(stride) {
            let mut x = 0;
            while let Some(start) = row[x..].iter().position(|&pixel| pixel == gap) {
                let start = x + start;
                let length = row[start..]
                    .iter()
                    .take_while(|&&pixel| pixel == gap)
                    .count();
                let end = start + length;
                let left = start.checked_sub(1).map(|left| row[left]);
                let right = row.get(end).copied();
                if let (Some(left), Some(right)) = (left.or(right), right.or(left)) {
                    row[start..end].fill(mix(left, right));
                }
                x = end;
            }
        }
    }

    /// Copies a tile so that its upper left corner is at `(x, y)`.
    pub(super) fn copy(&mut self, tile: &Tile, x: u32, y: u32) {
        let area = Area {
            x,
            y,
            width: tile.width,
            height: u32::try_from(tile.height()).unwrap_or(u32::MAX),
        };
        for (row, to) in self.rows(area).enumerate() {
            let span = tile.span(row);
            let Some(from) = tile.row(row) else { break };
            let seen = span.start.min(to.len())..span.end.min(to.len());
            to[seen.clone()].copy_from_slice(&from[..seen.len()]);
        }
    }

    /// A tile like this area, as far as it lies on the canvas.
    pub(super) fn cut(&self, area: Area) -> Tile {
        let width = area.width.min(self.width().saturating_sub(area.x));
        Tile::new(width, self.part(area).flatten().copied().collect())
    }

    /// The rows of an area, as far as it lies on the canvas.
    pub(super) fn part(&self, area: Area) -> impl Iterator<Item = &[u8]> {
        let stride = num::index(self.image.width());
        let left = num::index(area.x).min(stride);
        let right = num::index(area.x.saturating_add(area.width)).min(stride);
        self.image
            .chunks_exact(stride.max(1))
            .skip(num::index(area.y))
            .take(num::index(area.height))
            .map(move |row| &row[left..right])
    }

    /// The smallest area outside of which both pictures are the same; one pixel if all is. They must
    /// be of one size.
    pub(super) fn changed(&self, other: &Canvas) -> Area {
        let stride = num::index(self.width()).max(1);
        let rows = || {
            (0..).zip(
                self.image
                    .chunks_exact(stride)
                    .zip(other.image.chunks_exact(stride)),
            )
        };
        let differ = |&(_, (a, b)): &(u32, (&[u8], &[u8]))| a != b;
        let top = rows().find(differ).map_or(0, |(y, _)| y);
        let bottom = rows().filter(differ).last().map_or(top, |(y, _)| y);
        let (mut left, mut right) = (stride - 1, 0);
        for (_, (a, b)) in rows().filter(differ) {
            let unequal = |x: &usize| a[*x] != b[*x];
            left = (0..left).find(unequal).unwrap_or(left);
            right = (right + 1..stride).rev().find(unequal).unwrap_or(right);
        }
        let left = left.min(right);
        let side = |pixels: usize| u32::try_from(pixels).unwrap_or(u32::MAX);
        Area {
            x: side(left),
            y: top,
            width: side(right - left + 1),
            height: bottom - top + 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(x: u32, y: u32, width: u32, height: u32) -> Area {
        Area {
            x,
            y,
            width,
            height,
        }
    }

    #[test]
    fn what_changed_is_found_and_no_more() {
        let old = Canvas::new(9, 7, 1);
        for changed in [
            area(0, 0, 1, 1),
            area(8, 6, 1, 1),
            area(2, 3, 4, 2),
            area(0, 0, 9, 7),
            area(5, 0, 1, 7),
        ] {
            let mut new = old.clone();
            new.fill(changed, 2);
            assert_eq!(old.changed(&new), changed);
        }
        assert_eq!(old.changed(&old).pixels(), 1);
    }

    #[test]
    fn what_reaches_over_the_edge_is_cut_off() {
        let mut canvas = Canvas::new(4, 4, 0);
        canvas.fill(area(3, 3, 9, 9), 1);
        canvas.fill(area(9, 9, 1, 1), 1);
        let tile = Tile::new(3, vec![2; 9].into());
        canvas.copy(&tile, 2, 0);
        canvas.copy(&tile, 40, 40);
        assert_eq!(
            canvas.image.as_raw()[..],
            [
                0, 0, 2, 2, //
                0, 0, 2, 2, //
                0, 0, 2, 2, //
                0, 0, 0, 1,
            ]
        );
    }

    #[test]
    fn diamonds_leave_their_edges_alone() {
        let mut canvas = Canvas::new(6, 6, 0);
        let tile = Tile::new(6, vec![1; 36].into()).on_corner();
        canvas.copy(&tile, 0, 0);
        assert_eq!(
            canvas.image.as_raw()[..],
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
