//! The two players' bars, above and below the board.

use super::{
    RenderError, Scene, Status, board,
    canvas::{Area, Canvas},
    kit::Kit,
    num,
    palette::Ramp,
    picture::Picture,
    shapes, text,
};
use crate::games::{Outcome, Side};

/// Draws both bars: the viewer's below the board, the opponent's above.
pub(super) fn draw<'a>(
    picture: &mut Picture<'a>,
    kit: &'a Kit,
    scene: &Scene,
    status: Option<Status>,
) -> Result<(), RenderError> {
    for (side, area) in [scene.view.other(), scene.view]
        .into_iter()
        .zip(kit.layout.bars)
    {
        let standing = status.map_or(Standing::Waits, |status| Standing::of(side, status));
        draw_bar(picture, kit, scene, (side, standing), area)?;
    }
    Ok(())
}

/// What is said about a side at the left end of its bar.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    Waits,
    ToMove,
    Won,
    Lost,
    Drew,
}

impl Standing {
    fn of(side: Side, status: Status) -> Standing {
        match status {
            Status::ToMove(mover) if mover == side => Standing::ToMove,
            Status::ToMove(_) => Standing::Waits,
            Status::Over(Outcome::Win(winner)) if winner == side => Standing::Won,
            Status::Over(Outcome::Win(_)) => Standing::Lost,
            Status::Over(Outcome::Draw) => Standing::Drew,
        }
    }

    /// Whether the bar stands out.
    fn is_bright(self) -> bool {
        matches!(self, Standing::ToMove | Standing::Won)
    }

    /// The result as score tables write it, in every language.
    fn score(self) -> Option<&'static str> {
        match self {
            Standing::Won => Some("1"),
            Standing::Lost => Some("0"),
            Standing::Drew => Some("½"),
            Standing::Waits | Standing::ToMove => None,
        }
    }
}

fn draw_bar<'a>(
    picture: &mut Picture<'a>,
    kit: &'a Kit,
    scene: &Scene,
    (side, standing): (Side, Standing),
    area: Area,
) -> Result<(), RenderError> {
    let paint = &kit.paint;
    let bright = standing.is_bright();
    let fill = if bright {
        paint.colours.turn
    } else {
        paint.colours.bar
    };
    picture.canvas.fill(area, paint.index(fill.0));
    let (ink, muted) = if bright {
        (&paint.inks.turn, &paint.inks.turn_muted)
    } else {
        (&paint.inks.plain, &paint.inks.muted)
    };

    let height = num::len(area.height);
    let middle = num::len(area.y) + height / 2.0;
    let mut left = num::len(area.x) + height * 0.22;
    let mut right = num::len(area.x + area.width) - height * 0.25;

    draw_standing(&mut picture.canvas, standing, (left, middle), height, ink);
    left += height * 0.52;
    left += draw_token(
        picture,
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
        &mut picture.canvas,
        scene.extras.clocks[side.index()],
        height * 0.52,
        ink,
    );
    put_right(
        &mut picture.canvas,
        scene.extras.ratings[side.index()],
        height * 0.46,
        muted,
    );
    let taken = if scene.shows_taken {
        board::taken(scene.position, side)
    } else {
        Vec::new()
    };
    for (sprite, count) in taken.into_iter().rev() {
        let line = text::set(&format!("×{count}"), height * 0.46, height * 2.0);
        right -= line.width;
        line.draw(&mut picture.canvas, right, middle, muted);
        right -= height * 0.88;
        draw_token(picture, kit, sprite, bright, (right, area))?;
        right -= height * 0.12;
    }

    let fallback = side_name(scene, side);
    let name = scene
        .names
        .map_or(&fallback[..], |names| names[side.index()]);
    let name = text::set(name, height * 0.56, (right - left - height * 0.2).max(0.0));
    name.draw(&mut picture.canvas, left, middle, ink);
    Ok(())
}

/// The name of a side as the game has it, for bars without a player.
fn side_name(scene: &Scene, side: Side) -> String {
    let id = scene.position.game().info().sides[side.index()];
    let mut chars = id.chars();
    chars
        .next()
        .map(|first| first.to_uppercase().chain(chars).collect())
        .unwrap_or_default()
}

/// A triangle beside the side to move, the score of a side whose match is over.
fn draw_standing(
    canvas: &mut Canvas,
    standing: Standing,
    (x, y): (f32, f32),
    height: f32,
    ink: &Ramp,
) {
    if standing == Standing::ToMove {
        let half = height * 0.2;
        shapes::polygon(
            canvas,
            &[(x, y - half), (x + half * 1.5, y), (x, y + half)],
            ink,
        );
    }
    if let Some(score) = standing.score() {
        let line = text::set(score, height * 0.62, height);
        line.draw(canvas, x + height * 0.16 - line.width / 2.0, y, ink);
    }
}

/// Copies a piece onto a bar and says how wide it is.
fn draw_token<'a>(
    picture: &mut Picture<'a>,
    kit: &'a Kit,
    sprite: usize,
    bright: bool,
    (left, bar): (f32, Area),
) -> Result<f32, RenderError> {
    let tile = kit.token(sprite, bright)?;
    let y = bar.y + bar.height.saturating_sub(tile.width) / 2;
    picture.copy(tile, num::size(left), y);
    Ok(num::len(tile.width))
}
