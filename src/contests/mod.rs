//! Contests: matches between two servers, on several boards at once.

pub mod actions;
pub(crate) mod cards;
pub(crate) mod handlers;
pub(crate) mod ids;
