//! Small boards side by side, such as those that wait for a player.

use pixels::{num, shapes::Spot};

use super::{
    paper::{Anchor, GAP, Hand, PAD, Paper, WIDE},
    table::{Ground, Ink},
};
use crate::{
    board::{self, Kit, Scene},
    error::RenderError,
    theme::ThemeFile,
};
use rules::{AnyMove, AnyPosition, Side, look::Look};

/// A small board. All words come from the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetBoard {
    /// The position.
    pub position: AnyPosition,
    /// The move that led to it.
    pub last: Option<AnyMove>,
    /// The side at the bottom.
    pub view: Side,
    /// The words below, such as the number of the match and the opponent.
    pub words: String,
}

/// The most boards that [`sheet`] draws, as smaller ones could not be read.
pub const SHEET: usize = 6;

/// The number of boards side by side where there are several rows.
const COLUMNS: usize = 3;

/// The height of the words below a board: two lines, if a name is long.
const WORDS: f32 = 100.0;

/// The size of the words.
const SIZE: f32 = 50.0;

/// Draws up to [`SHEET`] small boards with words below each as an indexed PNG. It is never higher than the box in which
/// Discord shows pictures, so that each board is as large as it can be.
///
/// ```
/// use render::SheetBoard;
/// use rules::{GameId, Side, look::Look};
///
/// let board = SheetBoard {
///     position: GameId::Courtyard.start(None).expect("the usual size"),
///     last: None,
///     view: Side::First,
///     words: "#12 · Ada".to_owned(),
/// };
/// assert_eq!(render::sheet(&[board], Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), render::RenderError>(())
/// ```
///
/// # Errors
/// If a theme's file is invalid, or a picture of such a width cannot be made.
pub fn sheet(boards: &[SheetBoard], look: Look) -> Result<Vec<u8>, RenderError> {
    let boards = &boards[..boards.len().min(SHEET)];
    let rows = boards.len().div_ceil(COLUMNS).max(1);
    let columns = boards.len().div_ceil(rows).max(1);
    let (across, down) = (num::count(columns), num::count(rows));
    // A board takes the room that it has across or down, whichever is less.
    let wide = (WIDE.0 - 2.0 * PAD - (across - 1.0) * GAP) / across;
    let high = (WIDE.1 - 2.0 * PAD) / down - WORDS;
    let side = wide.min(high);
    let width = 2.0 * PAD + across * (side + GAP) - GAP;
    let height = 2.0 * PAD + down * (side + WORDS);
    let file = ThemeFile::read(look.theme)?;
    let mut paper = Paper::blank(&file, look, (width, height))?;
    for (index, board) in boards.iter().enumerate() {
        let (row, column) = (index / columns, index % columns);
        let left = PAD + num::count(column) * (side + GAP);
        let top = PAD + num::count(row) * (side + WORDS);
        put(&mut paper, board, (left, top), side, look)?;
    }
    paper.colourful_png()
}

fn put(
    paper: &mut Paper,
    board: &SheetBoard,
    (left, top): Spot,
    side: f32,
    look: Look,
) -> Result<(), RenderError> {
    let last = board.last.as_ref().map(AnyMove::trace);
    let scene = Scene {
        view: board.view,
        last: last.as_ref(),
        ..Scene::of(&board.position)
    };
    let kit = Kit::of(&scene, look)?;
    let picture = board::bare(&kit, &scene)?;
    paper.picture(&picture, kit.palette(), (left, top), side);
    let hand = Hand {
        size: SIZE,
        anchor: Anchor::Middle,
        room: side,
        ink: Ink::Plain,
        on: Ground::Paper,
    };
    let middle = (left + side / 2.0, top + side + WORDS / 2.0);
    paper.name(&board.words, middle, hand, WORDS - PAD);
    Ok(())
}
