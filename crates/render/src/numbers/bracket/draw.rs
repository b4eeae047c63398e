//! Draws a bracket.

use pixels::{num, shapes::Spot};

use super::{Bracket, BracketRound, Contender, Fate, Meeting};
use crate::{
    error::RenderError,
    numbers::{
        paper::{Anchor, GAP, Hand, PAD, Paper, WIDE, footer_height, width_of},
        table::{Ground, Ink},
    },
    theme::ThemeFile,
};
use rules::look::Look;

/// The height of the title, and the size of its words.
const TITLE: f32 = 74.0;
const TITLE_SIZE: f32 = 54.0;

/// The height of the names of rounds, and the size of their words.
const HEADING: f32 = 46.0;
const HEADING_SIZE: f32 = 36.0;

/// The height of a contender, as a share of the distance between the middles of neighbours.
const SHARE: f32 = 0.468;

/// The most height of a contender.
const LINE: f32 = 84.0;

/// How much higher than in the first round, where there is the least room, a contender can be.
const HIGHER: f32 = 1.25;

/// The most distance between the middles of neighbours in the first round.
const STEP: f32 = 240.0;

/// The size of names, as a share of the height of a contender.
const NAME: f32 = 0.72;

/// The size of points, as a share of the height of a contender.
const POINTS: f32 = 0.62;

/// The room between rounds.
const BETWEEN: f32 = 28.0;

/// The free space beside a name: more than the winner's mark takes.
const NEAR: f32 = 14.0;

/// The thickness of the frame of the viewer's rows.
const OUTLINE: f32 = 4.0;

pub(super) fn draw(
    bracket: &Bracket,
    file: &ThemeFile,
    look: Look,
) -> Result<Vec<u8>, RenderError> {
    let meetings = bracket
        .rounds
        .first()
        .map_or(1, |round| round.meetings.len().max(1));
    let (width, most) = WIDE;
    let top = TITLE + HEADING;
    let footer = footer_height(&bracket.footer);
    let mut step = ((most - top - footer) / num::count(meetings)).min(STEP);
    let bottom = top + step * num::count(meetings);
    let rounds = num::count(bracket.rounds.len().max(1));
    let mut pen = Pen {
        paper: Paper::blank(file, look, (width, bottom + footer))?,
        width: (width - 2.0 * PAD - BETWEEN * (rounds - 1.0)) / rounds,
        line: (step * SHARE * HIGHER).min(LINE),
    };
    pen.title(&bracket.title);
    let mut left = PAD;
    for (index, round) in bracket.rounds.iter().enumerate() {
        pen.round(round, (left, top), step);
        if index + 1 < bracket.rounds.len() {
            pen.paths(&round.meetings, (left, top), step);
        }
        left += pen.width + BETWEEN;
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
    /// The most height of a contender.
    line: f32,
}

impl Pen<'_> {
    /// Returns the height of a contender. There is more room for those of later rounds.
    fn line(&self, step: f32) -> f32 {
        (step * SHARE).min(self.line)
    }

    fn title(&mut self, title: &str) {
        let left = PAD + GAP;
        let hand = Hand {
            size: TITLE_SIZE,
            anchor: Anchor::Left,
            room: WIDE.0 - 2.0 * left,
            ink: Ink::Plain,
            on: Ground::Paper,
        };
        let at = (left, f32::midpoint(PAD, TITLE));
        self.paper.write(title, at, hand);
    }

    fn round(&mut self, round: &BracketRound, (left, top): Spot, step: f32) {
        let hand = Hand {
            size: HEADING_SIZE,
            anchor: Anchor::Middle,
            room: self.width,
            ink: Ink::Muted,
            on: Ground::Paper,
        };
        let at = (left + self.width / 2.0, top - HEADING * 0.6);
        self.paper.write(&round.name, at, hand);
        let mut middle = top + step / 2.0;
        for meeting in &round.meetings {
            self.meeting(meeting, (left, middle), self.line(step));
            middle += step;
        }
    }

    /// Draws lines from meetings to those of the next round. The path of a winner is bright: it leads
    /// from their row to that in which they play on.
    fn paths(&mut self, meetings: &[Meeting], (left, top): Spot, step: f32) {
        let (from, to) = (left + self.width, left + self.width + BETWEEN);
        let corner = from + BETWEEN / 2.0;
        let middle = |index: usize| top + step * (num::count(index) + 0.5);
        let lines = [self.line(step), self.line(2.0 * step)];
        let row = |middle: f32, place: usize, line: f32| middle + (num::count(place) - 0.5) * line;
        for is_decided in [false, true] {
            for (index, meeting) in meetings.iter().enumerate() {
                let winner = meeting.winner();
                if winner.is_some() != is_decided {
                    continue;
                }
                let y = winner.map_or(middle(index), |place| row(middle(index), place, lines[0]));
                let meet = f32::midpoint(middle(index & !1), middle(index | 1));
                let next = winner.map_or(meet, |_| row(meet, index & 1, lines[1]));
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

    fn meeting(&mut self, meeting: &Meeting, (left, middle): Spot, line: f32) {
        let ground = |contender: &Option<Contender>| match contender {
            Some(one) if one.fate == Fate::Through => Ground::Own,
            _ => Ground::Bar,
        };
        let contenders = || meeting.contenders.iter().zip([middle - line, middle]);
        for (contender, top) in contenders() {
            let below = self.paper.ground(ground(contender));
            self.paper.fill((left, top), (self.width, line), below);
        }
        let grid = self.paper.grid();
        let between = (left, middle - 1.5);
        self.paper.fill(between, (self.width, 3.0), grid);
        // Last, so that nothing covers the ends of letters.
        for (contender, top) in contenders() {
            if let Some(one) = contender {
                let at = (left, top + line / 2.0);
                self.contender(one, at, line, ground(contender));
            }
        }
    }

    fn contender(&mut self, contender: &Contender, (left, middle): Spot, line: f32, on: Ground) {
        let points = line * POINTS;
        let ink = match contender.fate {
            Fate::Open | Fate::Through => Ink::Plain,
            Fate::Out => Ink::Muted,
        };
        let score = width_of(&contender.score, points);
        let beside = if score > 0.0 { score + NEAR } else { 0.0 };
        let hand = Hand {
            size: line * NAME,
            anchor: Anchor::Left,
            room: self.width - NEAR - beside - NEAR,
            ink,
            on,
        };
        let x = left + NEAR;
        self.paper.name(&contender.name, (x, middle), hand, line);
        let score = Hand {
            size: points,
            anchor: Anchor::Right,
            ..hand
        };
        let right = left + self.width - NEAR / 2.0;
        self.paper.write(&contender.score, (right, middle), score);
        // The winner can be recognised without colours.
        if contender.fate == Fate::Through {
            let mark = self.paper.winner();
            self.paper
                .fill((left, middle - line / 2.0), (8.0, line), mark);
        }
        if contender.own {
            self.outline((left, middle - line / 2.0), (self.width, line));
        }
    }

    /// Draws a frame inside a row, which says that it is the viewer's.
    fn outline(&mut self, (left, top): Spot, (width, height): (f32, f32)) {
        let ink = self.paper.ink(Ink::Plain);
        let (right, bottom) = (left + width, top + height);
        for y in [top, bottom - OUTLINE] {
            self.paper.fill((left, y), (width, OUTLINE), ink);
        }
        for x in [left, right - OUTLINE] {
            self.paper.fill((x, top), (OUTLINE, height), ink);
        }
    }
}
