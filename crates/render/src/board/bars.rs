//! The two players: bars above and below upright boards, corners around boards that are diamonds.

use pixels::{
    canvas::{Canvas, Rect},
    num,
    palette::Ramp,
    shapes::{self, Spot},
    text,
};

use super::{Board, Scene, Status, kit::Kit};
use crate::{
    drawing::{self, Shape},
    error::RenderError,
};
use rules::{Outcome, Side};

/// Draws both players: at the bottom the side whose view it is, at the top the other.
pub(super) fn draw<'a>(
    board: &mut Board<'a>,
    kit: &'a Kit,
    scene: &Scene,
    status: Option<Status>,
) -> Result<(), RenderError> {
    for (side, end) in [(scene.view.other(), End::Top), (scene.view, End::Bottom)] {
        let badge = status.map_or(Badge::None, |status| Badge::of(side, status));
        let mut player = Player::new(board, kit, scene, side, badge);
        if let (Some(preview), End::Bottom) = (scene.preview, end) {
            player = player.previewing(preview);
        }
        match kit.geometry.shape {
            Shape::Square => player.draw_bar(end)?,
            Shape::Diamond => player.draw_corners(end)?,
        }
    }
    Ok(())
}

/// Draws a player into an area beside the board, in two lines: the name, and below it the rating, what was taken and
/// the time left.
pub(super) fn draw_place<'a>(
    board: &mut Board<'a>,
    kit: &'a Kit,
    scene: &Scene,
    side: Side,
    status: Option<Status>,
    area: Rect,
) -> Result<(), RenderError> {
    let badge = status.map_or(Badge::None, |status| Badge::of(side, status));
    Player::new(board, kit, scene, side, badge).draw_place(area)
}

/// A player's place on the picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Top,
    Bottom,
}

/// The badge before a side's name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Badge {
    /// Nothing: it is the other side's turn, or there is no result.
    None,
    ToMove,
    Won,
    Lost,
    Drew,
}

impl Badge {
    fn of(side: Side, status: Status) -> Badge {
        match status {
            Status::ToMove(mover) if mover == side => Badge::ToMove,
            Status::ToMove(_) | Status::Void => Badge::None,
            Status::Over(Outcome::Win(winner)) if winner == side => Badge::Won,
            Status::Over(Outcome::Win(_)) => Badge::Lost,
            Status::Over(Outcome::Draw) => Badge::Drew,
        }
    }

    /// Returns whether the player is highlighted.
    fn is_bright(self) -> bool {
        matches!(self, Badge::ToMove | Badge::Won)
    }
}

/// A player who is being drawn.
struct Player<'b, 'a> {
    board: &'b mut Board<'a>,
    kit: &'a Kit,
    side: Side,
    badge: Badge,
    /// Whether this player's bar or corners announce a preview.
    previews: bool,
    name: String,
    /// The rating, the note and the time left, each empty if there is none.
    rating: &'b str,
    note: &'b str,
    clock: &'b str,
    /// Whether the clock is stopped.
    stands: bool,
    /// The pieces the player has taken: sprites, and how many of each.
    taken: Vec<(usize, u32)>,
    ink: &'a Ramp,
    muted: &'a Ramp,
}

/// The size of a name and of the texts beside it, as shares of a bar's height.
const NAME: f32 = 0.93;
const BESIDE: f32 = 0.84;

/// How small a name can become, compared with others, before it is cut.
const NAME_SHRUNK: f32 = 0.55;

/// The width of a badge with the gap after it, as a share of a bar's height.
const BADGE: f32 = 0.62;

/// The width of the pause sign, as a share of a bar's height.
const PAUSE: f32 = 0.5;

impl<'b, 'a> Player<'b, 'a> {
    fn new(
        board: &'b mut Board<'a>,
        kit: &'a Kit,
        scene: &'b Scene,
        side: Side,
        badge: Badge,
    ) -> Player<'b, 'a> {
        let inks = &kit.paint.inks;
        let (ink, muted) = match badge {
            Badge::ToMove | Badge::Won => (&inks.turn, &inks.turn_muted),
            // The loser is dimmed.
            Badge::Lost => (&inks.muted, &inks.muted),
            Badge::None | Badge::Drew => (&inks.plain, &inks.muted),
        };
        let taken = if scene.shows_taken {
            drawing::taken(scene.position, side)
        } else {
            Vec::new()
        };
        let extras = &scene.extras;
        Player {
            board,
            kit,
            side,
            badge,
            previews: false,
            name: name(scene, side),
            rating: extras.ratings[side.index()],
            note: extras.notes[side.index()],
            clock: extras.clocks[side.index()],
            stands: scene.clock_stands && badge == Badge::ToMove,
            taken,
            ink,
            muted,
        }
    }

    /// Returns the same player with these words for the name, in the colours of a preview.
    fn previewing(self, words: &str) -> Player<'b, 'a> {
        let ink = &self.kit.paint.inks.arrow_edge;
        Player {
            previews: true,
            name: words.to_owned(),
            ink,
            muted: ink,
            ..self
        }
    }

    fn unit(&self) -> f32 {
        num::len(self.kit.geometry.bar)
    }

    fn fill(&self) -> u8 {
        let paint = &self.kit.paint;
        let colour = if self.previews {
            paint.colours.arrow
        } else if self.badge.is_bright() {
            paint.colours.turn
        } else {
            paint.colours.bar
        };
        paint.index(colour.0)
    }

    /// Draws a bar: the badge, the side's piece and the name on the left, the rest on the right.
    fn draw_bar(&mut self, end: End) -> Result<(), RenderError> {
        let [top, bottom] = self.kit.geometry.bars();
        let area = if end == End::Top { top } else { bottom };
        let fill = self.fill();
        self.board.canvas.fill(area, fill);
        let unit = self.unit();
        let middle = num::len(area.y) + unit / 2.0;
        let left = self.put_side((num::len(area.x) + unit * 0.2, middle))?;
        let right = num::len(area.x + area.width) - unit * 0.2;
        let right = self.put_clock((right, middle));
        let right = self.put_left_of((right, middle), &[self.rating, self.note]);
        let right = self.put_taken((right, middle), left + unit * 2.0)?;
        self.put_name((left, middle), right - left - unit * 0.2);
        Ok(())
    }

    /// Draws the two corners at one end: the name on the left and the player's details below it,
    /// the captures and the time left on the right. Towards the middle of the picture there is less
    /// room in a line.
    fn draw_corners(&mut self, end: End) -> Result<(), RenderError> {
        let geometry = self.kit.geometry;
        let unit = self.unit();
        let (width, height) = (num::len(geometry.width), num::len(geometry.height));
        // The coordinates are between the squares and the lower corners.
        let away = match end {
            End::Top => unit * 0.5,
            End::Bottom => unit * 1.9,
        };
        let legs = width / 2.0 - away;
        self.fill_corners(end, legs);
        let line = |index: f32| match end {
            End::Top => unit * (0.62 + index),
            End::Bottom => height - unit * (0.62 + index),
        };
        let room = |index: f32| legs - unit * (1.24 + index);
        let pad = unit * 0.25;
        self.put_name((pad, line(0.0)), room(0.0));
        let left = self.put_side((pad, line(1.0)))?;
        self.put_text(self.rating, (left, line(1.0)), room(1.0) - left);
        let right = width - pad;
        let left = self.put_clock((right, line(0.0)));
        self.put_left_of((left, line(0.0)), &[self.note]);
        let index = if self.clock.is_empty() && self.note.is_empty() {
            0.0
        } else {
            1.0
        };
        self.put_taken((right, line(index)), width - room(index))?;
        Ok(())
    }

    /// Draws the two lines of a player beside the board.
    fn draw_place(&mut self, area: Rect) -> Result<(), RenderError> {
        let fill = self.kit.paint.index(self.kit.paint.colours.bar.0);
        self.board.canvas.fill(area, fill);
        let inks = &self.kit.paint.inks;
        // The card above has the winner's colours, and says who won.
        (self.ink, self.muted) = (&inks.plain, &inks.muted);
        let unit = self.unit();
        let line = |index: f32| num::len(area.y) + unit * (0.65 + index);
        let pad = unit * 0.3;
        let (left, right) = (num::len(area.x) + pad, num::len(area.x + area.width) - pad);
        let name = self.put_side((left, line(0.0)))?;
        self.put_name((name, line(0.0)), right - name);
        let clock = self.put_clock((right, line(1.0)));
        let taken = self.put_taken((clock, line(1.0)), left + unit * 2.0)?;
        let note = self.put_left_of((taken, line(1.0)), &[self.note]);
        self.put_text(self.rating, (left, line(1.0)), note - left);
        Ok(())
    }

    fn fill_corners(&mut self, end: End, legs: f32) {
        let geometry = &self.kit.geometry;
        let (width, height) = (geometry.width, geometry.height);
        let fill = self.fill();
        // As many lines as there are.
        for row in 0..num::size(self.unit() * 2.24) {
            let y = match end {
                End::Top => row,
                End::Bottom => height.saturating_sub(1 + row),
            };
            let long = num::size(legs).saturating_sub(row);
            for x in [0, width.saturating_sub(long)] {
                let line = Rect {
                    x,
                    y,
                    width: long,
                    height: 1,
                };
                self.board.canvas.fill(line, fill);
            }
        }
    }

    /// Draws the badge and the side's piece, and returns where the next item can begin.
    fn put_side(&mut self, (left, middle): Spot) -> Result<f32, RenderError> {
        let unit = self.unit();
        let has_badge = !matches!(self.badge, Badge::None | Badge::Lost);
        self.draw_badge((left, middle));
        let left = if has_badge { left + unit * BADGE } else { left };
        let token = self.kit.paint.drawing.tokens[self.side.index()];
        let wide = self.put_token(token, (left, middle))?;
        Ok(left + wide + unit * 0.16)
    }

    fn put_name(&mut self, (left, middle): Spot, room: f32) {
        let set = |size: f32| text::set(&self.name, self.unit() * size, room.max(0.0));
        let full = text::set(&self.name, self.unit() * NAME, f32::INFINITY).width;
        let line = set(NAME * (room.max(0.0) / full.max(1.0)).clamp(NAME_SHRUNK, 1.0));
        line.draw(&mut self.board.canvas, left, middle, self.ink);
    }

    fn put_text(&mut self, text: &str, (left, middle): Spot, room: f32) {
        let line = text::set(text, self.unit() * BESIDE, room.max(0.0));
        line.draw(&mut self.board.canvas, left, middle, self.muted);
    }

    /// Draws the time left, with the pause sign before it if the clock is stopped, and returns
    /// where the next item on its left can end.
    fn put_clock(&mut self, (right, middle): Spot) -> f32 {
        let right = self.put_left_of((right, middle), &[self.clock]);
        if !self.stands || self.clock.is_empty() {
            return right;
        }
        let unit = self.unit();
        // Closer to the time than the next item is.
        let right = right + unit * 0.15;
        draw_pause(
            &mut self.board.canvas,
            (right, middle),
            unit * PAUSE,
            self.ink,
        );
        right - unit * (PAUSE + 0.35)
    }

    /// Draws these texts from right to left, and returns where the last one begins.
    fn put_left_of(&mut self, (mut right, middle): Spot, texts: &[&str]) -> f32 {
        let unit = self.unit();
        for text in texts.iter().filter(|text| !text.is_empty()) {
            let line = text::set(text, unit * BESIDE, unit * 5.0);
            right -= line.width;
            line.draw(&mut self.board.canvas, right, middle, self.muted);
            right -= unit * 0.35;
        }
        right
    }

    /// Draws the taken pieces from right to left, as far as `left`, and returns where they begin.
    fn put_taken(&mut self, (mut right, middle): Spot, left: f32) -> Result<f32, RenderError> {
        let unit = self.unit();
        for (sprite, count) in std::mem::take(&mut self.taken).into_iter().rev() {
            let line = text::set(&format!("×{count}"), unit * BESIDE, unit * 2.0);
            if right - line.width - unit < left {
                break;
            }
            right -= line.width;
            line.draw(&mut self.board.canvas, right, middle, self.muted);
            right -= unit * 0.94;
            self.put_token(sprite, (right, middle))?;
            right -= unit * 0.14;
        }
        Ok(right)
    }

    /// Copies a piece and returns its width.
    fn put_token(&mut self, sprite: usize, (left, middle): Spot) -> Result<f32, RenderError> {
        let tile = self.kit.token(sprite)?;
        let wide = num::len(tile.width());
        let (x, y) = (num::size(left), num::size(middle - wide / 2.0));
        self.board.copy(tile, x, y);
        Ok(wide)
    }

    /// Draws a triangle for the side to move, a crown for the winner, and half a point for a draw.
    fn draw_badge(&mut self, (x, y): Spot) {
        let unit = self.unit();
        let canvas = &mut self.board.canvas;
        match self.badge {
            Badge::None | Badge::Lost => {}
            Badge::ToMove => {
                let half = unit * 0.28;
                let triangle = [(x, y - half), (x + half * 1.5, y), (x, y + half)];
                shapes::polygon(canvas, &triangle, self.ink);
            }
            Badge::Won => draw_crown(canvas, (x, y), unit * 0.5, self.ink),
            Badge::Drew => {
                let line = text::set("½", unit * NAME, unit);
                line.draw(canvas, x + unit * 0.22 - line.width / 2.0, y, self.ink);
            }
        }
    }
}

/// Draws two upright bars, this wide together, with their right edge at `right` and their middle at
/// height `y`.
fn draw_pause(canvas: &mut Canvas, (right, y): Spot, width: f32, ink: &Ramp) {
    let half = width * 0.58;
    for (from, to) in [(1.0, 0.64), (0.36, 0.0)] {
        let (left, right) = (right - from * width, right - to * width);
        let bar = [
            (left, y - half),
            (right, y - half),
            (right, y + half),
            (left, y + half),
        ];
        shapes::polygon(canvas, &bar, ink);
    }
}

/// Draws a crown of this width, with its left edge at `x` and its middle at height `y`.
pub(super) fn draw_crown(canvas: &mut Canvas, (x, y): Spot, width: f32, ink: &Ramp) {
    let spot = |across: f32, down: f32| (x + across * width, y + down * width);
    let crown = [
        spot(0.12, 0.42),
        spot(0.0, -0.28),
        spot(0.28, 0.02),
        spot(0.5, -0.46),
        spot(0.72, 0.02),
        spot(1.0, -0.28),
        spot(0.88, 0.42),
    ];
    shapes::polygon(canvas, &crown, ink);
}

/// Returns a player's name, or the side's if there is none.
pub(super) fn name(scene: &Scene, side: Side) -> String {
    scene.names.map_or_else(
        || side_name(scene, side),
        |names| names[side.index()].to_owned(),
    )
}

/// Returns the game's name for a side.
fn side_name(scene: &Scene, side: Side) -> String {
    let id = scene.position.game().info().sides[side.index()];
    let mut chars = id.chars();
    chars
        .next()
        .map(|first| first.to_uppercase().chain(chars).collect())
        .unwrap_or_default()
}
