//! The fonts, and the choice of the one that draws a cluster: a letter with its marks, or an emoji
//! of several characters.

use std::sync::LazyLock;

use ab_glyph::{Font as _, FontRef};
use include_dir::{Dir, include_dir};
use unicode_normalization::UnicodeNormalization;

use super::clean;

/// A font: its outlines, and the shaper for texts in it.
pub(super) struct Font {
    pub(super) outlines: FontRef<'static>,
    pub(super) shaping: harfrust::Font,
    /// One unit of its design as a share of the size of a text.
    pub(super) unit: f32,
    /// The size at which its outlines are drawn, as a share of the size of a text.
    pub(super) scale: f32,
}

/// The size of a text in ems of the first font: a size is the height of a line of that font. An em
/// of every font is as large as an em of that one, so that letters of different scripts go
/// together.
const LINE: f32 = 1.362;

/// Latin, Greek and Cyrillic.
const FIRST: &[u8] = include_bytes!("../../assets/fonts/NotoSans-Bold.ttf");

/// A font for each of the other scripts. Each has only the characters of its script, so their order
/// does not matter.
static SCRIPTS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/fonts/scripts");

/// Symbols, and letters that no font before it has.
const SYMBOLS: &[u8] = include_bytes!("../../assets/fonts/DejaVuSans-Bold.ttf");

const EMOJI: &[u8] = include_bytes!("../../assets/fonts/NotoEmoji-Bold.ttf");

/// Chinese, Japanese and Korean.
const LAST: &[u8] = include_bytes!("../../assets/fonts/DroidSansFallback.ttf");

/// Returns the files, in the order in which they are searched for a character.
fn files() -> impl Iterator<Item = &'static [u8]> {
    let scripts = SCRIPTS.files().map(include_dir::File::contents);
    [FIRST]
        .into_iter()
        .chain(scripts)
        .chain([SYMBOLS, EMOJI, LAST])
}

static FONTS: LazyLock<Vec<Font>> = LazyLock::new(|| files().filter_map(Font::read).collect());

/// The position of the emoji in the list of fonts, counted from its end.
const EMOJI_FROM_END: usize = 2;

/// Returns whether all fonts in the program can be read.
pub(super) fn all_read() -> bool {
    FONTS.len() == files().count()
}

impl Font {
    fn read(file: &'static [u8]) -> Option<Font> {
        let outlines = FontRef::try_from_slice(file).ok()?;
        let em = outlines.units_per_em()?;
        Some(Font {
            scale: outlines.height_unscaled() / em / LINE,
            unit: 1.0 / (em * LINE),
            shaping: harfrust::Font::new(file, 0)?,
            outlines,
        })
    }

    fn has(&self, sign: char) -> bool {
        self.outlines.glyph_id(sign).0 != 0
    }

    fn has_all(&self, cluster: &str) -> bool {
        cluster
            .chars()
            .filter(|&sign| !clean::is_joiner(sign))
            .all(|sign| self.has(sign))
    }
}

/// Returns the first font that has the whole cluster, and how to write the cluster for it. A
/// cluster that no font has is written with plain characters, or else without its marks.
pub(super) fn font_for(cluster: &str) -> Option<(&'static Font, String)> {
    let plain: String = cluster.nfkd().collect();
    let base: String = cluster.chars().take(1).collect();
    [cluster, &plain, &base].into_iter().find_map(|written| {
        let font = first_with_all(written)?;
        Some((font, written.to_owned()))
    })
}

fn first_with_all(cluster: &str) -> Option<&'static Font> {
    let emoji = FONTS
        .iter()
        .rev()
        .nth(EMOJI_FROM_END - 1)
        .filter(|_| clean::is_emoji(cluster));
    emoji
        .into_iter()
        .chain(FONTS.iter())
        .find(|font| font.has_all(cluster))
}
