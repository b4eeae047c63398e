//! Changes of the world, each with the events that inform the bot.

mod channels;
mod interactions;
mod messages;
mod threads;

pub(crate) use messages::Edit;
pub(crate) use threads::ThreadDraft;
