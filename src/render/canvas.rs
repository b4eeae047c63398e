//! Pictures of palette indices.

use image::{GrayImage, math::Rect};

use super::num;

/// A picture of palette indices. It is a gray image, so that `image` and `imageproc` can draw on it.
pub(super) type Canvas = GrayImage;

/// The rows of an area, as far as it lies on the canvas.
pub(super) fn rows(canvas: &Canvas, area: Rect) -> impl Iterator<Item = &[u8]> {
    let stride = num::index(canvas.width());
    let [left, right] = [area.x, area.x.saturating_add(area.width)].map(num::index);
    let (left, right) = (left.min(stride), right.min(stride));
    canvas
        .chunks_exact(stride.max(1))
        .skip(num::index(area.y))
        .take(num::index(area.height))
        .map(move |row| &row[left..right])
}

/// The rows of an area, as far as it lies on the canvas, to be drawn on.
pub(super) fn rows_mut(canvas: &mut Canvas, area: Rect) -> impl Iterator<Item = &mut [u8]> {
    let stride = num::index(canvas.width());
    let [left, right] = [area.x, area.x.saturating_add(area.width)].map(num::index);
    let (left, right) = (left.min(stride), right.min(stride));
    canvas
        .chunks_exact_mut(stride.max(1))
        .skip(num::index(area.y))
        .take(num::index(area.height))
        .map(move |row| &mut row[left..right])
}

/// Fills an area. imageproc would do it pixel by pixel, and boards have large ones.
pub(super) fn fill(canvas: &mut Canvas, area: Rect, colour: u8) {
    for row in rows_mut(canvas, area) {
        row.fill(colour);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_reaches_over_the_edge_is_cut_off() {
        let area = |x, y, width, height| Rect {
            x,
            y,
            width,
            height,
        };
        let mut canvas = Canvas::new(3, 3);
        fill(&mut canvas, area(1, 2, 9, 9), 1);
        fill(&mut canvas, area(9, 9, 1, 1), 1);
        fill(&mut canvas, area(0, 0, 1, 2), 2);
        assert_eq!(
            canvas.as_raw()[..],
            [
                2, 0, 0, //
                2, 0, 0, //
                0, 1, 1, //
            ]
        );
        assert!(rows(&canvas, area(1, 1, 7, 7)).eq([[0, 0], [1, 1]]));
    }
}
