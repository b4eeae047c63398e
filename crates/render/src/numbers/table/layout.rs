//! The positions of everything in a table.

use pixels::{num, text};

use super::{Align, Cell, Column, Row, Table, part::parts};
use crate::numbers::{line_style::SAMPLE, unit};
use rules::look::Look;

/// The size of headings, notes and the footer, compared with the text.
pub(super) const SMALL: f32 = 0.74;

/// The lengths of a table. Texts can be read on a phone, which shows 900 units as 340 pixels or
/// more.
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
        Measures {
            unit,
            width,
            title_width,
            pad: (12.0 * unit).round(),
            title: (100.0 * unit).round(),
            heading: if headed { (58.0 * unit).round() } else { 0.0 },
            row: (74.0 * unit).round(),
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

/// Gives the columns of words the room that the columns of numbers leave.
fn share(tracks: &mut [Track], room: f32) {
    let sum = |align| {
        let same = tracks.iter().filter(|track| track.align == align);
        same.map(|track| track.width).sum::<f32>()
    };
    let (words, numbers) = (sum(Align::Left), sum(Align::Right));
    // Words keep some room, however long the numbers are.
    let kept = if words > 0.0 { room * 0.3 } else { 0.0 };
    let shrink = ((room - kept) / numbers.max(1.0)).min(1.0);
    let stretch = (room - numbers * shrink) / words.max(1.0);
    for track in tracks {
        track.width *= match track.align {
            Align::Left => stretch,
            Align::Right => shrink,
        };
    }
}

impl Layout {
    /// Lays out a table that is as wide as the picture.
    pub(crate) fn new(table: &Table, look: Look) -> Layout {
        let width = num::len(look.width.get());
        Layout::within(table, unit(look), [width, width])
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
        let measures = self.measures;
        let rows: f32 = table.rows.iter().map(|row| measures.height(row)).sum();
        let footer = if table.footer.is_empty() {
            measures.pad
        } else {
            measures.footer
        };
        measures.title + measures.heading + rows + footer
    }
}
