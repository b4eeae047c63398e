//! Players: settings, profiles, histories, names, blocks, and what is stored about them.

pub mod actions;
pub(crate) mod cards;
pub(crate) mod handlers;
pub(crate) mod ids;
