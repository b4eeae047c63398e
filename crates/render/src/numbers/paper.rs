//! The surface that crosstables, brackets and contests are drawn on. All its lengths are units, of
//! which a picture upright is 900 wide and a landscape one 1600, whatever its width in pixels.

use std::iter;

use pixels::{
    canvas::{Canvas, Rect},
    num,
    palette::{COLOURS, Palette, Rgb},
    rgb_canvas::RgbCanvas,
    shapes::Spot,
    text,
};
use resvg::tiny_skia::Stroke;

use super::{
    WORDY,
    table::{Ground, Ink, Scheme, surfaces},
    unit,
};
use crate::{error::RenderError, theme::ThemeFile};
use rules::{Side, look::Look};

pub(super) const WIDTH: f32 = 900.0;
/// The width and the most height of a landscape picture. Discord shows pictures in a box of 550 by 350
/// pixels, which this one fills.
pub(super) const WIDE: (f32, f32) = (1600.0, 1018.0);
/// The free space around everything.
pub(super) const PAD: f32 = 12.0;
/// The free space beside words.
pub(super) const GAP: f32 = 18.0;
pub(super) const TITLE: f32 = 100.0;
pub(super) const HEADING: f32 = 58.0;
pub(super) const FOOTER: f32 = 68.0;
/// The size of names and points. They can be read on a phone, which shows 900 units as 340 pixels
/// or more.
pub(super) const TEXT: f32 = 54.0;
/// The size of headings, notes and the footer.
pub(super) const SMALL: f32 = 40.0;

/// How small a name can become, compared with others, before it is set in two lines.
const ONE_LINE: f32 = 0.8;
/// The distance between the two lines of a name, compared with their size.
const APART: f32 = 0.95;
/// The smallest size of a name that isn't too long for two lines: nine pixels where Discord shows a
/// landscape picture.
const LEAST: f32 = 26.2;
/// The size below which no name can be read at all, so that it is cut instead.
const UNREADABLE: f32 = 12.0;
/// How much smaller a name that is too long for two lines gets, until it fits.
const SMALLER: f32 = 0.95;

/// The alignment of words relative to the place where they are written.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Left,
    Middle,
    Right,
}

impl Anchor {
    /// Returns how far left of their place words of this width begin.
    fn shift(self, width: f32) -> f32 {
        match self {
            Anchor::Left => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::Right => width,
        }
    }
}

/// The way words are written.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    pub(super) size: f32,
    pub(super) anchor: Anchor,
    /// Longer words are cut.
    pub(super) room: f32,
    pub(super) ink: Ink,
    pub(super) on: Ground,
}

/// Returns the height of a footer, if there is one.
pub(super) fn footer_height(footer: &str) -> f32 {
    if footer.is_empty() { PAD } else { FOOTER }
}

/// Returns the width of words in this size.
pub(super) fn width_of(words: &str, size: f32) -> f32 {
    text::set(words, size, f32::INFINITY).width
}

/// Returns the size of a name in two lines that are at most this large, and the lines. Of those that are
/// split equally well, the largest is best. A name that is too long gets smaller, as it is cut only where
/// nobody could read it anyway.
fn in_two_lines(
    largest: f32,
    halves: impl Fn(f32) -> (f32, text::Halves),
) -> Option<(f32, text::Halves)> {
    let sizes = [1.0, 0.92, 0.85, 0.78].map(|part| (largest * part).max(LEAST));
    let [.., least] = sizes;
    let best = sizes.map(&halves).into_iter();
    let best = best.min_by_key(|(_, set)| set.parted)?;
    if best.1.parted != text::Parted::Cut {
        return Some(best);
    }
    let smaller = iter::successors(Some(least), |size| Some(size * SMALLER));
    let smaller = smaller.take_while(|size| *size >= UNREADABLE).map(&halves);
    let whole = smaller
        .into_iter()
        .find(|(_, set)| set.parted != text::Parted::Cut);
    Some(whole.unwrap_or_else(|| halves(least)))
}

/// The room for a name, in units.
#[derive(Clone, Copy)]
pub(super) struct NameRoom {
    /// The largest size of its words.
    pub(super) size: f32,
    pub(super) width: f32,
    /// The height of two lines.
    pub(super) height: f32,
}

/// Sets a name on one line, if necessary a smaller one, or else on two. Each comes with the distance
/// from its middle to the middle of the name.
pub(super) fn name_lines(words: &str, room: NameRoom, unit: f32) -> Vec<(f32, text::Line)> {
    let full = width_of(words, room.size).max(1.0);
    let size = room.size * (room.width / full).min(1.0);
    let of_two = room.height / (1.0 + APART);
    let width = room.width * unit;
    if size >= (room.size * ONE_LINE).min(of_two.max(LEAST)) {
        // Rounding can have made it a little wider.
        return vec![(0.0, text::set(words, size * unit, width * 1.01))];
    }
    let halves = |size: f32| (size, text::halves(words, size * unit, width));
    let Some((size, set)) = in_two_lines(of_two.min(room.size), halves) else {
        return Vec::new();
    };
    let apart = size * APART * unit;
    [-0.5 * apart, 0.5 * apart]
        .into_iter()
        .zip(set.lines)
        .collect()
}

/// A picture that is being drawn.
pub(super) struct Paper<'a> {
    canvas: RgbCanvas,
    scheme: Scheme<'a>,
    file: &'a ThemeFile,
    unit: f32,
    /// The width in units.
    width: f32,
}

impl<'a> Paper<'a> {
    /// Creates paper of this height with a title.
    pub(super) fn new(
        file: &'a ThemeFile,
        look: Look,
        title: &str,
        height: f32,
    ) -> Result<Paper<'a>, RenderError> {
        let mut paper = Paper::blank(file, look, (WIDTH, height))?;
        let left = PAD + GAP;
        let hand = Hand {
            size: TEXT * 1.2,
            anchor: Anchor::Left,
            room: WIDTH - 2.0 * left,
            ink: Ink::Plain,
            on: Ground::Paper,
        };
        paper.name(title, (left, f32::midpoint(PAD, TITLE)), hand, TITLE - PAD);
        Ok(paper)
    }

    /// Creates paper of this width and height.
    pub(super) fn blank(
        file: &'a ThemeFile,
        look: Look,
        (width, height): (f32, f32),
    ) -> Result<Paper<'a>, RenderError> {
        let unit = unit(look);
        let [across, down] = [width, height].map(|length| num::size(length * unit));
        Ok(Paper {
            canvas: RgbCanvas::new(across, down, file.colours.surface.0)?,
            scheme: Scheme::of(file),
            file,
            unit,
            width,
        })
    }

    /// Writes words with their middle at this height.
    pub(super) fn write(&mut self, words: &str, (x, y): Spot, hand: Hand) {
        let line = text::set(words, hand.size * self.unit, hand.room * self.unit);
        let left = x * self.unit - hand.anchor.shift(line.width);
        let ink = self.scheme.ink(hand.ink, hand.on);
        self.canvas.write(&line, (left, y * self.unit), ink);
    }

    /// Writes a name with its middle at this height, in lines that are together at most `height`
    /// high. So even the longest names can be read.
    pub(super) fn name(&mut self, words: &str, (x, y): Spot, hand: Hand, height: f32) {
        let ink = self.scheme.ink(hand.ink, hand.on);
        let room = NameRoom {
            size: hand.size,
            width: hand.room,
            height,
        };
        for (shift, line) in name_lines(words, room, self.unit) {
            let left = x * self.unit - hand.anchor.shift(line.width);
            self.canvas.write(&line, (left, y * self.unit + shift), ink);
        }
    }

    /// Writes words in the middle of a strip that begins at this height and is as high as a footer.
    pub(super) fn footer(&mut self, words: &str, top: f32) {
        let hand = Hand {
            size: SMALL,
            anchor: Anchor::Middle,
            room: self.width - 2.0 * (PAD + GAP),
            ink: Ink::Muted,
            on: Ground::Paper,
        };
        self.write(words, (self.width / 2.0, top + FOOTER / 2.0), hand);
    }

    pub(super) fn fill(&mut self, (x, y): Spot, (width, height): (f32, f32), colour: Rgb) {
        let unit = self.unit;
        let size = (width * unit, height * unit);
        self.canvas.fill((x * unit, y * unit), size, colour);
    }

    /// Fills a strip from one side to the other with the ground of a row, and draws the line below it.
    pub(super) fn strip(&mut self, top: f32, height: f32, ground: Ground) {
        let colour = self.ground(ground);
        self.fill((PAD, top), (self.width - 2.0 * PAD, height), colour);
        self.rule(top + height);
    }

    /// Draws a line across the paper that ends at this height.
    pub(super) fn rule(&mut self, bottom: f32) {
        let grid = self.grid();
        self.fill((PAD, bottom - 2.2), (self.width - 2.0 * PAD, 2.2), grid);
    }

    /// Draws a line through the spots.
    pub(super) fn line(&mut self, spots: &[Spot], colour: Rgb) {
        let scaled: Vec<Spot> = spots
            .iter()
            .map(|&(x, y)| (x * self.unit, y * self.unit))
            .collect();
        let stroke = Stroke {
            width: (4.0 * self.unit).max(1.5),
            ..Stroke::default()
        };
        self.canvas.line(&scaled, colour, &stroke);
    }

    /// Covers the area between the spots with a translucent colour.
    pub(super) fn area(&mut self, spots: &[Spot], colour: Rgb, opacity: f32) {
        let scaled: Vec<Spot> = spots
            .iter()
            .map(|&(x, y)| (x * self.unit, y * self.unit))
            .collect();
        self.canvas.polygon(&scaled, colour, opacity);
    }

    pub(super) fn disc(&mut self, (x, y): Spot, radius: f32, colour: Rgb) {
        let unit = self.unit;
        self.canvas
            .disc((x * unit, y * unit), radius * unit, colour);
    }

    /// Draws the sign of a side: a disc for the one that moves first, a ring for the other.
    pub(super) fn side(&mut self, side: Side, (x, y): Spot, on: Ground) {
        const RADIUS: f32 = 11.0;
        let unit = self.unit;
        let centre = (x * unit, y * unit);
        let ink = self.scheme.ink(Ink::Plain, on);
        self.canvas.disc(centre, RADIUS * unit, ink);
        if side == Side::Second {
            let below = self.ground(on);
            self.canvas.disc(centre, (RADIUS - 5.0) * unit, below);
        }
    }

    /// Returns the colour of lines between things.
    pub(super) fn grid(&self) -> Rgb {
        self.scheme.numbers.grid.0
    }

    /// Returns the colour of a ground.
    pub(super) fn ground(&self, ground: Ground) -> Rgb {
        self.scheme.ground(ground)
    }

    /// Returns the colour of the winner's mark.
    pub(super) fn winner(&self) -> Rgb {
        self.scheme.numbers.up.0
    }

    /// Returns the colour of the medal of the first, second or third place, from 0.
    pub(super) fn medal(&self, rank: usize) -> Rgb {
        let [gold, silver, bronze] = self.scheme.medals();
        match rank {
            0 => gold,
            1 => silver,
            _ => bronze,
        }
    }

    /// Returns the colour of a series: of the first or second team, or of their sides.
    pub(super) fn series(&self, index: usize) -> Rgb {
        let series = &self.scheme.numbers.series;
        series[index % series.len()].0
    }

    /// Returns the colour of an ink on the paper.
    pub(super) fn ink(&self, ink: Ink) -> Rgb {
        self.scheme.ink(ink, Ground::Paper)
    }

    /// Returns the colour of words that matter less.
    pub(super) fn muted(&self) -> Rgb {
        self.scheme.around.muted.0
    }

    /// Draws a picture as a square with this upper left corner, no larger than it is.
    pub(super) fn picture(&mut self, picture: &Canvas, palette: &Palette, (x, y): Spot, side: f32) {
        let [x, y, side] = [x, y, side].map(|length| num::size(length * self.unit));
        let area = Rect {
            x,
            y,
            width: side,
            height: side,
        };
        self.canvas.shrink(picture, palette, area);
    }

    /// Returns the theme.
    pub(super) fn theme(&self) -> &'a ThemeFile {
        self.file
    }

    pub(super) fn png(self) -> Result<Vec<u8>, RenderError> {
        Ok(self.canvas.png(&surfaces(self.file), WORDY)?)
    }

    /// Returns the PNG of a picture with boards on it.
    pub(super) fn colourful_png(self) -> Result<Vec<u8>, RenderError> {
        Ok(self.canvas.png(&surfaces(self.file), COLOURS)?)
    }
}
