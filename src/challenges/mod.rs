//! Challenges: made, accepted and withdrawn; searches for an opponent, and the proposals that they lead to.

pub mod actions;
pub(crate) mod cards;
pub(crate) mod handlers;
pub(crate) mod ids;
pub(crate) mod posts;
