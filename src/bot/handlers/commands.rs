//! The slash commands and menus, grouped by what people do with them.

use crate::{
    challenges, contests,
    discord::handlers::{Caller, Command, Context, Error, localize},
    learning, matches,
    players::{self, ids::PlayerPage},
    rankings, servers, tournaments,
};
use poise::serenity_prelude as serenity;

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

/// Tells the host who gives a command, before it is carried out. A user who asks what is stored is not
/// stored for that.
pub(crate) async fn introduce(context: Context<'_>) {
    if asks_what_is_stored(context) {
        return;
    }
    if let Ok(caller) = Caller::commanding(context) {
        caller.introduce(&context.data().host).await;
    }
}

/// Returns whether a command shows the page about what is stored of a user.
fn asks_what_is_stored(context: Context<'_>) -> bool {
    let poise::Context::Application(application) = context else {
        return false;
    };
    application.args.iter().any(|option| {
        option.name == "page"
            && matches!(option.value, serenity::ResolvedValue::String(page) if page == PlayerPage::Data.id())
    })
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
