//! Tournaments: announced, joined, paired round by round, and ended.

pub mod actions;
pub(crate) mod cards;
pub(crate) mod handlers;
pub(crate) mod ids;
