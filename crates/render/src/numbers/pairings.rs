//! The pairings of a round: who plays whom, at which board, and the results.

use pixels::num;

use super::{
    paper::{Anchor, GAP, Hand, PAD, Paper, SMALL, TEXT, TITLE, WIDTH, footer_height, width_of},
    table::Ink,
};
use crate::{error::RenderError, theme::ThemeFile};
use rules::{Side, look::Look};

/// The size of names that are not long.
const NAME: f32 = 46.0;

/// The height of a pairing: two lines of a long name fit.
const ROW: f32 = 84.0;

/// The part of the height that names take.
const NAMES: f32 = 74.0;

/// The width of the sign of a side, before a name.
const SIGN: f32 = 34.0;

/// The placeholder for a missing result.
const RUNS: &str = "· · ·";

/// The pairings of a round. All words come from the caller.
///
/// ```
/// use render::{Pairing, Pairings, Seats};
/// use rules::look::Look;
///
/// let pairings = Pairings {
///     title: "Club cup · Round 2".to_owned(),
///     pairings: vec![Pairing {
///         board: "1".to_owned(),
///         seats: Seats::Two(["Ada".to_owned(), "Ben".to_owned()]),
///         result: Some("1–0".to_owned()),
///         winner: Some(0),
///         own: false,
///     }],
///     footer: String::new(),
/// };
/// assert_eq!(render::pairings(&pairings, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairings {
    /// The text above everything.
    pub title: String,
    /// The pairings, from the top.
    pub pairings: Vec<Pairing>,
    /// The text below everything. It can be empty.
    pub footer: String,
}

/// Two players of [`Pairings`], or one who has nobody to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The number of the board.
    pub board: String,
    /// The players who sit there.
    pub seats: Seats,
    /// The result. `None` while the game is in progress.
    pub result: Option<String>,
    /// Which of the two has won, if either has.
    pub winner: Option<usize>,
    /// Whether the viewer is one of them: the pairing is highlighted.
    pub own: bool,
}

/// The players at a board of [`Pairings`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seats {
    /// The player who moves first, and the one who moves second.
    Two([String; 2]),
    /// Words about a player who has nobody to play.
    One(String),
}

impl Pairings {
    /// The number of pairings per page, which takes less than 64 kB whatever the names are.
    pub const PAGE: usize = 5;
}

/// Draws pairings as an indexed PNG. Those of a large round are drawn page by page.
pub fn pairings(pairings: &Pairings, look: Look) -> Result<Vec<u8>, RenderError> {
    let file = ThemeFile::read(look.theme)?;
    let bottom = TITLE + ROW * num::count(pairings.pairings.len());
    let height = bottom + footer_height(&pairings.footer);
    let mut pen = Pen {
        paper: Paper::new(&file, look, (&pairings.title, height))?,
        columns: Columns::of(&pairings.pairings),
    };
    pen.paper.rule(TITLE);
    for (index, pairing) in pairings.pairings.iter().enumerate() {
        let top = TITLE + ROW * num::count(index);
        pen.pairing(pairing, (top, index % 2 == 0));
    }
    pen.paper.footer(&pairings.footer, bottom);
    pen.paper.png()
}

/// The positions of everything in a row.
struct Columns {
    /// The right edge of the numbers.
    board: f32,
    /// The left edge of each of the two players.
    seats: [f32; 2],
    /// The room for each of them.
    room: f32,
    /// The middle of results, and the room for them.
    result: (f32, f32),
}

impl Columns {
    /// Lays out the columns. Numbers and results take what they need, and the two players share the
    /// rest.
    fn of(pairings: &[Pairing]) -> Columns {
        let widest = |widths: &mut dyn Iterator<Item = f32>| widths.fold(0.0, f32::max);
        let boards = widest(&mut pairings.iter().map(|one| width_of(&one.board, SMALL)));
        let results = pairings.iter().map(|one| match &one.result {
            Some(result) => width_of(result, TEXT),
            None => width_of(RUNS, TEXT),
        });
        let results = widest(&mut results.into_iter()).min(WIDTH / 4.0);
        let board = PAD + GAP + boards.min(WIDTH / 8.0);
        let right = WIDTH - PAD - GAP;
        let room = (right - results - GAP - board - GAP) / 2.0;
        Columns {
            board,
            seats: [board + GAP, board + GAP + room],
            room,
            result: (right - results / 2.0, results),
        }
    }
}

/// The tools for drawing pairings.
struct Pen<'a> {
    paper: Paper<'a>,
    columns: Columns,
}

impl Pen<'_> {
    fn pairing(&mut self, pairing: &Pairing, (top, even): (f32, bool)) {
        let below = self.paper.strip((top, ROW), (pairing.own, even));
        let middle = top + ROW / 2.0;
        let own = pairing.own;
        let Columns {
            board,
            seats,
            room,
            result,
        } = self.columns;
        let hand = Hand {
            size: NAME,
            anchor: Anchor::Left,
            room: room - SIGN - GAP,
            ink: Ink::Plain,
            own,
        };
        let number = Hand {
            size: SMALL,
            anchor: Anchor::Right,
            room: WIDTH / 8.0,
            ink: Ink::Muted,
            own,
        };
        self.paper.write(&pairing.board, (board, middle), number);
        match &pairing.seats {
            Seats::One(words) => {
                let room = 2.0 * room - GAP;
                let hand = Hand {
                    room,
                    ink: Ink::Muted,
                    ..hand
                };
                self.paper.name(words, (seats[0], middle), (hand, NAMES));
            }
            Seats::Two(names) => {
                for (index, (name, left)) in names.iter().zip(seats).enumerate() {
                    let beaten = pairing.winner.is_some_and(|winner| winner != index);
                    let ink = if beaten { Ink::Muted } else { Ink::Plain };
                    let sign = (left + 11.0, middle);
                    self.paper.side(Side::BOTH[index], sign, (below, own));
                    let hand = Hand { ink, ..hand };
                    self.paper.name(name, (left + SIGN, middle), (hand, NAMES));
                }
            }
        }
        let (words, ink) = match &pairing.result {
            Some(result) => (result.as_str(), Ink::Plain),
            None => (RUNS, Ink::Muted),
        };
        let hand = Hand {
            size: TEXT,
            anchor: Anchor::Middle,
            // Rounding can have made it a little wider.
            room: result.1 * 1.05,
            ink,
            own,
        };
        self.paper.write(words, (result.0, middle), hand);
    }
}
