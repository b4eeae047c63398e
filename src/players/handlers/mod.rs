//! Commands and clicks about a player's own settings and data.

pub(crate) mod command;
pub(crate) mod pages;
pub(crate) mod privacy;
pub(crate) mod settings;
