//! Charts: how ratings have changed over time.

mod axis;
mod draw;
mod line_style;
mod plot;

use self::plot::Plot;
use super::rgb_canvas::RgbCanvas;
use crate::{
    render::{error::RenderError, num, theme::ThemeFile},
    settings::Look,
};

/// A chart of ratings over time, with a title. All words come from the caller: pictures know no
/// language. Dates are written in digits, in UTC.
///
/// ```
/// use courtier::{render::{self, Chart, Point, Series}, settings::Look};
///
/// let point = |at, rating, deviation| Point { at, rating, deviation };
/// let chart = Chart {
///     title: "Ada Lovelace".to_owned(),
///     series: vec![Series {
///         name: "Courtyard".to_owned(),
///         points: vec![point(1_793_491_200, 1500.0, 350.0), point(1_793_577_600, 1662.3, 290.3)],
///     }],
///     empty: "No rated matches yet".to_owned(),
/// };
/// assert_eq!(render::chart(&chart, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chart {
    /// Above everything.
    pub title: String,
    /// Each becomes a line. There are four kinds of lines: the fifth series looks like the first.
    pub series: Vec<Series>,
    /// What stands in the middle of a chart without points.
    pub empty: String,
}

/// A line in a [`Chart`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    /// What it is a series of, such as the name of a game.
    pub name: String,
    /// From the oldest to the newest.
    pub points: Vec<Point>,
}

/// A rating at some time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Seconds since 1970.
    pub at: i64,
    /// The rating.
    pub rating: f64,
    /// How far off it may be. It is drawn as a band around the line.
    pub deviation: f64,
}

/// Draws a chart as an indexed PNG.
pub fn chart(chart: &Chart, look: Look) -> Result<Vec<u8>, RenderError> {
    let theme = ThemeFile::read(look.theme)?;
    let plot = Plot::new(chart, look);
    let colours = &theme.colours;
    let mut canvas = RgbCanvas::new(look.width.get(), num::size(plot.height), colours.surface.0)?;
    draw::draw(&mut canvas, chart, &plot, &theme);
    let exact = [colours.surface, colours.bar];
    canvas.png(&exact.map(|hex| hex.0))
}
