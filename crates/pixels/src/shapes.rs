//! Polygons and arrows, drawn with an ink on palette indices.

use image::Luma;
use imageproc::{drawing::draw_antialiased_polygon_mut, point::Point};

use crate::{canvas::Canvas, num, palette::Ramp};

/// A point on the canvas.
pub type Spot = (f32, f32);

/// Fills a polygon.
pub fn polygon(canvas: &mut Canvas, spots: &[Spot], ink: &Ramp) {
    let mut points: Vec<Point<i32>> = spots
        .iter()
        .map(|&(x, y)| Point::new(num::px(x), num::px(y)))
        .collect();
    points.dedup();
    if points.len() > 1 && points.first() == points.last() {
        points.pop();
    }
    if points.len() < 3 {
        return;
    }
    canvas.as_gray(|gray| {
        draw_antialiased_polygon_mut(
            gray,
            &points,
            Luma([ink.full()]),
            |_, Luma([below]), coverage| Luma([ink.over(below, coverage)]),
        );
    });
}

/// An arrow along a path.
pub struct Arrow<'a> {
    /// The spots it leads through.
    pub path: &'a [Spot],
    /// The thickness of its line.
    pub width: f32,
    /// How far after the first spot it begins, and how far short of the last one it ends.
    pub ends: (f32, f32),
    /// Spots on the path that it leaves free, and how far around them.
    pub around: (&'a [Spot], f32),
}

impl Arrow<'_> {
    /// Draws the arrow: its inside, and an edge around it.
    pub fn draw(&self, canvas: &mut Canvas, [inner, edge]: [&Ramp; 2]) {
        let edge_width = (self.width * 0.22).max(1.0);
        let pieces = self.pieces();
        for (ink, grow) in [(edge, edge_width), (inner, 0.0)] {
            for (index, &(from, to)) in pieces.iter().enumerate() {
                let half = self.width / 2.0;
                let piece = Piece {
                    from,
                    to,
                    half,
                    grow,
                };
                if piece.length() < 1.0 {
                    continue;
                }
                if index + 1 == pieces.len() {
                    piece.draw_with_head(canvas, ink);
                } else {
                    piece.draw_line(canvas, ink);
                }
            }
        }
    }

    /// Returns the straight pieces of the line, without the parts left free.
    fn pieces(&self) -> Vec<(Spot, Spot)> {
        let legs = self.path.len().saturating_sub(1);
        let mut pieces = Vec::new();
        for (index, pair) in self.path.windows(2).enumerate() {
            let &[from, to] = pair else { continue };
            let (after, short) = self.ends;
            let begin = if index == 0 { after } else { 0.0 };
            let end = if index + 1 == legs { short } else { 0.0 };
            let length = (to.0 - from.0).hypot(to.1 - from.1);
            let mut at = begin;
            for (near, far) in self.gaps(from, to) {
                if near > at {
                    pieces.push((towards(from, to, at), towards(from, to, near)));
                }
                at = at.max(far);
            }
            if length - end > at {
                pieces.push((towards(from, to, at), towards(from, to, length - end)));
            }
        }
        pieces
    }

    /// Returns the free parts of one leg: from how far to how far along it, in order.
    fn gaps(&self, from: Spot, to: Spot) -> Vec<(f32, f32)> {
        let (spots, around) = self.around;
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(1.0);
        let mut gaps: Vec<(f32, f32)> = spots
            .iter()
            .filter_map(|spot| {
                let (x, y) = (spot.0 - from.0, spot.1 - from.1);
                let along = (x * dx + y * dy) / length;
                let across = (x * dy - y * dx).abs() / length;
                let lies_on_it = across < 1.5 && (0.0..=length).contains(&along);
                // Squares are wider from corner to corner.
                let is_slant = dx.abs().min(dy.abs()) > length / 3.0;
                let around = if is_slant { around * 1.6 } else { around };
                lies_on_it.then_some((along - around, along + around))
            })
            .collect();
        gaps.sort_by(|one, other| one.0.total_cmp(&other.0));
        gaps
    }
}

/// Returns the spot at this distance from one spot towards another.
fn towards(from: Spot, to: Spot, by: f32) -> Spot {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    (from.0 + dx / length * by, from.1 + dy / length * by)
}

/// A straight piece of an arrow.
struct Piece {
    from: Spot,
    to: Spot,
    /// Half its thickness.
    half: f32,
    /// How much larger all of it is drawn.
    grow: f32,
}

impl Piece {
    fn length(&self) -> f32 {
        (self.to.0 - self.from.0).hypot(self.to.1 - self.from.1)
    }

    /// Returns the spot at a distance `along` the piece from its start, and `across` to its right.
    fn spot(&self, along: f32, across: f32) -> Spot {
        let (from, length) = (self.from, self.length());
        let (ux, uy) = ((self.to.0 - from.0) / length, (self.to.1 - from.1) / length);
        (
            from.0 + ux * along - uy * across,
            from.1 + uy * along + ux * across,
        )
    }

    fn draw_line(&self, canvas: &mut Canvas, ink: &Ramp) {
        let (thick, length) = (self.half + self.grow, self.length());
        let line = [
            self.spot(-thick, thick),
            self.spot(length + thick, thick),
            self.spot(length + thick, -thick),
            self.spot(-thick, -thick),
        ];
        polygon(canvas, &line, ink);
    }

    fn draw_with_head(&self, canvas: &mut Canvas, ink: &Ramp) {
        let Piece { half, grow, .. } = *self;
        let (thick, length) = (half + grow, self.length());
        let neck = (length - half * 4.4).max(-thick);
        let wide = half * 2.7;
        let arrow = [
            self.spot(-thick, -thick),
            self.spot(neck, -thick),
            self.spot(neck - grow, -wide - grow * 1.6),
            self.spot(length + grow * 2.0, 0.0),
            self.spot(neck - grow, wide + grow * 1.6),
            self.spot(neck, thick),
            self.spot(-thick, thick),
        ];
        polygon(canvas, &arrow, ink);
    }
}
