//! Courtier: a Discord bot that hosts abstract board games by correspondence.

pub mod games;
pub mod sandbox;
