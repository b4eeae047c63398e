//! The two players' bars, above and below the squares.

use image::math::Rect;

use super::{Board, Scene, Status, kit::Kit};
use crate::{
    games::{Outcome, Side},
    render::{
        canvas::{self, Canvas},
        drawing,
        error::RenderError,
        num,
        palette::Ramp,
        shapes, text,
    },
};

/// Draws both bars: below the squares that of the side at the bottom, above them that of the other.
pub(super) fn draw<'a>(
    board: &mut Board<'a>,
    kit: &'a Kit,
    scene: &Scene,
    status: Option<Status>,
) -> Result<(), RenderError> {
    for (side, area) in [scene.view.other(), scene.view]
        .into_iter()
        .zip(kit.geometry.bars)
    {
        let badge = status.map_or(Badge::None, |status| Badge::of(side, status));
        draw_bar(board, kit, scene, (side, badge), area)?;
    }
    Ok(())
}

/// What the left end of a side's bar says about it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Badge {
    /// Nothing: it is the other side's turn.
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
            Status::ToMove(_) => Badge::None,
            Status::Over(Outcome::Win(winner)) if winner == side => Badge::Won,
            Status::Over(Outcome::Win(_)) => Badge::Lost,
            Status::Over(Outcome::Draw) => Badge::Drew,
        }
    }

    /// Whether the bar stands out.
    fn is_bright(self) -> bool {
        matches!(self, Badge::ToMove | Badge::Won)
    }

    /// The result as score tables in every language have it.
    fn score(self) -> Option<&'static str> {
        match self {
            Badge::Won => Some("1"),
            Badge::Lost => Some("0"),
            Badge::Drew => Some("½"),
            Badge::None | Badge::ToMove => None,
        }
    }
}

fn draw_bar<'a>(
    board: &mut Board<'a>,
    kit: &'a Kit,
    scene: &Scene,
    (side, badge): (Side, Badge),
    area: Rect,
) -> Result<(), RenderError> {
    let paint = &kit.paint;
    let bright = badge.is_bright();
    let fill = if bright {
        paint.colours.turn
    } else {
        paint.colours.bar
    };
    canvas::fill(&mut board.canvas, area, paint.index(fill.0));
    let (ink, muted) = if bright {
        (&paint.inks.turn, &paint.inks.turn_muted)
    } else {
        (&paint.inks.plain, &paint.inks.muted)
    };

    let height = num::len(area.height);
    let middle = num::len(area.y) + height / 2.0;
    let mut left = num::len(area.x) + height * 0.22;
    let mut right = num::len(area.x + area.width) - height * 0.25;

    draw_badge(&mut board.canvas, badge, (left, middle), height, ink);
    left += height * 0.52;
    left += draw_token(
        board,
        kit,
        paint.drawing.tokens[side.index()],
        bright,
        (left, area),
    )?;
    left += height * 0.16;

    let mut put_right = |canvas: &mut Canvas, text: &str, size: f32, ink: &Ramp| {
        if !text.is_empty() {
            let line = text::set(text, size, height * 3.4);
            right -= line.width;
            line.draw(canvas, right, middle, ink);
            right -= height * 0.3;
        }
    };
    put_right(
        &mut board.canvas,
        scene.extras.clocks[side.index()],
        height * 0.52,
        ink,
    );
    put_right(
        &mut board.canvas,
        scene.extras.ratings[side.index()],
        height * 0.46,
        muted,
    );
    let taken = if scene.shows_taken {
        drawing::taken(scene.position, side)
    } else {
        Vec::new()
    };
    for (sprite, count) in taken.into_iter().rev() {
        let line = text::set(&format!("×{count}"), height * 0.46, height * 2.0);
        right -= line.width;
        line.draw(&mut board.canvas, right, middle, muted);
        right -= height * 0.88;
        draw_token(board, kit, sprite, bright, (right, area))?;
        right -= height * 0.12;
    }

    let fallback = side_name(scene, side);
    let name = scene
        .names
        .map_or(&fallback[..], |names| names[side.index()]);
    let name = text::set(name, height * 0.56, (right - left - height * 0.2).max(0.0));
    name.draw(&mut board.canvas, left, middle, ink);
    Ok(())
}

/// What the game calls a side, for bars without a player's name.
fn side_name(scene: &Scene, side: Side) -> String {
    let id = scene.position.game().info().sides[side.index()];
    let mut chars = id.chars();
    chars
        .next()
        .map(|first| first.to_uppercase().chain(chars).collect())
        .unwrap_or_default()
}

/// Draws a triangle for the side to move, or the score of a side whose match is over.
fn draw_badge(canvas: &mut Canvas, badge: Badge, (x, y): (f32, f32), height: f32, ink: &Ramp) {
    if badge == Badge::ToMove {
        let half = height * 0.2;
        shapes::polygon(
            canvas,
            &[(x, y - half), (x + half * 1.5, y), (x, y + half)],
            ink,
        );
    }
    if let Some(score) = badge.score() {
        let line = text::set(score, height * 0.62, height);
        line.draw(canvas, x + height * 0.16 - line.width / 2.0, y, ink);
    }
}

/// Copies a piece onto a bar, and returns how wide it is.
fn draw_token<'a>(
    board: &mut Board<'a>,
    kit: &'a Kit,
    sprite: usize,
    bright: bool,
    (left, bar): (f32, Rect),
) -> Result<f32, RenderError> {
    let tile = kit.token(sprite, bright)?;
    let y = bar.y + bar.height.saturating_sub(tile.width()) / 2;
    board.copy(tile, num::size(left), y);
    Ok(num::len(tile.width()))
}
