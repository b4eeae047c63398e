//! The slash commands and menus, by what people do with them.

mod agree;
mod blocks;
mod localize;
mod look;
mod options;
mod past;
mod play;
mod settings;
mod time;

use super::{Caller, Context, Data, Error, challenging, fleeting::take_away, picker};
use crate::bot::messages::Message;

pub(in crate::bot) use localize::registration;

type Command = poise::Command<Data, Error>;

/// Every command, in the order that Discord lists them in.
pub(super) fn all() -> Vec<Command> {
    let mut commands = vec![
        play::challenge(),
        play::challenge_menu(),
        play::join(),
        play::play(),
        look::board(),
        look::moves(),
        play::plan(),
        look::matches(),
        agree::draw(),
        agree::takeback(),
        agree::resign(),
        agree::claim(),
        time::clock(),
        time::vacation(),
        look::tutorial(),
        look::rules(),
        past::leaderboard(),
        past::profile(),
        past::profile_menu(),
        past::history(),
        past::replay(),
        past::export(),
        settings::settings(),
        settings::server_settings(),
        blocks::block(),
        blocks::unblock(),
        look::help(),
    ];
    for command in &mut commands {
        localize::describe(command);
    }
    commands
}

/// Answers in private.
async fn answer(context: Context<'_>, message: Message) -> Result<(), Error> {
    let fleeting = message.fleets_during();
    context.send(message.reply(true)).await?;
    if let poise::Context::Application(application) = context
        && let Some(during) = fleeting
    {
        let http = &context.serenity_context().http;
        let host = &context.data().host;
        take_away(http, host, &application.interaction.token, during);
    }
    Ok(())
}
