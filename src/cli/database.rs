//! `courtier database`: an operator's commands for a database as a whole.

use std::process::ExitCode;

use clap::{Args as ClapArgs, Subcommand};

use super::{
    ratings::address,
    run::load_dotenv,
    verify::{self, count},
};
use store::{
    Address, Migrated, Store,
    copy::{self, CopyError},
};

/// The number of rows that are copied between two progress messages.
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
    /// Bring a database to the schema of this version, as `run` does when it starts. Stop the bots and
    /// back the database up first
    Migrate {
        /// The database, a file or a postgres:// URL; without it, the one that the bot would use
        #[arg(long, value_name = "FILE|URL")]
        database: Option<Address>,
    },
}

pub(super) fn run(args: Args) -> anyhow::Result<ExitCode> {
    match args.command {
        Command::Copy { from, to } => copy_database(&from, &to),
        Command::Migrate { database } => migrate(database),
    }
}

fn migrate(database: Option<Address>) -> anyhow::Result<ExitCode> {
    load_dotenv()?;
    let Migrated { before, after } = Store::migrate(&address(database)?)?;
    match before {
        None => println!("the database has schema {after} now; it was empty"),
        Some(before) if before == after => println!("the database has schema {after} already"),
        Some(before) => println!("the database has schema {after} now; it had schema {before}"),
    }
    Ok(ExitCode::SUCCESS)
}

fn copy_database(from: &Address, to: &Address) -> anyhow::Result<ExitCode> {
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
