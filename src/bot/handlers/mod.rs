//! Handlers: what a member asks for by a command, a click or a form goes to the host, and the
//! answer is a card.

mod afterwards;
mod answer;
mod asked;
mod asleep;
mod caller;
mod challenging;
mod commands;
mod components;
mod days;
mod door;
mod elsewhere;
mod entrance;
mod homes;
pub(super) mod honour_roles;
mod looking_back;
mod lost;
mod manage;
mod once;
mod picker;
mod playing;
mod settings;
#[cfg(test)]
mod tests;

use poise::serenity_prelude as serenity;

use caller::Caller;

use super::{delivery::Courier, error::Error, visibility::Visibility};
use crate::host::Host;

pub(super) use commands::registration;
pub(super) use door::Door;
pub(super) use entrance::Entrance;

/// What handlers work on.
#[derive(Clone, Debug)]
pub(super) struct Data {
    pub(super) host: Host,
    pub(super) courier: Courier,
    pub(super) visibility: Visibility,
}

type Context<'a> = poise::Context<'a, Data, Error>;

/// The commands, and who handles everything else.
pub(super) fn options() -> poise::FrameworkOptions<Data, Error> {
    poise::FrameworkOptions {
        commands: commands::all(),
        event_handler: |framework, event| Box::pin(components::handle(framework, event)),
        pre_command: |context| Box::pin(caller::introduce(context)),
        on_error: |error| Box::pin(answer::on_error(error)),
        // Nobody is pinged unless a message names whom.
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        // No owners: the bot has no commands for them, and the question costs a request.
        initialize_owners: false,
        ..Default::default()
    }
}
