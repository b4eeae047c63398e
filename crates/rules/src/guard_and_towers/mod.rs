//! Guard & Towers, by Christoph Endres and Robert Wirth (1997).
//!
//! Red and Blue play on 7×7 squares. Each side has one guard, and seven stones that stack into
//! towers. A part of a tower of *k* stones moves exactly *k* squares in a straight line, a guard
//! moves exactly one. A side wins when it captures the enemy guard or when its own guard reaches
//! the enemy castle.
//!
//! Rules: Endres and Wirth's sheet of 1997. It does not say which side moves first: here Red does.
//! Its figure of the set-up is lost: the start used here is the one commonly played.

mod geometry;
mod illegal;
mod lessons;
mod moves;
mod notation;
mod position;
mod rules_card;
#[cfg(test)]
mod tests;

pub use super::grid::Cell;
pub use illegal::Illegal;
pub use moves::Move;
pub use position::{BLUE, Piece, Position, RED};

use super::Info;

/// The facts of the game.
pub(super) const INFO: Info = Info {
    id: "guard-and-towers",
    name: "Guard & Towers",
    author: "Christoph Endres and Robert Wirth, 1997",
    sides: ["red", "blue"],
    sizes: &[7],
    rules: 1,
    rules_card: &rules_card::RULES_CARD,
    lessons: lessons::LESSONS,
};
