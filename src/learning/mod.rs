//! The computer, hints, analyses, puzzles and lessons.

pub mod actions;
pub(crate) mod cards;
pub(crate) mod handlers;
pub(crate) mod ids;
