//! The judge: checks every request body by Discord's rules.
//!
//! Its own rules come first, because they know where in the body an error is. twilight-model and
//! twilight-validate give a second opinion on bodies that pass them.
//!
//! Lengths are counted in Unicode code points, as Discord's API counts them (its client counts
//! UTF-16 units while a user types, which differs only for emoji).

mod callback;
mod command_options;
mod commands;
mod components;
mod components_v2;
mod embeds;
mod emoji;
mod messages;
mod modals;
mod read;
mod second_opinion;
mod threads;
mod tree;

pub(crate) use callback::{Callback, Context, callback};
pub(crate) use commands::{commands, most as most_commands, one_command};
pub(crate) use messages::{AttachmentEntry, MessageBody, Mode, message};
pub(crate) use modals::ModalBody;
pub(crate) use read::Object;
pub(crate) use threads::{ChannelEdit, ThreadBody, channel_edit, thread};
pub(crate) use tree::{Errors, Path};
