//! What teaches and what thinks: the computer as an opponent, hints and analyses, and puzzles.

pub mod at_stake;
pub mod computer;
pub mod hints;
pub mod puzzles;
pub mod thinking;
