//! What moderators do: rulings on matches, bans from play, and the log of both.

pub(crate) mod banned;
pub mod bans;
pub mod log;
pub mod rulings;
