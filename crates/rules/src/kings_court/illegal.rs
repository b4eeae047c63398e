//! Why a move is not legal.

use super::geometry::Edge;
use crate::{
    Basic, Square,
    words::{Explain, Sentence},
};

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// No game allows such a move.
    Basic(Basic),
    /// It is neither along a file nor along a rank.
    NotStraight {
        /// The square where it begins.
        square: Square,
        /// The square where it would end.
        to: Square,
    },
    /// Steps go one square and jumps two.
    TooFar {
        /// The square where it begins.
        square: Square,
        /// The square where it would end.
        to: Square,
    },
    /// A turn has one step or only jumps.
    StepInChain {
        /// The square where the step begins.
        square: Square,
        /// The square where it would end.
        to: Square,
    },
    /// A jump needs a piece to go over.
    NothingToJump(Square),
    /// The chain ends where it began and captured nothing.
    EmptyTour(Square),
    /// The mover would have no piece in the court.
    LeavesCourt(Square),
    /// The first move of each side is not a jump.
    JumpInOpening,
    /// The first move of each side begins outside the court and ends in it.
    NotIntoCourt {
        /// The square where it begins.
        square: Square,
        /// The square where it would end.
        to: Square,
    },
    /// Green enters over the edge opposite to Orange's.
    WrongEdge(Edge),
    /// No chain has this start, this end and these captures. This is never the answer to a typed
    /// move.
    NoChain {
        /// The square where it begins.
        square: Square,
        /// The square where it would end.
        to: Square,
    },
}

impl From<Basic> for Illegal {
    fn from(basic: Basic) -> Illegal {
        Illegal::Basic(basic)
    }
}

impl Explain for Illegal {
    fn sentence(&self) -> Sentence {
        let at = |key, square: Square| Sentence::new(key).with("square", square);
        let leg = |key, square, to: Square| at(key, square).with("to", to);
        match *self {
            Illegal::Basic(basic) => basic.sentence(),
            Illegal::NotStraight { square, to } => leg("kk-not-straight", square, to),
            Illegal::TooFar { square, to } => leg("kk-too-far", square, to),
            Illegal::StepInChain { square, to } => leg("kk-step-in-chain", square, to),
            Illegal::NothingToJump(square) => at("kk-nothing-to-jump", square),
            Illegal::EmptyTour(square) => at("kk-empty-tour", square),
            Illegal::LeavesCourt(square) => at("kk-leaves-court", square),
            Illegal::JumpInOpening => Sentence::new("kk-jump-in-opening"),
            Illegal::NotIntoCourt { square, to } => leg("kk-not-into-court", square, to),
            Illegal::WrongEdge(edge) => Sentence::new("kk-wrong-edge").with("edge", edge.id()),
            Illegal::NoChain { square, to } => leg("kk-no-chain", square, to),
        }
    }
}
