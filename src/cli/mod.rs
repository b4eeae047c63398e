//! The command line, with one file for each subcommand.

mod database;
mod demo;
mod doctor;
mod engine;
mod invite;
mod log;
mod outbox;
mod ratings;
mod render;
mod restore;
mod rules;
mod run;
mod sandbox;
mod secrets;
mod signals;
mod status;
mod tournament;
mod usage;
mod verify;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};

use crate::{bot, config::ConfigError};
use store::StoreError;

/// The exit code for settings and arguments that make no sense, which is also clap's.
const USAGE: u8 = 2;

/// A Discord bot that hosts abstract board games by correspondence.
#[derive(Debug, Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot in Discord. Needs a token, see `.env.example`
    Run,
    /// Show how the running bot is, which listens where LISTEN says
    Status,
    /// Check that everything is as the bot needs it, and say what to do. Changes nothing
    Doctor,
    /// Print the address for inviting the bot to a server
    Invite(invite::Args),
    /// Try the bot without Discord: start a local Discord and the bot in it
    Sandbox(sandbox::Args),
    /// Draw a board as a PNG file
    Render(render::Args),
    /// Ask the rules: count lines, describe positions, play moves, check transcripts
    Rules(rules::Args),
    /// Play against the engine from other programs
    Engine(engine::Args),
    /// Pair the next round of a tournament that is kept in a file, or make such a file
    Tournament(tournament::Args),
    /// Recompute ratings, or annul a match
    Ratings(ratings::Args),
    /// List, retry or drop messages that could not be posted in Discord
    Outbox(outbox::Args),
    /// Check the whole database against the rules and against itself
    Verify(verify::Args),
    /// Back a database up or put a backup back, copy it to another engine, or bring it to a newer schema
    Database(database::Args),
}

/// Runs the command given by the arguments of this process.
pub fn main() -> ExitCode {
    secrets::guard();
    let command = match Cli::try_parse() {
        Ok(cli) => cli.command,
        Err(refusal) => return usage::tell(refusal),
    };
    let done = |()| ExitCode::SUCCESS;
    let result = match command {
        Command::Run => run::run().map(done),
        Command::Status => status::run(),
        Command::Doctor => doctor::run(),
        Command::Invite(args) => invite::run(&args).map(done),
        Command::Sandbox(args) => sandbox::run(&args).map(done),
        Command::Render(args) => render::run(&args).map(done),
        Command::Rules(args) => rules::run(&args).map(done),
        Command::Engine(args) => engine::run(&args).map(done),
        Command::Tournament(args) => tournament::run(args).map(done),
        Command::Ratings(args) => ratings::run(args).map(done),
        Command::Outbox(args) => outbox::run(args).map(done),
        Command::Verify(args) => verify::run(args),
        Command::Database(args) => database::run(args),
    };
    match result {
        Ok(code) => code,
        Err(error) => {
            let said = secrets::hide(format_args!("{error:#}"));
            // The code says it, too, if nobody reads what is written.
            let _ = writeln!(io::stderr(), "courtier: {said}");
            ExitCode::from(if is_a_setting(&error) { USAGE } else { 1 })
        }
    }
}

/// Returns whether the operator has to fix a setting: one that makes no sense, or that names a database
/// or an address which cannot be opened.
fn is_a_setting(error: &anyhow::Error) -> bool {
    error.is::<ConfigError>()
        || matches!(error.downcast_ref(), Some(StoreError::Open { .. }))
        || matches!(error.downcast_ref(), Some(bot::Error::Listen { .. }))
}
