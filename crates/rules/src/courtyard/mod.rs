//! Courtyard, by Len Kalich (1963, published 1983).
//!
//! Two sides play on the dark squares of a 10×10 board. Each has a king, four guards and ten serfs,
//! which jump as in checkers. In the middle is a walled courtyard with one entrance for each king.
//! The side whose king enters it wins. A side that fails to capture when it could loses a piece
//! that could have captured.
//!
//! Rules: the publisher's booklet, and John Ayer's abstract of it. In this folder the word "ruling"
//! marks what both leave open and this project has decided. One ruling is about the board: the
//! booklet counts 46 squares, but its own text needs 48, because a piece can block an entrance (see
//! `geometry`).

mod chain;
mod forfeit;
mod geometry;
mod illegal;
mod legal;
mod lessons;
mod moves;
mod notation;
mod position;
mod rules_card;
#[cfg(test)]
mod tests;

pub use chain::Chain;
pub use geometry::Cell;
pub use illegal::Illegal;
pub use moves::Move;
pub use position::{BLACK, Kind, Piece, Position, WHITE};

use super::Info;

/// The facts of the game.
pub(super) const INFO: Info = Info {
    id: "courtyard",
    name: "Courtyard",
    author: "Len Kalich, 1963",
    sides: ["white", "black"],
    sizes: &[10],
    rules: 1,
    rules_card: &rules_card::RULES_CARD,
    lessons: lessons::LESSONS,
};
