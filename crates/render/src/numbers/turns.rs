//! The boards on which a match turned: the move that was played, and the one that was better.

use pixels::{num, palette::Rgb, shapes::Spot};

use super::{
    paper::{Anchor, GAP, Hand, PAD, Paper, SMALL, WIDTH},
    table::{Ground, Ink},
};
use crate::{
    board::{self, Kit, Picker, Scene},
    error::RenderError,
};
use rules::{AnyPosition, Side, Square, look::Look};

/// A position in which a match turned. All words come from the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnBoard {
    /// The position.
    pub position: AnyPosition,
    /// The side at the bottom.
    pub view: Side,
    /// The path of the move that was played.
    pub played: Vec<Square>,
    /// The path of the better one.
    pub better: Vec<Square>,
    /// The words below: about the move that was played, and about the better one.
    pub words: [String; 2],
}

/// The size of the disc with the place of a turning point.
pub(super) const DISC: f32 = 30.0;

/// The number of boards side by side.
const COLUMNS: usize = 2;

/// The width and height of a board.
const SIDE: f32 = (WIDTH - 2.0 * PAD - GAP) / 2.0;

/// The height of a line of words, and of a board with its two lines.
const LINE: f32 = 52.0;
const CELL: f32 = SIDE + 2.0 * LINE + GAP;

/// Returns the total height of this many boards.
pub(super) fn height(boards: usize) -> f32 {
    num::count(boards.div_ceil(COLUMNS)) * CELL
}

/// Draws boards from this height downwards.
pub(super) fn draw(
    paper: &mut Paper,
    boards: &[TurnBoard],
    top: f32,
    look: Look,
) -> Result<(), RenderError> {
    for (row, boards_of_row) in boards.chunks(COLUMNS).enumerate() {
        // A board on its own is in the middle.
        let width = num::count(boards_of_row.len()) * (SIDE + GAP) - GAP;
        for (column, board) in boards_of_row.iter().enumerate() {
            let left = (WIDTH - width) / 2.0 + num::count(column) * (SIDE + GAP);
            let at = (left, top + num::count(row) * CELL);
            put(paper, board, at, row * COLUMNS + column + 1, look)?;
        }
    }
    Ok(())
}

/// Draws the place of a turning point, on the curve or below its board.
pub(super) fn number(paper: &mut Paper, place: usize, at: Spot) {
    let (disc, surface) = (paper.winner(), paper.ground(Ground::Paper));
    paper.disc(at, DISC + 3.0, disc);
    paper.disc(at, DISC - 2.0, surface);
    let hand = Hand {
        size: SMALL,
        anchor: Anchor::Middle,
        room: 2.0 * DISC,
        ink: Ink::Plain,
        on: Ground::Paper,
    };
    paper.write(&place.to_string(), at, hand);
}

fn put(
    paper: &mut Paper,
    board: &TurnBoard,
    (left, top): Spot,
    place: usize,
    look: Look,
) -> Result<(), RenderError> {
    let picker = Picker {
        path: &board.better,
        ..Picker::default()
    };
    let scene = Scene {
        view: board.view,
        picker: Some(picker),
        instead: &board.played,
        ..Scene::of(&board.position)
    };
    let kit = Kit::of(&scene, look)?;
    let picture = board::bare(&kit, &scene)?;
    paper.picture(&picture, kit.palette(), (left, top), SIDE);
    let low = top + SIDE + 8.0;
    number(paper, place, (left + DISC + 4.0, low + LINE));
    let signs = signs(paper, &board.position);
    let lines = board.words.iter().zip(signs).zip([0.5, 1.5]);
    for ((words, (thickness, inks)), line) in lines {
        let (x, y) = (left + 2.0 * DISC + 22.0, low + line * LINE);
        arrow(paper, (x, y), thickness, inks);
        let hand = Hand {
            size: SMALL,
            anchor: Anchor::Left,
            room: left + SIDE - x - ARROW - 12.0,
            ink: Ink::Plain,
            on: Ground::Paper,
        };
        paper.write(words, (x + ARROW + 12.0, y), hand);
    }
    Ok(())
}

/// Returns the thickness of the arrows on a board, and their colours: inside and at the edge.
fn signs(paper: &Paper, position: &AnyPosition) -> [(f32, [Rgb; 2]); 2] {
    let file = paper.theme();
    let style = file.games.get(position.game().id());
    let mark = |name| style.map_or([0; 3], |style| file.mark(style, name));
    let (inner, edge) = (file.colours.arrow.0, file.colours.arrow_edge.0);
    [(5.0, [mark("loss"), mark("back")]), (9.0, [inner, edge])]
}

/// The length of the arrow before a line of words.
const ARROW: f32 = 44.0;

/// Draws such an arrow, as it is on the board.
fn arrow(paper: &mut Paper, (x, y): Spot, thickness: f32, [inner, edge]: [Rgb; 2]) {
    for (colour, grow) in [(edge, 3.0), (inner, 0.0)] {
        let half = thickness / 2.0 + grow;
        let (neck, wing) = (x + ARROW - 20.0, thickness + 6.0 + grow);
        let spots = [
            (x - grow, y - half),
            (neck, y - half),
            (neck, y - wing),
            (x + ARROW + grow, y),
            (neck, y + wing),
            (neck, y + half),
            (x - grow, y + half),
        ];
        paper.area(&spots, colour, 1.0);
    }
}
