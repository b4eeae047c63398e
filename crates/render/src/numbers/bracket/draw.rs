//! Draws a bracket.

use pixels::{num, shapes::Spot};

use super::{Bracket, BracketRound, Contender, Fate, Meeting};
use crate::{
    error::RenderError,
    numbers::{
        paper::{Anchor, HEADING, Hand, PAD, Paper, SMALL, TITLE, WIDTH, footer_height, width_of},
        table::{Ground, Ink},
    },
    theme::ThemeFile,
};
use rules::look::Look;

/// The size of names.
const NAME: f32 = 46.0;

/// The height of a contender.
const LINE: f32 = 66.0;

/// The distance between the middles of neighbours in the first round.
const STEP: f32 = 2.0 * LINE + 24.0;

/// The room between rounds.
const BETWEEN: f32 = 36.0;

/// The room between rounds if there are many, whose names need it.
const LITTLE_BETWEEN: f32 = 20.0;

/// The size of points if there are many rounds: as small as names can become.
const SMALL_POINTS: f32 = 28.0;

/// The most rounds that are not many.
const FEW: usize = 3;

/// The free space beside a name: more than the winner's mark takes.
const NEAR: f32 = 14.0;

pub(super) fn draw(
    bracket: &Bracket,
    file: &ThemeFile,
    look: Look,
) -> Result<Vec<u8>, RenderError> {
    let meetings = bracket
        .rounds
        .first()
        .map_or(0, |round| round.meetings.len());
    let top = TITLE + HEADING;
    let bottom = top + STEP * num::count(meetings);
    let height = bottom + footer_height(&bracket.footer);
    let rounds = num::count(bracket.rounds.len().max(1));
    let (between, points) = if bracket.rounds.len() > FEW {
        (LITTLE_BETWEEN, SMALL_POINTS)
    } else {
        (BETWEEN, NAME)
    };
    let mut pen = Pen {
        paper: Paper::new(file, look, &bracket.title, height)?,
        width: (WIDTH - 2.0 * PAD - between * (rounds - 1.0)) / rounds,
        between,
        points,
    };
    let mut left = PAD;
    let mut step = STEP;
    for (index, round) in bracket.rounds.iter().enumerate() {
        pen.round(round, (left, top), step);
        if index + 1 < bracket.rounds.len() {
            pen.paths(&round.meetings, (left, top), step);
        }
        left += pen.width + between;
        step *= 2.0;
    }
    pen.paper.footer(&bracket.footer, bottom);
    pen.paper.png()
}

/// The tools for drawing a bracket.
struct Pen<'a> {
    paper: Paper<'a>,
    /// The width of a round.
    width: f32,
    /// The room between rounds.
    between: f32,
    /// The size of points.
    points: f32,
}

impl Pen<'_> {
    fn round(&mut self, round: &BracketRound, (left, top): Spot, step: f32) {
        let hand = Hand {
            size: SMALL,
            anchor: Anchor::Middle,
            room: self.width,
            ink: Ink::Muted,
            on: Ground::Paper,
        };
        let at = (left + self.width / 2.0, top - HEADING * 0.6);
        self.paper.write(&round.name, at, hand);
        let mut middle = top + step / 2.0;
        for meeting in &round.meetings {
            self.meeting(meeting, (left, middle - LINE));
            middle += step;
        }
    }

    /// Draws lines from meetings to those of the next round. The path of a winner is bright: it leads
    /// from their row to that in which they play on.
    fn paths(&mut self, meetings: &[Meeting], (left, top): Spot, step: f32) {
        let (from, to) = (left + self.width, left + self.width + self.between);
        let corner = from + self.between / 2.0;
        let middle = |index: usize| top + step * (num::count(index) + 0.5);
        let row = |middle: f32, place: usize| middle + (num::count(place) - 0.5) * LINE;
        for is_decided in [false, true] {
            for (index, meeting) in meetings.iter().enumerate() {
                let winner = meeting.winner();
                if winner.is_some() != is_decided {
                    continue;
                }
                let y = winner.map_or(middle(index), |place| row(middle(index), place));
                let meet = f32::midpoint(middle(index & !1), middle(index | 1));
                let next = winner.map_or(meet, |_| row(meet, index & 1));
                let spots = [(from, y), (corner, y), (corner, next), (to, next)];
                let colour = if is_decided {
                    self.paper.winner()
                } else {
                    self.paper.muted()
                };
                self.paper.line(&spots, colour);
            }
        }
    }

    fn meeting(&mut self, meeting: &Meeting, (left, top): Spot) {
        for (contender, top) in meeting.contenders.iter().zip([top, top + LINE]) {
            let on = match contender {
                Some(one) if one.own => Ground::Own,
                _ => Ground::Bar,
            };
            let below = self.paper.ground(on);
            self.paper.fill((left, top), (self.width, LINE), below);
            if let Some(contender) = contender {
                self.contender(contender, (left, top + LINE / 2.0), on);
            }
        }
        let grid = self.paper.grid();
        let middle = (left, top + LINE - 1.5);
        self.paper.fill(middle, (self.width, 3.0), grid);
    }

    fn contender(&mut self, contender: &Contender, (left, middle): Spot, on: Ground) {
        let ink = match contender.fate {
            Fate::Open | Fate::Through => Ink::Plain,
            Fate::Out => Ink::Muted,
        };
        let score = width_of(&contender.score, self.points);
        let beside = if score > 0.0 { score + NEAR } else { 0.0 };
        let hand = Hand {
            size: NAME,
            anchor: Anchor::Left,
            room: self.width - NEAR - beside - NEAR,
            ink,
            on,
        };
        let x = left + NEAR;
        self.paper
            .name(&contender.name, (x, middle), hand, LINE - 4.0);
        let score = Hand {
            size: self.points,
            anchor: Anchor::Right,
            ..hand
        };
        let right = left + self.width - NEAR / 2.0;
        self.paper.write(&contender.score, (right, middle), score);
        // The winner can be recognised without colours.
        if contender.fate == Fate::Through {
            let mark = self.paper.winner();
            self.paper
                .fill((left, middle - LINE / 2.0), (8.0, LINE), mark);
        }
    }
}
