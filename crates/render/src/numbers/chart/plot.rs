//! The positions of everything in a chart.

use super::{Chart, Point, Series};
/// The positions of everything in a chart, and its lines in pixels.
pub(crate) struct Plot {
    pub(super) unit: f32,
    pub(super) area: Area,
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) top: f32,
    pub(super) bottom: f32,
    /// The time at the left and the right end.
    pub(super) times: (i64, i64),
    /// The rating at the lower and the upper end.
    pub(super) ratings: (f64, f64),
    pub(super) lines: Vec<Vec<Dot>>,
}

/// The part of a picture that a chart takes, with everything that is written around it.
#[derive(Clone, Copy)]
pub(crate) struct Area {
    pub(crate) left: f32,
    pub(crate) right: f32,
    pub(crate) top: f32,
    pub(crate) bottom: f32,
    /// The unit of the letters' sizes.
    pub(crate) unit: f32,
}

/// A point on the picture.
#[derive(Clone, Copy)]
pub(super) struct Dot {
    pub(super) x: f32,
    pub(super) y: f32,
    /// The heights of the lower and the upper end of its band.
    pub(super) band: (f32, f32),
    pub(super) rating: f64,
}

impl Plot {
    /// Lays out a chart within this area.
    pub(crate) fn new(chart: &Chart, area: Area) -> Plot {
        let unit = area.unit;
        let mut plot = Plot {
            unit,
            area,
            left: area.left + 116.0 * unit,
            right: area.right - 158.0 * unit,
            top: area.top + 100.0 * unit,
            bottom: area.bottom - 66.0 * unit,
            times: (0, 0),
            ratings: (0.0, 0.0),
            lines: Vec::new(),
        };
        let series: Vec<Vec<Point>> = chart.series.iter().map(sound).collect();
        let all = || series.iter().flatten();
        plot.times = times(all().map(|point| point.at));
        plot.ratings = ratings(all());
        let line = |points: &Vec<Point>| plot.line(points);
        plot.lines = series.iter().map(line).collect();
        plot
    }

    /// Returns the horizontal position of a moment.
    pub(super) fn x(&self, at: i64) -> f32 {
        let (from, to) = self.times;
        let share = share(at.saturating_sub(from), to.saturating_sub(from));
        self.left + (self.right - self.left) * share
    }

    /// Returns the vertical position of a rating.
    pub(super) fn y(&self, rating: f64) -> f32 {
        let (low, high) = self.ratings;
        let share = narrow((rating - low) / (high - low)).clamp(0.0, 1.0);
        self.bottom + (self.top - self.bottom) * share
    }

    /// Converts a series to pixels: of several points in one column of pixels, only the last is
    /// kept.
    fn line(&self, points: &[Point]) -> Vec<Dot> {
        let mut dots: Vec<Dot> = Vec::new();
        for point in points {
            let dot = Dot {
                x: self.x(point.at),
                y: self.y(point.rating),
                band: (
                    self.y(point.rating - point.deviation),
                    self.y(point.rating + point.deviation),
                ),
                rating: point.rating,
            };
            if dots.last().is_some_and(|last| dot.x - last.x < 1.0) {
                dots.pop();
            }
            dots.push(dot);
        }
        dots
    }
}

/// Returns the points that can be shown on a chart, in chronological order.
fn sound(series: &Series) -> Vec<Point> {
    let has_place = |point: &&Point| {
        time::OffsetDateTime::from_unix_timestamp(point.at).is_ok()
            && point.rating.is_finite()
            && point.deviation.is_finite()
    };
    let mut points: Vec<Point> = series.points.iter().filter(has_place).copied().collect();
    points.sort_by_key(|point| point.at);
    points
}

/// Returns the first and the last moment. If they are less than an hour apart, half a day is added
/// on each side.
fn times(moments: impl Iterator<Item = i64> + Clone) -> (i64, i64) {
    let (from, to) = (
        moments.clone().min().unwrap_or_default(),
        moments.max().unwrap_or_default(),
    );
    let more = if to - from < 3600 { 43_200 } else { 0 };
    (from - more, to + more)
}

/// Returns the lower end of the lowest band and the upper end of the highest, with some room.
fn ratings<'a>(points: impl Iterator<Item = &'a Point>) -> (f64, f64) {
    let ends = points.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), point| {
        let band = point.deviation.abs();
        (low.min(point.rating - band), high.max(point.rating + band))
    });
    let (low, high) = if ends.0 <= ends.1 {
        ends
    } else {
        (1400.0, 1600.0)
    };
    let room = ((high - low) * 0.06).max(20.0);
    (low - room, high + room)
}

/// Returns which part of the whole this is, from 0 to 1.
#[expect(
    clippy::cast_precision_loss,
    reason = "exact for three hundred million years"
)]
fn share(part: i64, whole: i64) -> f32 {
    narrow(part as f64 / whole.max(1) as f64)
}

#[expect(clippy::cast_possible_truncation, reason = "pixels need no more")]
fn narrow(value: f64) -> f32 {
    value as f32
}
