//! What concerns one player: settings, blocks, past matches, and what is stored about them.

pub(super) mod blocks;
pub(super) mod budgets;
pub(super) mod digests;
pub(super) mod history;
pub(super) mod names;
pub(super) mod notices;
pub(super) mod privacy;
pub(super) mod profile;
pub(super) mod settings;
