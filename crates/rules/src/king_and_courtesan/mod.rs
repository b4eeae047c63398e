//! King and Courtesan, by Mark Steere (2022).
//!
//! Red and Blue play on a square board turned by 45°, Red from the bottom corner and Blue from the
//! top corner. All pieces step forward and capture in every direction. A king can swap places with
//! a courtesan in front of it. A side wins when it captures the enemy king or when its own king
//! reaches the enemy's home.
//!
//! Rules: Mark Steere's sheet of May 2022, <https://www.marksteeregames.com>. They can be
//! programmed freely, but neither the name nor a rule can be changed, and the author must be named.
//! The sheet gives the sizes 6×6 "or 7×7…": here there are 6×6, 7×7 and 8×8.

mod lessons;
mod moves;
mod notation;
mod position;
mod rules_card;
#[cfg(test)]
mod tests;

pub use moves::{Illegal, Move};
pub use position::{BLUE, Piece, Position, RED};

use super::Info;

/// The facts of the game.
pub(super) const INFO: Info = Info {
    id: "king-and-courtesan",
    name: "King and Courtesan",
    author: "Mark Steere, 2022",
    sides: ["red", "blue"],
    sizes: &[6, 7, 8],
    rules: 1,
    rules_card: &rules_card::RULES_CARD,
    lessons: lessons::LESSONS,
};
