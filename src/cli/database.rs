//! `courtier database`: what an operator does with a database as a whole.

use std::process::ExitCode;

use clap::{Args as ClapArgs, Subcommand};

use super::verify::{self, count};
use crate::store::{
    Address,
    copy::{self, CopyError},
};

/// How many rows are copied between two notices of progress.
const STRIDE: u64 = 100_000;

#[derive(Debug, ClapArgs)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Copy everything to a new or empty database, and verify the copy. Stop the bots first
    Copy {
        /// The database to copy, a file or a postgres:// URL
        #[arg(long, value_name = "FILE|URL")]
        from: Address,
        /// The new database, a file or a postgres:// URL
        #[arg(long, value_name = "FILE|URL")]
        to: Address,
    },
}

pub(super) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let Command::Copy { from, to } = &args.command;
    from.check_there()?;
    let copied = copy::copy(from, to, &mut |table, rows| {
        if rows.is_multiple_of(STRIDE) {
            eprintln!("{} of {table}", count(rows, "row", "rows"));
        }
    });
    let copied = copied.map_err(|error| match error {
        CopyError::Store(error) => anyhow::Error::from(error),
        refusal @ CopyError::NotEmpty { .. } => refusal.into(),
    })?;
    for (table, rows) in copied {
        println!("{table}: {}", count(rows, "row", "rows"));
    }
    verify::check(to)
}
