//! Lines of text in any script.
//!
//! Names come from people. Whatever they contain, a line stays within its room: letters that no
//! font here has become one "◇", invisible characters are dropped, and a name that is too long ends
//! in "…".
//!
//! A text passes through the files in this order: `clean` drops what is not drawn, `clusters` and
//! `fonts` find a font for each letter, `shape` puts glyphs in order and position, `glyphs` turns
//! them into pixels. Lines are cached (`kept`), because the same names and numbers recur in every
//! picture.

mod clean;
mod clusters;
mod fonts;
mod glyphs;
mod halves;
mod kept;
mod paragraph;
mod shape;

pub use halves::{Halves, Parted, halves};
pub use paragraph::{Paragraph, paragraph};

use std::sync::Arc;

use ab_glyph::Point;
use tiny_skia::Pixmap;

use self::shape::Placed;
use crate::{
    canvas::Canvas,
    error::Error,
    num,
    palette::{Ramp, Rgb},
};

/// How far a line reaches above and below the middle of its capital letters, relative to its size.
const REACH: f32 = 0.8;

/// A line of text set in glyphs, without a position yet.
#[derive(Clone)]
pub struct Line {
    glyphs: Arc<[Placed]>,
    /// The size it is set in.
    size: f32,
    /// Its width.
    pub width: f32,
    /// The height of capital letters.
    pub cap: f32,
}

/// Checks that the fonts in the program can be read. If so, nothing else here can fail.
pub fn check_fonts() -> Result<(), Error> {
    if fonts::all_read() {
        Ok(())
    } else {
        Err(Error::Font)
    }
}

/// Sets a text in this size, and shortens it if it is wider than the room.
pub fn set(text: &str, size: f32, room: f32) -> Line {
    kept::line(clean::head(text), size, room, |text| {
        let clusters = clusters::clusters(&clean::clean(text));
        let full = Line::of(&clusters, size);
        if full.width <= room {
            return full;
        }
        let cut = |count: usize| Line::of(&clusters::cut(&clusters[..count]), size);
        cut(most(clusters.len().saturating_sub(1), |count| {
            cut(count).width <= room
        }))
    })
}

/// Returns the largest number of clusters that fits, at most `all`. More clusters are hardly ever
/// narrower, so a binary search finds it.
fn most(all: usize, fits: impl Fn(usize) -> bool) -> usize {
    let (mut fitting, mut too_long) = (0, all + 1);
    while fitting + 1 < too_long {
        let middle = usize::midpoint(fitting, too_long);
        if fits(middle) {
            fitting = middle;
        } else {
            too_long = middle;
        }
    }
    fitting
}

impl Line {
    fn of(clusters: &[clusters::Cluster], size: f32) -> Line {
        let (glyphs, width) = shape::shape(clusters, size);
        // Capital letters are about as high in all fonts as in the first.
        Line {
            glyphs: glyphs.into(),
            size,
            width,
            cap: size * 0.52,
        }
    }

    /// Visits every pixel that the line covers, with the coverage, if its left end is at `x` and
    /// its baseline at `baseline`.
    fn visit(&self, x: f32, baseline: f32, mut visit: impl FnMut(i32, i32, u8)) {
        // Letters and marks higher than those of any name would overlap what is above or below.
        let middle = baseline - self.cap / 2.0;
        let reach = self.size * REACH;
        let rows = num::px(middle - reach)..num::px(middle + reach);
        for placed in &self.glyphs[..] {
            let position = Point {
                x: x + placed.x,
                y: baseline + placed.y,
            };
            let Placed { font, glyph, .. } = placed;
            let scale = self.size * font.scale;
            glyphs::visit(&font.outlines, *glyph, scale, position, |x, y, coverage| {
                if rows.contains(&y) {
                    visit(x, y, coverage);
                }
            });
        }
    }

    /// Draws the line in a colour on a picture in true colours, with its left end at `x` and its
    /// letters on `baseline`.
    pub fn print(&self, picture: &mut Pixmap, x: f32, baseline: f32, ink: Rgb) {
        self.visit(x, baseline, |x, y, coverage| {
            cover(picture, x, y, ink, coverage);
        });
    }

    /// Draws the line with an ink, with its left end at `x` and its middle at height `y`.
    pub fn draw(&self, canvas: &mut Canvas, x: f32, y: f32, ink: &Ramp) {
        let width = canvas.width();
        // On whole pixels, so that the same text looks the same everywhere.
        let baseline = (y + self.cap / 2.0).round();
        self.visit(x.round(), baseline, |x, y, coverage| {
            let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else {
                return;
            };
            if x < width
                && let Some(pixel) = canvas.pixels_mut().get_mut(num::index(y * width + x))
            {
                *pixel = ink.covering(*pixel, coverage);
            }
        });
    }
}

fn cover(picture: &mut Pixmap, x: i32, y: i32, ink: Rgb, coverage: u8) {
    let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else {
        return;
    };
    let width = picture.width();
    if x >= width {
        return;
    }
    let at = num::index(y * width + x) * 4;
    if let Some(pixel) = picture.data_mut().get_mut(at..at + 3) {
        for (channel, ink) in pixel.iter_mut().zip(ink) {
            let below = f32::from(*channel);
            *channel = num::byte(below + (f32::from(ink) - below) * f32::from(coverage) / 255.0);
        }
    }
}

#[cfg(test)]
mod tests;
