//! The slash commands and menus, grouped by what people do with them.

mod agree;
mod computer;
mod contest;
mod find;
mod ladder;
mod localize;
mod look;
mod one_match;
mod options;
mod past;
mod play;
mod puzzles;
mod server;
mod settings;
mod tournament;

use super::{
    Caller, Context, Data, Error,
    acts::{Act, On, Way},
    afterwards::{self, Given},
    answer, challenging, ended_follows, homes, picker, playing,
};
use crate::bot::messages::{Answer, Message, ShownTo};
use domain::matches::{Refusal, UserId};

pub(in crate::bot) use localize::registration;
pub(super) use options::{labels, read_match, read_pace};

type Command = poise::Command<Data, Error>;

/// Returns every command, in the order in which Discord lists them.
pub(super) fn all() -> Vec<Command> {
    let mut commands = vec![
        computer::play(),
        play::challenge(),
        play::challenge_menu(),
        find::find(),
        play::join(),
        play::play(),
        look::board(),
        one_match::one_match(),
        look::matches(),
        agree::draw(),
        agree::resign(),
        look::rules(),
        look::tutorial(),
        puzzles::puzzle(),
        past::leaderboard(),
        past::profile(),
        past::profile_menu(),
        past::history(),
        past::replay(),
        tournament::tournament(),
        ladder::ladder(),
        contest::contest(),
        settings::settings(),
        server::server(),
        look::help(),
    ];
    for command in &mut commands {
        localize::describe(command);
    }
    commands
}

/// Returns what is needed to do what a command asks for.
fn on<'a>(context: Context<'a>, caller: &'a Caller) -> On<'a> {
    let data = context.data();
    On {
        data,
        host: &data.host,
        http: context.http(),
        caller,
        way: Way::Command,
    }
}

/// Does what the button of a card does, and answers in private.
async fn perform(context: Context<'_>, caller: &Caller, act: impl Act) -> Result<(), Error> {
    let done = act.perform(on(context, caller)).await?;
    give(context, done).await
}

/// Gives the answer to a command in private.
async fn give(context: Context<'_>, done: Answer) -> Result<(), Error> {
    match done {
        Answer::Private(message) | Answer::InPlace(message) => answer(context, message).await,
        // A command has neither a message that shows the outcome nor a button that opens a form or a page.
        Answer::Form(_) | Answer::Page | Answer::Nothing => Err(Refusal::UnknownButton.into()),
    }
}

/// Answers in private.
async fn answer(context: Context<'_>, message: Message) -> Result<(), Error> {
    let host = &context.data().host;
    let (user, locale) = (UserId(context.author().id.get()), answer::locale(context));
    let (message, lost) = ended_follows::tell(host, user, message, locale).await;
    let written = message.clone().written(locale);
    context.send(written.reply(ShownTo::Caller)).await?;
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

/// Checks that a command has all options that its user filled in: Discord shows players commands of an earlier
/// version until they restart it.
///
/// # Errors
/// Names the first option that the command doesn't have.
pub(super) fn check_options(context: Context<'_>) -> Result<bool, Error> {
    let poise::Context::Application(application) = context else {
        return Ok(true);
    };
    let command = context.command();
    let has = |name: &str| command.parameters.iter().any(|option| option.name == name);
    let mut given = application.args.iter().map(|option| option.name);
    match given.find(|name| !has(name)) {
        None => Ok(true),
        Some(old) => Err(Error::OldOption {
            command: command.name.to_string(),
            option: old.to_owned(),
        }),
    }
}

/// Returns the name of the command that does what one of this name did in an earlier version, if there
/// was one. Discord shows such commands to players until they restart it.
pub(super) fn successor(name: &str) -> Option<&'static str> {
    Some(match name {
        "seek" | "seeks" => "find",
        "moves" | "plan" | "follow" | "note" | "takeback" | "claim" | "clock" | "hint"
        | "analyze" | "export" => "match",
        "vacation" | "notify" | "block" | "unblock" | "code" | "privacy" => "settings",
        // These had subcommands.
        "puzzle" => "puzzle",
        "tournament" => "tournament",
        "ladder" => "ladder",
        "contest" | "servers" => "contest",
        "server" => "server",
        _ => return None,
    })
}
