//! King's Court.
//!
//! Orange and Green fill the rim of an 8×8 board and fight for the court in its middle. A piece
//! steps, or it jumps over any number of pieces of either side and removes the enemies among them.
//! A side that has no piece left in the court loses.
//!
//! Rules: the publisher's English sheet, which names no author. In this folder the word "ruling"
//! marks what it leaves open and this project has decided.

mod chains;
mod geometry;
mod illegal;
mod legal;
mod lessons;
mod moves;
mod notation;
mod path;
mod position;
mod rules_card;
#[cfg(test)]
mod tests;

pub use geometry::Edge;
pub use illegal::Illegal;
pub use moves::Move;
pub use position::{GREEN, ORANGE, Opening, Position};

use super::Info;

/// The facts of the game.
pub(super) const INFO: Info = Info {
    id: "kings-court",
    name: "King’s Court",
    author: "unknown",
    sides: ["orange", "green"],
    sizes: &[8],
    rules: 1,
    rules_card: &rules_card::RULES_CARD,
    lessons: lessons::LESSONS,
};
