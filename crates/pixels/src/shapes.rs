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
                let has_head = index + 1 == pieces.len();
                segment(canvas, (from, to), (self.width / 2.0, grow), has_head, ink);
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

/// Draws a straight piece of an arrow, with the head if it is the last one, all of it larger by
/// `grow`.
fn segment(
    canvas: &mut Canvas,
    (from, to): (Spot, Spot),
    (half, grow): (f32, f32),
    has_head: bool,
    ink: &Ramp,
) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    if length < 1.0 {
        return;
    }
    let (ux, uy) = (dx / length, dy / length);
    // A spot at a distance `along` the piece from its start, and `across` to its right.
    let spot = |along: f32, across: f32| {
        (
            from.0 + ux * along - uy * across,
            from.1 + uy * along + ux * across,
        )
    };
    let thick = half + grow;
    if !has_head {
        let line = [
            spot(-thick, thick),
            spot(length + thick, thick),
            spot(length + thick, -thick),
            spot(-thick, -thick),
        ];
        polygon(canvas, &line, ink);
        return;
    }
    let neck = (length - half * 4.4).max(-thick);
    let wide = half * 2.7;
    let arrow = [
        spot(-thick, -thick),
        spot(neck, -thick),
        spot(neck - grow, -wide - grow * 1.6),
        spot(length + grow * 2.0, 0.0),
        spot(neck - grow, wide + grow * 1.6),
        spot(neck, thick),
        spot(-thick, thick),
    ];
    polygon(canvas, &arrow, ink);
}
