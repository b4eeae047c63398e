//! The players of a tournament that is about to begin, beside the board of its game.

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
use rules::{AnyPosition, look::Look};

/// The players of a tournament that is about to begin, beside the board of its game. All words come from the caller.
///
/// ```
/// use render::{Lineup, LineupPlayer};
/// use rules::{GameId, look::Look};
///
/// let lineup = Lineup {
///     title: "Club cup".to_owned(),
///     note: "Courtyard".to_owned(),
///     position: GameId::Courtyard.start(None).expect("the usual size"),
///     players: vec![LineupPlayer { seed: 1, name: "Ada".to_owned(), note: "1512".to_owned() }],
///     more: String::new(),
/// };
/// assert_eq!(render::lineup(&lineup, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    /// The text above everything.
    pub title: String,
    /// The words below the title, such as the game.
    pub note: String,
    /// The position on the board.
    pub position: AnyPosition,
    /// The players, the strongest first. More than [`LINEUP`] are not drawn, as they would be too small, and one less if
    /// there are words below them.
    pub players: Vec<LineupPlayer>,
    /// The words below the players, such as how many more there are, or in their place.
    pub more: String,
}

/// A player of a [`Lineup`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineupPlayer {
    /// The place by strength, from 1.
    pub seed: u32,
    /// The name.
    pub name: String,
    /// The words beside it, such as the rating.
    pub note: String,
}

/// The most players that [`lineup`] draws, or players and words below them.
pub const LINEUP: usize = 8;

/// The heights of the title, of the note below it, and of what is below both.
const TITLE: f32 = 110.0;
const NOTE: f32 = 62.0;
const HEAD: f32 = GAP + TITLE + NOTE + GAP;

/// The sizes of the title, of names, and of notes.
const TITLE_SIZE: f32 = 78.0;
const NAME: f32 = 56.0;
const SMALL: f32 = 44.0;

/// The width and height of the board.
const SIDE: f32 = WIDE.1 - HEAD - PAD;

/// The height of a player, and of the words below them.
const ROW: f32 = SIDE / 8.0;
const _: () = assert!(LINEUP == 8, "they fill the height of the board");

/// The left edge of the players, and the right edge of their notes.
const LEFT: f32 = PAD + SIDE + 2.0 * GAP;
const RIGHT: f32 = WIDE.0 - PAD - GAP;

/// The widths of a seed, and of a note.
const SEED: f32 = 64.0;
const BESIDE: f32 = 150.0;

/// Draws the players of a tournament beside the board of its game as an indexed PNG.
///
/// # Errors
/// If a theme's file is invalid, or a picture of such a width cannot be made.
pub fn lineup(lineup: &Lineup, look: Look) -> Result<Vec<u8>, RenderError> {
    let file = ThemeFile::read(look.theme)?;
    let mut paper = Paper::blank(&file, look, WIDE)?;
    let title = Hand {
        size: TITLE_SIZE,
        anchor: Anchor::Middle,
        room: WIDE.0 - 2.0 * (PAD + GAP),
        ink: Ink::Plain,
        on: Ground::Paper,
    };
    let middle = WIDE.0 / 2.0;
    paper.name(&lineup.title, (middle, GAP + TITLE / 2.0), title, TITLE);
    let note = Hand {
        size: SMALL,
        ink: Ink::Muted,
        ..title
    };
    let low = (middle, GAP + TITLE + NOTE / 2.0);
    paper.name(&lineup.note, low, note, NOTE);
    draw_board(&mut paper, &lineup.position, look)?;
    let room = LINEUP - usize::from(!lineup.more.is_empty());
    let shown = &lineup.players[..lineup.players.len().min(room)];
    for (index, player) in shown.iter().enumerate() {
        draw_player(&mut paper, player, HEAD + ROW * num::count(index));
    }
    let taken = ROW * num::count(shown.len());
    let more = Hand {
        size: NAME,
        room: RIGHT - LEFT,
        ink: Ink::Muted,
        ..title
    };
    // Without players, the words are in the middle of their place.
    let (middle, height) = if shown.is_empty() {
        (HEAD + SIDE / 2.0, SIDE / 3.0)
    } else {
        (HEAD + taken + ROW / 2.0, ROW)
    };
    let spot = (f32::midpoint(LEFT, RIGHT), middle);
    paper.name(&lineup.more, spot, more, height);
    paper.colourful_png()
}

fn draw_board(paper: &mut Paper, position: &AnyPosition, look: Look) -> Result<(), RenderError> {
    let scene = Scene::of(position);
    let kit = Kit::of(&scene, look)?;
    let picture = board::bare(&kit, &scene)?;
    paper.picture(&picture, kit.palette(), (PAD, HEAD), SIDE);
    Ok(())
}

/// Draws a player from this height downwards: the place, the name, and the words beside it.
fn draw_player(paper: &mut Paper, player: &LineupPlayer, top: f32) {
    let middle = top + ROW / 2.0;
    let at = |x: f32| -> Spot { (x, middle) };
    let seed = Hand {
        size: SMALL,
        anchor: Anchor::Right,
        room: SEED,
        ink: Ink::Muted,
        on: Ground::Paper,
    };
    paper.write(&player.seed.to_string(), at(LEFT + SEED), seed);
    let note = Hand {
        room: BESIDE,
        ..seed
    };
    paper.write(&player.note, at(RIGHT), note);
    let start = LEFT + SEED + GAP;
    let beside = if player.note.is_empty() {
        0.0
    } else {
        BESIDE + GAP
    };
    let name = Hand {
        size: NAME,
        anchor: Anchor::Left,
        room: RIGHT - beside - start,
        ink: Ink::Plain,
        on: Ground::Paper,
    };
    paper.name(&player.name, at(start), name, ROW * 0.9);
}
