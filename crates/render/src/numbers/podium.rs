//! The winners of a tournament or a season on their podium.

use pixels::{num, shapes::Spot};

use super::{
    crown::{CROWN, crown},
    paper::{Anchor, GAP, Hand, PAD, Paper, WIDE},
    table::{Ground, Ink},
};
use crate::{error::RenderError, theme::ThemeFile};
use rules::look::Look;

/// The winners of a tournament or a season. All words come from the caller.
///
/// ```
/// use render::{Podium, PodiumStep};
/// use rules::look::Look;
///
/// let podium = Podium {
///     title: "Club cup".to_owned(),
///     note: "Courtyard".to_owned(),
///     steps: vec![
///         PodiumStep { place: 1, names: vec!["Ada".to_owned()], note: "2½".to_owned() },
///         PodiumStep { place: 2, names: vec!["Ben".to_owned(), "Cleo".to_owned()], note: "1".to_owned() },
///     ],
/// };
/// assert_eq!(render::podium(&podium, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Podium {
    /// The text above everything.
    pub title: String,
    /// The words below the title, such as the game.
    pub note: String,
    /// The steps, from the first place. Those beyond three are not drawn, as there is no medal for them.
    pub steps: Vec<PodiumStep>,
}

/// A step of a [`Podium`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PodiumStep {
    /// The place, from 1.
    pub place: u32,
    /// The names of the players who share it.
    pub names: Vec<String>,
    /// The words on it, such as the points.
    pub note: String,
}

/// The most names on a step that have room. More of them are counted.
const NAMES: usize = 6;

/// The height of the title and of the note below it.
const TITLE: f32 = 116.0;
const NOTE: f32 = 56.0;

/// The sizes of the title, of the note, and of the words on a step.
const TITLE_SIZE: f32 = 78.0;
const NOTE_SIZE: f32 = 44.0;
const WORDS_SIZE: f32 = 48.0;

/// The width of the first of three steps.
const FIRST: f32 = 600.0;

/// The heights of the steps of the first, second and third place.
const HEIGHTS: [f32; 3] = [400.0, 290.0, 220.0];

/// The largest size of the names of these places.
const SIZES: [f32; 3] = [116.0, 76.0, 68.0];

/// The radius of the medals.
const MEDALS: [f32; 3] = [88.0, 66.0, 56.0];

/// The thickness of the edge of a step that is in the colour of its medal.
const EDGE: f32 = 12.0;

/// Draws the winners as an indexed PNG.
///
/// # Errors
/// If a theme's file is invalid, or a picture of such a width cannot be made.
pub fn podium(podium: &Podium, look: Look) -> Result<Vec<u8>, RenderError> {
    let file = ThemeFile::read(look.theme)?;
    let mut paper = Paper::blank(&file, look, WIDE)?;
    let left = PAD + GAP;
    let middle = WIDE.0 / 2.0;
    let title = Hand {
        size: TITLE_SIZE,
        anchor: Anchor::Middle,
        room: WIDE.0 - 2.0 * left,
        ink: Ink::Plain,
        on: Ground::Paper,
    };
    paper.name(&podium.title, (middle, GAP + TITLE / 2.0), title, TITLE);
    let note = Hand {
        size: NOTE_SIZE,
        ink: Ink::Muted,
        ..title
    };
    let low = GAP + TITLE + NOTE / 2.0;
    paper.write(&podium.note, (middle, low), note);
    for column in columns(&podium.steps) {
        draw_column(&mut paper, column);
    }
    paper.png()
}

/// A step, and the place of its column.
struct Column<'a> {
    step: &'a PodiumStep,
    left: f32,
    width: f32,
}

/// Returns the columns of the steps: the first place is in the middle of three.
fn columns(steps: &[PodiumStep]) -> Vec<Column<'_>> {
    let whole = WIDE.0 - 2.0 * PAD;
    let column = |step, left, width| Column { step, left, width };
    match steps {
        [] => Vec::new(),
        [first] => vec![column(first, PAD + whole / 4.0, whole / 2.0)],
        [first, second] => {
            let width = (whole - GAP) / 2.0;
            let right = PAD + width + GAP;
            vec![column(first, PAD, width), column(second, right, width)]
        }
        [first, second, third, ..] => {
            let width = (whole - FIRST - 2.0 * GAP) / 2.0;
            let middle = PAD + width + GAP;
            vec![
                column(second, PAD, width),
                column(first, middle, FIRST),
                column(third, middle + FIRST + GAP, width),
            ]
        }
    }
}

/// Draws a step, and above it the players who stand on it.
fn draw_column(paper: &mut Paper, Column { step, left, width }: Column<'_>) {
    // Where a place is shared, the next one is lower: 1, 1, 3.
    let rank = (step.place.max(1) as usize - 1).min(HEIGHTS.len() - 1);
    let (height, medal) = (HEIGHTS[rank], paper.medal(rank));
    let bottom = WIDE.1 - PAD;
    let top = bottom - height;
    let bar = paper.ground(Ground::Bar);
    paper.fill((left, top), (width, height), bar);
    paper.fill((left, top), (width, EDGE), medal);
    let middle = left + width / 2.0;
    let radius = MEDALS[rank];
    let centre = (middle, top + EDGE + 24.0 + radius);
    paper.disc(centre, radius, medal);
    let number = Hand {
        size: radius * 1.2,
        anchor: Anchor::Middle,
        room: radius * 2.0,
        ink: Ink::Medal,
        on: Ground::Paper,
    };
    paper.write(&step.place.to_string(), centre, number);
    let words = Hand {
        size: WORDS_SIZE,
        room: width - 2.0 * GAP,
        ink: Ink::Plain,
        on: Ground::Bar,
        ..number
    };
    let below = f32::midpoint(centre.1 + radius, bottom);
    paper.write(&step.note, (middle, below), words);
    let highest = names(paper, step, rank, (middle, top), width);
    if rank == 0 {
        crown(paper, (middle, highest), medal);
    }
}

/// Writes the names of the players above their step, and returns how high they reach.
fn names(
    paper: &mut Paper,
    step: &PodiumStep,
    rank: usize,
    (middle, bottom): Spot,
    width: f32,
) -> f32 {
    let mut names: Vec<String> = step.names.iter().take(NAMES).cloned().collect();
    if step.names.len() > NAMES {
        names.truncate(NAMES - 1);
        names.push(format!("+{}", step.names.len() - names.len()));
    }
    let above = GAP + TITLE + NOTE + if rank == 0 { CROWN } else { GAP };
    let most = (bottom - GAP - above) / num::count(names.len().max(1));
    let size = SIZES[rank];
    let line = most.min(size * 1.9);
    let hand = Hand {
        size: size.min(line * 0.8),
        anchor: Anchor::Middle,
        room: width - GAP,
        ink: Ink::Plain,
        on: Ground::Paper,
    };
    let top = bottom - GAP - line * num::count(names.len());
    for (index, name) in names.iter().enumerate() {
        let y = top + line * (num::count(index) + 0.5);
        paper.name(name, (middle, y), hand, line * 0.95);
    }
    top
}
