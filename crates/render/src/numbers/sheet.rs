//! Small boards side by side, such as those that wait for a player.

use pixels::{num, shapes::Spot};

use super::{
    paper::{Anchor, GAP, Hand, PAD, Paper, TEXT, TITLE, WIDE, width_of},
    table::{Ground, Ink},
};
use crate::{
    board::{self, Kit, Marks, Scene},
    error::RenderError,
    theme::ThemeFile,
};
use rules::{AnyMove, AnyPosition, DiagramError, GameId, Side, look::Look, words::Locale};

/// A small board. All words come from the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetBoard {
    /// The position.
    pub position: AnyPosition,
    /// The move that led to it.
    pub last: Option<AnyMove>,
    /// The marks on its squares.
    pub marks: Marks,
    /// The side at the bottom.
    pub view: Side,
    /// The words below or beside it, such as the number of the match and the opponent.
    pub words: String,
    /// The result, if the match is over: then all words are beside the board.
    pub result: Option<SheetResult>,
}

impl SheetBoard {
    /// Returns a board with a position and words and nothing else, seen by the side that moves first.
    pub fn of(position: AnyPosition, words: String) -> SheetBoard {
        SheetBoard {
            position,
            last: None,
            marks: Marks::default(),
            view: Side::First,
            words,
            result: None,
        }
    }
}

/// How a match on a small board ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetResult {
    /// The players' names, by [`Side::index`].
    pub names: [String; 2],
    /// Their scores, such as "1" and "0".
    pub scores: [String; 2],
    /// Why it ended.
    pub reason: String,
}

/// Small boards side by side. All words come from the caller.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The text above everything. It can be empty, as can the other words.
    pub title: String,
    /// The words below the title.
    pub note: String,
    /// The boards.
    pub boards: Vec<SheetBoard>,
    /// The words below everything. Two lines of them fit.
    pub footer: String,
}

impl Sheet {
    /// Returns a game at a glance: how its pieces move and capture, and how a match is won.
    ///
    /// # Errors
    /// If a diagram of the game's rules is invalid.
    pub fn at_a_glance(game: GameId, locale: Locale) -> Result<Sheet, DiagramError> {
        let shown = game.info().rules_card.at_a_glance();
        let boards = shown.map(|(page, diagram)| {
            let (position, moves) = diagram.read(game)?;
            Ok(SheetBoard {
                marks: Marks::of(&moves),
                ..SheetBoard::of(position, locale.text(&page.glance_key()))
            })
        });
        Ok(Sheet {
            boards: boards.collect::<Result<_, DiagramError>>()?,
            ..Sheet::default()
        })
    }
}

/// The most boards that [`sheet`] draws, as smaller ones could not be read.
pub const SHEET: usize = 6;

/// The height of the words below a board: two lines, if a name is long.
const WORDS: f32 = 100.0;

/// The width of the words beside a board, and the heights of the words, of each player and of the reason.
const BESIDE: f32 = 440.0;
const HEAD: f32 = 62.0;
const PLAYER: f32 = 72.0;
const REASON: f32 = 104.0;

/// The size of the words, and of those that matter less.
const SIZE: f32 = 50.0;
const REASON_SIZE: f32 = 44.0;

/// The radius of the disc in the colour of a side, and of the one around it.
const DISC: f32 = 13.0;
const RIM: f32 = 16.0;

/// The size of the title, as in other pictures.
const TITLE_SIZE: f32 = TEXT * 1.2;

/// The height of the note and of the footer.
const NOTE: f32 = 76.0;
const FOOTER: f32 = 124.0;

/// Draws up to [`SHEET`] small boards with words below or beside each as an indexed PNG. It is never higher than the box in which
/// Discord shows pictures, so that each board is as large as it can be.
///
/// ```
/// use render::{Sheet, SheetBoard};
/// use rules::{GameId, look::Look};
///
/// let start = GameId::Courtyard.start(None).expect("the usual size");
/// let board = SheetBoard::of(start, "#12 · Ada".to_owned());
/// let boards = Sheet { boards: vec![board], ..Sheet::default() };
/// assert_eq!(render::sheet(&boards, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), render::RenderError>(())
/// ```
///
/// # Errors
/// If a theme's file is invalid, or a picture of such a width cannot be made.
pub fn sheet(sheet: &Sheet, look: Look) -> Result<Vec<u8>, RenderError> {
    let grid = Grid::of(sheet);
    let file = ThemeFile::read(look.theme)?;
    let mut paper = Paper::blank(&file, look, (grid.width, grid.height))?;
    write_around(&mut paper, sheet, &grid);
    for (index, board) in sheet.boards.iter().take(SHEET).enumerate() {
        put(&mut paper, board, grid.corner(index), grid.side, look)?;
    }
    paper.colourful_png()
}

/// The positions of the boards.
struct Grid {
    columns: usize,
    /// The width and height of a board.
    side: f32,
    /// The width and height of a board with its words, and with the gap to the next one.
    step: (f32, f32),
    /// Where the first board is.
    first: Spot,
    width: f32,
    height: f32,
}

impl Grid {
    fn of(sheet: &Sheet) -> Grid {
        let count = sheet.boards.len().clamp(1, SHEET);
        let above = [(&sheet.title, TITLE), (&sheet.note, NOTE)];
        let above: f32 = above
            .map(|(words, height)| taken(words, height))
            .iter()
            .sum();
        let below = taken(&sheet.footer, FOOTER);
        let is_beside = sheet.boards.iter().any(|board| board.result.is_some());
        let (right, down) = if is_beside {
            (GAP + BESIDE, GAP)
        } else {
            (0.0, WORDS)
        };
        // A board takes the room that it has across or down, whichever is less.
        let side = |columns: usize| {
            let (columns, rows) = (num::count(columns), num::count(count.div_ceil(columns)));
            let wide = (WIDE.0 - 2.0 * PAD - (columns - 1.0) * GAP) / columns - right;
            let high = (WIDE.1 - 2.0 * PAD - above - below) / rows - down;
            wide.min(high)
        };
        let best = (1..=count).max_by(|one, other| side(*one).total_cmp(&side(*other)));
        let columns = best.unwrap_or(1);
        let side = side(columns);
        let step = (side + right + GAP, side + down);
        let boards = num::count(columns) * step.0 - GAP;
        let rows = num::count(count.div_ceil(columns));
        // Words need more room than boards that are few.
        let width = if above + below > 0.0 {
            WIDE.0
        } else {
            boards + 2.0 * PAD
        };
        Grid {
            columns,
            side,
            step,
            first: ((width - boards) / 2.0, PAD + above),
            width,
            height: 2.0 * PAD + above + rows * step.1 + below,
        }
    }

    /// Returns the upper left corner of a board.
    fn corner(&self, index: usize) -> Spot {
        let (row, column) = (index / self.columns, index % self.columns);
        let (left, top) = self.first;
        (
            left + num::count(column) * self.step.0,
            top + num::count(row) * self.step.1,
        )
    }
}

/// Returns the height of words, if there are any.
fn taken(words: &str, height: f32) -> f32 {
    if words.is_empty() { 0.0 } else { height }
}

/// Writes the title, the note and the footer.
fn write_around(paper: &mut Paper, sheet: &Sheet, grid: &Grid) {
    let left = PAD + GAP;
    let title = Hand {
        size: TITLE_SIZE,
        anchor: Anchor::Left,
        room: grid.width - 2.0 * left,
        ink: Ink::Plain,
        on: Ground::Paper,
    };
    paper.name(&sheet.title, (left, PAD + TITLE / 2.0), title, TITLE);
    let note = Hand {
        size: SIZE,
        ink: Ink::Muted,
        ..title
    };
    let top = PAD + taken(&sheet.title, TITLE);
    paper.name(
        &sheet.note,
        (left, top + NOTE / 2.0 - GAP / 2.0),
        note,
        NOTE,
    );
    let footer = Hand {
        anchor: Anchor::Middle,
        ..note
    };
    let middle = (grid.width / 2.0, grid.height - PAD - FOOTER / 2.0);
    paper.name(&sheet.footer, middle, footer, FOOTER);
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
        picker: Some(board.marks.picker()),
        ..Scene::of(&board.position)
    };
    let kit = Kit::of(&scene, look)?;
    let picture = board::bare(&kit, &scene)?;
    paper.picture(&picture, kit.palette(), (left, top), side);
    if let Some(result) = &board.result {
        write_result(paper, board, result, (left, top), side);
        return Ok(());
    }
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

/// Writes the words beside a board: its own, the players with their scores, and why the match ended.
fn write_result(
    paper: &mut Paper,
    board: &SheetBoard,
    result: &SheetResult,
    (left, top): Spot,
    side: f32,
) {
    let (left, right) = (left + side + GAP, left + side + GAP + BESIDE);
    let mut y = top + (side - HEAD - 2.0 * PLAYER - REASON) / 2.0;
    let plain = Hand {
        size: SIZE,
        anchor: Anchor::Left,
        room: BESIDE,
        ink: Ink::Plain,
        on: Ground::Paper,
    };
    let muted = Hand {
        size: REASON_SIZE,
        ink: Ink::Muted,
        ..plain
    };
    paper.name(&board.words, (left, y + HEAD / 2.0), muted, HEAD);
    y += HEAD;
    let widths = result.scores.each_ref().map(|score| width_of(score, SIZE));
    let scores = widths[0].max(widths[1]) + GAP;
    for player in Side::BOTH {
        let name = &result.names[player.index()];
        let score = &result.scores[player.index()];
        let middle = y + PLAYER / 2.0;
        disc(paper, &board.position, player, (left + RIM, middle));
        let begin = left + 2.0 * RIM + GAP;
        let hand = Hand {
            room: right - scores - begin,
            ..plain
        };
        paper.name(name, (begin, middle), hand, PLAYER - 4.0);
        let hand = Hand {
            anchor: Anchor::Right,
            ..plain
        };
        paper.write(score, (right, middle), hand);
        y += PLAYER;
    }
    paper.name(&result.reason, (left, y + REASON / 2.0), muted, REASON);
}

/// Draws a disc in the colour of a side's pieces.
fn disc(paper: &mut Paper, position: &AnyPosition, side: Side, at: Spot) {
    let style = paper.theme().games.get(position.game().id());
    let colour = style.map(|style| match side {
        Side::First => style.first.colour("body"),
        Side::Second => style.second.colour("body"),
    });
    let rim = paper.muted();
    paper.disc(at, RIM, rim);
    if let Some(colour) = colour {
        paper.disc(at, DISC, colour);
    }
}
