//! Guard & Towers, by Christoph Endres and Robert Wirth (1997).
//!
//! Two sides on 7×7 squares, Red and Blue, each with seven stones stacked to towers and one guard.
//! A tower part of *k* stones moves exactly *k* squares in a straight line, a guard exactly one.
//! Who captures the enemy guard wins, and so does who brings the own guard to the enemy castle.
//!
//! Rules: Endres and Wirth's sheet of 1997. It leaves open who begins: here Red does. The figure
//! of its set-up is lost: the start here is the one that this game is commonly played from.

mod geometry;
mod lessons;
mod moves;
mod notation;
mod position;
mod rules_card;
#[cfg(test)]
mod tests;

pub use super::grid::Cell;
pub use moves::{Illegal, Move};
pub use position::{BLUE, Piece, Position, RED};

use super::Info;

/// The facts of the game.
pub(super) const INFO: Info = Info {
    id: "guard-and-towers",
    name: "Guard & Towers",
    author: "Christoph Endres and Robert Wirth, 1997",
    sides: ["red", "blue"],
    sizes: &[7],
    rules_card: &rules_card::RULES_CARD,
    lessons: lessons::LESSONS,
};
