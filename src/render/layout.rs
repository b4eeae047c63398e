//! Where everything is on a picture.

use super::{Width, canvas::Area, num};
use crate::games::{Side, Square};

/// Where everything is on a picture of some width with a board of some size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) width: u32,
    pub(super) height: u32,
    /// The side of a square.
    pub(super) cell: u32,
    /// The squares.
    pub(super) board: Area,
    /// The line round the board, inside of which the squares begin.
    pub(super) frame: u32,
    /// The bar above the board and the one below.
    pub(super) bars: [Area; 2],
    /// The height of the letters and numbers at the edge of the board.
    pub(super) coordinates: f32,
    /// How many files the board has.
    pub(super) files: u32,
    /// The side that sits where the ranks are low.
    low: Side,
}

impl Layout {
    pub(super) fn new(width: Width, files: u8, low: Side) -> Layout {
        let width = width.get();
        // Lengths are those of a picture 900 pixels wide.
        let unit = num::len(width) / 900.0;
        let scaled = |length: f32| num::size(length * unit).max(1);
        let files = u32::from(files).max(1);
        let (pad, gap, bar) = (scaled(12.0), scaled(10.0), scaled(60.0));
        let (gutter, frame) = (scaled(36.0), scaled(3.0));
        let cell = (width - 2 * (gutter + frame)) / files;
        let side = cell * files;
        let left = (width - side) / 2;
        let top = pad + bar + gap + frame;
        let below = top + side + frame + scaled(34.0) + scaled(4.0);
        let bar_at = |y| Area {
            x: pad,
            y,
            width: width - 2 * pad,
            height: bar,
        };
        Layout {
            width,
            height: below + bar + pad,
            cell,
            board: Area {
                x: left,
                y: top,
                width: side,
                height: side,
            },
            frame,
            bars: [bar_at(pad), bar_at(below)],
            coordinates: 25.0 * unit,
            files,
            low,
        }
    }

    /// The column and row of a square on the picture, from the upper left.
    fn place(&self, square: Square, view: Side) -> (u32, u32) {
        let last = self.files - 1;
        let (file, rank) = (
            u32::from(square.file).min(last),
            u32::from(square.rank).min(last),
        );
        if view == self.low {
            (file, last - rank)
        } else {
            (last - file, rank)
        }
    }

    /// The upper left corner of a square.
    pub(super) fn corner(&self, square: Square, view: Side) -> (u32, u32) {
        let (column, row) = self.place(square, view);
        (
            self.board.x + column * self.cell,
            self.board.y + row * self.cell,
        )
    }

    /// The middle of a square.
    pub(super) fn middle(&self, square: Square, view: Side) -> (f32, f32) {
        let (x, y) = self.corner(square, view);
        let half = num::len(self.cell) / 2.0;
        (num::len(x) + half, num::len(y) + half)
    }

    /// Every square of the board.
    pub(super) fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let files = u8::try_from(self.files).unwrap_or(u8::MAX);
        (0..files).flat_map(move |rank| (0..files).map(move |file| Square::new(file, rank)))
    }
}
