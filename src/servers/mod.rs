//! Servers: settings, the home of their matches, and the list of servers that others can find.

pub mod actions;
pub(crate) mod cards;
pub(crate) mod handlers;
pub(crate) mod ids;
