//! The boards of a contest between two teams.

use pixels::{num, shapes::Spot};

use super::{
    pages,
    paper::{Anchor, GAP, Hand, PAD, Paper, SMALL, TEXT, TITLE, WIDTH, footer_height, width_of},
    table::{Ground, Ink},
};
use crate::{error::RenderError, theme::ThemeFile};
use rules::{Side, look::Look};

/// The number of boards per page.
const BOARDS: usize = 6;

/// The size of names and results.
const NAME: f32 = 48.0;

/// The size of the score.
const SCORE: f32 = 140.0;

/// The height of the teams and their score.
const TEAMS: f32 = 230.0;

/// The width of the strip of a team's colour at its edge of the picture.
const EDGE: f32 = 10.0;
const ROW: f32 = 116.0;

/// A contest between two teams, board by board. All words come from the caller.
///
/// ```
/// use render::{Contest, ContestBoard, Team};
/// use rules::{Side, look::Look};
///
/// let team = |name: &str, score: &str| Team { name: name.to_owned(), score: score.to_owned() };
/// let contest = Contest {
///     title: "Spring contest".to_owned(),
///     teams: [team("Abbey", "1"), team("Bridge", "0")],
///     boards: vec![ContestBoard {
///         names: ["Ada".to_owned(), "Ben".to_owned()],
///         first: Some(Side::First),
///         scores: Some(["1".to_owned(), "0".to_owned()]),
///         winner: Some(0),
///         note: "1 · Courtyard".to_owned(),
///         own: false,
///     }],
///     footer: String::new(),
/// };
/// assert_eq!(contest.pages(), 1);
/// assert_eq!(render::contest(&contest, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contest {
    /// The text above everything.
    pub title: String,
    /// The team on the left and the one on the right.
    pub teams: [Team; 2],
    /// The boards, from the first.
    pub boards: Vec<ContestBoard>,
    /// The text below everything. It can be empty.
    pub footer: String,
}

/// A team of a [`Contest`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// The team's name.
    pub name: String,
    /// The points of its boards.
    pub score: String,
}

/// A board of a [`Contest`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ContestBoard {
    /// The players, each on the side of their team.
    pub names: [String; 2],
    /// The side of the left team's player: a disc for the first, a ring for the second.
    pub first: Option<Side>,
    /// Each player's score. `None` while the match is in progress.
    pub scores: Option<[String; 2]>,
    /// Which of the two has won, if either has.
    pub winner: Option<usize>,
    /// The words below, such as the number of the board and the game.
    pub note: String,
    /// Whether the viewer plays here: the board is highlighted.
    pub own: bool,
}

impl Contest {
    /// Returns the number of pages.
    pub fn pages(&self) -> usize {
        pages::pages(self.boards.len(), BOARDS)
    }

    /// Returns a page of the boards, from 0. Teams and score are on all of them.
    #[must_use]
    pub fn page(&self, page: usize) -> Contest {
        let boards = pages::on_page(page, self.boards.len(), BOARDS);
        Contest {
            boards: self.boards[boards].to_vec(),
            ..self.clone()
        }
    }

    /// Returns the page on which the viewer plays, or else the first.
    pub fn own_page(&self) -> usize {
        let own = self.boards.iter().position(|board| board.own);
        let holds = |page: &usize| {
            own.is_some_and(|own| pages::on_page(*page, self.boards.len(), BOARDS).contains(&own))
        };
        (0..self.pages()).find(holds).unwrap_or_default()
    }
}

/// Draws the boards of a contest as an indexed PNG. A contest with several pages is drawn page by
/// page.
pub fn contest(contest: &Contest, look: Look) -> Result<Vec<u8>, RenderError> {
    let file = ThemeFile::read(look.theme)?;
    let bottom = TITLE + TEAMS + ROW * num::count(contest.boards.len());
    let height = bottom + footer_height(&contest.footer);
    let mut paper = Paper::new(&file, look, &contest.title, height)?;
    teams(&mut paper, &contest.teams);
    for (index, row) in contest.boards.iter().enumerate() {
        let top = TITLE + TEAMS + ROW * num::count(index);
        board(&mut paper, row, top, Ground::of_row(index, row.own));
    }
    paper.footer(&contest.footer, bottom);
    paper.png()
}

/// For each of the two: where it begins, how it is aligned there, and in which direction it
/// continues.
const ENDS: [(Anchor, f32, f32); 2] = [
    (Anchor::Left, PAD + GAP, 1.0),
    (Anchor::Right, WIDTH - PAD - GAP, -1.0),
];

fn teams(paper: &mut Paper, teams: &[Team; 2]) {
    for (team, (anchor, x, way)) in teams.iter().zip(ENDS) {
        let hand = Hand {
            size: TEXT,
            anchor,
            room: WIDTH / 2.0 - PAD - 2.0 * GAP,
            ink: Ink::Plain,
            on: Ground::Paper,
        };
        let beside = (x + way * EDGE, TITLE + 30.0);
        paper.write(&team.name, beside, hand);
    }
    for index in [0, 1] {
        flag(paper, index, TITLE, TEAMS);
    }
    let hand = Hand {
        size: SCORE,
        anchor: Anchor::Middle,
        room: WIDTH,
        ink: Ink::Plain,
        on: Ground::Paper,
    };
    let scores = teams.each_ref().map(|team| team.score.as_str());
    against(paper, scores, TITLE + 142.0, hand);
    paper.rule(TITLE + TEAMS);
}

/// Marks a team's edge of a strip with its colour.
fn flag(paper: &mut Paper, team: usize, top: f32, height: f32) {
    let colour = paper.series(team);
    let left = if team == 0 { PAD } else { WIDTH - PAD - EDGE };
    paper.fill((left, top), (EDGE, height), colour);
}

/// Writes two scores around the middle, and returns how far they extend from it.
fn against(paper: &mut Paper, scores: [&str; 2], middle: f32, hand: Hand) -> f32 {
    let beside = hand.size * 0.3;
    paper.write(":", (WIDTH / 2.0, middle), hand);
    let anchors = [(Anchor::Right, -beside), (Anchor::Left, beside)];
    for (words, (anchor, shift)) in scores.iter().zip(anchors) {
        let hand = Hand { anchor, ..hand };
        paper.write(words, (WIDTH / 2.0 + shift, middle), hand);
    }
    let widths = scores.map(|words| width_of(words, hand.size));
    beside + widths[0].max(widths[1])
}

fn board(paper: &mut Paper, board: &ContestBoard, top: f32, on: Ground) {
    paper.strip(top, ROW, on);
    if let Some(winner) = board.winner {
        flag(paper, winner, top, ROW);
    }
    let (middle, low) = (top + 38.0, top + 86.0);
    let half = result(paper, board, middle, on);
    let side = |index: usize| match index {
        0 => board.first,
        _ => board.first.map(Side::other),
    };
    for (index, (anchor, x, way)) in ENDS.into_iter().enumerate() {
        let beaten = board.winner.is_some_and(|winner| winner != index);
        let hand = Hand {
            size: NAME,
            anchor,
            room: WIDTH / 2.0 - half - PAD - 2.0 * GAP - 34.0,
            ink: if beaten { Ink::Muted } else { Ink::Plain },
            on,
        };
        let start: Spot = (x + way * 34.0, middle);
        paper.write(&board.names[index], start, hand);
        if let Some(side) = side(index) {
            paper.side(side, (x + way * 11.0, middle), on);
        }
    }
    let note = Hand {
        size: SMALL,
        anchor: Anchor::Middle,
        room: WIDTH - 2.0 * (PAD + GAP),
        ink: Ink::Muted,
        on,
    };
    paper.write(&board.note, (WIDTH / 2.0, low), note);
}

/// Writes the result of a board in its middle, or that it is in progress, and returns how far it
/// extends.
fn result(paper: &mut Paper, board: &ContestBoard, middle: f32, on: Ground) -> f32 {
    let hand = Hand {
        size: TEXT,
        anchor: Anchor::Middle,
        room: WIDTH / 5.0,
        ink: Ink::Plain,
        on,
    };
    if let Some(scores) = &board.scores {
        let scores = scores.each_ref().map(String::as_str);
        return against(paper, scores, middle, hand);
    }
    let hand = Hand {
        ink: Ink::Muted,
        ..hand
    };
    paper.write("· · ·", (WIDTH / 2.0, middle), hand);
    TEXT
}
