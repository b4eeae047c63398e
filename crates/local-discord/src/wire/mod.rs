//! Writes the world in Discord's JSON.

mod channel;
mod guild;
mod interaction;
mod message;
mod user;

pub(crate) use interaction::Act;
pub(crate) use message::Viewer;
