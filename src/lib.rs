//! Courtier: a Discord bot that hosts abstract board games by correspondence.

pub mod bot;
pub mod clock;
pub mod config;
pub mod games;
pub mod host;
pub mod matches;
pub mod render;
pub mod sandbox;
pub mod store;
pub mod words;
