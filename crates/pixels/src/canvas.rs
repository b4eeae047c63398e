//! Pictures of palette indices.

use std::ops::Range;

use image::GrayImage;

use crate::num;

/// A picture of palette indices, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canvas {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

/// An area of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rect {
    /// The distance of its left edge from the picture's.
    pub x: u32,
    /// The distance of its upper edge from the picture's.
    pub y: u32,
    /// The number of pixels in a row.
    pub width: u32,
    /// The number of rows.
    pub height: u32,
}

impl Canvas {
    /// Creates a picture of one colour.
    pub fn new(width: u32, height: u32, colour: u8) -> Canvas {
        Canvas {
            width,
            height,
            pixels: vec![colour; num::index(width) * num::index(height)],
        }
    }

    /// Creates a picture from these pixels, if their number matches the size.
    pub fn of(width: u32, height: u32, pixels: Vec<u8>) -> Option<Canvas> {
        let fits = pixels.len() == num::index(width) * num::index(height);
        fits.then_some(Canvas {
            width,
            height,
            pixels,
        })
    }

    /// Returns the number of pixels in a row.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Returns the number of rows.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// Returns the indices, row by row.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// Returns the indices for modification.
    pub(crate) fn pixels_mut(&mut self) -> &mut [u8] {
        &mut self.pixels
    }

    /// Returns the indices, row by row, without the picture around them.
    pub fn into_pixels(self) -> Vec<u8> {
        self.pixels
    }

    /// Lets a library that works on gray pictures draw on it.
    pub(crate) fn as_gray(&mut self, draw: impl FnOnce(&mut GrayImage)) {
        let pixels = std::mem::take(&mut self.pixels);
        // The number of pixels matches the size, so this is a picture.
        if let Some(mut gray) = GrayImage::from_raw(self.width, self.height, pixels) {
            draw(&mut gray);
            self.pixels = gray.into_raw();
        }
    }

    /// Returns the number of bytes in a row, never zero, so that there are rows.
    pub(crate) fn stride(&self) -> usize {
        num::index(self.width).max(1)
    }

    /// Returns the rows of an area, as far as it is on the canvas.
    pub(crate) fn rows(&self, area: Rect) -> impl Iterator<Item = &[u8]> {
        let columns = self.columns(area);
        self.pixels
            .chunks_exact(self.stride())
            .skip(num::index(area.y))
            .take(num::index(area.height))
            .map(move |row| &row[columns.clone()])
    }

    /// Returns the rows of an area, as far as it is on the canvas, for drawing.
    pub(crate) fn rows_mut(&mut self, area: Rect) -> impl Iterator<Item = &mut [u8]> {
        let columns = self.columns(area);
        let stride = self.stride();
        self.pixels
            .chunks_exact_mut(stride)
            .skip(num::index(area.y))
            .take(num::index(area.height))
            .map(move |row| &mut row[columns.clone()])
    }

    /// Returns the columns of an area, as far as it is on the canvas.
    fn columns(&self, area: Rect) -> Range<usize> {
        let end = num::index(self.width);
        let [left, right] = [area.x, area.x.saturating_add(area.width)].map(num::index);
        left.min(end)..right.min(end)
    }

    /// Returns an area as a picture, as far as it is on the canvas.
    #[must_use]
    pub fn part(&self, area: Rect) -> Canvas {
        let rows: Vec<&[u8]> = self.rows(area).collect();
        let width = self.columns(area).len();
        Canvas {
            width: u32::try_from(width).unwrap_or_default(),
            height: u32::try_from(rows.len()).unwrap_or_default(),
            pixels: rows.concat(),
        }
    }

    /// Fills an area.
    pub fn fill(&mut self, area: Rect, colour: u8) {
        for row in self.rows_mut(area) {
            row.fill(colour);
        }
    }

    /// Fills the diamond (a square on its corner) in this box, together with the pixels that its
    /// edges cut in two.
    pub fn fill_diamond(&mut self, area: Rect, colour: u8) {
        let width = num::index(area.width);
        for (y, row) in self.rows_mut(area).enumerate() {
            let inside = diamond_row(y, width);
            let with_edges = inside.start.saturating_sub(1)..(inside.end + 1).min(row.len());
            row[with_edges].fill(colour);
        }
    }

    /// Replaces each pixel of the colour `gap` by a mixture of the nearest other pixels beside it.
    pub fn close_gaps(&mut self, gap: u8, mix: &dyn Fn(u8, u8) -> u8) {
        let stride = self.stride();
        for row in self.pixels.chunks_exact_mut(stride) {
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

    /// Returns the picture at this height, with rows of the index zero added below or its last rows
    /// removed.
    #[must_use]
    pub fn with_height(&self, height: u32) -> Canvas {
        let length = num::index(self.width) * num::index(height);
        let mut pixels = Vec::with_capacity(length);
        pixels.extend_from_slice(&self.pixels[..length.min(self.pixels.len())]);
        pixels.resize(length, 0);
        Canvas {
            height,
            pixels,
            ..*self
        }
    }

    /// Returns the picture at this width, at least its own, with columns of a colour added on the right.
    #[must_use]
    pub fn widened(&self, width: u32, colour: u8) -> Canvas {
        let width = width.max(self.width);
        let beside = vec![colour; num::index(width - self.width)];
        let rows = self.pixels.chunks_exact(self.stride());
        Canvas {
            width,
            height: self.height,
            pixels: rows
                .flat_map(|row| [row, &beside])
                .flatten()
                .copied()
                .collect(),
        }
    }
}

/// Returns the pixels of a row that are entirely inside a diamond (a square on its corner), in a
/// box of this width.
///
/// The pixels that an edge cuts in two belong to no tile. The empty board has them, as mixtures of
/// the colours on both sides.
pub(crate) fn diamond_row(y: usize, width: usize) -> Range<usize> {
    let half = width / 2;
    let reach = y.min(width.saturating_sub(y + 1)).min(half);
    half - reach..half + reach
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn area(x: u32, y: u32, width: u32, height: u32) -> Rect {
        Rect {
            x,
            y,
            width,
            height,
        }
    }

    #[test]
    fn what_reaches_over_the_edge_is_cut_off() {
        let mut canvas = Canvas::new(3, 3, 0);
        canvas.fill(area(1, 2, 9, 9), 1);
        canvas.fill(area(9, 9, 1, 1), 1);
        canvas.fill(area(0, 0, 1, 2), 2);
        assert_eq!(
            canvas.pixels(),
            [
                2, 0, 0, //
                2, 0, 0, //
                0, 1, 1, //
            ]
        );
        assert!(canvas.rows(area(1, 1, 7, 7)).eq([[0, 0], [1, 1]]));
        let corner = Canvas::of(2, 2, vec![0, 0, 1, 1]);
        assert_eq!(Some(canvas.part(area(1, 1, 7, 7))), corner);
    }

    #[test]
    fn a_picture_grows_and_shrinks_at_its_end() {
        let canvas = Canvas::new(2, 2, 7);
        assert_eq!(canvas.with_height(3).pixels(), [7, 7, 7, 7, 0, 0]);
        assert_eq!(canvas.with_height(1), Canvas::new(2, 1, 7));
    }

    #[test]
    fn gaps_become_a_mixture_of_what_is_beside_them() {
        let mut canvas = Canvas::new(5, 5, 1);
        canvas.fill_diamond(area(0, 0, 5, 5), 9);
        canvas.fill(area(4, 0, 1, 5), 3);
        canvas.close_gaps(9, &|left, right| left + right);
        let middle = &canvas.pixels()[10..15];
        // There is nothing to the left of the edge.
        assert_eq!(middle, [6, 6, 6, 6, 3]);
        assert!(!canvas.pixels().contains(&9));
    }
}
