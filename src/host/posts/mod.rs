//! What the bot has to say: posts for matches, and messages about other things that are kept up to date.

pub(super) mod announcements;
pub(super) mod bulletins;
pub(super) mod outbox;
