//! Why a move is not legal.

use super::{forfeit::listed, position::Kind};
use crate::{
    games::{Basic, Square},
    words::{Explain, Sentence},
};

/// Why a move is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// It cannot be a move of any game.
    Basic(Basic),
    /// Play is on dark squares only.
    LightSquare(Square),
    /// All moves are diagonal.
    NotDiagonal {
        /// Where it begins.
        square: Square,
        /// Where it would end.
        to: Square,
    },
    /// Serfs go and jump forward only.
    SerfBackward(Square),
    /// No such piece goes that far.
    TooFar {
        /// What it is.
        kind: Kind,
        /// Where it begins.
        square: Square,
    },
    /// Nothing ends in the courtyard but a king.
    OnlyKingsEnter(Square),
    /// A king enters only through the entrance on the opponent's side.
    WrongEntrance {
        /// The square before that entrance.
        entrance: Square,
    },
    /// Nothing passes through the courtyard.
    ThroughCourtyard,
    /// In the courtyard the match is over: no jump goes on from there.
    AfterCourtyard(Square),
    /// A serf on the far row can only return.
    SerfAtEnd {
        /// Where it stands.
        square: Square,
        /// The number of its own first row.
        home: u8,
    },
    /// A turn has one step or only jumps.
    StepInChain {
        /// Where the step begins.
        square: Square,
        /// Where it would end.
        to: Square,
    },
    /// A jump needs a piece to go over.
    NothingToJump(Square),
    /// No piece jumps another of its own side.
    OverOwn(Square),
    /// A king does not jump the other king.
    KingOverKing(Square),
    /// A piece to remove must be chosen before the move.
    ChooseFirst(Vec<Square>),
    /// This piece is not among those to choose from.
    NotLiable {
        /// The piece named.
        square: Square,
        /// The pieces to choose from.
        choices: Vec<Square>,
    },
    /// No choice is pending.
    NothingToRemove,
}

impl From<Basic> for Illegal {
    fn from(basic: Basic) -> Illegal {
        Illegal::Basic(basic)
    }
}

impl Explain for Illegal {
    fn sentence(&self) -> Sentence {
        let at = |key, square: Square| Sentence::new(key).with("square", square);
        match self {
            Illegal::Basic(basic) => basic.sentence(),
            Illegal::LightSquare(square) => at("cy-light-square", *square),
            Illegal::NotDiagonal { square, to } => at("cy-not-diagonal", *square).with("to", *to),
            Illegal::SerfBackward(square) => at("cy-serf-backward", *square),
            Illegal::TooFar { kind, square } => {
                let key = match kind {
                    Kind::King => "cy-king-too-far",
                    Kind::Guard => "cy-guard-too-far",
                    Kind::Serf => "cy-serf-too-far",
                };
                at(key, *square)
            }
            Illegal::OnlyKingsEnter(square) => at("cy-only-kings-enter", *square),
            Illegal::WrongEntrance { entrance } => at("cy-wrong-entrance", *entrance),
            Illegal::ThroughCourtyard => Sentence::new("cy-through-courtyard"),
            Illegal::AfterCourtyard(square) => at("cy-after-courtyard", *square),
            Illegal::SerfAtEnd { square, home } => {
                at("cy-serf-at-end", *square).with("home", *home)
            }
            Illegal::StepInChain { square, to } => at("cy-step-in-chain", *square).with("to", *to),
            Illegal::NothingToJump(square) => at("cy-nothing-to-jump", *square),
            Illegal::OverOwn(square) => at("cy-over-own", *square),
            Illegal::KingOverKing(square) => at("cy-king-over-king", *square),
            Illegal::ChooseFirst(choices) => {
                Sentence::new("cy-choose-first").with("squares", listed(choices))
            }
            Illegal::NotLiable { square, choices } => {
                at("cy-not-liable", *square).with("squares", listed(choices))
            }
            Illegal::NothingToRemove => Sentence::new("cy-nothing-to-remove"),
        }
    }
}
