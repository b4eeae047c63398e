//! Posts about a match: its thread, offers, results, and messages to its followers.

pub(crate) mod boards;
pub(crate) mod following;
pub(crate) mod offers;
pub(crate) mod results;
pub(crate) mod sayings;
pub(crate) mod threads;
