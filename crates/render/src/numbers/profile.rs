//! Profiles: a table of ratings with a chart of their history, in one picture.

use pixels::{num, palette::COLOURS, rgb_canvas::RgbCanvas};

use super::{
    chart::{self, Area, Chart, Plot},
    table::{self, Layout, Scheme, Table, surfaces},
};
use crate::{error::RenderError, theme::ThemeFile};
use rules::look::Look;

/// A player's ratings and how they have changed. All words come from the caller.
///
/// ```
/// use render::{Align, Cell, Chart, Column, Note, Point, Profile, Row, Series, Table};
/// use rules::look::Look;
///
/// let column = |align| Column { heading: String::new(), align };
/// let point = |at, rating, deviation| Point { at, rating, deviation };
/// let profile = Profile {
///     table: Table {
///         title: "Ada Lovelace".to_owned(),
///         columns: vec![column(Align::Right), column(Align::Left), column(Align::Right)],
///         rows: vec![Row::Cells {
///             cells: vec![
///                 Cell::Line(0),
///                 Cell::Text("Courtyard".to_owned()),
///                 Cell::Rating { rating: 1662, deviation: Some(290), provisional: true },
///             ],
///             note: Some(Note { words: "1 won, 0 lost".to_owned(), results: Some([1, 0, 0]) }),
///             own: false,
///         }],
///         footer: String::new(),
///     },
///     chart: Chart {
///         title: "Ratings over time".to_owned(),
///         series: vec![Series {
///             points: vec![point(1_793_491_200, 1500.0, 350.0), point(1_793_577_600, 1662.3, 290.3)],
///         }],
///         empty: "No rated matches yet".to_owned(),
///     },
/// };
/// assert_eq!(render::profile(&profile, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// The ratings. A [`Cell::Line`](super::Cell::Line) links a row to its line of the chart.
    pub table: Table,
    /// The chart beside the table.
    pub chart: Chart,
}

/// How wide a profile is, its table, and how high it is at least. Discord shows a picture in a box of 550 by 350: the
/// smallest letters, at least 28 units high, have 9 pixels there.
const WIDTH: f32 = 1600.0;
const TABLE: f32 = 950.0;
const LEAST_HEIGHT: f32 = 600.0;

/// Draws a profile as an indexed PNG: the table on the left, and the chart beside it.
pub fn profile(profile: &Profile, look: Look) -> Result<Vec<u8>, RenderError> {
    let file = ThemeFile::read(look.theme)?;
    let width = num::len(look.width.get());
    let unit = width / WIDTH;
    let layout = Layout::within(&profile.table, unit, [TABLE * unit, width]);
    let height = layout.height(&profile.table).max(LEAST_HEIGHT * unit);
    let area = Area {
        left: TABLE * unit,
        right: width,
        // The name is above both.
        top: 60.0 * unit,
        bottom: height,
        unit,
    };
    let plot = Plot::new(&profile.chart, area);
    let mut canvas = RgbCanvas::new(look.width.get(), num::size(height), file.colours.surface.0)?;
    table::draw(&mut canvas, &profile.table, &layout, &Scheme::of(&file));
    chart::draw(&mut canvas, &profile.chart, &plot, &file);
    Ok(canvas.png(&surfaces(&file), COLOURS)?)
}
