//! What concerns one player: settings, blocks, past matches, and what is stored about them.

pub mod blocks;
pub mod digests;
pub mod history;
pub mod notices;
pub mod privacy;
pub mod profile;
pub mod settings;
