//! Tools that make the computer stronger and show every picture. Not part of the bot: run it from a
//! checkout with `cargo run --release -p tools -- --help`.
//!
//! It depends on the rules, the engine, the pictures and the storage of matches. Nothing depends on
//! it.

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
