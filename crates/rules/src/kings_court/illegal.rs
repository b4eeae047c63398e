//! Why a move is illegal.

use super::geometry::Edge;
use crate::{
    Basic, Square,
    words::{Explain, Sentence},
};

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The move breaks a rule that all games share.
    Basic(Basic),
    /// It is neither along a file nor along a rank.
    NotStraight {
        /// The starting square.
        square: Square,
        /// The intended destination square.
        to: Square,
    },
    /// Steps move one square and jumps two.
    TooFar {
        /// The starting square.
        square: Square,
        /// The intended destination square.
        to: Square,
    },
    /// A turn is either one step or only jumps.
    StepInChain {
        /// The square where the step starts.
        square: Square,
        /// The intended destination square.
        to: Square,
    },
    /// A jump needs a piece to jump over.
    NothingToJump(Square),
    /// The chain ends where it started and captured nothing.
    EmptyTour(Square),
    /// The mover would have no piece left in the court.
    LeavesCourt(Square),
    /// The first move of each side cannot be a jump.
    JumpInOpening,
    /// The first move of each side must start outside the court and end in it.
    NotIntoCourt {
        /// The starting square.
        square: Square,
        /// The intended destination square.
        to: Square,
    },
    /// Green enters over the edge opposite Orange's.
    WrongEdge(Edge),
    /// No chain has this start, this end and these captures. This is never the answer to a typed
    /// move.
    NoChain {
        /// The starting square.
        square: Square,
        /// The intended destination square.
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
            Illegal::NotStraight { square, to } => leg("move-not-straight", square, to),
            Illegal::TooFar { square, to } => leg("kk-too-far", square, to),
            Illegal::StepInChain { square, to } => leg("move-step-in-chain", square, to),
            Illegal::NothingToJump(square) => at("move-nothing-to-jump", square),
            Illegal::EmptyTour(square) => at("kk-empty-tour", square),
            Illegal::LeavesCourt(square) => at("kk-leaves-court", square),
            Illegal::JumpInOpening => Sentence::new("kk-jump-in-opening"),
            Illegal::NotIntoCourt { square, to } => leg("kk-not-into-court", square, to),
            Illegal::WrongEdge(edge) => Sentence::new("kk-wrong-edge").with("edge", edge.id()),
            Illegal::NoChain { square, to } => leg("kk-no-chain", square, to),
        }
    }
}
