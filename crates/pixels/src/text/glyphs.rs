//! Glyphs as pixels. They are cached, because the same names and numbers recur in every picture.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use ab_glyph::{Font, FontRef, GlyphId, Point};

use crate::num;

/// A glyph as pixels.
struct Glyph {
    /// The distance of its upper left pixel from the pixel of its origin.
    left: i32,
    top: i32,
    width: usize,
    /// The coverage of each pixel, in 255ths.
    coverage: Box<[u8]>,
}

/// Everything the pixels of a glyph depend on.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    /// The address of the font, which never moves.
    font: usize,
    glyph: GlyphId,
    /// The bits of the size.
    size: u32,
    /// The offset of its origin within a pixel, to the right and down, in parts of the pixel.
    shift: [u8; 2],
}

/// The number of offsets within a pixel at which glyphs can begin, in each direction.
const PARTS: i16 = 4;

/// The number of cached glyphs: enough for the names of a busy server. They take eight megabytes if
/// all are as large as glyphs can be. When there are too many, all are dropped.
const KEPT: usize = 2048;

static GLYPHS: Mutex<Option<HashMap<Key, Arc<Glyph>>>> = Mutex::new(None);

/// Visits every pixel that a glyph at this point covers, with the coverage in 255ths.
pub(super) fn visit(
    font: &'static FontRef<'static>,
    glyph: GlyphId,
    size: f32,
    at: Point,
    mut visit: impl FnMut(i32, i32, u8),
) {
    let [(x, right), (y, down)] = [at.x, at.y].map(|length| {
        let (parts, all) = (num::px(length * f32::from(PARTS)), i32::from(PARTS));
        (parts.div_euclid(all), parts.rem_euclid(all))
    });
    let key = Key {
        font: std::ptr::from_ref(font).addr(),
        glyph,
        size: size.to_bits(),
        shift: [right, down].map(|parts| u8::try_from(parts).unwrap_or_default()),
    };
    // The map is consistent at every moment, even after a thread that held the lock has panicked.
    let glyphs = || GLYPHS.lock().unwrap_or_else(PoisonError::into_inner);
    let kept = glyphs().get_or_insert_default().get(&key).cloned();
    let glyph = kept.unwrap_or_else(|| {
        // The lock is free meanwhile: others need not wait for this glyph.
        let glyph = Arc::new(Glyph::new(font, glyph, size, key.shift));
        let mut glyphs = glyphs();
        let glyphs = glyphs.get_or_insert_default();
        if glyphs.len() >= KEPT {
            glyphs.clear();
        }
        glyphs.insert(key, Arc::clone(&glyph));
        glyph
    });
    for (row, y) in glyph
        .coverage
        .chunks_exact(glyph.width.max(1))
        .zip(y + glyph.top..)
    {
        for (&covered, x) in row.iter().zip(x + glyph.left..) {
            if covered > 0 {
                visit(x, y, covered);
            }
        }
    }
}

impl Glyph {
    fn new(font: &FontRef<'static>, glyph: GlyphId, size: f32, [right, down]: [u8; 2]) -> Glyph {
        let position = Point {
            x: f32::from(right) / f32::from(PARTS),
            y: f32::from(down) / f32::from(PARTS),
        };
        let placed = glyph.with_scale_and_position(size, position);
        let Some(outline) = font.outline_glyph(placed) else {
            return Glyph {
                left: 0,
                top: 0,
                width: 0,
                coverage: Box::default(),
            };
        };
        let bounds = outline.px_bounds();
        let width = num::index(num::size(bounds.width()));
        let height = num::index(num::size(bounds.height()));
        let mut coverage = vec![0; width * height].into_boxed_slice();
        outline.draw(|x, y, covered| {
            if let Some(pixel) = coverage.get_mut(num::index(y) * width + num::index(x)) {
                *pixel = num::byte(covered.min(1.0) * 255.0);
            }
        });
        Glyph {
            left: num::px(bounds.min.x),
            top: num::px(bounds.min.y),
            width,
            coverage,
        }
    }
}
