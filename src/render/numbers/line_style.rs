//! How the lines of a chart look.

use resvg::tiny_skia::{LineCap, LineJoin, Stroke, StrokeDash};

use crate::render::{
    numbers::rgb_canvas::RgbCanvas,
    shapes::Spot,
    theme::{Rgb, ThemeFile},
};

/// How a series looks. Series differ by more than their colours, for people who cannot tell those
/// apart.
#[derive(Clone, Copy)]
pub(super) struct LineStyle {
    pub(super) colour: Rgb,
    marker: Marker,
    dashes: &'static [f32],
}

/// What stands at the points of a line.
#[derive(Clone, Copy)]
enum Marker {
    Disc,
    Square,
    Triangle,
    Diamond,
}

impl LineStyle {
    /// The style of the series with this index.
    pub(super) fn of(index: usize, theme: &ThemeFile) -> LineStyle {
        const STYLES: [(Marker, &[f32]); 4] = [
            (Marker::Disc, &[]),
            (Marker::Square, &[12.0, 6.0]),
            (Marker::Triangle, &[3.0, 6.0]),
            (Marker::Diamond, &[14.0, 5.0, 3.0, 5.0]),
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

    /// How the line is drawn.
    pub(super) fn stroke(self, unit: f32) -> Stroke {
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
