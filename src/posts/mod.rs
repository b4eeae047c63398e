//! What the bot has to say, for all subjects: posts for matches, and messages about other things that are kept up to
//! date.
//!
//! The table in `src/bot/delivery/kinds.rs` lists all kinds of posts. What is known of a post without knowing what it is
//! about is in [`announcements`](crate::host::announcements).

pub mod bulletins;
mod load;
pub mod outbox;
