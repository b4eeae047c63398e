//! The board without pieces.

use image::{Luma, imageops, math::Rect};

use super::{
    kit::{EmptyBoard, Kit},
    marks::Mark,
};
use crate::{
    games::Side,
    render::{
        canvas::{self, Canvas},
        drawing::{self, Shape},
        error::RenderError,
        num,
        pack::{Tile, diamond_row},
        shapes, text,
    },
};

/// Draws the board without pieces, and everything around it that never changes.
pub(super) fn draw(kit: &Kit, view: Side) -> Result<EmptyBoard, RenderError> {
    let (geometry, paint) = (&kit.geometry, &kit.paint);
    let surface = paint.index(paint.colours.surface.0);
    let mut canvas = Canvas::from_pixel(geometry.width, geometry.height, Luma([surface]));
    shapes::polygon(
        &mut canvas,
        &geometry.outline(geometry.border),
        &paint.inks.border,
    );
    let gap = paint.palette.unused();
    if geometry.shape == Shape::Diamond {
        fill_diamond(&mut canvas, geometry.squares, gap);
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
        close_gaps(&mut canvas, gap, |left, right| {
            paint.palette.between(left, right)
        });
    }
    let coordinates = draw_coordinates(&mut canvas, kit, view);
    Ok(EmptyBoard {
        canvas,
        coordinates,
    })
}

/// Fills the square that stands on its corner in this box, together with the pixels that its edges
/// cut in two.
fn fill_diamond(canvas: &mut Canvas, area: Rect, colour: u8) {
    let width = num::index(area.width);
    for (y, row) in canvas::rows_mut(canvas, area).enumerate() {
        let inside = diamond_row(y, width);
        let with_edges = inside.start.saturating_sub(1)..(inside.end + 1).min(row.len());
        row[with_edges].fill(colour);
    }
}

/// Replaces each pixel of the colour `gap` by a mixture of the nearest other pixels beside it.
fn close_gaps(canvas: &mut Canvas, gap: u8, mix: impl Fn(u8, u8) -> u8) {
    let stride = num::index(canvas.width()).max(1);
    for row in canvas.chunks_exact_mut(stride) {
        let mut x = 0;
        while let Some(start) = row[x..].iter().position(|&pixel| pixel == gap) {
            let start = x + start;
            let length = row[start..]
                .iter()
                .take_while(|&&pixel| pixel == gap)
                .count();
            let end = start + length;
            let left = start.checked_sub(1).map(|left| row[left]);
            let right = row.get(end).copied();
            if let (Some(left), Some(right)) = (left.or(right), right.or(left)) {
                row[start..end].fill(mix(left, right));
            }
            x = end;
        }
    }
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
            let (x, y) = (
                num::size(x - line.width / 2.0 - 2.0),
                num::size(y - size * 0.35),
            );
            // A letter reaches below its line.
            let (width, height) = (num::size(line.width + 4.0), num::size(size * 0.82));
            let tile = Tile::new(imageops::crop_imm(canvas, x, y, width, height).to_image());
            coordinates.push((x, y, tile));
        }
    }
    coordinates
}
