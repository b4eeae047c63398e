//! Changes of the world, each with the events that tell the bot about it.

mod channels;
mod interactions;
mod messages;
mod threads;

pub(crate) use threads::ThreadDraft;
