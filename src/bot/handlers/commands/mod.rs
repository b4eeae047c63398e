//! The slash commands and menus, grouped by what people do with them.

mod agree;
mod blocks;
mod codes;
mod computer;
mod contest;
mod following;
mod honours;
mod ladder;
mod localize;
mod look;
mod opening;
mod options;
mod past;
mod play;
mod privacy;
mod puzzles;
mod seeks;
mod server;
mod servers;
mod settings;
mod time;
mod tournament;
mod training;

use super::{
    Caller, Context, Data, Error,
    afterwards::{self, Given},
    answer, challenging, ended_follows, picker, playing,
};
use crate::bot::messages::Message;
use domain::matches::UserId;

pub(in crate::bot) use localize::registration;
pub(super) use options::read_pace;

type Command = poise::Command<Data, Error>;

/// Returns every command, in the order in which Discord lists them.
pub(super) fn all() -> Vec<Command> {
    let mut commands = vec![
        play::challenge(),
        play::challenge_menu(),
        play::join(),
        computer::play(),
        seeks::seek(),
        seeks::seeks(),
        play::play(),
        look::board(),
        look::moves(),
        play::plan(),
        look::matches(),
        following::follow(),
        following::note(),
        agree::draw(),
        agree::takeback(),
        agree::resign(),
        agree::claim(),
        time::clock(),
        time::vacation(),
        look::tutorial(),
        training::hint(),
        training::analyze(),
        puzzles::puzzle(),
        look::rules(),
        past::leaderboard(),
        past::profile(),
        past::profile_menu(),
        past::history(),
        past::replay(),
        past::export(),
        settings::settings(),
        settings::notify(),
        server::server(),
        contest::contest(),
        servers::servers(),
        tournament::tournament(),
        ladder::ladder(),
        blocks::block(),
        blocks::unblock(),
        codes::code(),
        privacy::privacy(),
        look::help(),
    ];
    for command in &mut commands {
        localize::describe(command);
    }
    commands
}

/// Answers in private.
async fn answer(context: Context<'_>, message: Message) -> Result<(), Error> {
    let host = &context.data().host;
    let (user, locale) = (UserId(context.author().id.get()), answer::locale(context));
    let (message, lost) = ended_follows::tell(host, user, message, locale).await;
    context.send(message.clone().reply(true)).await?;
    ended_follows::told(host, user, lost).await;
    if let poise::Context::Application(application) = context {
        let http = &context.serenity_context().http;
        let given = Given {
            token: &application.interaction.token,
            message: &message,
            locale,
        };
        afterwards::follow(http, host, given);
    }
    Ok(())
}
