//! Draws a chart.

use pixels::{num, rgb_canvas::RgbCanvas, shapes::Spot, text};

use super::{
    Chart, axis,
    plot::{Dot, Plot},
};
use crate::{numbers::line_style::LineStyle, theme::ThemeFile};

/// The size of the words and numbers around a chart. They can be read on a phone, which shows 900
/// units as 340 pixels or more.
const SMALL: f32 = 40.0;

/// Draws a chart according to its layout.
pub(crate) fn draw(canvas: &mut RgbCanvas, chart: &Chart, plot: &Plot, theme: &ThemeFile) {
    let mut pen = Pen {
        canvas,
        plot,
        theme,
    };
    pen.around(chart);
    pen.series();
}

/// The tools for drawing a chart.
struct Pen<'a> {
    canvas: &'a mut RgbCanvas,
    plot: &'a Plot,
    theme: &'a ThemeFile,
}

impl Pen<'_> {
    fn around(&mut self, chart: &Chart) {
        let unit = self.plot.unit;
        let colours = &self.theme.colours;
        let (left, right) = (self.plot.left, self.plot.right);
        // It is longer than the chart is wide in most languages.
        let room = self.plot.area.right - left - 12.0 * unit;
        let title = text::set(&chart.title, SMALL * unit, room);
        let above = (left, self.plot.top - 30.0 * unit);
        self.canvas.write(&title, above, colours.muted.0);

        let size = (right - left, self.plot.bottom - self.plot.top);
        self.canvas.fill((left, self.plot.top), size, colours.bar.0);
        let thin = unit.max(1.0).round();
        let small = SMALL * unit;
        let grid = self.theme.numbers.grid.0;
        let (low, high) = self.plot.ratings;
        let empty = self.plot.lines.iter().all(Vec::is_empty);
        for rating in axis::numbers(low, high, 5).into_iter().filter(|_| !empty) {
            let y = self.plot.y(f64::from(rating));
            self.canvas
                .fill((left, y - thin / 2.0), (right - left, thin), grid);
            let line = text::set(&rating.to_string(), small, left - self.plot.area.left);
            let x = left - line.width - 12.0 * unit;
            self.canvas.write(&line, (x, y), colours.muted.0);
        }
        let (from, to) = self.plot.times;
        let mut free = self.plot.area.left;
        for (at, text) in axis::moments(from, to, 3).into_iter().filter(|_| !empty) {
            let x = self.plot.x(at);
            self.canvas
                .fill((x - thin / 2.0, self.plot.top), (thin, size.1), grid);
            let line = text::set(&text, small, right - left);
            let begins = x - line.width / 2.0;
            // No date runs into the one before.
            if begins >= free {
                let at = (begins, self.plot.bottom + 32.0 * unit);
                self.canvas.write(&line, at, colours.muted.0);
                free = begins + line.width + 24.0 * unit;
            }
        }
        if empty {
            self.empty(&chart.empty);
        }
    }

    /// Writes in the middle of a chart without points why it is empty.
    fn empty(&mut self, words: &str) {
        let (left, right) = (self.plot.left, self.plot.right);
        let size = SMALL * self.plot.unit;
        let lines = text::paragraph(words, size, (right - left) * 0.94).lines;
        let apart = size * 1.35;
        let middle = f32::midpoint(self.plot.top, self.plot.bottom);
        let mut y = middle - apart * (num::count(lines.len()) - 1.0) / 2.0;
        for line in &lines {
            let x = f32::midpoint(left, right) - line.width / 2.0;
            let ink = self.theme.colours.muted.0;
            self.canvas.write(line, (x, y), ink);
            y += apart;
        }
    }

    fn series(&mut self) {
        let unit = self.plot.unit;
        let (plot, theme) = (self.plot, self.theme);
        let styled = || {
            (0..)
                .map(|index| LineStyle::of(index, theme))
                .zip(&plot.lines)
        };
        for (style, dots) in styled() {
            self.band(style, dots);
        }
        for (style, dots) in styled() {
            let spots: Vec<Spot> = dots.iter().map(|dot| (dot.x, dot.y)).collect();
            self.canvas.line(&spots, style.colour, &style.stroke(unit));
            // Where markers would hide the line, only the last one is drawn.
            let apart = spots
                .windows(2)
                .all(|pair| pair[1].0 - pair[0].0 > 24.0 * unit);
            let first = if apart { 0 } else { spots.len() - 1 };
            for &spot in &spots[first.min(spots.len())..] {
                style.mark(self.canvas, spot, 9.0 * unit);
            }
        }
        self.last();
    }

    fn band(&mut self, style: LineStyle, dots: &[Dot]) {
        // A single point has a band, too, as wide as its marker.
        let half = if dots.len() == 1 {
            9.0 * self.plot.unit
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
        let opacity = if self.plot.lines.len() > 1 {
            0.11
        } else {
            0.18
        };
        self.canvas.polygon(&spots, style.colour, opacity);
    }

    /// Writes the last rating of each series beside the chart, so that none covers another.
    fn last(&mut self) {
        let unit = self.plot.unit;
        let size = 46.0 * unit;
        let mut labels: Vec<(f32, LineStyle, f64)> = (0..)
            .map(|index| LineStyle::of(index, self.theme))
            .zip(&self.plot.lines)
            .filter_map(|(style, dots)| Some((dots.last()?.y, style, dots.last()?.rating)))
            .collect();
        labels.sort_by(|a, b| a.0.total_cmp(&b.0));
        let heights: Vec<f32> = labels.iter().map(|label| label.0).collect();
        let heights = apart(&heights, size * 1.15, self.plot.top, self.plot.bottom);
        for ((_, style, rating), y) in labels.into_iter().zip(heights) {
            let x = self.plot.right + 34.0 * unit;
            style.mark(self.canvas, (x, y), 9.0 * unit);
            let room = self.plot.area.right - x - 20.0 * unit;
            let line = text::set(&axis::whole(rating).to_string(), size, room);
            self.canvas
                .write(&line, (x + 18.0 * unit, y), self.theme.colours.ink.0);
        }
    }
}

/// Returns these sorted heights, moved to be at least `gap` apart, and within the bounds if there
/// is room.
fn apart(heights: &[f32], gap: f32, top: f32, bottom: f32) -> Vec<f32> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_keep_their_distance_and_stay_inside() {
        assert_eq!(apart(&[10.0, 50.0], 20.0, 0.0, 100.0), [10.0, 50.0]);
        assert_eq!(apart(&[50.0, 51.0], 20.0, 0.0, 100.0), [50.0, 70.0]);
        assert_eq!(
            apart(&[95.0, 98.0, 100.0], 20.0, 0.0, 100.0),
            [60.0, 80.0, 100.0]
        );
        assert_eq!(apart(&[], 20.0, 0.0, 100.0), [] as [f32; 0]);
    }
}
