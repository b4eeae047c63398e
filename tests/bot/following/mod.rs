//! Following matches, notes on them, and moves that are tried out without being played.

mod lines;
mod notes;
mod who;
pub(crate) mod words;
