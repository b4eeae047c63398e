//! Where everything is on a picture.

use super::{
    board::{Seen, Shape},
    canvas::Area,
    num,
    shapes::Spot,
};
use crate::{
    games::{Side, Square},
    settings::Width,
};

/// Where everything is on a picture of some width with a board of some size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) shape: Shape,
    /// The width and height of the box round a square.
    pub(super) cell: u32,
    /// The box round all squares.
    pub(super) board: Area,
    /// The thickness of the line round the board.
    pub(super) frame: u32,
    /// The bar above the board and the one below.
    pub(super) bars: [Area; 2],
    /// The height of the letters and numbers at the edge of the board.
    pub(super) coordinates: f32,
    /// How many files the board has.
    files: u8,
    /// The side that sits where the ranks are low.
    low: Side,
}

impl Layout {
    pub(super) fn new(width: Width, files: u8, low: Side, shape: Shape) -> Layout {
        let width = width.get();
        // Lengths are those of a picture 900 pixels wide.
        let unit = num::len(width) / 900.0;
        let scaled = |length: f32| num::size(length * unit).max(1);
        let files = files.max(1);
        let count = u32::from(files);
        let (pad, gap, bar, frame) = (scaled(12.0), scaled(10.0), scaled(60.0), scaled(3.0));
        // Beside a board on its corner there is room enough for coordinates.
        let (gutter, under) = match shape {
            Shape::Square => (scaled(36.0), scaled(38.0)),
            Shape::Diamond => (pad, gap),
        };
        let room = width - 2 * (gutter + frame);
        let cell = match shape {
            Shape::Square => room / count,
            Shape::Diamond => room / (2 * count) * 2,
        };
        let side = cell * count;
        let top = pad + bar + gap + frame;
        let below = top + side + frame + under;
        let bar_at = |y| Area {
            x: pad,
            y,
            width: width - 2 * pad,
            height: bar,
        };
        Layout {
            width,
            height: below + bar + pad,
            shape,
            cell,
            board: Area {
                x: (width - side) / 2,
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

    /// A square of the board as this side sees it.
    pub(super) fn seen(&self, square: Square, view: Side) -> Seen {
        let last = self.files - 1;
        let square = Square::new(square.file.min(last), square.rank.min(last));
        let shown = if view == self.low {
            square
        } else {
            Square::new(last - square.file, last - square.rank)
        };
        Seen {
            size: self.files,
            square,
            shown,
        }
    }

    /// The upper left corner of the box round a square.
    pub(super) fn corner(&self, seen: Seen) -> (u32, u32) {
        let (file, rank) = (u32::from(seen.shown.file), u32::from(seen.shown.rank));
        let last = u32::from(self.files) - 1;
        let (x, y) = match self.shape {
            Shape::Square => (file * self.cell, (last - rank) * self.cell),
            Shape::Diamond => {
                let half = self.cell / 2;
                ((last + file - rank) * half, (2 * last - file - rank) * half)
            }
        };
        (self.board.x + x, self.board.y + y)
    }

    /// The middle of a square.
    pub(super) fn middle(&self, seen: Seen) -> Spot {
        let (x, y) = self.corner(seen);
        let half = num::len(self.cell) / 2.0;
        (num::len(x) + half, num::len(y) + half)
    }

    /// How far apart two squares beside each other are.
    pub(super) fn step(&self) -> f32 {
        match self.shape {
            Shape::Square => num::len(self.cell),
            Shape::Diamond => num::len(self.cell) * std::f32::consts::FRAC_1_SQRT_2,
        }
    }

    /// After how many pixels to the right empty squares recur.
    pub(super) fn period(&self) -> u32 {
        match self.shape {
            Shape::Square => 2 * self.cell,
            Shape::Diamond => self.cell,
        }
    }

    /// Every square of the board.
    pub(super) fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let files = self.files;
        (0..files).flat_map(move |rank| (0..files).map(move |file| Square::new(file, rank)))
    }

    /// The corners of the board, this much outside of it.
    pub(super) fn outline(&self, outside: u32) -> [Spot; 4] {
        let Area {
            x,
            y,
            width,
            height,
        } = self.board;
        let (left, top) = (num::len(x), num::len(y));
        let (right, bottom) = (num::len(x + width - 1), num::len(y + height - 1));
        let (middle_x, middle_y) = (f32::midpoint(left, right), f32::midpoint(top, bottom));
        let out = num::len(outside);
        match self.shape {
            Shape::Square => [
                (left - out, top - out),
                (right + out, top - out),
                (right + out, bottom + out),
                (left - out, bottom + out),
            ],
            Shape::Diamond => [
                (middle_x, top - out),
                (right + out, middle_y),
                (middle_x, bottom + out),
                (left - out, middle_y),
            ],
        }
    }

    /// Where the letter of a file and the number of a rank stand: their middles.
    pub(super) fn coordinate_spots(&self, index: u8, view: Side) -> [Spot; 2] {
        let at = |file, rank| self.middle(self.seen(Square::new(file, rank), self.low));
        let shown = self.seen(Square::new(index, index), view).shown;
        let half = num::len(self.cell) / 2.0;
        let away = self.coordinates * 0.7 + num::len(self.frame);
        let ((file_x, file_y), (rank_x, rank_y)) = (at(shown.file, 0), at(0, shown.rank));
        match self.shape {
            Shape::Square => {
                let left = num::len(self.board.x - self.frame) / 2.0;
                [(file_x, file_y + half + away), (left, rank_y)]
            }
            Shape::Diamond => {
                let away = half / 2.0 + away * 0.8;
                [
                    (file_x + away, file_y + away),
                    (rank_x - away, rank_y + away),
                ]
            }
        }
    }
}
