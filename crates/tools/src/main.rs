//! Tools that make the computer stronger, show every picture, and try the bot out for hours. Not part of
//! the bot: run it from a checkout with `cargo run --release -p tools -- --help`.
//!
//! It depends on the rules, the engine, the pictures, the storage of matches and the local Discord.
//! Nothing depends on it.

mod campaign;
mod commands;
mod duel;
mod gallery;
mod mine;
mod proof;
mod tune;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match commands::run(&commands::Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tools: {error:#}");
            ExitCode::FAILURE
        }
    }
}
