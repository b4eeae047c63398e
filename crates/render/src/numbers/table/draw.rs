//! Draws a table.

use pixels::{num, rgb_canvas::RgbCanvas, shapes::Spot, text};

use super::{
    Align, Cell, Note, Row, Table,
    layout::{Layout, SMALL, Track},
    part::{medal, parts, set_to_fit},
    scheme::{Ground, Ink, Scheme},
};
use crate::numbers::{
    line_style::LineStyle,
    paper::{NameRoom, name_lines},
};

/// Draws a table according to its layout.
pub(crate) fn draw(canvas: &mut RgbCanvas, table: &Table, layout: &Layout, scheme: &Scheme) {
    let mut pen = Pen {
        canvas,
        layout,
        scheme,
    };
    pen.table(table);
}

/// The tools for drawing a table.
struct Pen<'a> {
    canvas: &'a mut RgbCanvas,
    layout: &'a Layout,
    scheme: &'a Scheme<'a>,
}

impl Pen<'_> {
    fn table(&mut self, table: &Table) {
        let measures = self.layout.measures;
        self.headings(table);
        let mut top = measures.title + measures.heading;
        for (index, row) in table.rows.iter().enumerate() {
            self.row(row, index, top);
            top += measures.height(row);
        }
        let middle = top + measures.footer / 2.0;
        self.across(&table.footer, middle, measures.text * SMALL);
    }

    fn headings(&mut self, table: &Table) {
        let measures = self.layout.measures;
        let left = measures.pad + measures.gap;
        let room = NameRoom {
            size: measures.text * 1.2 / measures.unit,
            width: (measures.title_width - 2.0 * left) / measures.unit,
            height: (measures.title - measures.pad) / measures.unit,
        };
        let middle = f32::midpoint(measures.pad, measures.title);
        let ink = self.scheme.ink(Ink::Plain, Ground::Paper);
        for (shift, line) in name_lines(&table.title, room, measures.unit) {
            self.canvas.write(&line, (left, middle + shift), ink);
        }
        let middle = measures.title + measures.heading * 0.45;
        for (column, track) in table.columns.iter().zip(&self.layout.tracks) {
            let line = text::set(&column.heading, measures.text * SMALL, track.width);
            let x = track.left + column.align.shift(track.width, line.width);
            self.canvas.write(
                &line,
                (x, middle),
                self.scheme.ink(Ink::Muted, Ground::Paper),
            );
        }
        self.rule(measures.title + measures.heading);
    }

    fn rule(&mut self, y: f32) {
        let measures = self.layout.measures;
        let thick = (measures.row * 0.03).max(1.0);
        let size = (measures.width - 2.0 * measures.pad, thick);
        self.canvas
            .fill((measures.pad, y - thick), size, self.scheme.numbers.grid.0);
    }

    fn across(&mut self, text: &str, middle: f32, size: f32) {
        let measures = self.layout.measures;
        let room = measures.width - 2.0 * (measures.pad + measures.gap);
        let line = text::set(text, size, room);
        let x = (measures.width - line.width) / 2.0;
        self.canvas.write(
            &line,
            (x, middle),
            self.scheme.ink(Ink::Muted, Ground::Paper),
        );
    }

    fn row(&mut self, row: &Row, index: usize, top: f32) {
        let measures = self.layout.measures;
        let middle = top + measures.row / 2.0;
        let height = measures.height(row);
        let size = (measures.width - 2.0 * measures.pad, height);
        match row {
            Row::Cells { cells, note, own } => {
                let on = Ground::of_row(index, *own);
                self.canvas
                    .fill((measures.pad, top), size, self.scheme.ground(on));
                self.rule(top + height);
                for (cell, track) in cells.iter().zip(&self.layout.tracks) {
                    self.cell(cell, track, middle, on);
                }
                if let Some(note) = note {
                    self.note(note, top + measures.row, on);
                }
            }
            Row::Across(text) => {
                self.across(text, middle, measures.text);
                self.rule(top + height);
            }
        }
    }

    /// Writes a note below a row that ends at this height, from where the words of the row begin.
    fn note(
        &mut self,
        Note {
            words: note,
            results,
        }: &Note,
        top: f32,
        on: Ground,
    ) {
        let measures = self.layout.measures;
        let words = |track: &&Track| track.align == Align::Left;
        let words = self.layout.tracks.iter().find(words);
        let left = words.map_or(measures.pad + measures.gap, |track| track.left);
        let room = measures.width - measures.pad - measures.gap - left;
        let size = measures.text * SMALL;
        let line = set_to_fit(note, size, room);
        // Closer to the row than to the rule below.
        let middle = top + measures.note * 0.3;
        self.canvas
            .write(&line, (left, middle), self.scheme.ink(Ink::Muted, on));
        if let Some(results) = results {
            let top = top + measures.note * 0.85;
            self.bar(*results, (left, top), (room, measures.bar * 0.5));
        }
    }

    /// Draws the shares of what was won, drawn and lost beside each other. Gaps keep them apart for
    /// those who can't tell the colours.
    fn bar(&mut self, results: [u32; 3], (left, top): Spot, (width, height): (f32, f32)) {
        let numbers = self.scheme.numbers;
        let parts = [
            numbers.up.0,
            self.scheme.ink(Ink::Muted, Ground::Paper),
            numbers.down.0,
        ];
        let count = |result: u32| num::count(usize::try_from(result).unwrap_or(usize::MAX));
        let all: f32 = results.into_iter().map(count).sum();
        if all <= 0.0 {
            return;
        }
        let gap = (height * 0.3).max(1.0);
        let mut x = left;
        for (result, colour) in results.into_iter().zip(parts) {
            let part = width * count(result) / all;
            let shown = (part - gap).max(0.0);
            self.canvas.fill((x, top), (shown, height), colour);
            x += part;
        }
    }

    fn cell(&mut self, cell: &Cell, track: &Track, middle: f32, on: Ground) {
        let measures = self.layout.measures;
        if let Cell::Line(index) = cell {
            let style = LineStyle::of(*index, self.scheme.file);
            style.sample(self.canvas, (track.left, middle), measures.unit);
        }
        let parts = parts(cell, measures.text, track.align);
        let slots = track.slots(parts.len());
        for (part, (left, width)) in parts.iter().zip(slots) {
            let line = part.set(width);
            let left = match part.align {
                Align::Left | Align::Fitted => left + part.indent,
                Align::Right => left,
            };
            let x = left + part.align.shift(width, line.width);
            if let Cell::Place(number) = cell
                && let Some(medal) = medal(*number)
            {
                let centre = (x + line.width / 2.0, middle);
                self.canvas
                    .disc(centre, measures.row * 0.39, self.scheme.medals()[medal]);
            }
            self.canvas
                .write(&line, (x, middle), self.scheme.ink(part.ink, on));
        }
    }
}
