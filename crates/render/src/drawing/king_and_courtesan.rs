//! King and Courtesan: a diamond-shaped board, checkers, and kings that are stacks of three with
//! a crown.

use std::sync::LazyLock;

use super::{Drawing, Edge, Figure, Ground, Layer, Placement, Role, Seen, Shape, Sprite};
use rules::{
    Game, Side, Square,
    king_and_courtesan::{Piece, Position},
};

const HOME: Figure = figure!("king-and-courtesan/home");
/// The checkers by side, so that colour is not the only difference.
const CHECKERS: [Figure; 2] = [
    figure!("king-and-courtesan/checker-round"),
    figure!("king-and-courtesan/checker-angular"),
];
const CROWN: Figure = figure!("king-and-courtesan/crown");

/// How much higher each checker of a king is than the one below, in squares.
const LIFT: f32 = 0.11;

/// The size of a king's crown compared with its drawing, and how far it is below the middle: it's as
/// large as it can be without its points being cut off by the edges of the diamond.
const CROWN_AT: (f32, f32) = (0.98, 0.175);

pub(super) static DRAWING: LazyLock<Drawing> = LazyLock::new(|| {
    let home = |side| Ground {
        above_tints: vec![Layer::new(HOME, Role::of(side)).placed(Placement::ON_CORNER)],
        ..Ground::plain("light")
    };
    Drawing {
        shape: Shape::Diamond,
        low: Side::First,
        grounds: vec![
            Ground::plain("light"),
            Ground::plain("dark"),
            home(Side::First),
            home(Side::Second),
        ],
        sprites: Side::BOTH
            .into_iter()
            .flat_map(|side| [king(side), courtesan(side)])
            .collect(),
        samples: (0..4).collect(),
        tokens: Side::BOTH.map(|side| sprite(Piece::King(side))),
        token_ground: 0,
        name_at: Edge::Lower,
    }
});

fn king(side: Side) -> Sprite {
    let role = Role::of(side);
    let (size, down) = CROWN_AT;
    let checker = Layer::new(CHECKERS[side.index()], role);
    let layers = vec![
        checker.shifted(0.0, 1.6 * LIFT),
        checker.shifted(0.0, 0.6 * LIFT),
        checker.shifted(0.0, -0.4 * LIFT),
        Layer::new(CROWN, role).scaled(size).shifted(0.0, down),
    ];
    Sprite {
        layers,
        label: None,
    }
}

fn courtesan(side: Side) -> Sprite {
    Sprite {
        layers: vec![Layer::new(CHECKERS[side.index()], Role::of(side))],
        label: None,
    }
}

fn sprite(piece: Piece) -> usize {
    match piece {
        Piece::King(side) => side.index() * 2,
        Piece::Courtesan(side) => side.index() * 2 + 1,
    }
}

pub(super) fn ground(seen: Seen) -> usize {
    let Square { file, rank } = seen.square;
    if (file, rank) == (0, 0) {
        2
    } else if (file + 1, rank + 1) == (seen.size, seen.size) {
        3
    } else {
        usize::from((file + rank) % 2)
    }
}

pub(super) fn pieces(position: &Position) -> Vec<(Square, usize)> {
    position
        .pieces()
        .map(|(cell, piece)| (cell.square(), sprite(piece)))
        .collect()
}

pub(super) fn taken(position: &Position, by: Side) -> Vec<(usize, u32)> {
    let other = by.other();
    // Rows 2 to n - 1, each with as many squares as its number.
    let size = u32::from(position.size());
    let courtesans = (2..size).sum();
    let began = [
        (sprite(Piece::King(other)), 1),
        (sprite(Piece::Courtesan(other)), courtesans),
    ];
    super::missing(&began, &pieces(position))
}
