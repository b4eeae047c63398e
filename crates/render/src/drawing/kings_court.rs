//! King's Court: beige squares, the paved court with a border, round and angular pieces.

use std::sync::LazyLock;

use super::{Drawing, Edge, Figure, Ground, Layer, Role, Seen, Shape, Sprite};
use rules::{Cell, Side, Square, kings_court::Position};

const SQUARE: Figure = figure!("kings-court/square");
const EDGE: Figure = figure!("kings-court/edge");
const CORNER: Figure = figure!("kings-court/corner");
const PAVING: Figure = figure!("kings-court/paving");
/// The pieces by side, so that colour is not the only difference.
const PIECES: [Figure; 2] = [
    figure!("kings-court/piece-round"),
    figure!("kings-court/piece-angular"),
];

/// The number of files and ranks.
const SIZE: u8 = 8;

/// The first and last files and ranks of the court.
const COURT: (u8, u8) = (2, 5);

/// The number of pieces a side starts with.
const BEGIN_WITH: u32 = 24;

/// The kinds of squares in the court: whether each is at its west, east, south and north edge.
const COURT_SQUARES: [[bool; 4]; 9] = [
    [false, false, false, false],
    [true, false, false, false],
    [false, true, false, false],
    [false, false, true, false],
    [false, false, false, true],
    [true, false, false, true],
    [false, true, false, true],
    [false, true, true, false],
    [true, false, true, false],
];

pub(super) static DRAWING: LazyLock<Drawing> = LazyLock::new(|| {
    let square = Layer::new(SQUARE, Role::Board);
    let court = |edges| Ground {
        decor: vec![Layer::new(PAVING, Role::Board)],
        above_tints: wall(edges).into_iter().collect(),
        ..Ground::plain("court")
    };
    let mut grounds = vec![Ground {
        decor: vec![square],
        ..Ground::plain("light")
    }];
    grounds.extend(COURT_SQUARES.map(court));
    Drawing {
        shape: Shape::Square,
        low: Side::First,
        grounds,
        sprites: Side::BOTH
            .into_iter()
            .map(|side| Sprite {
                layers: vec![Layer::new(PIECES[side.index()], Role::of(side))],
                label: None,
            })
            .collect(),
        samples: vec![0, 1],
        tokens: [0, 1],
        token_ground: 0,
        name_at: Edge::Upper,
    }
});

/// Returns the piece of the court's wall on a square at these edges.
fn wall(edges: [bool; 4]) -> Option<Layer> {
    let board = |figure, turn| Some(Layer::new(figure, Role::Board).turned(turn));
    match edges {
        [true, false, false, true] => board(CORNER, 0.0),
        [false, true, false, true] => board(CORNER, 90.0),
        [false, true, true, false] => board(CORNER, 180.0),
        [true, false, true, false] => board(CORNER, 270.0),
        [_, _, _, true] => board(EDGE, 0.0),
        [_, true, ..] => board(EDGE, 90.0),
        [_, _, true, _] => board(EDGE, 180.0),
        [true, ..] => board(EDGE, 270.0),
        [false, false, false, false] => None,
    }
}

/// Returns the ground. The board looks the same from both sides, so only the place on the picture
/// matters.
pub(super) fn ground(seen: Seen) -> usize {
    let Square { file, rank } = seen.shown;
    let (first, last) = COURT;
    if !(first..=last).contains(&file) || !(first..=last).contains(&rank) {
        return 0;
    }
    let edges = [file == first, file == last, rank == first, rank == last];
    1 + COURT_SQUARES
        .iter()
        .position(|&other| other == edges)
        .unwrap_or_default()
}

pub(super) fn pieces(position: &Position) -> Vec<(Square, usize)> {
    let squares = (0..SIZE).flat_map(|rank| (0..SIZE).map(move |file| Square::new(file, rank)));
    squares
        .filter_map(|square| {
            let side = position.piece(Cell::from_square(square, SIZE)?)?;
            Some((square, side.index()))
        })
        .collect()
}

pub(super) fn taken(position: &Position, by: Side) -> Vec<(usize, u32)> {
    super::missing(&[(by.other().index(), BEGIN_WITH)], &pieces(position))
}
