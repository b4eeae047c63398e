//! Courtier: a Discord bot that hosts abstract board games by correspondence.
//!
//! This crate is the upper floors: what players can do ([`host`]), Discord ([`bot`]) and the command line
//! ([`cli`]). Rules, engine, decisions, pictures and storage are crates of their own below it. Where things
//! are, how one move travels through them and what the words mean is told in `docs/architecture.md`.
//!
//! A module and the modules that it uses. There are no others: `tests/source` compares this table with
//! the source.
//!
//! ```text
//! workers      —
//! retry        —
//! config       —
//! measurements —
//! host         workers measurements
//! bot          host config workers retry measurements
//! cli          bot host config retry
//! ```

pub mod bot;
pub mod cli;
pub mod config;
pub mod host;
pub mod measurements;
pub mod retry;
pub mod workers;
