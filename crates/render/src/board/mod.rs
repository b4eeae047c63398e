//! A scene as a board, assembled from the parts in its kit.
//!
//! A board is an empty board onto which the tiles of marked and occupied squares are copied; then
//! the path of a move and the players' bars are drawn. Nothing is rasterised twice.

mod art;
mod bars;
mod caption;
mod empty;
mod geometry;
mod kept;
mod kit;
mod labels;
mod marks;
mod paint;
mod pieces;
mod result;
mod scene;
mod training;

pub use scene::{Caption, Extras, Marks, Picker, Scene, Status, Tone};

pub(super) use kit::Kit;

use pixels::{
    canvas::{Canvas, Rect},
    pack::{self, Placed, Tile},
    palette::Ramp,
    shapes::{self, Spot},
};

use self::{marks::Mark, pieces::Pieces};
use super::{drawing, error::RenderError};
use rules::{AnyPosition, GameId, Side, Square, look::Look};

/// Draws a scene as an indexed PNG.
///
/// The first board of a game, theme and size takes some hundredths of a second, the others about a
/// millisecond at 900 pixels. Errors can come only from faulty files of the program itself, never
/// from the scene.
pub fn png(scene: &Scene, look: Look) -> Result<Vec<u8>, RenderError> {
    let kit = Kit::of(scene, look)?;
    let Board { canvas, tiles } = draw(&kit, scene, Some(scene.status))?;
    let codes = kit.codes(|| training::codes(&kit))?;
    let data = pack::zlib(&canvas, &tiles, kit.geometry.period(), codes);
    Ok(pixels::png::write(&canvas, &kit.paint.palette, &data)?)
}

/// Draws a game's cover as an indexed PNG: a position without names and coordinates, which is a square, because Discord crops
/// several pictures of a message to squares.
pub fn cover(position: &AnyPosition, look: Look) -> Result<Vec<u8>, RenderError> {
    let scene = Scene::of(position);
    let kit = Kit::of(&scene, look)?;
    let canvas = bare(&kit, &scene)?;
    let codes = kit.codes(|| training::codes(&kit))?;
    let data = pack::zlib(&canvas, &[], kit.geometry.period(), codes);
    Ok(pixels::png::write(&canvas, &kit.paint.palette, &data)?)
}

/// A board as palette indices, not packed into a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Indexed {
    /// The number of pixels in a row.
    pub width: u32,
    /// The number of rows.
    pub height: u32,
    /// The colours: one byte each for red, green and blue.
    pub palette: Vec<u8>,
    /// The index of each pixel's colour, row by row.
    pub pixels: Vec<u8>,
}

/// Draws a scene as [`png()`] does, and leaves the packing to the caller.
pub fn indexed(scene: &Scene, look: Look) -> Result<Indexed, RenderError> {
    let kit = Kit::of(scene, look)?;
    let canvas = draw(&kit, scene, Some(scene.status))?.canvas;
    Ok(Indexed {
        width: canvas.width(),
        height: canvas.height(),
        palette: kit.palette().bytes().to_vec(),
        pixels: canvas.into_pixels(),
    })
}

/// Returns the side whose own side of the board has the low ranks.
pub fn low_side(game: GameId) -> Side {
    drawing::drawing(game).low
}

/// A board that has been drawn, and the tiles it is made of.
pub(super) struct Board<'a> {
    pub(super) canvas: Canvas,
    tiles: Vec<Placed<'a>>,
}

impl<'a> Board<'a> {
    /// Copies a tile so that its upper left corner is at `(x, y)`.
    fn copy(&mut self, tile: &'a Tile, x: u32, y: u32) {
        tile.copy(&mut self.canvas, x, y);
        self.tiles.push(Placed { x, y, tile });
    }
}

/// Draws a scene with its kit. Without a status the bars do not say whose turn it is.
pub(super) fn draw<'a>(
    kit: &'a Kit,
    scene: &Scene,
    status: Option<Status>,
) -> Result<Board<'a>, RenderError> {
    let empty = kit.empty_board(scene.view, || empty::draw(kit, scene.view))?;
    let coordinates = empty.coordinates.iter();
    let mut board = Board {
        canvas: match scene.caption {
            Some(_) => caption::make_room(&empty.canvas, kit),
            None => empty.canvas.clone(),
        },
        tiles: coordinates
            .map(|(x, y, tile)| Placed { x: *x, y: *y, tile })
            .collect(),
    };
    let pieces = Pieces::of(scene);
    let marks = marks::of_scene(scene, &pieces);
    draw_squares(&mut board, kit, scene, &pieces, &marks)?;
    draw_paths(&mut board.canvas, kit, scene, &pieces, 1.0);
    labels::draw(&mut board.canvas, kit, scene.view, &pieces, &marks);
    labels::number_stops(&mut board.canvas, kit, scene.view, shown_path(scene));
    if let Some(words) = scene.result {
        return result::beside(&board, kit, scene, status, words);
    }
    bars::draw(&mut board, kit, scene, status)?;
    if let Some(caption) = &scene.caption {
        caption::draw(&mut board, kit, caption);
    }
    Ok(board)
}

/// How much thicker arrows are on a board that is shown at half size.
const THICKER: f32 = 2.0;

/// Draws the squares of a scene and nothing around them, to be shown small.
pub(super) fn bare(kit: &Kit, scene: &Scene) -> Result<Canvas, RenderError> {
    let empty = kit.empty_board(scene.view, || empty::draw(kit, scene.view))?;
    let mut board = Board {
        canvas: empty.canvas.clone(),
        tiles: Vec::new(),
    };
    let pieces = Pieces::of(scene);
    let marks = marks::of_scene(scene, &pieces);
    draw_squares(&mut board, kit, scene, &pieces, &marks)?;
    draw_paths(&mut board.canvas, kit, scene, &pieces, THICKER);
    let (squares, border) = (kit.geometry.squares, kit.geometry.border);
    Ok(board.canvas.part(Rect {
        x: squares.x - border,
        y: squares.y - border,
        width: squares.width + 2 * border,
        height: squares.height + 2 * border,
    }))
}

fn draw_squares<'a>(
    board: &mut Board<'a>,
    kit: &'a Kit,
    scene: &Scene,
    pieces: &Pieces,
    marks: &[(Square, Mark)],
) -> Result<(), RenderError> {
    for square in kit.geometry.all() {
        let (piece, mark) = (pieces.on(square), marks::on(marks, square));
        let seen = kit.geometry.seen(square, scene.view);
        let ground = drawing::ground(kit.game(), seen);
        let tile = kit.square(ground, mark, piece)?;
        let (x, y) = kit.geometry.corner(seen);
        // The empty board already has the empty squares.
        if piece.is_some() || mark != Mark::None {
            tile.copy(&mut board.canvas, x, y);
        }
        board.tiles.push(Placed { x, y, tile });
    }
    Ok(())
}

/// The thickness of a move's arrow, and of the arrow of the move that was played instead, as shares
/// of a square.
const THICK: f32 = 0.1;
const THIN: f32 = 0.07;

/// Draws an arrow along the path of the shown move, over a thin one along the path of the move that
/// was played instead.
fn draw_paths(canvas: &mut Canvas, kit: &Kit, scene: &Scene, pieces: &Pieces, larger: f32) {
    let inks = &kit.paint.inks;
    for (path, width, inks) in [
        (scene.instead, THIN, [&inks.loss, &inks.back]),
        (shown_path(scene), THICK, [&inks.arrow, &inks.arrow_edge]),
    ] {
        draw_path(canvas, kit, scene, pieces, path, width * larger, inks);
    }
}

/// Returns the path of the move that is being chosen, or else of the last one.
fn shown_path<'a>(scene: &Scene<'a>) -> &'a [Square] {
    let choosing = scene
        .picker
        .map(|picker| picker.path)
        .filter(|path| !path.is_empty());
    let last = || scene.last.map(|last| &last.path[..]);
    choosing.or_else(last).unwrap_or_default()
}

/// Draws an arrow along a path. It covers neither the pieces at its ends nor those it jumps.
fn draw_path(
    canvas: &mut Canvas,
    kit: &Kit,
    scene: &Scene,
    pieces: &Pieces,
    path: &[Square],
    width: f32,
    inks: [&Ramp; 2],
) {
    let geometry = &kit.geometry;
    let step = geometry.step();
    let spot = |&square: &Square| geometry.middle(geometry.seen(square, scene.view));
    let spots: Vec<Spot> = path.iter().map(spot).collect();
    let length = match &spots[..] {
        [from, to] => (to.0 - from.0).hypot(to.1 - from.1),
        _ => f32::INFINITY,
    };
    // There is little room between adjacent pieces, so the arrow overlaps both.
    let beside = length < step * 1.5;
    let clear = |square: Option<&Square>, empty: f32, occupied: f32| {
        let stands = square.is_some_and(|&square| pieces.stands_on(square));
        if stands {
            step * occupied
        } else {
            step * empty
        }
    };
    let (first, last) = (path.first(), path.last());
    let [begin, end] = if beside { [0.28, 0.3] } else { [0.38, 0.38] };
    let ends = (clear(first, 0.0, begin), clear(last, 0.08, end));
    let jumped: Vec<Spot> = pieces.ghosts().map(|square| spot(&square)).collect();
    let arrow = shapes::Arrow {
        path: &spots,
        width: step * width,
        ends,
        around: (&jumped, step * 0.37),
    };
    arrow.draw(canvas, inks);
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{
        Trace,
        look::{Theme, Width},
    };

    /// Packing must not change any pixel, whatever is drawn over the tiles.
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
                    assert!(pixels == drawn.canvas.pixels()[..], "{game} at {width}");
                }
            }
        }
    }
}
