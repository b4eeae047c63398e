//! The final score of a contest.

use pixels::shapes::Spot;

use super::{
    contest::Team,
    crown::crown,
    paper::{Anchor, GAP, Hand, PAD, Paper, WIDE},
    table::{Ground, Ink},
};
use crate::{error::RenderError, theme::ThemeFile};
use rules::look::Look;

/// The final score of a contest between two teams. All words come from the caller.
///
/// ```
/// use render::{Scoreboard, Team};
/// use rules::look::Look;
///
/// let team = |name: &str, score: &str| Team { name: name.to_owned(), score: score.to_owned() };
/// let scoreboard = Scoreboard {
///     teams: [team("Abbey", "3"), team("Bridge", "1")],
///     winner: Some(0),
///     verdict: "Abbey wins".to_owned(),
///     note: "4 boards".to_owned(),
/// };
/// assert_eq!(render::scoreboard(&scoreboard, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scoreboard {
    /// The team on the left and the one on the right.
    pub teams: [Team; 2],
    /// Which of them has won, if either has: it is crowned.
    pub winner: Option<usize>,
    /// The words below the score, such as that it is a draw. They can be empty.
    pub verdict: String,
    /// The text above everything, such as the number of boards.
    pub note: String,
}

/// The middles of the note, the names, the score and the verdict.
const NOTE: f32 = 58.0;
const NAMES: f32 = 360.0;
const SCORE: f32 = 660.0;
const VERDICT: f32 = 900.0;

/// The sizes of their words.
const NOTE_SIZE: f32 = 60.0;
const NAME_SIZE: f32 = 120.0;
const SCORE_SIZE: f32 = 320.0;
const VERDICT_SIZE: f32 = 92.0;

/// The height of the lines of a name, and of those of the verdict.
const NAME_HEIGHT: f32 = 200.0;
const VERDICT_HEIGHT: f32 = 180.0;

/// Draws the final score as an indexed PNG.
///
/// # Errors
/// If a theme's file is invalid, or a picture of such a width cannot be made.
pub fn scoreboard(scoreboard: &Scoreboard, look: Look) -> Result<Vec<u8>, RenderError> {
    let file = ThemeFile::read(look.theme)?;
    let mut paper = Paper::blank(&file, look, WIDE)?;
    let middle = WIDE.0 / 2.0;
    let across = Hand {
        size: NOTE_SIZE,
        anchor: Anchor::Middle,
        room: WIDE.0 - 2.0 * (PAD + GAP),
        ink: Ink::Muted,
        on: Ground::Paper,
    };
    paper.write(&scoreboard.note, (middle, NOTE), across);
    let [left, right] = &scoreboard.teams;
    for (index, team) in [left, right].into_iter().enumerate() {
        let x = if index == 0 { 0.25 } else { 0.75 } * WIDE.0;
        name(&mut paper, team, (x, NAMES), Fate::of(scoreboard, index));
    }
    let score = Hand {
        size: SCORE_SIZE,
        ink: Ink::Plain,
        ..across
    };
    let words = format!("{} – {}", left.score, right.score);
    paper.name(&words, (middle, SCORE), score, SCORE_SIZE);
    let verdict = Hand {
        size: VERDICT_SIZE,
        ..score
    };
    paper.name(
        &scoreboard.verdict,
        (middle, VERDICT),
        verdict,
        VERDICT_HEIGHT,
    );
    paper.png()
}

/// What became of a team.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Won,
    Lost,
    Drew,
}

impl Fate {
    fn of(scoreboard: &Scoreboard, team: usize) -> Fate {
        match scoreboard.winner {
            None => Fate::Drew,
            Some(winner) if winner == team => Fate::Won,
            Some(_) => Fate::Lost,
        }
    }
}

/// Writes a team's name, below a crown if it has won.
fn name(paper: &mut Paper, team: &Team, (x, y): Spot, fate: Fate) {
    let hand = Hand {
        size: NAME_SIZE,
        anchor: Anchor::Middle,
        room: WIDE.0 / 2.0 - PAD - 2.0 * GAP,
        ink: if fate == Fate::Lost {
            Ink::Muted
        } else {
            Ink::Plain
        },
        on: Ground::Paper,
    };
    paper.name(&team.name, (x, y), hand, NAME_HEIGHT);
    if fate == Fate::Won {
        let gold = paper.medal(0);
        crown(paper, (x, y - NAME_HEIGHT / 2.0), gold);
    }
}
