//! Numbers over time: how ratings went.

use resvg::tiny_skia::{LineCap, LineJoin, Stroke, StrokeDash};

use super::{
    RenderError, axis, num,
    shapes::Spot,
    sheet::{Sheet, unit},
    text,
    theme::{Rgb, ThemeFile},
};
use crate::settings::Look;

/// A chart of ratings over time with a title. Its words are the caller's; pictures know no
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
    /// One line each. More than four look alike by fours.
    pub series: Vec<Series>,
    /// What stands in the middle of a chart without points.
    pub empty: String,
}

/// A line in a [`Chart`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    /// Such as the game's name.
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
    /// How far off it may be: drawn as a band around the line.
    pub deviation: f64,
}

/// Draws a chart as an indexed PNG.
pub fn chart(chart: &Chart, look: Look) -> Result<Vec<u8>, RenderError> {
    let theme = ThemeFile::read(look.theme)?;
    let frame = Frame::new(chart, look);
    let colours = &theme.colours;
    let mut sheet = Sheet::new(look.width.get(), num::size(frame.height), colours.surface.0)?;
    frame.draw_around(&mut sheet, chart, &theme);
    frame.draw_series(&mut sheet, &theme);
    let exact = [colours.surface, colours.bar];
    sheet.png(&exact.map(|hex| hex.0))
}

/// How a series looks: by more than its colour, for those who see colours otherwise.
#[derive(Clone, Copy)]
struct Style {
    colour: Rgb,
    shape: Shape,
    dashes: &'static [f32],
}

#[derive(Clone, Copy)]
enum Shape {
    Disc,
    Square,
    Triangle,
    Diamond,
}

impl Style {
    fn of(index: usize, theme: &ThemeFile) -> Style {
        const SHAPES: [(Shape, &[f32]); 4] = [
            (Shape::Disc, &[]),
            (Shape::Square, &[12.0, 6.0]),
            (Shape::Triangle, &[3.0, 6.0]),
            (Shape::Diamond, &[14.0, 5.0, 3.0, 5.0]),
        ];
        let index = index % SHAPES.len();
        let (shape, dashes) = SHAPES[index];
        Style {
            colour: theme.numbers.series[index].0,
            shape,
            dashes,
        }
    }

    fn mark(self, sheet: &mut Sheet, (x, y): Spot, radius: f32) {
        let r = radius;
        let spots: &[Spot] = match self.shape {
            Shape::Disc => return sheet.disc((x, y), r, self.colour),
            Shape::Square => &[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
            Shape::Triangle => &[(0.0, -1.2), (1.15, 0.9), (-1.15, 0.9)],
            Shape::Diamond => &[(0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0)],
        };
        let spots: Vec<Spot> = spots
            .iter()
            .map(|&(right, down)| (x + right * r, y + down * r))
            .collect();
        sheet.polygon(&spots, self.colour, 1.0);
    }

    fn stroke(self, unit: f32) -> Stroke {
        let dashes = self.dashes.iter().map(|length| length * unit).collect();
        Stroke {
            width: (3.5 * unit).max(1.5),
            line_cap: LineCap::Butt,
            line_join: LineJoin::Round,
            dash: StrokeDash::new(dashes, 0.0),
            ..Stroke::default()
        }
    }
}

/// Where everything in a chart stands, and its lines in pixels.
struct Frame {
    unit: f32,
    width: f32,
    height: f32,
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    /// The time at the left and the right end.
    times: (i64, i64),
    /// The rating at the lower and the upper end.
    ratings: (f64, f64),
    lines: Vec<Vec<Dot>>,
    /// Names, and where they begin below the chart.
    legend: Vec<(text::Line, Spot)>,
}

/// A point on the picture.
#[derive(Clone, Copy)]
struct Dot {
    x: f32,
    y: f32,
    /// The ends of its band.
    band: (f32, f32),
    rating: f64,
}

impl Frame {
    fn new(chart: &Chart, look: Look) -> Frame {
        let unit = unit(look);
        let width = num::len(look.width.get());
        let (legend, legend_rows) = legend(chart, unit, width);
        let (top, plot) = (84.0, 400.0);
        let mut frame = Frame {
            unit,
            width,
            height: ((top + plot + 56.0) * unit + legend_rows * LEGEND_ROW * unit).round(),
            left: 88.0 * unit,
            right: width - 112.0 * unit,
            top: top * unit,
            bottom: (top + plot) * unit,
            times: (0, 0),
            ratings: (0.0, 0.0),
            lines: Vec::new(),
            legend,
        };
        let series: Vec<Vec<Point>> = chart.series.iter().map(sound).collect();
        let all = || series.iter().flatten();
        frame.times = times(all().map(|point| point.at));
        frame.ratings = ratings(all());
        let line = |points: &Vec<Point>| frame.line(points);
        frame.lines = series.iter().map(line).collect();
        frame
    }

    fn x(&self, at: i64) -> f32 {
        let (from, to) = self.times;
        let share = share(at.saturating_sub(from), to.saturating_sub(from));
        self.left + (self.right - self.left) * share
    }

    fn y(&self, rating: f64) -> f32 {
        let (low, high) = self.ratings;
        let share = narrow((rating - low) / (high - low)).clamp(0.0, 1.0);
        self.bottom + (self.top - self.bottom) * share
    }

    /// A series in pixels: of the points in one column of pixels only the last.
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

    fn draw_around(&self, sheet: &mut Sheet, chart: &Chart, theme: &ThemeFile) {
        let unit = self.unit;
        let colours = &theme.colours;
        let (left, right) = (self.left, self.right);
        let room = self.width - 48.0 * unit;
        let title = text::set(&chart.title, 35.0 * unit, room);
        sheet.write(&title, (24.0 * unit, 46.0 * unit), colours.ink.0);

        let size = (right - left, self.bottom - self.top);
        sheet.fill((left, self.top), size, colours.bar.0);
        let thin = unit.max(1.0).round();
        let small = 20.0 * unit;
        let grid = theme.numbers.grid.0;
        let (low, high) = self.ratings;
        let empty = self.lines.iter().all(Vec::is_empty);
        for rating in axis::numbers(low, high, 6).into_iter().filter(|_| !empty) {
            let y = self.y(f64::from(rating));
            sheet.fill((left, y - thin / 2.0), (right - left, thin), grid);
            let line = text::set(&rating.to_string(), small, left);
            let x = left - line.width - 12.0 * unit;
            sheet.write(&line, (x, y), colours.muted.0);
        }
        let (from, to) = self.times;
        for (at, text) in axis::moments(from, to, 5).into_iter().filter(|_| !empty) {
            let x = self.x(at);
            sheet.fill((x - thin / 2.0, self.top), (thin, size.1), grid);
            let line = text::set(&text, small, self.width / 4.0);
            let at = (x - line.width / 2.0, self.bottom + 24.0 * unit);
            sheet.write(&line, at, colours.muted.0);
        }
        if empty {
            let line = text::set(&chart.empty, 27.0 * unit, (right - left) * 0.9);
            let at = (
                f32::midpoint(left, right) - line.width / 2.0,
                f32::midpoint(self.top, self.bottom),
            );
            sheet.write(&line, at, colours.muted.0);
        }
        self.draw_legend(sheet, theme);
    }

    fn draw_legend(&self, sheet: &mut Sheet, theme: &ThemeFile) {
        let unit = self.unit;
        let below = self.bottom + 66.0 * unit;
        for (index, (line, (x, y))) in self.legend.iter().enumerate() {
            let (style, y) = (Style::of(index, theme), below + y);
            let sample = [(*x, y), (x + 40.0 * unit, y)];
            sheet.line(&sample, style.colour, &style.stroke(unit));
            style.mark(sheet, (x + 20.0 * unit, y), 7.5 * unit);
            sheet.write(line, (x + SAMPLE * unit, y), theme.colours.ink.0);
        }
    }

    fn draw_series(&self, sheet: &mut Sheet, theme: &ThemeFile) {
        let unit = self.unit;
        let styled = || (0..).map(|index| Style::of(index, theme)).zip(&self.lines);
        for (style, dots) in styled() {
            self.draw_band(sheet, style, dots);
        }
        for (style, dots) in styled() {
            let spots: Vec<Spot> = dots.iter().map(|dot| (dot.x, dot.y)).collect();
            sheet.line(&spots, style.colour, &style.stroke(unit));
            // Marks that would hide the line are left out, but for the last.
            let apart = spots
                .windows(2)
                .all(|pair| pair[1].0 - pair[0].0 > 18.0 * unit);
            let marked = if apart { 0 } else { spots.len() - 1 };
            for &spot in &spots[marked.min(spots.len())..] {
                style.mark(sheet, spot, 6.5 * unit);
            }
        }
        self.draw_last(sheet, theme);
    }

    fn draw_band(&self, sheet: &mut Sheet, style: Style, dots: &[Dot]) {
        // A point alone has a band too, as wide as its mark.
        let half = if dots.len() == 1 {
            6.5 * self.unit
        } else {
            0.0
        };
        let there = dots.iter().map(|dot| (dot.x - half, dot.band.1));
        let back = dots.iter().rev().map(|dot| (dot.x + half, dot.band.0));
        let mut spots: Vec<Spot> = there.chain(back).collect();
        if let [dot] = dots {
            spots.insert(1, (dot.x + half, dot.band.1));
            spots.push((dot.x - half, dot.band.0));
        }
        let opacity = if self.lines.len() > 1 { 0.11 } else { 0.18 };
        sheet.polygon(&spots, style.colour, opacity);
    }

    /// Writes the last rating of each series beside the chart, none over another.
    fn draw_last(&self, sheet: &mut Sheet, theme: &ThemeFile) {
        let unit = self.unit;
        let size = 25.0 * unit;
        let mut labels: Vec<(f32, Style, f64)> = (0..)
            .map(|index| Style::of(index, theme))
            .zip(&self.lines)
            .filter_map(|(style, dots)| Some((dots.last()?.y, style, dots.last()?.rating)))
            .collect();
        labels.sort_by(|a, b| a.0.total_cmp(&b.0));
        let heights: Vec<f32> = labels.iter().map(|label| label.0).collect();
        let heights = apart(&heights, size * 1.15, (self.top, self.bottom));
        for ((_, style, rating), y) in labels.into_iter().zip(heights) {
            let x = self.right + 20.0 * unit;
            style.mark(sheet, (x, y), 6.5 * unit);
            let room = self.width - x - 16.0 * unit;
            let line = text::set(&axis::whole(rating).to_string(), size, room);
            sheet.write(&line, (x + 14.0 * unit, y), theme.colours.ink.0);
        }
    }
}

/// How high a row of the legend is, and how far a name stands from the beginning of its sample.
const LEGEND_ROW: f32 = 36.0;
const SAMPLE: f32 = 50.0;

/// The names of the series, where each begins, and how many rows they take.
fn legend(chart: &Chart, unit: f32, width: f32) -> (Vec<(text::Line, Spot)>, f32) {
    let left = 24.0 * unit;
    let room = width - 2.0 * left - SAMPLE * unit;
    let (mut x, mut y, mut rows) = (left, 0.0, 1.0);
    let mut names = Vec::new();
    for series in &chart.series {
        let line = text::set(&series.name, 21.0 * unit, room);
        let width = SAMPLE * unit + line.width;
        if x > left && x + width > left + room {
            (x, y, rows) = (left, y + LEGEND_ROW * unit, rows + 1.0);
        }
        names.push((line, (x, y)));
        x += width + 30.0 * unit;
    }
    (names, rows)
}

/// The points that have a place on a chart, in the order of time.
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

/// From the first to the last moment, and half a day more on each side of a single one.
fn times(moments: impl Iterator<Item = i64> + Clone) -> (i64, i64) {
    let (from, to) = (
        moments.clone().min().unwrap_or_default(),
        moments.max().unwrap_or_default(),
    );
    let more = if to - from < 3600 { 43_200 } else { 0 };
    (from - more, to + more)
}

/// From the lowest to the highest rating with its band, and some room.
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

/// The same heights, sorted, but at least `gap` from each other and within `bounds` if they can be.
fn apart(heights: &[f32], gap: f32, (top, bottom): (f32, f32)) -> Vec<f32> {
    let mut moved: Vec<f32> = heights.to_vec();
    let mut least = top;
    for height in &mut moved {
        *height = height.max(least);
        least = *height + gap;
    }
    let mut most = bottom;
    for height in moved.iter_mut().rev() {
        *height = height.min(most);
        most = *height - gap;
    }
    moved
}

/// What part of the whole this is, from 0 to 1.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_keep_their_distance_and_stay_inside() {
        assert_eq!(apart(&[10.0, 50.0], 20.0, (0.0, 100.0)), [10.0, 50.0]);
        assert_eq!(apart(&[50.0, 51.0], 20.0, (0.0, 100.0)), [50.0, 70.0]);
        assert_eq!(
            apart(&[95.0, 98.0, 100.0], 20.0, (0.0, 100.0)),
            [60.0, 80.0, 100.0]
        );
        assert_eq!(apart(&[], 20.0, (0.0, 100.0)), [] as [f32; 0]);
    }
}
