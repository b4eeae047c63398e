//! What each game looks like: which pictures stand for its squares and pieces.

mod courtyard;
mod guard_and_towers;
mod king_and_courtesan;
mod kings_court;

use super::art::Source;
use crate::games::{AnyPosition, GameId, Side, Square};

/// How a game is drawn.
pub(super) struct Drawing {
    pub(super) shape: Shape,
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

/// How the board lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Ranks and files run along the edges of the picture.
    Square,
    /// The board stands on a corner.
    Diamond,
}

/// A kind of square.
pub(super) struct Ground {
    /// Its colour, by name in the theme.
    pub(super) fill: &'static str,
    pub(super) decor: Vec<Layer>,
    /// What the tints of marks must not hide: whose castle it is, where the wall runs.
    pub(super) above_tints: Vec<Layer>,
}

impl Ground {
    /// A square of one colour.
    const fn plain(fill: &'static str) -> Ground {
        Ground {
            fill,
            decor: Vec::new(),
            above_tints: Vec::new(),
        }
    }
}

/// A kind of piece.
pub(super) struct Sprite {
    pub(super) layers: Vec<Layer>,
    pub(super) label: Option<Label>,
}

/// A picture on a square.
#[derive(Clone, Copy)]
pub(super) struct Layer {
    pub(super) picture: &'static str,
    pub(super) role: Role,
    /// How far its middle is from the square's, in squares to the right and down.
    pub(super) shift: (f32, f32),
    /// How wide it is, in squares.
    pub(super) scale: f32,
    /// How far it is turned, in degrees.
    pub(super) turn: f32,
}

impl Layer {
    /// A picture that fills the square.
    pub(super) const fn new(picture: &'static str, role: Role) -> Layer {
        Layer {
            picture,
            role,
            shift: (0.0, 0.0),
            scale: 1.0,
            turn: 0.0,
        }
    }

    const fn shifted(self, right: f32, down: f32) -> Layer {
        Layer {
            shift: (right, down),
            ..self
        }
    }

    const fn scaled(self, scale: f32) -> Layer {
        Layer { scale, ..self }
    }

    const fn turned(self, degrees: f32) -> Layer {
        Layer {
            turn: degrees,
            ..self
        }
    }

    /// A picture that fills a square standing on its corner.
    pub(super) const fn diamond(self) -> Layer {
        self.scaled(std::f32::consts::FRAC_1_SQRT_2).turned(45.0)
    }
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

impl Role {
    const fn of(side: Side) -> Role {
        match side {
            Side::First => Role::First,
            Side::Second => Role::Second,
        }
    }
}

/// A square of a board of some size, and where it is seen.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub(super) size: u8,
    pub(super) square: Square,
    /// The square whose place it has for a viewer at the low ranks.
    pub(super) shown: Square,
}

/// How a game is drawn.
pub(super) fn drawing(game: GameId) -> &'static Drawing {
    match game {
        GameId::Courtyard => &courtyard::DRAWING,
        GameId::KingAndCourtesan => &king_and_courtesan::DRAWING,
        GameId::GuardAndTowers => &guard_and_towers::DRAWING,
        GameId::KingsCourt => &kings_court::DRAWING,
    }
}

/// The index of a square's ground.
pub(super) fn ground(game: GameId, seen: Seen) -> usize {
    match game {
        GameId::Courtyard => courtyard::ground(seen),
        GameId::KingAndCourtesan => king_and_courtesan::ground(seen),
        GameId::GuardAndTowers => guard_and_towers::ground(seen),
        GameId::KingsCourt => kings_court::ground(seen),
    }
}

/// What stands where, as indices of sprites.
pub(super) fn pieces(position: &AnyPosition) -> Vec<(Square, usize)> {
    match position {
        AnyPosition::Courtyard(position) => courtyard::pieces(position),
        AnyPosition::KingAndCourtesan(position) => king_and_courtesan::pieces(position),
        AnyPosition::GuardAndTowers(position) => guard_and_towers::pieces(position),
        AnyPosition::KingsCourt(position) => kings_court::pieces(position),
    }
}

/// What a side has taken from the other: sprites, and how many of each.
pub(super) fn taken(position: &AnyPosition, by: Side) -> Vec<(usize, u32)> {
    match position {
        AnyPosition::Courtyard(position) => courtyard::taken(position, by),
        AnyPosition::KingAndCourtesan(position) => king_and_courtesan::taken(position, by),
        AnyPosition::GuardAndTowers(position) => guard_and_towers::taken(position, by),
        AnyPosition::KingsCourt(position) => kings_court::taken(position, by),
    }
}

/// The pieces one of which must be chosen, if a choice is pending.
pub(super) fn choices(position: &AnyPosition) -> Vec<Square> {
    match position {
        AnyPosition::Courtyard(position) => position.choices(),
        AnyPosition::KingAndCourtesan(_)
        | AnyPosition::GuardAndTowers(_)
        | AnyPosition::KingsCourt(_) => Vec::new(),
    }
}

/// Which of these sprites a side is lacking, each with the number it began with.
fn missing(began: &[(usize, u32)], pieces: &[(Square, usize)]) -> Vec<(usize, u32)> {
    let left = |sprite| pieces.iter().filter(|&&(_, other)| other == sprite).count();
    began
        .iter()
        .map(|&(sprite, count)| {
            let left = u32::try_from(left(sprite)).unwrap_or(u32::MAX);
            (sprite, count.saturating_sub(left))
        })
        .filter(|&(_, count)| count > 0)
        .collect()
}
