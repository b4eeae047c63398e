//! Courtyard: dark red squares, and a paved courtyard with a throne, walls and
//! two open gates.

use std::sync::LazyLock;

use super::{Drawing, Edge, Figure, Ground, Layer, Role, Seen, Shape, Sprite};
use rules::{
    Side, Square,
    courtyard::{Kind, Position},
};

const SPEARHEAD: Figure = figure!("courtyard/spearhead");
const YARD: Figure = figure!("courtyard/yard");
const KING: Figure = figure!("courtyard/king");
const GUARD: Figure = figure!("courtyard/guard");
const SERF: Figure = figure!("courtyard/serf");

/// The indices of the grounds that are not simply light or dark.
const SPEAR_DOWN: usize = 2;
const SPEAR_UP: usize = 3;
/// The first ground of the courtyard's four squares, which follow each other from the upper left.
const YARD_SQUARES: usize = 4;

/// The pieces of a side, in the order of its sprites, and how many of each it starts with.
const KINDS: [(Kind, Figure, u32); 3] = [
    (Kind::King, KING, 1),
    (Kind::Guard, GUARD, 4),
    (Kind::Serf, SERF, 10),
];

/// The figures of the pieces leave room for a square's frame.
const LARGER: f32 = 1.16;

pub(super) static DRAWING: LazyLock<Drawing> = LazyLock::new(|| {
    let dark = |layer| Ground {
        decor: vec![layer],
        ..Ground::plain("dark")
    };
    let board = |figure| Layer::new(figure, Role::Board);
    // One figure covers all four squares of the courtyard.
    let yard =
        |right: f32, down: f32| dark(board(YARD).scaled(2.0).shifted(0.5 - right, 0.5 - down));
    Drawing {
        shape: Shape::Square,
        low: Side::First,
        grounds: vec![
            Ground::plain("light"),
            Ground::plain("dark"),
            dark(board(SPEARHEAD)),
            dark(board(SPEARHEAD).turned(180.0)),
            yard(0.0, 0.0),
            yard(1.0, 0.0),
            yard(0.0, 1.0),
            yard(1.0, 1.0),
        ],
        sprites: Side::BOTH
            .into_iter()
            .flat_map(|side| {
                KINDS.map(|(_, figure, _)| Sprite {
                    layers: vec![
                        Layer::new(figure, Role::of(side))
                            .scaled(LARGER)
                            .shifted(0.0, -0.035),
                    ],
                    label: None,
                })
            })
            .collect(),
        samples: (0..2 * KINDS.len()).collect(),
        tokens: Side::BOTH.map(|side| sprite(side, Kind::King)),
        token_ground: 1,
        name_at: Edge::Lower,
    }
});

fn sprite(side: Side, kind: Kind) -> usize {
    let index = KINDS
        .iter()
        .position(|&(other, ..)| other == kind)
        .unwrap_or_default();
    side.index() * KINDS.len() + index
}

/// Returns the ground. The board looks the same from both sides, so only the place on the picture
/// matters.
pub(super) fn ground(seen: Seen) -> usize {
    let Square { file, rank } = seen.shown;
    match (file, rank) {
        (5, 6) => SPEAR_DOWN,
        (4, 3) => SPEAR_UP,
        (4..=5, 4..=5) => YARD_SQUARES + usize::from(5 - rank) * 2 + usize::from(file - 4),
        _ => usize::from((file + rank) % 2),
    }
}

pub(super) fn pieces(position: &Position) -> Vec<(Square, usize)> {
    position
        .pieces()
        .map(|(cell, piece)| (cell.square(), sprite(piece.side, piece.kind)))
        .collect()
}

pub(super) fn taken(position: &Position, by: Side) -> Vec<(usize, u32)> {
    let began = KINDS.map(|(kind, _, count)| (sprite(by.other(), kind), count));
    super::missing(&began, &pieces(position))
}
