//! Why a move is illegal.

use super::{geometry::Cell, moves::Move};
use crate::{
    Basic,
    words::{Explain, Sentence},
};

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The move breaks a rule that all games share.
    Basic(Basic),
    /// It is neither along a file nor along a rank.
    NotStraight(Move),
    /// Guards move one square.
    GuardTooFar(Move),
    /// The tower has fewer stones than the path has squares.
    TowerTooFar {
        /// The tower's cell.
        from: Cell,
        /// The number of its stones.
        stones: u8,
        /// The distance it would move.
        distance: u8,
    },
    /// No piece can end on the guard of its own side.
    OntoOwnGuard(Cell),
    /// A guard cannot end on a tower of its own side.
    GuardOntoOwnTower(Cell),
    /// The enemy tower is taller than the part that attacks it.
    TowerTooTall {
        /// The enemy tower's cell.
        to: Cell,
        /// The number of its stones.
        stones: u8,
        /// The number of stones that attack it.
        attackers: u8,
    },
    /// The united tower would be too tall for a position text. That happens only in made-up
    /// positions.
    UnionTooTall(Cell),
    /// The number behind the squares differs from the distance.
    WrongNumber {
        /// The number that was typed.
        number: u32,
        /// The distance, which is the number of stones that move.
        distance: u8,
    },
}

impl From<Basic> for Illegal {
    fn from(basic: Basic) -> Illegal {
        Illegal::Basic(basic)
    }
}

impl Explain for Illegal {
    fn sentence(&self) -> Sentence {
        let square = |key, cell: Cell| Sentence::new(key).with("square", cell.square());
        match *self {
            Illegal::Basic(basic) => basic.sentence(),
            Illegal::NotStraight(mv) => {
                square("move-not-straight", mv.from).with("to", mv.to.square())
            }
            Illegal::GuardTooFar(mv) => square("gt-guard-too-far", mv.from),
            Illegal::TowerTooFar {
                from,
                stones,
                distance,
            } => square("gt-tower-too-far", from)
                .with("stones", stones)
                .with("distance", distance),
            Illegal::OntoOwnGuard(to) => square("gt-onto-own-guard", to),
            Illegal::GuardOntoOwnTower(to) => square("gt-guard-onto-own-tower", to),
            Illegal::TowerTooTall {
                to,
                stones,
                attackers,
            } => square("gt-tower-too-tall", to)
                .with("stones", stones)
                .with("attackers", attackers),
            Illegal::UnionTooTall(to) => square("gt-union-too-tall", to),
            Illegal::WrongNumber { number, distance } => Sentence::new("gt-wrong-number")
                .with("number", number)
                .with("distance", distance),
        }
    }
}
