//! Handlers: a member's request by a command, a click or a form goes to the host, and the answer is a
//! card.

pub(crate) mod acts;
pub(crate) mod admission;
pub(crate) mod answer;
pub(crate) mod archived;
pub(crate) mod asked;
pub(crate) mod caller;
pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod custom_id;
pub(crate) mod dedup;
pub(crate) mod dispatch;
pub(crate) mod elsewhere;
pub(crate) mod lost;
pub(crate) mod slow;
#[cfg(test)]
mod tests;
pub(crate) mod timing;

use poise::serenity_prelude as serenity;

use super::{delivery::Courier, visibility::Visibility};
use crate::host::Host;
use domain::clock::Timestamp;

pub(crate) use super::error::Error;
pub(crate) use acts::{Act, GoesBy, On, Way};
pub(crate) use admission::Admission;
pub(crate) use caller::Caller;
pub(crate) use commands::registration;
pub(crate) use dispatch::{Answers, Dispatch, Dispatcher};

/// The data that handlers work on.
#[derive(Clone, Debug)]
pub(crate) struct Data {
    pub(crate) host: Host,
    pub(crate) courier: Courier,
    pub(crate) visibility: Visibility,
    /// Servers that joined later have just invited the bot.
    pub(crate) since: Timestamp,
}

pub(crate) type Context<'a> = poise::Context<'a, Data, Error>;

/// Returns the commands, and the handler of everything else.
pub(crate) fn options() -> poise::FrameworkOptions<Data, Error> {
    poise::FrameworkOptions {
        commands: commands::all(),
        event_handler: |framework, event| Box::pin(components::handle(framework, event)),
        command_check: Some(|context| Box::pin(async move { commands::check_options(context) })),
        pre_command: |context| Box::pin(commands::introduce(context)),
        on_error: |error| Box::pin(answer::on_error(error)),
        // No one is pinged unless a message names them.
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        // No owners: the bot has no commands for them, and asking costs a request.
        initialize_owners: false,
        ..Default::default()
    }
}
