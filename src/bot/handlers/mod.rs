//! The router: a member's command, click or form goes to the act of its subject, and its answer is sent.

pub(crate) mod admission;
pub(crate) mod answer;
pub(crate) mod asked;
pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod custom_id;
pub(crate) mod dedup;
pub(crate) mod dispatch;
pub(crate) mod lost;
pub(crate) mod slow;
#[cfg(test)]
mod tests;

use poise::serenity_prelude as serenity;

use crate::discord::handlers::{Data, Error};

pub(crate) use admission::Admission;
pub(crate) use dispatch::{Answers, Dispatch, Dispatcher};

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
