//! Ratings, leaderboards, ladders, seasons and the roles of the best players.

pub mod actions;
pub(crate) mod cards;
pub(crate) mod handlers;
pub(crate) mod ids;
