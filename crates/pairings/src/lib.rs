//! Tournaments and matches between servers: who plays whom, on which side, and the standings.
//! Everything is decided on plain values; players are numbers.
//!
//! - [`tournament`]: the rounds of a tournament, as far as they are known.
//! - [`swiss`]: the next round of a Swiss tournament by FIDE's Dutch system.
//! - [`trf`]: FIDE's tournament report file, read and written.
//! - [`berger`]: round robins by the Berger tables.
//! - [`knockout`]: knockout brackets.
//! - [`standings`]: scores and tie-breaks.
//! - [`teams`]: boards of a match between two teams.
//! - [`ladder`]: who can challenge whom in a ladder, and what a result changes.

pub mod berger;
pub mod knockout;
pub mod ladder;
pub mod standings;
pub mod swiss;
pub mod teams;
pub mod tournament;
pub mod trf;

mod matching;
