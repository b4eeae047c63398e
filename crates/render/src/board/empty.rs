//! The board without pieces.

use pixels::{
    canvas::{Canvas, Rect},
    num,
    pack::Tile,
    shapes, text,
};

use super::{
    kit::{EmptyBoard, Kit},
    marks::Mark,
};
use crate::{
    drawing::{self, Shape},
    error::RenderError,
};
use rules::Side;

/// Draws the board without pieces, and everything around it that never changes.
pub(super) fn draw(kit: &Kit, view: Side) -> Result<EmptyBoard, RenderError> {
    let (geometry, paint) = (&kit.geometry, &kit.paint);
    let surface = paint.index(paint.colours.surface.0);
    let mut canvas = Canvas::new(geometry.width, geometry.height, surface);
    shapes::polygon(
        &mut canvas,
        &geometry.outline(geometry.border),
        &paint.inks.border,
    );
    let gap = paint.palette.unused();
    if geometry.shape == Shape::Diamond {
        canvas.fill_diamond(geometry.squares, gap);
    }
    for square in geometry.all() {
        let seen = geometry.seen(square, view);
        let (x, y) = geometry.corner(seen);
        let ground = drawing::ground(kit.game(), seen);
        let tile = kit.square(ground, Mark::None, None)?;
        tile.copy(&mut canvas, x, y);
    }
    if geometry.shape == Shape::Diamond {
        // The pixels that edges cut in two: half of each side, which is anti-aliasing at 45°.
        canvas.close_gaps(gap, &|left, right| paint.palette.between(left, right));
    }
    let coordinates = draw_coordinates(&mut canvas, kit, view);
    Ok(EmptyBoard {
        canvas,
        coordinates,
    })
}

/// Writes the coordinates, and returns each as a tile with its place.
fn draw_coordinates(canvas: &mut Canvas, kit: &Kit, view: Side) -> Vec<(u32, u32, Tile)> {
    let mut coordinates = Vec::new();
    let geometry = &kit.geometry;
    for square in geometry.all().filter(|square| square.file == square.rank) {
        let name = square.to_string();
        let (file, rank) = name.split_at(1);
        let spots = geometry.coordinate_spots(square.file, view);
        for (text, ((x, y), size)) in [file, rank].into_iter().zip(spots) {
            let line = text::set(text, size, size * 2.0);
            line.draw(canvas, x - line.width / 2.0, y, &kit.paint.inks.muted);
            let area = Rect {
                x: num::size(x - line.width / 2.0 - 2.0),
                y: num::size(y - size * 0.35),
                width: num::size(line.width + 4.0),
                // A letter extends below its line.
                height: num::size(size * 0.82),
            };
            coordinates.push((area.x, area.y, Tile::new(canvas.part(area))));
        }
    }
    coordinates
}
