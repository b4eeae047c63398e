//! Courtier: a Discord bot that hosts abstract board games by correspondence.

pub mod games;
pub mod render;
pub mod sandbox;
