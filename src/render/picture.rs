//! A scene, put together from what the kit has.

use std::sync::Arc;

use super::{
    Look, RenderError, Scene, Status, bars,
    board::{self, Shape},
    canvas::Canvas,
    kit::Kit,
    marks::{self, Mark},
    shapes, text,
};
use crate::games::{Side, Square};

/// Draws a scene, and says what with.
pub(super) fn draw(scene: &Scene, look: Look) -> Result<(Canvas, Arc<Kit>), RenderError> {
    let position = scene.position;
    let kit = Kit::get(position.game(), position.size(), look)?;
    let canvas = draw_with(&kit, scene, Some(scene.status))?;
    Ok((canvas, kit))
}

/// Draws a scene with its kit. Without a status the bars do not say whose turn it is.
pub(super) fn draw_with(
    kit: &Kit,
    scene: &Scene,
    status: Option<Status>,
) -> Result<Canvas, RenderError> {
    let mut canvas = kit.board(scene.view, || empty(kit, scene.view))?.clone();
    let pieces = Pieces(board::pieces(scene.position));
    draw_squares(&mut canvas, kit, scene, &pieces)?;
    let choosing = scene
        .picker
        .map(|picker| picker.path)
        .filter(|path| !path.is_empty());
    if let Some(path) = choosing.or(scene.last.map(|last| &last.path[..])) {
        draw_way(&mut canvas, kit, scene.view, path, &pieces);
    }
    bars::draw(&mut canvas, kit, scene, status)?;
    Ok(canvas)
}

/// What stands where, as indices of sprites.
struct Pieces(Vec<(Square, usize)>);

impl Pieces {
    fn on(&self, square: Square) -> Option<usize> {
        self.0
            .iter()
            .find(|(at, _)| *at == square)
            .map(|&(_, sprite)| sprite)
    }
}

/// The board without pieces, and its coordinates.
fn empty(kit: &Kit, view: Side) -> Result<Canvas, RenderError> {
    let (layout, paint) = (&kit.layout, &kit.paint);
    let surface = paint.index(paint.colours.surface.0);
    let mut canvas = Canvas::new(layout.width, layout.height, surface);
    shapes::polygon(
        &mut canvas,
        &layout.outline(layout.frame),
        &paint.inks.frame,
    );
    let gap = paint.palette.unused();
    if layout.shape == Shape::Diamond {
        canvas.fill_diamond(layout.board, gap);
    }
    for square in layout.squares() {
        let seen = layout.seen(square, view);
        let (x, y) = layout.corner(seen);
        let ground = board::ground(kit.game(), seen);
        canvas.copy(kit.square(ground, Mark::None, None)?, x, y);
    }
    if layout.shape == Shape::Diamond {
        // The pixels that edges cut in two: half of each side, which is anti-aliasing at 45°.
        canvas.close_gaps(gap, |left, right| paint.palette.between(left, right));
    }
    draw_coordinates(&mut canvas, kit, view);
    Ok(canvas)
}

fn draw_coordinates(canvas: &mut Canvas, kit: &Kit, view: Side) {
    let layout = &kit.layout;
    let size = layout.coordinates;
    for square in layout.squares().filter(|square| square.file == square.rank) {
        let name = square.to_string();
        let (file, rank) = name.split_at(1);
        let spots = layout.coordinate_spots(square.file, view);
        for (text, (x, y)) in [file, rank].into_iter().zip(spots) {
            let line = text::set(text, size, size * 2.0);
            line.draw(canvas, x - line.width / 2.0, y, &kit.paint.inks.muted);
        }
    }
}

fn draw_squares(
    canvas: &mut Canvas,
    kit: &Kit,
    scene: &Scene,
    pieces: &Pieces,
) -> Result<(), RenderError> {
    let mut marks = marks::of(scene, |square| pieces.on(square).is_some());
    // A later mark of the same square counts, so the first found from the end.
    marks.reverse();
    let mark = |square: Square| {
        marks
            .iter()
            .find(|(at, _)| *at == square)
            .map_or(Mark::None, |&(_, mark)| mark)
    };
    let game = kit.game();
    let changed = kit.layout.squares().filter_map(|square| {
        let (sprite, mark) = (pieces.on(square), mark(square));
        (sprite.is_some() || mark != Mark::None).then_some((square, sprite, mark))
    });
    for (square, sprite, mark) in changed {
        let seen = kit.layout.seen(square, scene.view);
        let tile = kit.square(board::ground(game, seen), mark, sprite)?;
        let (x, y) = kit.layout.corner(seen);
        canvas.copy(tile, x, y);
    }
    Ok(())
}

fn draw_way(canvas: &mut Canvas, kit: &Kit, view: Side, path: &[Square], pieces: &Pieces) {
    let layout = &kit.layout;
    let inks = &kit.paint.inks;
    let step = layout.step();
    let spot = |&square: &Square| layout.middle(layout.seen(square, view));
    let way: Vec<shapes::Spot> = path.iter().map(spot).collect();
    // What stands on the first square and on the last stays readable.
    let clear = |square: Option<&Square>, empty: f32| {
        let stands = square.is_some_and(|&square| pieces.on(square).is_some());
        if stands { step * 0.38 } else { step * empty }
    };
    let ends = (clear(path.first(), 0.0), clear(path.last(), 0.08));
    shapes::arrow(
        canvas,
        &way,
        step * 0.1,
        ends,
        [&inks.arrow, &inks.arrow_edge],
    );
}
