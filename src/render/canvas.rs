//! A picture of palette indices.

use image::{GrayImage, Luma};

use super::num;

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

/// A small picture of palette indices to be copied onto a canvas.
#[derive(Debug)]
pub(super) struct Tile {
    pub(super) width: u32,
    pub(super) pixels: Box<[u8]>,
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

    /// Copies a tile so that its upper left corner is at `(x, y)`.
    pub(super) fn copy(&mut self, tile: &Tile, x: u32, y: u32) {
        let width = num::index(tile.width).max(1);
        let height = u32::try_from(tile.pixels.len() / width).unwrap_or(u32::MAX);
        let area = Area {
            x,
            y,
            width: tile.width,
            height,
        };
        for (to, from) in self.rows(area).zip(tile.pixels.chunks_exact(width)) {
            let seen = to.len().min(width);
            to[..seen].copy_from_slice(&from[..seen]);
        }
    }
}
