//! Commands and clicks of members who manage a server, and of those who look for other servers.

pub(crate) mod command;
pub(crate) mod gone;
pub(crate) mod homes;
pub(crate) mod listing;
pub(crate) mod opening;
pub(crate) mod pages;
pub(crate) mod settings;
