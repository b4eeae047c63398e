//! Commands and clicks about a player's own settings and data.

pub(crate) mod command;
pub(crate) mod history;
pub(crate) mod pages;
pub(crate) mod privacy;
pub(crate) mod profile;
pub(crate) mod settings;
