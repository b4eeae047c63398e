//! What teaches and what thinks: the computer as an opponent, hints and analyses, and puzzles.

pub(super) mod at_stake;
pub(super) mod computer;
pub(super) mod hints;
pub(super) mod puzzles;
pub(super) mod thinking;
