//! What the bot has to say: posts for matches, and messages about other things that are kept up to date.

pub mod announcements;
pub mod bulletins;
pub mod outbox;
