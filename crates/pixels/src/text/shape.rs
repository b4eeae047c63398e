//! From clusters to glyphs: the order in which scripts run, and the forms letters take next to
//! others.
//!
//! Unicode's bidirectional algorithm (UAX #9) says which runs go from right to left. The tables of
//! the fonts say how letters join, and where marks go.

use std::ops::Range;

use ab_glyph::GlyphId;
use harfrust::{Buffer, Direction, Script, ShapeOptions, ShaperFont};
use unicode_bidi::{Level, ParagraphBidiInfo};

use super::{clusters::Cluster, fonts::Font};

/// A glyph of a line.
pub(super) struct Placed {
    pub(super) font: &'static Font,
    pub(super) glyph: GlyphId,
    /// Its distance from the left end of the line, to the right and down.
    pub(super) x: f32,
    pub(super) y: f32,
}

/// Returns the glyphs of a text from left to right in this size, and their total width.
pub(super) fn shape(clusters: &[Cluster], size: f32) -> (Vec<Placed>, f32) {
    let text: String = clusters.iter().map(|cluster| &cluster.text[..]).collect();
    if text.is_empty() {
        // The algorithm expects a non-empty line.
        return (Vec::new(), 0.0);
    }
    let bidi = ParagraphBidiInfo::new(&text, None);
    let (levels, visual) = bidi.visual_runs(0..text.len());
    let runs = runs(clusters, &text, &levels);
    let mut pen = Pen {
        glyphs: Vec::with_capacity(clusters.len()),
        x: 0.0,
        size,
    };
    for part in visual {
        let mut inside: Vec<&Run> = runs
            .iter()
            .filter(|run| part.contains(&run.range.start))
            .collect();
        if inside.first().is_some_and(|run| run.level.is_rtl()) {
            inside.reverse();
        }
        for run in inside {
            pen.run(run, &text[run.range.clone()]);
        }
    }
    (pen.glyphs, pen.x.max(0.0))
}

/// A part of a text in one font, script and direction.
struct Run {
    range: Range<usize>,
    font: &'static Font,
    script: Script,
    level: Level,
}

/// Returns the runs of a text in reading order.
fn runs(clusters: &[Cluster], text: &str, levels: &[Level]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut start = 0;
    for cluster in clusters {
        let range = start..start + cluster.text.len();
        start = range.end;
        let Some(&level) = levels.get(range.start) else {
            break;
        };
        let script = script(&text[range.clone()]);
        let joins = |last: &&mut Run| {
            std::ptr::eq(last.font, cluster.font)
                && last.level == level
                && (is_shared(script) || is_shared(last.script) || last.script == script)
        };
        if let Some(last) = runs.last_mut().filter(joins) {
            last.range.end = range.end;
            if is_shared(last.script) {
                last.script = script;
            }
        } else {
            runs.push(Run {
                range,
                font: cluster.font,
                script,
                level,
            });
        }
    }
    runs
}

/// Returns the script of a cluster: that of the first character that belongs to only one.
fn script(cluster: &str) -> Script {
    let mut scripts = cluster
        .chars()
        .map(|sign| harfrust::unicode::script(sign.into()));
    scripts
        .find(|&script| !is_shared(script))
        .unwrap_or(Script::COMMON)
}

/// Returns whether characters of this kind are used in many scripts, like blanks and signs.
fn is_shared(script: Script) -> bool {
    [Script::COMMON, Script::INHERITED, Script::UNKNOWN].contains(&script)
}

/// Places glyphs one after the other.
struct Pen {
    glyphs: Vec<Placed>,
    x: f32,
    size: f32,
}

impl Pen {
    fn run(&mut self, run: &Run, text: &str) {
        let mut buffer = Buffer::new();
        buffer.push_str(text);
        buffer.set_script(Some(run.script));
        buffer.set_direction(if run.level.is_rtl() {
            Direction::RightToLeft
        } else {
            Direction::LeftToRight
        });
        let font = ShaperFont::new(&run.font.shaping);
        // It fails only for a buffer without a direction, or one that is already shaped.
        if harfrust::shape(&font, &mut buffer, ShapeOptions::new()).is_err() {
            return;
        }
        let unit = run.font.unit * self.size;
        for (info, position) in buffer.glyph_infos().iter().zip(buffer.glyph_positions()) {
            self.glyphs.push(Placed {
                font: run.font,
                glyph: GlyphId(u16::try_from(info.glyph_id).unwrap_or_default()),
                x: self.x + length(position.x_offset) * unit,
                y: -length(position.y_offset) * unit,
            });
            self.x += length(position.x_advance) * unit;
        }
    }
}

/// Converts a length in units of a font's design.
#[expect(
    clippy::cast_precision_loss,
    reason = "glyphs are a few thousand units wide"
)]
fn length(units: i32) -> f32 {
    units as f32
}
