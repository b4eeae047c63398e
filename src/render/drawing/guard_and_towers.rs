//! Guard & Towers: stones piled up, with their number on top; shields for the guards.

use std::sync::LazyLock;

use super::{Drawing, Figure, Ground, Label, Layer, Role, Seen, Shape, Sprite};
use crate::games::{
    Side, Square,
    guard_and_towers::{Cell, Piece, Position},
};

const STONE: Figure = figure!("guard-and-towers/stone");
const GUARD: Figure = figure!("guard-and-towers/guard");
const FLOOR: Figure = figure!("guard-and-towers/floor");
const CASTLE: Figure = figure!("guard-and-towers/castle");

/// The tallest tower that is drawn.
const TALLEST: u8 = 9;

/// How much higher a stone lies than the one below, in squares.
const STONE_HEIGHT: f32 = 0.054;

/// How many stones a side begins with.
const STONES: u32 = 7;

/// How many sprites a side has: the guard, then the towers by height.
const PER_SIDE: usize = 1 + TALLEST as usize;

pub(super) static DRAWING: LazyLock<Drawing> = LazyLock::new(|| Drawing {
    shape: Shape::Square,
    low: Side::Second,
    grounds: vec![
        Ground::plain("light"),
        Ground::plain("dark"),
        castle(Side::First),
        castle(Side::Second),
    ],
    sprites: Side::BOTH
        .into_iter()
        .flat_map(|side| {
            std::iter::once(guard(side)).chain((1..=TALLEST).map(move |height| tower(side, height)))
        })
        .collect(),
    samples: Side::BOTH
        .into_iter()
        .flat_map(|side| [sprite(side, 0), sprite(side, 3)])
        .collect(),
    tokens: Side::BOTH.map(|side| sprite(side, 0)),
});

fn layer(figure: Figure, side: Side, down: f32) -> Layer {
    Layer::new(figure, Role::of(side)).shifted(0.0, down)
}

fn castle(side: Side) -> Ground {
    Ground {
        decor: vec![layer(FLOOR, side, 0.0)],
        above_tints: vec![layer(CASTLE, side, 0.0)],
        ..Ground::plain("light")
    }
}

fn guard(side: Side) -> Sprite {
    Sprite {
        layers: vec![layer(GUARD, side, 0.0)],
        label: None,
    }
}

/// A pile that stands in the middle of its square, however tall.
fn tower(side: Side, height: u8) -> Sprite {
    let lowest = f32::from(height - 1) * STONE_HEIGHT / 2.0;
    let lift = |level: u8| lowest - f32::from(level) * STONE_HEIGHT;
    Sprite {
        layers: (0..height)
            .map(|level| layer(STONE, side, lift(level)))
            .collect(),
        label: Some(Label {
            text: height.to_string(),
            side,
            y: 0.473 + lift(height - 1),
            size: 0.5,
        }),
    }
}

/// The sprite of a side's guard (0) or of its tower of this height.
fn sprite(side: Side, height: u8) -> usize {
    side.index() * PER_SIDE + usize::from(height.min(TALLEST))
}

pub(super) fn ground(Seen { square, .. }: Seen) -> usize {
    let castle = Side::BOTH
        .into_iter()
        .find(|&side| Position::castle(side).square() == square);
    match castle {
        Some(side) => 2 + side.index(),
        None => usize::from((square.file + square.rank) % 2),
    }
}

pub(super) fn pieces(position: &Position) -> Vec<(Square, usize)> {
    let sprite = |piece| match piece {
        Piece::Guard(side) => sprite(side, 0),
        Piece::Tower(side, height) => sprite(side, height),
    };
    position
        .pieces()
        .map(|(cell, piece)| (Cell::square(cell), sprite(piece)))
        .collect()
}

pub(super) fn taken(position: &Position, by: Side) -> Vec<(usize, u32)> {
    let other = by.other();
    let mut guard = 1;
    let mut stones = STONES;
    for (_, piece) in position.pieces() {
        match piece {
            Piece::Guard(side) if side == other => guard = 0,
            Piece::Tower(side, height) if side == other => {
                stones = stones.saturating_sub(u32::from(height));
            }
            _ => {}
        }
    }
    [(sprite(other, 0), guard), (sprite(other, 1), stones)]
        .into_iter()
        .filter(|&(_, count)| count > 0)
        .collect()
}
