//! Ratings, seasons, ladders, and what servers give their best players.

pub mod honours;
pub mod ladders;
pub mod ratings;
pub mod seasons;
