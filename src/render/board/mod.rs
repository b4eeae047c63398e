//! What each game looks like: which pictures stand for its squares and pieces.

mod guard_and_towers;

use super::art::Source;
use crate::games::{AnyPosition, GameId, Side, Square};

/// How a game is drawn.
pub(super) struct Drawing {
    /// The pictures it is made of.
    pub(super) pictures: &'static [Source],
    /// The side whose own side of the board has the low ranks.
    pub(super) low: Side,
    /// The kinds of squares.
    pub(super) grounds: Vec<Ground>,
    /// The kinds of pieces.
    pub(super) sprites: Vec<Sprite>,
    /// Sprites that together have all colours there are.
    pub(super) samples: Vec<usize>,
    /// The sprite that stands for a side, by [`Side::index`].
    pub(super) tokens: [usize; 2],
}

/// A kind of square.
pub(super) struct Ground {
    /// Its colour, by name in the theme.
    pub(super) fill: &'static str,
    pub(super) decor: Option<Layer>,
}

/// A kind of piece.
pub(super) struct Sprite {
    pub(super) layers: Vec<Layer>,
    pub(super) label: Option<Label>,
}

/// A picture, one square large.
pub(super) struct Layer {
    pub(super) picture: &'static str,
    pub(super) role: Role,
    /// How far down it is moved, in squares.
    pub(super) shift: f32,
    /// Whether it is turned upside down.
    pub(super) turned: bool,
}

/// Whose colours a picture has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Role {
    Board,
    First,
    Second,
}

/// A number on a piece.
pub(super) struct Label {
    pub(super) text: String,
    pub(super) side: Side,
    /// How far down its middle is, in squares.
    pub(super) y: f32,
    /// How high its font is, in squares.
    pub(super) size: f32,
}

impl From<Side> for Role {
    fn from(side: Side) -> Role {
        match side {
            Side::First => Role::First,
            Side::Second => Role::Second,
        }
    }
}

/// How a game is drawn.
pub(super) fn drawing(game: GameId) -> &'static Drawing {
    match game {
        GameId::GuardAndTowers => &guard_and_towers::DRAWING,
    }
}

/// The index of a square's ground.
pub(super) fn ground(game: GameId, square: Square) -> usize {
    match game {
        GameId::GuardAndTowers => guard_and_towers::ground(square),
    }
}

/// What stands where, as indices of sprites.
pub(super) fn pieces(position: &AnyPosition) -> Vec<(Square, usize)> {
    match position {
        AnyPosition::GuardAndTowers(position) => guard_and_towers::pieces(position),
    }
}

/// What a side has taken from the other: sprites, and how many of each.
pub(super) fn taken(position: &AnyPosition, by: Side) -> Vec<(usize, u32)> {
    match position {
        AnyPosition::GuardAndTowers(position) => guard_and_towers::taken(position, by),
    }
}
