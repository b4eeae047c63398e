//! Following matches, notes on them, and moves that are tried without being played.

mod lines;
mod notes;
mod who;
mod words;
