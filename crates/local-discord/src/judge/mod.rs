//! The judge: holds every request body against Discord's rules.
//!
//! Its own rules come first, because they know where in the body a fault is. What they let pass
//! goes through twilight-model and twilight-validate as a second opinion.
//!
//! Lengths are counted in Unicode code points, as Discord's API counts them (its client counts
//! UTF-16 units while one types, which makes a difference for emoji only).

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
