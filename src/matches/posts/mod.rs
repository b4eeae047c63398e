//! What is posted about a match: its thread, offers, results, and news for its followers.

pub(crate) mod following;
pub(crate) mod offers;
pub(crate) mod results;
pub(crate) mod sayings;
pub(crate) mod threads;
