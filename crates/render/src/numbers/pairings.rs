//! The pairings of a round: who plays whom, at which board, and what came of it.

use pixels::num;

use super::{
    paper::{Anchor, GAP, Hand, PAD, Paper, SMALL, TEXT, TITLE, WIDTH, footer_height, width_of},
    table::Ink,
};
use crate::{error::RenderError, theme::ThemeFile};
use rules::{Side, look::Look};

/// How large names are that are not long.
const NAME: f32 = 46.0;

/// How high a pairing is: two lines of a long name have room.
const ROW: f32 = 84.0;

/// How much of it names take.
const NAMES: f32 = 74.0;

/// What the sign of a side takes, before a name.
const SIGN: f32 = 34.0;

/// What stands for a result that there is not yet.
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
    /// Above everything.
    pub title: String,
    /// From the top.
    pub pairings: Vec<Pairing>,
    /// Below everything. It may be empty.
    pub footer: String,
}

/// Two players of [`Pairings`], or one who has nobody to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The number of the board.
    pub board: String,
    /// Who sits there.
    pub seats: Seats,
    /// What came of it. None while it is played.
    pub result: Option<String>,
    /// Which of the two has won, if one has.
    pub winner: Option<usize>,
    /// Whether the viewer is one of them: it stands out.
    pub own: bool,
}

/// Who sits at a board of [`Pairings`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seats {
    /// Who moves first, and who second.
    Two([String; 2]),
    /// Words about somebody who has nobody to play.
    One(String),
}

impl Pairings {
    /// How many make a page, which takes less than 64 kB whatever the names are.
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

/// Where everything in a row stands.
struct Columns {
    /// Where numbers end.
    board: f32,
    /// Where each of the two begins.
    seats: [f32; 2],
    /// How much room each of them has.
    room: f32,
    /// The middle of results, and the room for them.
    result: (f32, f32),
}

impl Columns {
    /// Numbers and results take what they need, and the two players share the rest.
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

/// What pairings are drawn with.
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
            // Rounding may have made it a little wider.
            room: result.1 * 1.05,
            ink,
            own,
        };
        self.paper.write(words, (result.0, middle), hand);
    }
}
