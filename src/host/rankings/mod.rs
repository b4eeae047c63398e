//! Ratings, seasons, ladders, and what servers give their best players.

pub(super) mod honours;
pub(super) mod ladders;
pub(super) mod ratings;
pub(super) mod seasons;
