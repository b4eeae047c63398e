//! The look of a chart's lines, in the chart and beside the names of what they show.

use pixels::{palette::Rgb, rgb_canvas::RgbCanvas, shapes::Spot};
use resvg::tiny_skia::{LineCap, LineJoin, Stroke, StrokeDash};

use crate::theme::ThemeFile;

/// The look of a series. Series differ by more than their colours, for people who cannot tell those
/// apart.
#[derive(Clone, Copy)]
pub(super) struct LineStyle {
    pub(super) colour: Rgb,
    marker: Marker,
    dashes: &'static [f32],
}

/// The length of the piece of line beside a name.
pub(super) const SAMPLE: f32 = 54.0;

/// The shape at the points of a line.
#[derive(Clone, Copy)]
enum Marker {
    Disc,
    Square,
    Triangle,
    Diamond,
}

impl LineStyle {
    /// Returns the style of the series with this index.
    pub(super) fn of(index: usize, theme: &ThemeFile) -> LineStyle {
        const STYLES: [(Marker, &[f32]); 4] = [
            (Marker::Disc, &[]),
            (Marker::Square, &[16.0, 8.0]),
            (Marker::Triangle, &[5.0, 8.0]),
            (Marker::Diamond, &[18.0, 7.0, 5.0, 7.0]),
        ];
        let index = index % STYLES.len();
        let (marker, dashes) = STYLES[index];
        LineStyle {
            colour: theme.numbers.series[index].0,
            marker,
            dashes,
        }
    }

    /// Draws the marker of the line.
    pub(super) fn mark(self, canvas: &mut RgbCanvas, (x, y): Spot, radius: f32) {
        let r = radius;
        let spots: &[Spot] = match self.marker {
            Marker::Disc => return canvas.disc((x, y), r, self.colour),
            Marker::Square => &[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
            Marker::Triangle => &[(0.0, -1.2), (1.15, 0.9), (-1.15, 0.9)],
            Marker::Diamond => &[(0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0)],
        };
        let spots: Vec<Spot> = spots
            .iter()
            .map(|&(right, down)| (x + right * r, y + down * r))
            .collect();
        canvas.polygon(&spots, self.colour, 1.0);
    }

    /// Draws a piece of the line with its marker, as a key to the chart, from its left end.
    pub(super) fn sample(self, canvas: &mut RgbCanvas, (x, y): Spot, unit: f32) {
        let piece = [(x, y), (x + SAMPLE * unit, y)];
        canvas.line(&piece, self.colour, &self.stroke(unit));
        self.mark(canvas, (x + SAMPLE * unit / 2.0, y), 11.0 * unit);
    }

    /// Returns how the line is drawn.
    pub(super) fn stroke(self, unit: f32) -> Stroke {
        let dashes = self.dashes.iter().map(|length| length * unit).collect();
        Stroke {
            width: (5.0 * unit).max(1.5),
            line_cap: LineCap::Butt,
            line_join: LineJoin::Round,
            dash: StrokeDash::new(dashes, 0.0),
            ..Stroke::default()
        }
    }
}
