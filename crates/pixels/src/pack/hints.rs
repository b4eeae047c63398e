//! Hints about where the tiles of a picture are.

use super::{Codes, Tile, codes::WINDOW, packed::Packed};
use crate::num;

/// A tile that was copied onto a picture. Something might have been drawn over it since.
pub struct Placed<'a> {
    /// The distance of its left edge from the picture's.
    pub x: u32,
    /// The distance of its upper edge from the picture's.
    pub y: u32,
    /// The copied tile.
    pub tile: &'a Tile,
}

/// A tile on a picture.
pub(super) struct Hint<'a> {
    pub(super) x: usize,
    pub(super) y: usize,
    pub(super) tile: &'a Tile,
    pub(super) packed: &'a Packed,
    /// How far to the left the same tile is at the same height, if it is.
    pub(super) repeats: Option<usize>,
}

/// The tiles of a picture, row by row.
pub(super) struct Hints<'a> {
    /// The tiles, from left to right.
    all: Vec<Hint<'a>>,
    /// The indices of the tiles in the most recently queried row.
    here: Vec<usize>,
    /// The first row after it that has other tiles.
    next_change: usize,
}

impl<'a> Hints<'a> {
    /// Returns the tiles of a picture that has `stride` bytes per row and is written in these
    /// codes.
    pub(super) fn new(placed: &[Placed<'a>], codes: &Codes, stride: usize) -> Hints<'a> {
        let mut all: Vec<Hint> = placed
            .iter()
            .map(|placed| Hint {
                x: num::index(placed.x),
                y: num::index(placed.y),
                tile: placed.tile,
                packed: placed.tile.packed(codes, stride),
                repeats: None,
            })
            // A tile that was packed for pictures of another width repeats bytes that are elsewhere here.
            .filter(|hint| hint.packed.stride == stride)
            .collect();
        all.sort_by_key(|hint| (hint.y, hint.x));
        for band in all.chunk_by_mut(|a, b| a.y == b.y) {
            for at in 1..band.len() {
                let (before, after) = band.split_at_mut(at);
                let same = |other: &&Hint| std::ptr::eq(other.tile, after[0].tile);
                let left = before.iter().rev().find(same).map(|other| other.x);
                let back = left.map(|left| after[0].x - left);
                after[0].repeats = back.filter(|back| (1..=WINDOW).contains(back));
            }
        }
        all.sort_by_key(|hint| hint.x);
        Hints {
            all,
            here: Vec::new(),
            next_change: 0,
        }
    }

    /// Returns the tiles in a row, from left to right. Rows must be queried from top to bottom.
    pub(super) fn at(&mut self, y: usize) -> impl Iterator<Item = &Hint<'a>> {
        if y >= self.next_change {
            self.here.clear();
            self.next_change = usize::MAX;
            for (index, hint) in self.all.iter().enumerate() {
                let end = hint.y + num::index(hint.tile.height());
                if y < hint.y {
                    self.next_change = self.next_change.min(hint.y);
                } else if y < end {
                    self.next_change = self.next_change.min(end);
                    self.here.push(index);
                }
            }
        }
        self.here.iter().map(|&index| &self.all[index])
    }
}
