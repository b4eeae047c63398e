//! Polygons and arrows, drawn with an ink on palette indices.

use image::Luma;
use imageproc::{drawing::draw_antialiased_polygon_mut, point::Point};

use super::{canvas::Canvas, num, palette::Ramp};

/// A point on the canvas.
pub(super) type Spot = (f32, f32);

/// Fills a polygon.
pub(super) fn polygon(canvas: &mut Canvas, spots: &[Spot], ink: &Ramp) {
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
    draw_antialiased_polygon_mut(
        canvas,
        &points,
        Luma([ink.full()]),
        |_, Luma([below]), coverage| Luma([ink.over(below, coverage)]),
    );
}

/// Draws an arrow along a path, `width` thick, that begins `after` its first spot and ends `short` of
/// its last one.
pub(super) fn arrow(
    canvas: &mut Canvas,
    path: &[Spot],
    width: f32,
    (after, short): (f32, f32),
    [inner, edge]: [&Ramp; 2],
) {
    let edge_width = (width * 0.22).max(1.0);
    for (ink, grow) in [(edge, edge_width), (inner, 0.0)] {
        for (index, pair) in path.windows(2).enumerate() {
            let &[from, to] = pair else { continue };
            let from = if index == 0 {
                towards(from, to, after)
            } else {
                from
            };
            let last = index + 2 == path.len();
            segment(
                canvas,
                (from, to),
                width / 2.0,
                grow,
                last.then_some(short),
                ink,
            );
        }
    }
}

/// The spot at this distance from one spot towards another.
fn towards(from: Spot, to: Spot, by: f32) -> Spot {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    (from.0 + dx / length * by, from.1 + dy / length * by)
}

/// Draws one leg of an arrow, with the head if it is the last one, all of it larger by `grow`.
fn segment(
    canvas: &mut Canvas,
    (from, to): (Spot, Spot),
    half: f32,
    grow: f32,
    head: Option<f32>,
    ink: &Ramp,
) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    if length < 1.0 {
        return;
    }
    let (ux, uy) = (dx / length, dy / length);
    // So far `along` the leg from its start, and so far `across` to its right.
    let spot = |along: f32, across: f32| {
        (
            from.0 + ux * along - uy * across,
            from.1 + uy * along + ux * across,
        )
    };
    let thick = half + grow;
    let Some(short) = head else {
        polygon(
            canvas,
            &[
                spot(-thick, thick),
                spot(length + thick, thick),
                spot(length + thick, -thick),
                spot(-thick, -thick),
            ],
            ink,
        );
        return;
    };
    let tip = length - short;
    let neck = (tip - half * 4.4).max(-thick);
    let wide = half * 2.7;
    polygon(
        canvas,
        &[
            spot(-thick, -thick),
            spot(neck, -thick),
            spot(neck - grow, -wide - grow * 1.6),
            spot(tip + grow * 2.0, 0.0),
            spot(neck - grow, wide + grow * 1.6),
            spot(neck, thick),
            spot(-thick, thick),
        ],
        ink,
    );
}
