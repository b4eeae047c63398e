//! Numbers in rows: leaderboards and their like.

use super::{
    RenderError, num,
    sheet::{Sheet, unit},
    text,
    theme::{Colours, Numbers, Rgb, ThemeFile},
};
use crate::settings::Look;

/// A table with a title. Its words are the caller's; pictures know no language.
///
/// ```
/// use courtier::{
///     render::{self, Align, Cell, Column, Movement, Row, Table},
///     settings::Look,
/// };
///
/// let column = |heading: &str, align| Column { heading: heading.to_owned(), align };
/// let table = Table {
///     title: "Courtyard".to_owned(),
///     columns: vec![column("#", Align::Right), column("Player", Align::Left), column("Rating", Align::Right)],
///     rows: vec![Row::Cells {
///         cells: vec![
///             Cell::Place(1),
///             Cell::Text("Ada Lovelace".to_owned()),
///             Cell::Rating { rating: 1713, deviation: 62, provisional: false },
///         ],
///         own: true,
///     }],
///     footer: "Page 1 of 1".to_owned(),
/// };
/// assert_eq!(render::table(&table, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Above everything.
    pub title: String,
    /// From the left. At least one should be [`Align::Left`]: those share the room that is over,
    /// and what is too long for it ends in "…".
    pub columns: Vec<Column>,
    /// From the top.
    pub rows: Vec<Row>,
    /// Below everything, such as "Page 2 of 14"; nothing if empty.
    pub footer: String,
}

/// A column of a [`Table`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What stands above it.
    pub heading: String,
    /// Where its cells stand.
    pub align: Align,
}

/// Where the cells of a column stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// For words. The column is as wide as there is room.
    Left,
    /// For numbers and signs. The column is as wide as what is in it.
    Right,
}

impl Align {
    /// How far from the left end of its room something this wide begins.
    fn shift(self, room: f32, width: f32) -> f32 {
        match self {
            Align::Left => 0.0,
            Align::Right => room - width,
        }
    }
}

/// A row of a [`Table`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One cell for each column; missing ones are blank.
    Cells {
        /// From the left.
        cells: Vec<Cell>,
        /// Whether the row is the viewer's own, which stands out.
        own: bool,
    },
    /// Words across all columns, such as "…" between rows that are not neighbours, or that there is
    /// nobody to be shown.
    Across(String),
}

/// What stands in a column of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A place from 1. The first three get medals, and whoever shares one does too.
    Place(u32),
    /// How the place changed.
    Moved(Movement),
    /// A name in any script, or a number.
    Text(String),
    /// The same, of less importance.
    Quiet(String),
    /// A rating ± its deviation.
    Rating {
        /// The rating.
        rating: i32,
        /// How far off it may be.
        deviation: u32,
        /// Whether it rests on few matches: it gets a question mark.
        provisional: bool,
    },
}

/// How a place changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Movement {
    /// So many places up.
    Up(u32),
    /// So many places down.
    Down(u32),
    /// Not at all.
    Same,
    /// There was none before.
    New,
}

/// Draws a table as an indexed PNG.
///
/// Its height follows from the number of rows; callers decide how many make a page.
pub fn table(table: &Table, look: Look) -> Result<Vec<u8>, RenderError> {
    let file = ThemeFile::read(look.theme)?;
    let palette = Palette {
        around: &file.colours,
        numbers: &file.numbers,
    };
    let measures = Measures::new(look);
    let plan = Plan::new(table, measures);
    let mut sheet = Sheet::new(
        look.width.get(),
        num::size(measures.height(table)),
        file.colours.surface.0,
    )?;
    plan.draw(&mut sheet, table, &palette);
    let surfaces = [file.colours.surface, file.colours.bar, file.colours.turn];
    sheet.png(&surfaces.map(|hex| hex.0))
}

/// The colours of a table.
struct Palette<'a> {
    around: &'a Colours,
    numbers: &'a Numbers,
}

impl Palette<'_> {
    fn ink(&self, ink: Ink, own: bool) -> Rgb {
        let (around, numbers) = (self.around, self.numbers);
        // On the bright row every mark has the row's own ink: its shape alone has to do.
        let hex = match (ink, own) {
            (Ink::Plain | Ink::Up | Ink::Down | Ink::New, true) => around.turn_ink,
            (Ink::Muted, true) => around.turn_muted,
            (Ink::Plain, false) => around.ink,
            (Ink::Muted, false) => around.muted,
            (Ink::Up, false) => numbers.up,
            (Ink::Down, false) => numbers.down,
            (Ink::New, false) => numbers.new,
            (Ink::Medal, _) => numbers.medal_ink,
        };
        hex.0
    }

    fn medals(&self) -> [Rgb; 3] {
        let Numbers {
            gold,
            silver,
            bronze,
            ..
        } = self.numbers;
        [gold.0, silver.0, bronze.0]
    }
}

#[derive(Clone, Copy)]
enum Ink {
    Plain,
    Muted,
    Up,
    Down,
    New,
    Medal,
}

/// How large headings are, to the text.
const HEADING: f32 = 0.72;

/// The lengths of a table.
#[derive(Clone, Copy)]
struct Measures {
    width: f32,
    pad: f32,
    title: f32,
    heading: f32,
    row: f32,
    text: f32,
    /// Between columns.
    gap: f32,
    footer: f32,
}

impl Measures {
    fn new(look: Look) -> Measures {
        let unit = unit(look);
        Measures {
            width: num::len(look.width.get()),
            pad: (20.0 * unit).round(),
            title: (72.0 * unit).round(),
            heading: (40.0 * unit).round(),
            row: (50.0 * unit).round(),
            text: 27.0 * unit,
            gap: 22.0 * unit,
            footer: (52.0 * unit).round(),
        }
    }

    fn height(self, table: &Table) -> f32 {
        let rows = self.row * num::count(table.rows.len());
        let footer = if table.footer.is_empty() {
            self.pad
        } else {
            self.footer
        };
        self.title + self.heading + rows + footer
    }
}

/// A part of a cell. The parts of a column's cells stand below each other, so that signs stand
/// below signs and digits below digits.
struct Part {
    text: String,
    size: f32,
    /// The room kept free before it.
    indent: f32,
    ink: Ink,
    align: Align,
}

impl Part {
    /// A part with text of this size, standing close to the one before.
    fn new(text: impl Into<String>, size: f32, ink: Ink, align: Align) -> Part {
        Part {
            text: text.into(),
            size,
            indent: 0.0,
            ink,
            align,
        }
    }

    fn indented(self, indent: f32) -> Part {
        Part { indent, ..self }
    }

    fn set(&self, room: f32) -> text::Line {
        text::set(&self.text, self.size, room - self.indent)
    }
}

/// The parts of a cell. What has only one part stands as its column does.
fn parts(cell: &Cell, size: f32, align: Align) -> Vec<Part> {
    let movement = |sign: &str, places: Option<u32>, ink| {
        let places = places.map(|places| places.to_string());
        vec![
            Part::new(sign, size * 0.75, ink, Align::Left),
            Part::new(places.unwrap_or_default(), size * 0.9, ink, Align::Right)
                .indented(size * 0.2),
        ]
    };
    match cell {
        Cell::Place(place) => {
            let ink = if medal(*place).is_some() {
                Ink::Medal
            } else {
                Ink::Plain
            };
            vec![Part::new(place.to_string(), size, ink, align)]
        }
        Cell::Moved(Movement::Up(places)) => movement("▲", Some(*places), Ink::Up),
        Cell::Moved(Movement::Down(places)) => movement("▼", Some(*places), Ink::Down),
        Cell::Moved(Movement::Same) => movement("–", None, Ink::Muted),
        Cell::Moved(Movement::New) => movement("★", None, Ink::New),
        Cell::Text(text) => vec![Part::new(text, size, Ink::Plain, align)],
        Cell::Quiet(text) => vec![Part::new(text, size * 0.9, Ink::Muted, align)],
        Cell::Rating {
            rating,
            deviation,
            provisional,
        } => {
            let doubt = if *provisional { "?" } else { "" };
            let deviation = format!("±{deviation}");
            vec![
                Part::new(rating.to_string(), size, Ink::Plain, Align::Right),
                Part::new(doubt, size, Ink::Plain, Align::Left),
                Part::new(deviation, size * 0.8, Ink::Muted, Align::Right).indented(size * 0.25),
            ]
        }
    }
}

/// The index of a place's medal.
fn medal(place: u32) -> Option<usize> {
    (1..=3).position(|medal| medal == place)
}

/// Where everything in a table stands.
struct Plan {
    measures: Measures,
    columns: Vec<Place>,
}

/// Where a column stands.
struct Place {
    align: Align,
    left: f32,
    width: f32,
    /// How wide each part of its cells is, for cells with several.
    parts: Vec<f32>,
}

impl Place {
    /// A column as wide as what is in it, but no wider than `most`.
    fn natural(table: &Table, index: usize, measures: Measures, most: f32) -> Place {
        let Column { heading, align } = &table.columns[index];
        let mut width = text::set(heading, measures.text * HEADING, most / 4.0).width;
        let mut slots: Vec<f32> = Vec::new();
        let cells = table.rows.iter().filter_map(|row| match row {
            Row::Cells { cells, .. } => cells.get(index),
            Row::Across(_) => None,
        });
        for cell in cells {
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
        let mut place = Place {
            align: *align,
            left: 0.0,
            width: 0.0,
            parts: slots,
        };
        place.width = width.max(place.group());
        place
    }

    /// How wide all parts of a cell are together.
    fn group(&self) -> f32 {
        self.parts.iter().sum()
    }

    /// Where each of so many parts of a cell stands: its left end and its room.
    fn slots(&self, count: usize) -> Vec<(f32, f32)> {
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

/// Gives the columns of words the room that those of numbers leave.
fn share(columns: &mut [Place], room: f32) {
    let sum = |columns: &[Place], align| {
        let same = columns.iter().filter(|column| column.align == align);
        same.map(|column| column.width).sum::<f32>()
    };
    let (words, numbers) = (sum(columns, Align::Left), sum(columns, Align::Right));
    // Words keep some room whatever the numbers are.
    let kept = if words > 0.0 { room * 0.3 } else { 0.0 };
    let shrink = ((room - kept) / numbers.max(1.0)).min(1.0);
    let stretch = (room - numbers * shrink) / words.max(1.0);
    for column in columns {
        column.width *= match column.align {
            Align::Left => stretch,
            Align::Right => shrink,
        };
    }
}

impl Plan {
    fn new(table: &Table, measures: Measures) -> Plan {
        let inner = measures.width - 2.0 * (measures.pad + measures.gap);
        let gaps = table.columns.len().saturating_sub(1);
        let room = inner - measures.gap * num::count(gaps);
        let mut columns: Vec<Place> = (0..table.columns.len())
            .map(|index| Place::natural(table, index, measures, inner))
            .collect();
        share(&mut columns, room.max(0.0));
        let mut left = measures.pad + measures.gap;
        for column in &mut columns {
            column.left = left;
            left += column.width + measures.gap;
        }
        Plan { measures, columns }
    }

    fn draw(&self, sheet: &mut Sheet, table: &Table, palette: &Palette) {
        let measures = self.measures;
        self.draw_headings(sheet, table, palette);
        let mut top = measures.title + measures.heading;
        for (index, row) in table.rows.iter().enumerate() {
            self.draw_row(sheet, row, (top, index % 2 == 0), palette);
            top += measures.row;
        }
        let middle = top + measures.footer / 2.0;
        self.draw_across(sheet, &table.footer, (middle, measures.text * 0.8), palette);
    }

    fn draw_headings(&self, sheet: &mut Sheet, table: &Table, palette: &Palette) {
        let measures = self.measures;
        let left = measures.pad + measures.gap;
        let title = text::set(
            &table.title,
            measures.text * 1.3,
            measures.width - 2.0 * left,
        );
        let middle = f32::midpoint(measures.pad, measures.title);
        sheet.write(&title, (left, middle), palette.ink(Ink::Plain, false));
        let middle = measures.title + measures.heading * 0.45;
        for (column, place) in table.columns.iter().zip(&self.columns) {
            let line = text::set(&column.heading, measures.text * HEADING, place.width);
            let x = place.left + column.align.shift(place.width, line.width);
            sheet.write(&line, (x, middle), palette.ink(Ink::Muted, false));
        }
        self.draw_rule(sheet, measures.title + measures.heading, palette);
    }

    fn draw_rule(&self, sheet: &mut Sheet, y: f32, palette: &Palette) {
        let measures = self.measures;
        let thick = (measures.row * 0.03).max(1.0);
        let size = (measures.width - 2.0 * measures.pad, thick);
        sheet.fill((measures.pad, y - thick), size, palette.numbers.grid.0);
    }

    fn draw_across(
        &self,
        sheet: &mut Sheet,
        text: &str,
        (middle, size): (f32, f32),
        palette: &Palette,
    ) {
        let measures = self.measures;
        let room = measures.width - 2.0 * (measures.pad + measures.gap);
        let line = text::set(text, size, room);
        let x = (measures.width - line.width) / 2.0;
        sheet.write(&line, (x, middle), palette.ink(Ink::Muted, false));
    }

    fn draw_row(&self, sheet: &mut Sheet, row: &Row, (top, even): (f32, bool), palette: &Palette) {
        let measures = self.measures;
        let middle = top + measures.row / 2.0;
        let size = (measures.width - 2.0 * measures.pad, measures.row);
        match row {
            Row::Cells { cells, own } => {
                let below = match (own, even) {
                    (true, _) => palette.around.turn.0,
                    (false, true) => palette.around.bar.0,
                    (false, false) => palette.around.surface.0,
                };
                sheet.fill((measures.pad, top), size, below);
                self.draw_rule(sheet, top + measures.row, palette);
                for (cell, place) in cells.iter().zip(&self.columns) {
                    self.draw_cell(sheet, cell, place, (middle, *own), palette);
                }
            }
            Row::Across(text) => {
                self.draw_across(sheet, text, (middle, measures.text), palette);
                self.draw_rule(sheet, top + measures.row, palette);
            }
        }
    }

    fn draw_cell(
        &self,
        sheet: &mut Sheet,
        cell: &Cell,
        place: &Place,
        (middle, own): (f32, bool),
        palette: &Palette,
    ) {
        let measures = self.measures;
        let parts = parts(cell, measures.text, place.align);
        let slots = place.slots(parts.len());
        for (part, (left, width)) in parts.iter().zip(slots) {
            let line = part.set(width);
            let left = match part.align {
                Align::Left => left + part.indent,
                Align::Right => left,
            };
            let x = left + part.align.shift(width, line.width);
            if let Cell::Place(number) = cell
                && let Some(medal) = medal(*number)
            {
                let centre = (x + line.width / 2.0, middle);
                sheet.disc(centre, measures.row * 0.38, palette.medals()[medal]);
            }
            sheet.write(&line, (x, middle), palette.ink(part.ink, own));
        }
    }
}
