//! A scene, put together from what the kit has.

use super::{
    RenderError, Scene, Status, bars,
    board::{self, Shape},
    canvas::{Area, Canvas},
    encode,
    kit::{Board, Kit},
    marks::{self, Mark},
    num,
    pack::{self, Placed},
    shapes, text,
    tile::Tile,
    training,
};
use crate::{
    games::{Side, Square},
    settings::Look,
};

/// Draws a scene as a PNG.
pub(super) fn png(scene: &Scene, look: Look) -> Result<Vec<u8>, RenderError> {
    let position = scene.position;
    let kit = Kit::get(position.game(), position.size(), look)?;
    let Picture { canvas, placed } = draw(&kit, scene, Some(scene.status))?;
    let book = kit.book(|| training::book(&kit))?;
    let data = pack::zlib(&canvas, &placed, kit.layout.period(), book);
    encode::png(&canvas, &kit.paint.palette, &data)
}

/// Draws a scene with its kit, and says where tiles stand. Without a status the bars do not say
/// whose turn it is.
pub(super) fn draw<'a>(
    kit: &'a Kit,
    scene: &Scene,
    status: Option<Status>,
) -> Result<Picture<'a>, RenderError> {
    let board = kit.board(scene.view, || empty(kit, scene.view))?;
    let mut picture = Picture {
        canvas: board.canvas.clone(),
        placed: board
            .labels
            .iter()
            .map(|(x, y, tile)| Placed { x: *x, y: *y, tile })
            .collect(),
    };
    let pieces = Pieces(board::pieces(scene.position));
    draw_squares(&mut picture, kit, scene, &pieces)?;
    let choosing = scene
        .picker
        .map(|picker| picker.path)
        .filter(|path| !path.is_empty());
    if let Some(path) = choosing.or(scene.last.map(|last| &last.path[..])) {
        draw_way(&mut picture.canvas, kit, scene.view, path, &pieces);
    }
    bars::draw(&mut picture, kit, scene, status)?;
    Ok(picture)
}

/// A picture, and which tiles it is made of.
pub(super) struct Picture<'a> {
    pub(super) canvas: Canvas,
    pub(super) placed: Vec<Placed<'a>>,
}

impl<'a> Picture<'a> {
    /// Copies a tile so that its upper left corner is at `(x, y)`.
    pub(super) fn copy(&mut self, tile: &'a Tile, x: u32, y: u32) {
        self.canvas.copy(tile, x, y);
        self.placed.push(Placed { x, y, tile });
    }
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
fn empty(kit: &Kit, view: Side) -> Result<Board, RenderError> {
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
    let labels = draw_coordinates(&mut canvas, kit, view);
    Ok(Board { canvas, labels })
}

fn draw_coordinates(canvas: &mut Canvas, kit: &Kit, view: Side) -> Vec<(u32, u32, Tile)> {
    let mut labels = Vec::new();
    let layout = &kit.layout;
    let size = layout.coordinates;
    for square in layout.squares().filter(|square| square.file == square.rank) {
        let name = square.to_string();
        let (file, rank) = name.split_at(1);
        let spots = layout.coordinate_spots(square.file, view);
        for (text, (x, y)) in [file, rank].into_iter().zip(spots) {
            let line = text::set(text, size, size * 2.0);
            line.draw(canvas, x - line.width / 2.0, y, &kit.paint.inks.muted);
            let around = Area {
                x: num::size(x - line.width / 2.0 - 2.0),
                y: num::size(y - size * 0.6),
                width: num::size(line.width + 4.0),
                height: num::size(size * 1.2),
            };
            labels.push((around.x, around.y, canvas.cut(around)));
        }
    }
    labels
}

fn draw_squares<'a>(
    picture: &mut Picture<'a>,
    kit: &'a Kit,
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
    for square in kit.layout.squares() {
        let (sprite, mark) = (pieces.on(square), mark(square));
        let seen = kit.layout.seen(square, scene.view);
        let tile = kit.square(board::ground(game, seen), mark, sprite)?;
        let (x, y) = kit.layout.corner(seen);
        // The empty squares are there already.
        if sprite.is_some() || mark != Mark::None {
            picture.canvas.copy(tile, x, y);
        }
        picture.placed.push(Placed { x, y, tile });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::{GameId, Trace},
        render::Picker,
        settings::{Theme, Width},
    };

    /// Packing must not change a pixel, whatever is drawn over the tiles.
    #[test]
    fn pngs_hold_what_was_drawn() {
        let squares: Vec<Square> = (0..6).map(|at| Square::new(at, (at * 5 + 1) % 6)).collect();
        let last = Trace {
            path: squares[..4].to_vec(),
            removed: squares[3..].to_vec(),
        };
        let picker = Picker {
            movable: &squares,
            path: &squares[2..5],
            ..Picker::default()
        };
        for &game in GameId::ALL {
            let start = game.start(None).expect("the standard size");
            let plain = Scene::of(&start);
            let scenes = [
                plain,
                Scene {
                    last: Some(&last),
                    view: Side::Second,
                    ..plain
                },
                Scene {
                    picker: Some(picker),
                    names: Some(["", "Ada"]),
                    ..plain
                },
            ];
            for (width, theme) in [(480, 0), (555, 1), (900, 2), (1600, 3)] {
                let look = Look {
                    theme: Theme::ALL[theme],
                    width: Width::clamped(width),
                };
                let kit = Kit::get(game, start.size(), look).expect("a kit");
                for scene in &scenes {
                    let drawn = draw(&kit, scene, Some(scene.status)).expect("a picture");
                    let png = png(scene, look).expect("a PNG");
                    let mut reader = png::Decoder::new(std::io::Cursor::new(&png))
                        .read_info()
                        .expect("a header");
                    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
                    reader.next_frame(&mut pixels).expect("sound data");
                    assert!(
                        pixels == drawn.canvas.image.as_raw()[..],
                        "{game} at {width}"
                    );
                }
            }
        }
    }
}
