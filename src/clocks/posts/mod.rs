//! Reminders, digests, and what is posted while a player may be missing.

pub(crate) mod missing;
pub(crate) mod notices;
