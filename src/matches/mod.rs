//! Matches: moves, plans, offers, results and records, and those who follow them.

pub mod actions;
pub(crate) mod cards;
pub(crate) mod handlers;
pub(crate) mod ids;
pub(crate) mod posts;
