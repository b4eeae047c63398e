//! The positions of everything on a board.

use pixels::{canvas::Rect, num, shapes::Spot};

use crate::drawing::{Seen, Shape};
use rules::{Side, Square, look::Width};

/// The positions of everything on a picture of some width, for a game on some number of squares.
///
/// Discord shows pictures at a third of this size: about 340 pixels wide where they are drawn 900
/// wide. All measures here are chosen for that.
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
    /// The height of a player's bar, of a line of a player's corner, and of a caption.
    pub(super) bar: u32,
    /// The margin at the edges of the picture.
    pub(super) pad: u32,
    /// The positions of coordinates beside the squares.
    coordinates: Beside,
    /// The number of the picture's pixels for each of 900.
    pub(super) unit: f32,
    /// The number of files (and ranks).
    files: u8,
    /// The side that sits at the low ranks.
    low: Side,
}

/// The distance of the middles of coordinates from the squares.
#[derive(Clone, Copy, Debug)]
struct Beside {
    letters: f32,
    numbers: f32,
}

/// The height of the numbers beside the squares, in pixels of a picture that is 900 wide: between 8 and 9
/// where it is shown 340 wide. Names and clocks are what people look for first, so they are larger.
const FIGURES: f32 = 23.0;

/// The height of small letters and of figures in the first font, as shares of a line's size.
const X_HEIGHT: f32 = 0.4;
const CAP_HEIGHT: f32 = 0.52;

impl Geometry {
    pub(super) fn new(width: Width, files: u8, low: Side, shape: Shape) -> Geometry {
        let width = width.get();
        // Lengths are given for a picture that is 900 pixels wide.
        let unit = num::len(width) / 900.0;
        let scaled = |length: f32| num::size(length * unit).max(1);
        let files = files.max(1);
        let count = u32::from(files);
        let (pad, gap, border) = (scaled(6.0), scaled(4.0), scaled(3.0));
        // A player's corner beside a diamond is narrow, and has two lines.
        let bar = scaled(match shape {
            Shape::Square => 58.0,
            Shape::Diamond => 52.0,
        });
        // A two-digit number needs more room.
        let gutter = scaled(if files > 9 { 46.0 } else { 33.0 });
        let (left, under) = (pad + gutter, scaled(46.0));
        let (square, squares) = match shape {
            Shape::Square => {
                let square = (width - left - pad - 2 * border) / count;
                // The remainder of the division goes to both sides.
                let spare = width - left - pad - 2 * border - square * count;
                (
                    square,
                    (left + border + spare / 2, pad + bar + gap + border),
                )
            }
            Shape::Diamond => {
                let margin = scaled(10.0);
                let square = (width - 2 * (margin + border)) / (2 * count) * 2;
                let x = (width - square * count) / 2;
                (square, (x, margin + border))
            }
        };
        let side = square * count;
        let (x, y) = squares;
        let height = match shape {
            Shape::Square => y + side + border + under + bar + pad,
            Shape::Diamond => y + side + border + scaled(14.0),
        };
        Geometry {
            width,
            height,
            shape,
            square,
            squares: Rect {
                x,
                y,
                width: side,
                height: side,
            },
            border,
            bar,
            pad,
            coordinates: Beside {
                letters: num::len(under) * 0.42,
                numbers: num::len(gutter) * 0.5,
            },
            unit,
            files,
            low,
        }
    }

    /// Returns the bar above the squares and the one below them. Boards that are diamonds leave
    /// room for corners instead.
    pub(super) fn bars(&self) -> [Rect; 2] {
        [self.pad, self.height - self.pad - self.bar].map(|y| Rect {
            x: self.pad,
            y,
            width: self.width - 2 * self.pad,
            height: self.bar,
        })
    }

    /// Returns the line below the picture for a caption.
    pub(super) fn caption(&self) -> Rect {
        Rect {
            x: 0,
            y: self.height,
            width: self.width,
            height: self.bar + self.pad,
        }
    }

    /// Returns the board with its coordinates and margins, without bars.
    pub(super) fn alone(&self) -> Rect {
        let (top, bottom) = match self.shape {
            Shape::Square => (
                self.squares.y - self.border - self.pad,
                self.height - self.pad - self.bar,
            ),
            Shape::Diamond => (0, self.height),
        };
        Rect {
            x: 0,
            y: top,
            width: self.width,
            height: bottom - top,
        }
    }

    /// Returns a square as this side sees it.
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

    /// Returns the upper left corner of the box around a square.
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

    /// Returns the middle of a square.
    pub(super) fn middle(&self, seen: Seen) -> Spot {
        let (x, y) = self.corner(seen);
        let half = num::len(self.square) / 2.0;
        (num::len(x) + half, num::len(y) + half)
    }

    /// Returns the distance between the middles of two neighbouring squares.
    pub(super) fn step(&self) -> f32 {
        match self.shape {
            Shape::Square => num::len(self.square),
            Shape::Diamond => num::len(self.square) * std::f32::consts::FRAC_1_SQRT_2,
        }
    }

    /// Returns the number of pixels to the right after which the pattern of empty squares repeats.
    pub(super) fn period(&self) -> u32 {
        match self.shape {
            Shape::Square => 2 * self.square,
            Shape::Diamond => self.square,
        }
    }

    /// Returns whether the board has this square.
    pub(super) fn has(&self, square: Square) -> bool {
        square.file < self.files && square.rank < self.files
    }

    /// Returns every square.
    pub(super) fn all(&self) -> impl Iterator<Item = Square> + use<> {
        let files = self.files;
        (0..files).flat_map(move |rank| (0..files).map(move |file| Square::new(file, rank)))
    }

    /// Returns the corners of an outline around all squares, this far outside them.
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

    /// Returns the spots for the letter of a file and the number of a rank: the middle of each, and
    /// its size.
    ///
    /// Small letters are set larger than numbers, so that an `a` is as high as a `1`.
    pub(super) fn coordinate_spots(&self, index: u8, view: Side) -> [(Spot, f32); 2] {
        let at = |file, rank| self.middle(self.seen(Square::new(file, rank), self.low));
        let shown = self.seen(Square::new(index, index), view).shown;
        let half = num::len(self.square) / 2.0;
        let figures = FIGURES * self.unit;
        let border = num::len(self.border);
        let ((file_x, file_y), (rank_x, rank_y)) = (at(shown.file, 0), at(0, shown.rank));
        let spots = match self.shape {
            Shape::Square => [
                (file_x, file_y + half + border + self.coordinates.letters),
                (rank_x - half - border - self.coordinates.numbers, rank_y),
            ],
            Shape::Diamond => {
                let (letter, number) = (
                    half / 2.0 + border + figures * 0.66,
                    half / 2.0 + border + figures * 0.6,
                );
                [
                    (file_x + letter, file_y + letter),
                    (rank_x - number, rank_y + number),
                ]
            }
        };
        let [letter, number] = spots;
        [(letter, figures / X_HEIGHT), (number, figures / CAP_HEIGHT)]
    }
}
