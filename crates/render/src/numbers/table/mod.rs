//! Tables: leaderboards and the like.

mod draw;
mod layout;
mod pages;
mod part;
mod scheme;

pub(super) use self::{
    draw::draw,
    layout::Layout,
    scheme::{Ground, Ink, Scheme},
};
use crate::{error::RenderError, numbers::WORDY, theme::ThemeFile};
use pixels::{num, palette::Rgb, rgb_canvas::RgbCanvas};
use rules::look::Look;

/// A table with a title. All words come from the caller: pictures know no language.
///
/// ```
/// use render::{Align, Cell, Column, Movement, Row, Table};
/// use rules::look::Look;
///
/// let column = |heading: &str, align| Column { heading: heading.to_owned(), align };
/// let table = Table {
///     title: "Courtyard".to_owned(),
///     columns: vec![column("#", Align::Right), column("Player", Align::Left), column("Rating", Align::Right)],
///     rows: vec![Row::Cells {
///         cells: vec![
///             Cell::Place(1),
///             Cell::Text("Ada Lovelace".to_owned()),
///             Cell::Rating { rating: 1713, deviation: Some(62), provisional: false },
///         ],
///         note: None,
///         own: true,
///     }],
///     footer: "Page 1 of 1".to_owned(),
/// };
/// assert_eq!(render::table(&table, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The text above everything.
    pub title: String,
    /// The columns, from the left. At least one should be [`Align::Left`]: those columns share the
    /// room that the others leave. A text that is too long for it gets smaller, and then ends in "…".
    pub columns: Vec<Column>,
    /// The rows, from the top.
    pub rows: Vec<Row>,
    /// The text below everything, such as "Page 2 of 14". It can be empty.
    pub footer: String,
}

/// A column of a [`Table`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The text above it. If no column has a heading, the rows follow the title.
    pub heading: String,
    /// How its cells are aligned.
    pub align: Align,
}

/// How the cells of a column are aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// To the left, for words. The column takes a share of the remaining room.
    Left,
    /// To the left, for short words. The column is as wide as its widest cell.
    Fitted,
    /// To the right, for numbers and signs. The column is as wide as its widest cell.
    Right,
}

impl Align {
    /// Returns how far from the left end of its room something of this width begins.
    fn shift(self, room: f32, width: f32) -> f32 {
        match self {
            Align::Left | Align::Fitted => 0.0,
            Align::Right => room - width,
        }
    }
}

/// A row of a [`Table`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// A cell for each column. Missing cells are blank.
    Cells {
        /// The cells, from the left.
        cells: Vec<Cell>,
        /// A note below the cells, for results and words without a column.
        note: Option<Note>,
        /// Whether the row is the viewer's own: it is highlighted.
        own: bool,
    },
    /// Words across all columns, such as "…" between rows that are not neighbours, or a sentence
    /// that says that nobody has a rating yet.
    Across(String),
}

/// Smaller words below the cells of a row, and results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// The words.
    pub words: String,
    /// How many matches were won, drawn and lost: a bar shows their shares.
    pub results: Option<[u32; 3]>,
}

/// The content of a column of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A place, from 1. The first three places get medals, even if players share one.
    Place(u32),
    /// How the place has changed.
    Moved(Movement),
    /// A name in any script, or a number.
    Text(String),
    /// A name or a number that matters less.
    Quiet(String),
    /// Words that matter less, in small letters.
    Small(String),
    /// How many rated matches were won, lost and drawn, in this order, each in its colour.
    Results {
        /// Matches won.
        won: u32,
        /// Matches lost.
        lost: u32,
        /// Matches drawn.
        drawn: u32,
    },
    /// The piece of line by which a chart below shows the series with this index.
    Line(usize),
    /// A rating, perhaps ± its deviation.
    Rating {
        /// The rating.
        rating: i32,
        /// The deviation.
        deviation: Option<u32>,
        /// Whether it is based on few matches: it gets a question mark.
        provisional: bool,
    },
}

/// How a place has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Movement {
    /// It is this many places higher.
    Up(u32),
    /// It is this many places lower.
    Down(u32),
    /// It is the same: nothing is drawn.
    Same,
    /// There was no place before.
    New,
}

/// Draws a table as an indexed PNG.
///
/// Its height follows from the number of rows; the caller decides how many make a page.
pub fn table(table: &Table, look: Look) -> Result<Vec<u8>, RenderError> {
    let file = ThemeFile::read(look.theme)?;
    let layout = Layout::new(table, look);
    let mut canvas = RgbCanvas::new(
        look.width.get(),
        num::size(layout.height(table)),
        file.colours.surface.0,
    )?;
    draw(&mut canvas, table, &layout, &Scheme::of(&file));
    Ok(canvas.png(&surfaces(&file), WORDY)?)
}

/// Returns the colours of large areas.
pub(super) fn surfaces(file: &ThemeFile) -> [Rgb; 3] {
    [file.colours.surface, file.colours.bar, file.colours.turn].map(|hex| hex.0)
}
