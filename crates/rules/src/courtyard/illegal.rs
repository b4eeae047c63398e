//! Why a move is illegal.

use super::{forfeit::listed, position::Kind};
use crate::{
    Basic, Square,
    words::{Explain, Sentence},
};

/// Why a move is illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The move breaks a rule that all games share.
    Basic(Basic),
    /// Only dark squares are used.
    LightSquare(Square),
    /// All moves are diagonal.
    NotDiagonal {
        /// The starting square.
        square: Square,
        /// The intended destination square.
        to: Square,
    },
    /// Serfs move and jump forward only.
    SerfBackward(Square),
    /// No piece of this kind moves that far.
    TooFar {
        /// The kind of piece.
        kind: Kind,
        /// The starting square.
        square: Square,
    },
    /// Only a king can end in the courtyard.
    OnlyKingsEnter(Square),
    /// A king can enter only through the entrance on the opponent's side.
    WrongEntrance {
        /// The square before that entrance.
        entrance: Square,
    },
    /// Nothing passes through the courtyard.
    ThroughCourtyard,
    /// The match is over in the courtyard: no jump continues from there.
    AfterCourtyard(Square),
    /// A serf on the far row can only return.
    SerfAtEnd {
        /// The serf's square.
        square: Square,
        /// The number of its own first row.
        home: u8,
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
    /// No piece jumps over one of its own side.
    OverOwn(Square),
    /// A king does not jump over the other king.
    KingOverKing(Square),
    /// The player must choose a piece to remove before moving.
    ChooseFirst(Vec<Square>),
    /// The player cannot choose this piece for removal.
    NotLiable {
        /// The square that was named.
        square: Square,
        /// The squares to choose from.
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
                let sentence = |key| at(key, *square);
                match kind {
                    Kind::King => sentence("cy-too-far").with("kind", "king"),
                    Kind::Guard => sentence("cy-guard-too-far"),
                    Kind::Serf => sentence("cy-too-far").with("kind", "serf"),
                }
            }
            Illegal::OnlyKingsEnter(square) => at("cy-only-kings-enter", *square),
            Illegal::WrongEntrance { entrance } => at("cy-wrong-entrance", *entrance),
            Illegal::ThroughCourtyard => Sentence::new("cy-through-courtyard"),
            Illegal::AfterCourtyard(square) => at("cy-after-courtyard", *square),
            Illegal::SerfAtEnd { square, home } => {
                at("cy-serf-at-end", *square).with("home", *home)
            }
            Illegal::StepInChain { square, to } => {
                at("move-step-in-chain", *square).with("to", *to)
            }
            Illegal::NothingToJump(square) => at("move-nothing-to-jump", *square),
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
