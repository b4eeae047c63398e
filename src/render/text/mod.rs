//! Lines of text in any script.
//!
//! Names come from people. Whatever they contain, a line keeps to its room: a character that no
//! font here has becomes an empty box, invisible ones are dropped, and a name that is too long ends
//! in "…".

mod glyphs;
mod script;

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, GlyphId, Point, ScaleFont};
use image::Luma;
use resvg::tiny_skia::Pixmap;

use super::{canvas::Canvas, error::RenderError, num, palette::Ramp, theme::Rgb};

/// How many fonts there are.
const COUNT: usize = 4;

/// The fonts, in the order in which a character is looked for in them.
static FONTS: LazyLock<Vec<FontRef<'static>>> = LazyLock::new(|| {
    let files: [&[u8]; COUNT] = [
        include_bytes!("../../../assets/fonts/NotoSans-Bold.ttf"),
        include_bytes!("../../../assets/fonts/DejaVuSans-Bold.ttf"),
        include_bytes!("../../../assets/fonts/NotoEmoji-Bold.ttf"),
        include_bytes!("../../../assets/fonts/DroidSansFallback.ttf"),
    ];
    files
        .into_iter()
        .filter_map(|file| FontRef::try_from_slice(file).ok())
        .collect()
});

/// The rest of a text is not looked at. No bar has room for nearly as many characters.
const MAX_CHARS: usize = 120;

/// How many combining marks a character may have. Real spelling needs no more.
const MAX_MARKS: usize = 2;

/// A line of text set in glyphs, without a place yet.
pub(super) struct Line {
    glyphs: Vec<Placed>,
    /// How wide it is.
    pub(super) width: f32,
    /// How high capital letters are.
    pub(super) cap: f32,
}

/// A glyph of a line.
struct Placed {
    font: &'static FontRef<'static>,
    glyph: GlyphId,
    /// How far it stands from the left end of the line.
    x: f32,
    size: f32,
}

/// Whether the fonts in the program can be read. If so, nothing else here can fail.
pub(super) fn check() -> Result<(), RenderError> {
    if FONTS.len() == COUNT {
        Ok(())
    } else {
        Err(RenderError::Font)
    }
}

/// Sets a text in this size, and shortens it if it is wider than the room.
pub(super) fn set(text: &str, size: f32, room: f32) -> Line {
    let chars = visible(text);
    let full = set_chars(&chars, size);
    if full.width <= room {
        return full;
    }
    // More characters are never narrower, so the largest number that fits can be found by halving.
    let fitting = |count: usize| {
        let mut cut: Vec<char> = chars[..count].to_vec();
        cut.push('…');
        set_chars(&cut, size)
    };
    let (mut fits, mut too_long) = (0, chars.len());
    while fits + 1 < too_long {
        let middle = usize::midpoint(fits, too_long);
        if fitting(middle).width <= room {
            fits = middle;
        } else {
            too_long = middle;
        }
    }
    while fits > 0 && (chars[fits - 1] == ' ' || is_mark(chars[fits - 1])) {
        fits -= 1;
    }
    fitting(fits)
}

impl Line {
    /// Visits every pixel that the line covers, with the coverage, if its left end is at `x` and it
    /// stands on `baseline`.
    fn visit(&self, x: f32, baseline: f32, mut visit: impl FnMut(i32, i32, u8)) {
        for placed in &self.glyphs {
            let position = Point {
                x: x + placed.x,
                y: baseline,
            };
            glyphs::visit(placed.font, placed.glyph, placed.size, position, &mut visit);
        }
    }

    /// Draws the line in a colour on a picture in true colours, its left end at `x` and its letters
    /// on `baseline`.
    pub(super) fn print(&self, picture: &mut Pixmap, x: f32, baseline: f32, ink: Rgb) {
        self.visit(x, baseline, |x, y, coverage| {
            cover(picture, x, y, ink, coverage);
        });
    }

    /// Draws the line with an ink, its left end at `x` and its middle at height `y`.
    pub(super) fn draw(&self, canvas: &mut Canvas, x: f32, y: f32, ink: &Ramp) {
        let (width, height) = (canvas.width(), canvas.height());
        // On whole pixels, so that the same text looks the same wherever it stands.
        let baseline = (y + self.cap / 2.0).round();
        self.visit(x.round(), baseline, |x, y, coverage| {
            let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else {
                return;
            };
            if x < width && y < height {
                let Luma([pixel]) = canvas.get_pixel_mut(x, y);
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

/// The characters of a name that are to be drawn.
fn visible(text: &str) -> Vec<char> {
    let mut chars: Vec<char> = Vec::new();
    let mut marks = 0;
    for sign in text.chars() {
        let sign = if sign.is_whitespace() { ' ' } else { sign };
        if sign.is_control() || is_invisible(sign) {
            continue;
        }
        if sign == ' ' && chars.last().is_none_or(|&last| last == ' ') {
            continue;
        }
        marks = if is_mark(sign) { marks + 1 } else { 0 };
        if marks > MAX_MARKS || (marks > 0 && chars.is_empty()) {
            continue;
        }
        chars.push(sign);
        if chars.len() == MAX_CHARS {
            break;
        }
    }
    if chars.last() == Some(&' ') {
        chars.pop();
    }
    chars
}

/// Characters that are not drawn themselves: they control how others are.
fn is_invisible(sign: char) -> bool {
    matches!(sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{1f3fb}'..='\u{1f3ff}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// Combining marks, which are drawn on the character before them.
fn is_mark(sign: char) -> bool {
    matches!(sign,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}'
        | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// The first font that has the character. If none has it, the first of all, with its empty box.
fn font_for(sign: char) -> Option<(&'static FontRef<'static>, GlyphId)> {
    FONTS
        .iter()
        .map(|font| (font, font.glyph_id(sign)))
        .find(|(_, glyph)| glyph.0 != 0)
        .or_else(|| FONTS.first().map(|font| (font, GlyphId(0))))
}

fn set_chars(chars: &[char], size: f32) -> Line {
    let chars = script::visual(chars);
    let mut glyphs: Vec<Placed> = Vec::with_capacity(chars.len());
    let mut x = 0.0_f32;
    for sign in chars {
        let Some((font, glyph)) = font_for(sign) else {
            continue;
        };
        let scaled = font.as_scaled(size);
        if let Some(last) = glyphs.last().filter(|last| std::ptr::eq(last.font, font)) {
            x += scaled.kern(last.glyph, glyph);
        }
        glyphs.push(Placed {
            font,
            glyph,
            x,
            size,
        });
        x += scaled.h_advance(glyph);
    }
    // Capital letters are about as high in all fonts as in the first.
    Line {
        glyphs,
        width: x.max(0.0),
        cap: size * 0.52,
    }
}
