//! The places of a ladder around one of its players.

use pixels::num;

use super::{
    paper::{Anchor, GAP, Hand, PAD, Paper, WIDE, width_of},
    table::{Ground, Ink},
};
use crate::{error::RenderError, theme::ThemeFile};
use rules::look::Look;

/// The places of a ladder around one of its players. All words come from the caller.
///
/// ```
/// use render::{Rung, RungMark, Rungs};
/// use rules::look::Look;
///
/// let rung = |place, name: &str, mark| Rung { place, name: name.to_owned(), note: String::new(), mark };
/// let rungs = Rungs {
///     title: "Courtyard".to_owned(),
///     rungs: vec![rung(1, "Ada", RungMark::Open), rung(2, "Ben", RungMark::Own)],
/// };
/// assert_eq!(render::rungs(&rungs, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rungs {
    /// The text above everything.
    pub title: String,
    /// The places, from the top. More than seven are not drawn, as they would be too small.
    pub rungs: Vec<Rung>,
}

/// A place of a ladder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rung {
    /// The place, from 1.
    pub place: u32,
    /// The player's name.
    pub name: String,
    /// The words beside it, such as the number of a match.
    pub note: String,
    /// How the place concerns the viewer.
    pub mark: RungMark,
}

/// How a place on a ladder concerns the viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RungMark {
    /// Nothing.
    #[default]
    None,
    /// It is the viewer's own.
    Own,
    /// The viewer can challenge its player.
    Open,
    /// Its player plays for a place, or is challenged.
    Busy,
}

/// The most places that are drawn.
const MOST: usize = 7;

/// The height of the title, and of a place. Fewer places are lower pictures.
const TITLE: f32 = 132.0;
const ROW: f32 = 122.0;

/// The sizes of the title, of names, and of the words beside them.
const TITLE_SIZE: f32 = 72.0;
const NAME: f32 = 60.0;
const NOTE: f32 = 44.0;

/// How far from the left edge the two rails are, and how thick they and the rungs between them are.
const RAILS: [f32; 2] = [56.0, 232.0];
const RAIL: f32 = 16.0;
const RUNG: f32 = 12.0;

/// The radius of the disc with a place.
const DISC: f32 = 44.0;

/// The most that the words beside a name take of the width.
const NOTE_SHARE: f32 = 0.42;

/// The width of the arrow or the disc that marks a place.
const SIGN: f32 = 40.0;

/// Draws the places around a player of a ladder as an indexed PNG.
///
/// # Errors
/// If a theme's file is invalid, or a picture of such a width cannot be made.
pub fn rungs(rungs: &Rungs, look: Look) -> Result<Vec<u8>, RenderError> {
    let file = ThemeFile::read(look.theme)?;
    let shown = &rungs.rungs[..rungs.rungs.len().min(MOST)];
    let bottom = TITLE + ROW * num::count(shown.len());
    let mut paper = Paper::blank(&file, look, (WIDE.0, bottom + PAD))?;
    let left = PAD + GAP;
    let title = Hand {
        size: TITLE_SIZE,
        anchor: Anchor::Left,
        room: WIDE.0 - 2.0 * left,
        ink: Ink::Plain,
        on: Ground::Paper,
    };
    paper.name(&rungs.title, (left, TITLE / 2.0), title, TITLE - PAD);
    for (index, rung) in shown.iter().enumerate() {
        draw_rung(&mut paper, rung, TITLE + ROW * num::count(index), index);
    }
    paper.png()
}

/// Draws a place: its part of the ladder, the player, and what is said beside the name.
fn draw_rung(paper: &mut Paper, rung: &Rung, top: f32, index: usize) {
    let on = Ground::of_row(index, rung.mark == RungMark::Own);
    let middle = top + ROW / 2.0;
    paper.strip(top, ROW, on);
    draw_ladder(paper, rung.place, top);
    let plain = Hand {
        size: NAME,
        anchor: Anchor::Left,
        room: WIDE.0,
        ink: Ink::Plain,
        on,
    };
    let right = WIDE.0 - PAD - GAP;
    let whole = right - RAILS[1] - RAIL - 2.0 * GAP;
    let ink = match rung.mark {
        RungMark::Open => Ink::Up,
        RungMark::None | RungMark::Own | RungMark::Busy => Ink::Muted,
    };
    let note = Hand {
        size: NOTE,
        anchor: Anchor::Right,
        room: whole * NOTE_SHARE,
        ink,
        on,
    };
    let sign = draw_sign(paper, rung.mark, (right, middle));
    paper.name(&rung.note, (right - sign, middle), note, ROW * 0.9);
    let taken = sign + width_of(&rung.note, NOTE).min(note.room) + GAP;
    let start = right - whole;
    let hand = Hand {
        room: whole - taken,
        ..plain
    };
    paper.name(&rung.name, (start, middle), hand, ROW * 0.9);
}

/// Draws the rails beside a place, and the rung with its number.
fn draw_ladder(paper: &mut Paper, place: u32, top: f32) {
    let wood = paper.muted();
    let middle = top + ROW / 2.0;
    for rail in RAILS {
        paper.fill((rail - RAIL / 2.0, top), (RAIL, ROW), wood);
    }
    let [left, right] = RAILS;
    paper.fill((left, middle - RUNG / 2.0), (right - left, RUNG), wood);
    let centre = (f32::midpoint(left, right), middle);
    let rank = place as usize - usize::from(place > 0);
    let (colour, ink, on) = if rank < 3 {
        (paper.medal(rank), Ink::Medal, Ground::Paper)
    } else {
        (paper.ground(Ground::Bar), Ink::Plain, Ground::Bar)
    };
    if rank >= 3 {
        paper.disc(centre, DISC + 5.0, wood);
    }
    paper.disc(centre, DISC, colour);
    let number = Hand {
        size: 52.0,
        anchor: Anchor::Middle,
        room: DISC * 1.7,
        ink,
        on,
    };
    paper.write(&place.to_string(), centre, number);
}

/// Draws the sign of how a place concerns the viewer, left of this spot, and returns how much room it takes.
fn draw_sign(paper: &mut Paper, mark: RungMark, (right, middle): (f32, f32)) -> f32 {
    let left = right - SIGN;
    match mark {
        RungMark::None | RungMark::Own => return 0.0,
        RungMark::Open => {
            let colour = paper.winner();
            let spots = [
                (left, middle + SIGN * 0.4),
                (f32::midpoint(left, right), middle - SIGN * 0.45),
                (right, middle + SIGN * 0.4),
            ];
            paper.area(&spots, colour, 1.0);
        }
        RungMark::Busy => {
            let colour = paper.muted();
            paper.disc((f32::midpoint(left, right), middle), SIGN * 0.36, colour);
        }
    }
    SIGN + GAP
}
