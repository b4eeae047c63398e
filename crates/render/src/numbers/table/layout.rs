//! The positions of everything in a table.

use pixels::{num, text};

use super::{Align, Cell, Column, Row, Table, part::parts};
use crate::numbers::line_style::SAMPLE;
use rules::look::Look;

/// The size of headings, notes and the footer, compared with the text.
pub(super) const SMALL: f32 = 0.74;

/// The fewest and the most units that a picture of a table is wide: the fewer, the larger its letters. With the most, ten
/// rows below their headings fill the box of 550 by 350 pixels in which Discord shows pictures. A phone shows them 340 pixels
/// wide or wider: then a name's capital letters have 7 pixels, and the smallest 5. With the fewest they have 10 and 7.
const WIDTHS: [f32; 2] = [900.0, 1330.0];

/// How many units long a name of some twenty-five letters is. Longer ones get smaller before they are cut.
const LONG: f32 = 560.0;

/// The shape of the box in which Discord shows pictures.
const BOX: f32 = 550.0 / 350.0;

/// The lengths of a table.
#[derive(Clone, Copy)]
pub(super) struct Measures {
    pub(super) unit: f32,
    pub(super) width: f32,
    /// How far to the right the title can reach.
    pub(super) title_width: f32,
    pub(super) pad: f32,
    pub(super) title: f32,
    pub(super) heading: f32,
    pub(super) row: f32,
    /// The height that a note adds to its row.
    pub(super) note: f32,
    /// The height that a bar of results adds to its row.
    pub(super) bar: f32,
    pub(super) text: f32,
    /// The gap between columns.
    pub(super) gap: f32,
    pub(super) footer: f32,
}

impl Measures {
    fn new(table: &Table, unit: f32, [width, title_width]: [f32; 2]) -> Measures {
        let headed = table
            .columns
            .iter()
            .any(|column| !column.heading.trim().is_empty());
        let noted = table
            .rows
            .iter()
            .any(|row| matches!(row, Row::Cells { note: Some(_), .. }));
        Measures {
            unit,
            width,
            title_width,
            pad: (12.0 * unit).round(),
            title: (100.0 * unit).round(),
            heading: if headed { (58.0 * unit).round() } else { 0.0 },
            row: (if noted { 74.0 } else { 62.0 } * unit).round(),
            note: (46.0 * unit).round(),
            bar: (26.0 * unit).round(),
            text: 54.0 * unit,
            gap: 22.0 * unit,
            footer: (68.0 * unit).round(),
        }
    }
}

impl Measures {
    /// Returns the height of a row.
    pub(super) fn height(self, row: &Row) -> f32 {
        match row {
            Row::Cells {
                note: Some(note), ..
            } => self.row + self.note + note.results.map_or(0.0, |_| self.bar),
            Row::Cells { note: None, .. } | Row::Across(_) => self.row,
        }
    }
}

/// The positions of everything in a table.
pub(crate) struct Layout {
    pub(super) measures: Measures,
    pub(super) tracks: Vec<Track>,
}

/// The position of a column.
pub(super) struct Track {
    pub(super) align: Align,
    pub(super) left: f32,
    pub(super) width: f32,
    /// The width of each part of its cells, for cells with several parts.
    parts: Vec<f32>,
}

impl Track {
    /// Returns a column as wide as its widest cell, but no wider than `most`.
    fn natural(table: &Table, index: usize, measures: Measures, most: f32) -> Track {
        let Column { heading, align } = &table.columns[index];
        let mut width = text::set(heading, measures.text * SMALL, most / 4.0).width;
        let mut slots: Vec<f32> = Vec::new();
        let cells = table.rows.iter().filter_map(|row| match row {
            Row::Cells { cells, .. } => cells.get(index),
            Row::Across(_) => None,
        });
        for cell in cells {
            if let Cell::Line(_) = cell {
                width = width.max(SAMPLE * measures.unit);
            }
            let parts = parts(cell, measures.text, *align);
            let widths = parts.iter().map(|part| part.indent + part.set(most).width);
            if let [_] = &parts[..] {
                width = widths.fold(width, f32::max);
                continue;
            }
            slots.resize(slots.len().max(parts.len()), 0.0);
            for (slot, width) in slots.iter_mut().zip(widths) {
                *slot = slot.max(width);
            }
        }
        let mut track = Track {
            align: *align,
            left: 0.0,
            width: 0.0,
            parts: slots,
        };
        track.width = width.max(track.group());
        track
    }

    /// Returns the total width of the parts of a cell.
    fn group(&self) -> f32 {
        self.parts.iter().sum()
    }

    /// Returns the slot of each of `count` parts of a cell: its left end and its room.
    pub(super) fn slots(&self, count: usize) -> Vec<(f32, f32)> {
        if count == 1 {
            return vec![(self.left, self.width)];
        }
        let mut left = self.left + self.align.shift(self.width, self.group());
        let slot = |&width: &f32| {
            left += width;
            (left - width, width)
        };
        self.parts.iter().map(slot).collect()
    }
}

/// Gives the columns that share the room what the others leave.
fn share(tracks: &mut [Track], room: f32) {
    let width = |track: &Track| track.width;
    let all: f32 = tracks.iter().map(width).sum();
    let is_shared = |track: &&Track| track.align == Align::Left;
    let shared: f32 = tracks.iter().filter(is_shared).map(width).sum();
    let fixed = all - shared;
    // Names keep some room, however wide the others are.
    let kept = if shared > 0.0 { room * 0.3 } else { 0.0 };
    let shrink = ((room - kept) / fixed.max(1.0)).min(1.0);
    let stretch = (room - fixed * shrink) / shared.max(1.0);
    for track in tracks {
        track.width *= match track.align {
            Align::Left => stretch,
            Align::Fitted | Align::Right => shrink,
        };
    }
}

/// Returns how many units a picture of this table is wide: no fewer than its columns have, and no fewer than fill the
/// width of Discord's box if the rows fill its height.
fn units(table: &Table) -> f32 {
    let [least, most] = WIDTHS;
    let measures = Measures::new(table, 1.0, [most, most]);
    let tracks = (0..table.columns.len()).map(|index| Track::natural(table, index, measures, most));
    let widths = tracks.map(|track| match track.align {
        // One long name does not make all letters smaller.
        Align::Left => track.width.min(LONG),
        Align::Fitted | Align::Right => track.width,
    });
    let columns: f32 = widths.map(|width| width + measures.gap).sum();
    let columns = columns + measures.gap + 2.0 * measures.pad;
    let rows = table_height(measures, table);
    columns.max(rows * BOX).clamp(least, most)
}

/// Returns the height of the whole table.
fn table_height(measures: Measures, table: &Table) -> f32 {
    let rows: f32 = table.rows.iter().map(|row| measures.height(row)).sum();
    let footer = if table.footer.is_empty() {
        measures.pad
    } else {
        measures.footer
    };
    measures.title + measures.heading + rows + footer
}

impl Layout {
    /// Lays out a table that is as wide as the picture.
    pub(crate) fn new(table: &Table, look: Look) -> Layout {
        let width = num::len(look.width.get());
        let units = units(table);
        Layout::within(table, width / units, [width, width])
    }

    /// Lays out a table of the first of these widths, below a title of the second. The unit says how large letters are.
    pub(crate) fn within(table: &Table, unit: f32, widths: [f32; 2]) -> Layout {
        let measures = Measures::new(table, unit, widths);
        let inner = measures.width - 2.0 * (measures.pad + measures.gap);
        let gaps = table.columns.len().saturating_sub(1);
        let room = inner - measures.gap * num::count(gaps);
        let mut tracks: Vec<Track> = (0..table.columns.len())
            .map(|index| Track::natural(table, index, measures, inner))
            .collect();
        share(&mut tracks, room.max(0.0));
        let mut left = measures.pad + measures.gap;
        for track in &mut tracks {
            track.left = left;
            left += track.width + measures.gap;
        }
        Layout { measures, tracks }
    }

    /// Returns the height of the whole table.
    pub(crate) fn height(&self, table: &Table) -> f32 {
        table_height(self.measures, table)
    }
}
