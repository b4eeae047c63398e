//! What makes the computer stronger, and what shows every picture. Not part of the bot: run it from a
//! checkout with `cargo run --release -p tools -- --help`.
//!
//! It knows the rules, the engine, the pictures and how matches are stored. Nothing uses it.

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
