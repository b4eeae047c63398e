//! Guard & Towers: towers of stones, round ones and angular ones, with the number of their stones;
//! shields for the guards.

use std::sync::LazyLock;

use super::{Drawing, Edge, Figure, Ground, Label, Layer, Role, Seen, Shape, Sprite};
use rules::{
    Side, Square,
    guard_and_towers::{Cell, Piece, Position},
};

/// The stones by side, so that colour is not the only difference.
const STONES: [Figure; 2] = [
    figure!("guard-and-towers/stone-round"),
    figure!("guard-and-towers/stone-angular"),
];
const BATTLEMENTS: [Figure; 2] = [
    figure!("guard-and-towers/battlement-round"),
    figure!("guard-and-towers/battlement-angular"),
];
const GUARDS: [Figure; 2] = [
    figure!("guard-and-towers/guard-cross"),
    figure!("guard-and-towers/guard-chevrons"),
];
const FLOOR: Figure = figure!("guard-and-towers/floor");
const CASTLE: Figure = figure!("guard-and-towers/castle");

/// The tallest tower that is drawn.
const TALLEST: u8 = 9;

/// How much larger stones are than their drawings.
const SIZE: f32 = 1.2;

/// The height of a stone, in squares.
const STONE_HEIGHT: f32 = 0.16 * SIZE;

/// How far below the middle of a stone's drawing the middle of its wall is.
const WALL: f32 = 0.135;

/// The maximum height of all stones above the lowest, so that a tower stays within its square.
const MOST_HEIGHT: f32 = 0.42;

/// The height from which a tower has battlements, and their height in squares.
const FORTIFIED: u8 = 3;
const BATTLEMENT_HEIGHT: f32 = 0.1 * SIZE;

/// The number of stones a side starts with.
const BEGIN_WITH: u32 = 7;

/// The number of sprites of a side: the guard, then the towers by height.
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
    token_ground: 0,
    name_at: Edge::Upper,
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
        layers: vec![layer(GUARDS[side.index()], side, 0.0)],
        label: None,
    }
}

/// Returns a tower in the middle of its square, however tall. A single stone needs no number.
fn tower(side: Side, height: u8) -> Sprite {
    let above = f32::from(height - 1);
    let step = STONE_HEIGHT.min(MOST_HEIGHT / above.max(1.0));
    let is_fortified = height >= FORTIFIED;
    let battlement = if is_fortified { BATTLEMENT_HEIGHT } else { 0.0 };
    let lowest = f32::midpoint(above * step, battlement) - 0.02;
    let lift = |level: f32| lowest - level * step;
    let at = |figure: Figure, level: f32| layer(figure, side, lift(level)).scaled(SIZE);
    let stones = (0..height).map(|level| at(STONES[side.index()], level.into()));
    let battlement = at(BATTLEMENTS[side.index()], above);
    Sprite {
        layers: stones.chain(is_fortified.then_some(battlement)).collect(),
        // In the middle of the wall below the top of the highest stone.
        label: (height > 1).then(|| Label {
            text: height.to_string(),
            side,
            y: 0.5 + SIZE * WALL + f32::midpoint(lift(0.0), lift(above)),
            size: 0.5,
        }),
    }
}

/// Returns the sprite of a side's guard (0) or of its tower of this height.
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
    let mut stones = BEGIN_WITH;
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
