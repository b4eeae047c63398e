//! Where everything on a board is.

use image::math::Rect;

use crate::{
    games::{Side, Square},
    render::{
        drawing::{Seen, Shape},
        num,
        shapes::Spot,
    },
    settings::Width,
};

/// Where everything is on a picture of some width, for a game on some number of squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct Geometry {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) shape: Shape,
    /// The width and height of the box around a square.
    pub(super) square: u32,
    /// The box around all squares.
    pub(super) squares: Rect,
    /// The thickness of the line around the squares.
    pub(super) border: u32,
    /// The bar above the squares and the one below them.
    pub(super) bars: [Rect; 2],
    /// The size of the letters and numbers beside the squares.
    pub(super) coordinates: f32,
    /// How many files (and ranks) there are.
    files: u8,
    /// The side that sits at the low ranks.
    low: Side,
}

impl Geometry {
    pub(super) fn new(width: Width, files: u8, low: Side, shape: Shape) -> Geometry {
        let width = width.get();
        // Lengths are given for a picture that is 900 pixels wide.
        let unit = num::len(width) / 900.0;
        let scaled = |length: f32| num::size(length * unit).max(1);
        let files = files.max(1);
        let count = u32::from(files);
        let (pad, gap, bar, border) = (scaled(12.0), scaled(10.0), scaled(60.0), scaled(3.0));
        // Beside squares that stand on a corner there is room for the coordinates anyway.
        let (gutter, under) = match shape {
            Shape::Square => (scaled(36.0), scaled(38.0)),
            Shape::Diamond => (pad, gap),
        };
        let room = width - 2 * (gutter + border);
        let square = match shape {
            Shape::Square => room / count,
            Shape::Diamond => room / (2 * count) * 2,
        };
        let side = square * count;
        let top = pad + bar + gap + border;
        let below = top + side + border + under;
        let bar_at = |y| Rect {
            x: pad,
            y,
            width: width - 2 * pad,
            height: bar,
        };
        Geometry {
            width,
            height: below + bar + pad,
            shape,
            square,
            squares: Rect {
                x: (width - side) / 2,
                y: top,
                width: side,
                height: side,
            },
            border,
            bars: [bar_at(pad), bar_at(below)],
            coordinates: 25.0 * unit,
            files,
            low,
        }
    }

    /// A square as this side sees it.
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

    /// The upper left corner of the box around a square.
    pub(super) fn corner(&self, seen: Seen) -> (u32, u32) {
        let (file, rank) = (u32::from(seen.shown.file), u32::from(seen.shown.rank));
        let last = u32::from(self.files) - 1;
        let (x, y) = match self.shape {
            Shape::Square => (file * self.square, (last - rank) * self.square),
            Shape::Diamond => {
                let half = self.square / 2;
                ((last + file - rank) * half, (2 * last - file - rank) * half)
            }
        };
        (self.squares.x + x, self.squares.y + y)
    }

    /// The middle of a square.
    pub(super) fn middle(&self, seen: Seen) -> Spot {
        let (x, y) = self.corner(seen);
        let half = num::len(self.square) / 2.0;
        (num::len(x) + half, num::len(y) + half)
    }

    /// How far apart the middles of two neighbouring squares are.
    pub(super) fn step(&self) -> f32 {
        match self.shape {
            Shape::Square => num::len(self.square),
            Shape::Diamond => num::len(self.square) * std::f32::consts::FRAC_1_SQRT_2,
        }
    }

    /// How many pixels to the right the pattern of empty squares repeats itself.
    pub(super) fn period(&self) -> u32 {
        match self.shape {
            Shape::Square => 2 * self.square,
            Shape::Diamond => self.square,
        }
    }

    /// Every square.
    pub(super) fn all(&self) -> impl Iterator<Item = Square> + use<> {
        let files = self.files;
        (0..files).flat_map(move |rank| (0..files).map(move |file| Square::new(file, rank)))
    }

    /// The corners of an outline around all squares, this far outside of them.
    pub(super) fn outline(&self, outside: u32) -> [Spot; 4] {
        let Rect {
            x,
            y,
            width,
            height,
        } = self.squares;
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

    /// The middles of the letter of a file and the number of a rank.
    pub(super) fn coordinate_spots(&self, index: u8, view: Side) -> [Spot; 2] {
        let at = |file, rank| self.middle(self.seen(Square::new(file, rank), self.low));
        let shown = self.seen(Square::new(index, index), view).shown;
        let half = num::len(self.square) / 2.0;
        let away = self.coordinates * 0.7 + num::len(self.border);
        let ((file_x, file_y), (rank_x, rank_y)) = (at(shown.file, 0), at(0, shown.rank));
        match self.shape {
            Shape::Square => {
                let left = num::len(self.squares.x - self.border) / 2.0;
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
