//! The curve of a match: who was better after each move, and the boards where that changed.

use pixels::{num, shapes::Spot};

use super::{
    paper::{Anchor, FOOTER, GAP, Hand, PAD, Paper, SMALL, TEXT, TITLE, WIDTH},
    turns::{self, DISC, TurnBoard},
};
use crate::{
    error::RenderError,
    numbers::table::{Ground, Ink},
    theme::ThemeFile,
};
use rules::{Side, look::Look};

/// The advantage after each move of a match. All words come from the caller.
///
/// ```
/// use render::{Curve};
/// use rules::look::Look;
///
/// let curve = Curve {
///     title: "Match 12".to_owned(),
///     sides: ["Red".to_owned(), "Blue".to_owned()],
///     points: vec![0.0, 0.1, -0.4, 1.0],
///     turns: vec![2],
///     boards: Vec::new(),
/// };
/// assert_eq!(render::curve(&curve, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    /// The text above everything.
    pub title: String,
    /// The names of the sides, by [`Side::index`]. Above the middle the first is better.
    pub sides: [String; 2],
    /// The first side's advantage, from −1 to 1, at the start and after each move.
    pub points: Vec<f32>,
    /// The marked moves, by their numbers, each with its place from 1.
    pub turns: Vec<usize>,
    /// The boards of these moves, in order. There can be none.
    pub boards: Vec<TurnBoard>,
}

/// The height of the curve on its own, and above boards.
const HEIGHT: f32 = 420.0;
const LOW: f32 = 280.0;

/// The height of the strip above and below the curve that has the name of a side.
const STRIP: f32 = 64.0;

/// Draws the curve of a match as PNG.
///
/// # Errors
/// If a theme's file is invalid, or a picture of such a width cannot be made.
pub fn curve(curve: &Curve, look: Look) -> Result<Vec<u8>, RenderError> {
    draw(curve, &ThemeFile::read(look.theme)?, look)
}

fn draw(curve: &Curve, file: &ThemeFile, look: Look) -> Result<Vec<u8>, RenderError> {
    let top = TITLE + STRIP;
    let height = if curve.boards.is_empty() { HEIGHT } else { LOW };
    let bottom = top + height + STRIP + FOOTER;
    let whole = bottom + turns::height(curve.boards.len());
    let mut pen = Pen {
        paper: Paper::new(file, look, &curve.title, whole)?,
        curve,
        top,
        height,
    };
    pen.sides();
    pen.line();
    pen.turns();
    pen.numbers();
    if curve.boards.is_empty() {
        return pen.paper.png();
    }
    turns::draw(&mut pen.paper, &curve.boards, bottom, look)?;
    pen.paper.colourful_png()
}

struct Pen<'a> {
    paper: Paper<'a>,
    curve: &'a Curve,
    top: f32,
    height: f32,
}

impl Pen<'_> {
    const LEFT: f32 = PAD + GAP;
    const RIGHT: f32 = WIDTH - PAD - GAP;

    fn middle(&self) -> f32 {
        self.top + self.height / 2.0
    }

    /// Returns the spot of a point. The curve keeps clear of the edge, so that its line is whole
    /// there.
    fn spot(&self, number: usize) -> Spot {
        let last = num::count(self.curve.points.len().saturating_sub(1).max(1));
        let share = num::count(number) / last;
        let worth = self.curve.points.get(number).copied();
        let worth = worth.filter(|worth| worth.is_finite()).unwrap_or_default();
        let up = worth.clamp(-1.0, 1.0) * (self.height / 2.0 - 6.0);
        (
            Self::LEFT + (Self::RIGHT - Self::LEFT) * share,
            self.middle() - up,
        )
    }

    /// Draws the halves of the sides, with their names above and below.
    fn sides(&mut self) {
        let width = Self::RIGHT - Self::LEFT;
        let bar = self.paper.ground(Ground::Bar);
        self.paper
            .fill((Self::LEFT, self.top), (width, self.height), bar);
        let grid = self.paper.grid();
        let middle = self.middle();
        self.paper
            .fill((Self::LEFT, middle - 2.0), (width, 4.0), grid);
        for (side, y) in [
            (Side::First, self.top - STRIP / 2.0),
            (Side::Second, self.top + self.height + STRIP / 2.0),
        ] {
            self.paper.side(side, (Self::LEFT + 12.0, y), Ground::Paper);
            let hand = Hand {
                size: SMALL,
                anchor: Anchor::Left,
                room: width - 60.0,
                ink: Ink::Plain,
                on: Ground::Paper,
            };
            let name = &self.curve.sides[side.index()];
            self.paper.write(name, (Self::LEFT + 40.0, y), hand);
        }
    }

    fn line(&mut self) {
        let spots: Vec<Spot> = (0..self.curve.points.len())
            .map(|number| self.spot(number))
            .collect();
        let (Some(first), Some(last)) = (spots.first(), spots.last()) else {
            return;
        };
        let ends = [(last.0, self.middle()), (first.0, self.middle())];
        for side in Side::BOTH {
            let part = self.better(side, &spots);
            let around: Vec<Spot> = part.iter().chain(&ends).copied().collect();
            let colour = self.paper.series(side.index());
            self.paper.area(&around, colour, 0.55);
        }
        let ink = self.paper.ink(Ink::Plain);
        self.paper.line(&spots, ink);
    }

    /// Returns the line where this side is better, and the middle where it is not.
    fn better(&self, side: Side, spots: &[Spot]) -> Vec<Spot> {
        let middle = self.middle();
        let cut = |y: f32| match side {
            Side::First => y.min(middle),
            Side::Second => y.max(middle),
        };
        let mut part: Vec<Spot> = Vec::new();
        for pair in spots.windows(2) {
            let ((x, y), (next, low)) = (pair[0], pair[1]);
            part.push((x, cut(y)));
            if (y - middle) * (low - middle) < 0.0 {
                part.push((x + (next - x) * (middle - y) / (low - y), middle));
            }
        }
        part.extend(spots.last().map(|&(x, y)| (x, cut(y))));
        part
    }

    /// Draws a disc with its place for each turning point, on the side of the middle where there is
    /// room, and beside the disc before it if they would cover each other.
    fn turns(&mut self) {
        let last = self.curve.points.len();
        let turns = self.curve.turns.iter().filter(|number| **number < last);
        let mut before: Vec<Spot> = Vec::new();
        for (place, &number) in (1..).zip(turns) {
            let (x, y) = self.spot(number);
            let disc = self.paper.winner();
            self.paper.disc((x, y), 10.0, disc);
            let away = if y < self.middle() { 1.0 } else { -1.0 };
            let at = |x: f32, away: f32| {
                let x = x.clamp(Self::LEFT + DISC, Self::RIGHT - DISC);
                (x, y + away * (DISC + 16.0))
            };
            let step = 2.0 * DISC + 8.0;
            let places = [
                at(x, away),
                at(x, -away),
                at(x + step, away),
                at(x - step, away),
                at(x + step, -away),
                at(x - step, -away),
            ];
            let is_free = |spot: &&Spot| {
                let is_within = (self.top..self.top + self.height).contains(&spot.1);
                let covers = |other: &Spot| (spot.0 - other.0).hypot(spot.1 - other.1) < step;
                is_within && !before.iter().any(covers)
            };
            let at = *places.iter().find(is_free).unwrap_or(&places[0]);
            before.push(at);
            turns::number(&mut self.paper, place, at);
        }
    }

    /// Writes the numbers of the first, the middle and the last move.
    fn numbers(&mut self) {
        let last = self.curve.points.len().saturating_sub(1);
        let y = self.top + self.height + STRIP + FOOTER / 2.0;
        let mut numbers = vec![0, last / 2, last];
        numbers.dedup();
        for number in numbers {
            let (x, _) = self.spot(number);
            let anchor = match number {
                0 => Anchor::Left,
                number if number == last => Anchor::Right,
                _ => Anchor::Middle,
            };
            let hand = Hand {
                size: SMALL,
                anchor,
                room: TEXT * 4.0,
                ink: Ink::Muted,
                on: Ground::Paper,
            };
            self.paper.write(&number.to_string(), (x, y), hand);
        }
    }
}
