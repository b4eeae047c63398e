//! Charts: how ratings have changed over time.

mod axis;
mod draw;
mod plot;

pub(super) use self::{
    draw::draw,
    plot::{Area, Plot},
};

/// A chart of ratings over time. All words come from the caller: pictures know no language. Dates
/// are written in digits, in UTC.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chart {
    /// The text above everything.
    pub title: String,
    /// The series, each of which becomes a line. There are four kinds of lines: the fifth series
    /// looks like the first.
    pub series: Vec<Series>,
    /// The text in the middle of a chart without points.
    pub empty: String,
}

/// A line in a [`Chart`]. It is labelled by the row of a table that has a
/// [`Cell::Line`](super::Cell::Line) with the same index.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    /// The points, from the oldest to the newest.
    pub points: Vec<Point>,
}

/// A rating at some time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Seconds since 1970.
    pub at: i64,
    /// The rating.
    pub rating: f64,
    /// The deviation, which is drawn as a band around the line.
    pub deviation: f64,
}
