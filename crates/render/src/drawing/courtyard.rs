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
const BANNER: Figure = figure!("courtyard/banner");
const KING: Figure = figure!("courtyard/king");
const GUARD: Figure = figure!("courtyard/guard");
const SERF: Figure = figure!("courtyard/serf");

/// The first of the grounds with a spearhead: those that point down, then those that point up, by the side whose king may
/// enter there.
const SPEARHEADS: usize = 2;
/// The first of the grounds with a gate: the upper one, then the lower one, by the same side.
const GATES: usize = 6;
/// The other two squares of the courtyard: the upper left, then the lower right.
const CORNERS: usize = 10;

/// The squares with the spearhead and with the gate of each side's king.
const ENTRANCES: [[(u8, u8); 2]; 2] = [[(5, 6), (5, 5)], [(4, 3), (4, 4)]];

/// The pieces of a side, in the order of its sprites, and how many of each it starts with.
const KINDS: [(Kind, Figure, u32); 3] = [
    (Kind::King, KING, 1),
    (Kind::Guard, GUARD, 4),
    (Kind::Serf, SERF, 10),
];

/// The figures of the pieces leave room for a square's frame.
const LARGER: f32 = 1.16;

pub(super) static DRAWING: LazyLock<Drawing> = LazyLock::new(|| {
    let dark = |decor| Ground {
        decor,
        ..Ground::plain("dark")
    };
    let spearhead = |side, turn| dark(vec![Layer::new(SPEARHEAD, Role::of(side)).turned(turn)]);
    // One figure covers all four squares of the courtyard.
    let yard = |right: f32, down: f32| {
        let part = Layer::new(YARD, Role::Board).scaled(2.0);
        part.shifted(0.5 - right, 0.5 - down)
    };
    // No piece can stand on the squares inside the gates, so that the banners are always seen.
    let gate = |side, right: f32, down: f32| {
        let banner = Layer::new(BANNER, Role::of(side)).scaled(0.46);
        // Between the doors, at the wall.
        let banner = banner.shifted(0.15 * (0.5 - right), 0.4 * (down - 0.5));
        dark(vec![yard(right, down), banner])
    };
    let (first, second) = (Side::First, Side::Second);
    Drawing {
        shape: Shape::Square,
        low: Side::First,
        grounds: vec![
            Ground::plain("light"),
            Ground::plain("dark"),
            spearhead(first, 0.0),
            spearhead(second, 0.0),
            spearhead(first, 180.0),
            spearhead(second, 180.0),
            gate(first, 1.0, 0.0),
            gate(second, 1.0, 0.0),
            gate(first, 0.0, 1.0),
            gate(second, 0.0, 1.0),
            dark(vec![yard(0.0, 0.0)]),
            dark(vec![yard(1.0, 1.0)]),
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

/// Returns the ground. From both sides the board is the same but for the colours of the entrances.
pub(super) fn ground(seen: Seen) -> usize {
    let at = |Square { file, rank }: Square| (file, rank);
    let (file, rank) = at(seen.shown);
    let entrance = |place: usize| {
        let sides = Side::BOTH.into_iter();
        let mut of = sides.filter(|side| ENTRANCES[side.index()][place] == at(seen.square));
        of.next().map(Side::index)
    };
    let (spearhead, gate) = (entrance(0), entrance(1));
    let is_upper = rank > 4;
    match (spearhead, gate) {
        (Some(side), _) => SPEARHEADS + 2 * usize::from(!is_upper) + side,
        (_, Some(side)) => GATES + 2 * usize::from(!is_upper) + side,
        (None, None) if matches!((file, rank), (4..=5, 4..=5)) => CORNERS + usize::from(!is_upper),
        (None, None) => usize::from((file + rank) % 2),
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
