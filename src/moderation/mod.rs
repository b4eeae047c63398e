//! Moderation: rulings on matches, bans from play, and the log of both.

pub mod actions;
pub(crate) mod cards;
pub(crate) mod handlers;
pub(crate) mod ids;
pub(crate) mod posts;
