//! Handlers: a member's request by a command, a click or a form goes to the host, and the answer is a
//! card.

mod acts;
mod admission;
mod afterwards;
mod answer;
mod archived;
mod asked;
mod caller;
mod challenging;
mod commands;
mod components;
mod contests;
mod days;
mod dedup;
mod dispatch;
mod elsewhere;
mod ended_follows;
pub(super) mod gone;
mod homes;
pub(super) mod honour_roles;
mod ladders;
mod looking_back;
mod looking_for;
mod lost;
mod picker;
mod playing;
mod settings;
#[cfg(test)]
mod tests;
mod timing;
mod tournaments;

use poise::serenity_prelude as serenity;

use caller::Caller;

use super::{delivery::Courier, error::Error, visibility::Visibility};
use crate::host::Host;
use domain::clock::Timestamp;

pub(super) use admission::Admission;
pub(super) use challenging::{Again, ask_again};
pub(super) use commands::registration;
pub(super) use dispatch::{Answers, Dispatch, House};

/// The data that handlers work on.
#[derive(Clone, Debug)]
pub(super) struct Data {
    pub(super) host: Host,
    pub(super) courier: Courier,
    pub(super) visibility: Visibility,
    /// Servers that joined later have just invited the bot.
    pub(super) since: Timestamp,
}

type Context<'a> = poise::Context<'a, Data, Error>;

/// Returns the commands, and the handler of everything else.
pub(super) fn options() -> poise::FrameworkOptions<Data, Error> {
    poise::FrameworkOptions {
        commands: commands::all(),
        event_handler: |framework, event| Box::pin(components::handle(framework, event)),
        command_check: Some(|context| Box::pin(async move { commands::check_options(context) })),
        pre_command: |context| Box::pin(caller::introduce(context)),
        on_error: |error| Box::pin(answer::on_error(error)),
        // No one is pinged unless a message names them.
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        // No owners: the bot has no commands for them, and asking costs a request.
        initialize_owners: false,
        ..Default::default()
    }
}
