//! What moderators do: rulings on matches, bans from play, and the log of both.

pub(super) mod bans;
pub(super) mod log;
pub(super) mod rulings;
