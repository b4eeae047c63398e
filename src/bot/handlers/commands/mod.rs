//! The slash commands and menus, grouped by what people do with them.

pub(crate) mod localize;
pub(crate) mod options;

use super::{
    Act, Caller, Context, Data, Error, On, Way,
    afterwards::{self, Given},
    answer,
};
use crate::{
    bot::messages::{Answer, Message, ShownTo},
    challenges, contests, learning,
    matches::{self, handlers::ended_follows},
    players, rankings, servers, tournaments,
};
use domain::matches::{Refusal, UserId};

pub(crate) use localize::registration;
pub(crate) use options::{labels, read_match, read_pace};

pub(crate) type Command = poise::Command<Data, Error>;

/// Returns every command, in the order in which Discord lists them.
pub(crate) fn all() -> Vec<Command> {
    let mut commands = vec![
        learning::handlers::computer::play(),
        matches::handlers::play::challenge(),
        matches::handlers::play::challenge_menu(),
        challenges::handlers::find::find(),
        matches::handlers::play::join(),
        matches::handlers::play::play(),
        matches::handlers::look::board(),
        matches::handlers::one_match::one_match(),
        matches::handlers::look::matches(),
        matches::handlers::agree::draw(),
        matches::handlers::agree::resign(),
        learning::handlers::lessons::rules(),
        learning::handlers::lessons::tutorial(),
        learning::handlers::puzzles::puzzle(),
        rankings::handlers::leaderboard::leaderboard(),
        players::handlers::profile::profile(),
        players::handlers::profile::profile_menu(),
        players::handlers::history::history(),
        matches::handlers::record::replay(),
        tournaments::handlers::command::tournament(),
        rankings::handlers::command::ladder(),
        contests::handlers::command::contest(),
        players::handlers::command::settings(),
        servers::handlers::command::server(),
        learning::handlers::lessons::help(),
    ];
    for command in &mut commands {
        localize::describe(command);
    }
    commands
}

/// Returns what is needed to do what a command asks for.
pub(crate) fn on<'a>(context: Context<'a>, caller: &'a Caller) -> On<'a> {
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
pub(crate) async fn perform(
    context: Context<'_>,
    caller: &Caller,
    act: impl Act,
) -> Result<(), Error> {
    let done = act.perform(on(context, caller)).await?;
    give(context, done).await
}

/// Gives the answer to a command in private.
pub(crate) async fn give(context: Context<'_>, done: Answer) -> Result<(), Error> {
    match done {
        Answer::Private(message) | Answer::InPlace(message) => answer(context, message).await,
        // A command has neither a message that shows the outcome nor a button that opens a form or a page.
        Answer::Form(_) | Answer::Page | Answer::Nothing => Err(Refusal::UnknownButton.into()),
    }
}

/// Answers in private.
pub(crate) async fn answer(context: Context<'_>, message: Message) -> Result<(), Error> {
    let host = &context.data().host;
    let (user, locale) = (UserId(context.author().id.get()), answer::locale(context));
    let (message, lost) = ended_follows::append_notice(host, user, message).await;
    let written = message.clone().written(locale);
    context.send(written.reply(ShownTo::Caller).await?).await?;
    ended_follows::mark_read(host, user, lost).await;
    if let poise::Context::Application(application) = context {
        let http = &context.serenity_context().http;
        let given = Given {
            token: &application.interaction.token,
            message: &message,
            caller: &Caller::commanding(context)?,
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
pub(crate) fn check_options(context: Context<'_>) -> Result<bool, Error> {
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
pub(crate) fn successor(name: &str) -> Option<&'static str> {
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
