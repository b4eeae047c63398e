//! `courtier database`: an operator's commands for a database as a whole.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Context;
use clap::{Args as ClapArgs, Subcommand};

use super::{
    ratings::address,
    restore::{self, WithoutList},
    run::load_dotenv,
    verify::{self, count},
};
use domain::clock::Clock;
use store::{
    Address, Migrated, Store, backup,
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
    /// Copy an SQLite file into a folder while the bot runs, and verify the copy
    Backup {
        /// The folder for the copy, which bears the time in its name
        #[arg(long, value_name = "DIR")]
        to: PathBuf,
        /// Remove the oldest copies from the folder, except for this many
        #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..))]
        keep: Option<u64>,
        /// The database; without it, the one that the bot would use
        #[arg(long, value_name = "FILE|URL")]
        database: Option<Address>,
    },
    /// Put a backup in the place of an SQLite file, which stays under another name if it is still
    /// there. Stop the bot first
    Restore {
        /// The backup
        #[arg(value_name = "BACKUP")]
        from: PathBuf,
        /// Go on where the list of deleted players beside the database is missing or spoilt: those who
        /// were deleted after the backup are back
        #[arg(long)]
        without_deletions: bool,
        /// The database; without it, the one that the bot would use
        #[arg(long, value_name = "FILE|URL")]
        database: Option<Address>,
    },
    /// Mark a database as restored, after other tools such as `pg_restore` have put a backup in its place.
    /// Stop the bots first
    Restored {
        /// The list of those whose data was deleted; without it, the one beside an SQLite file, or the one
        /// that the bot would use
        #[arg(long, value_name = "FILE")]
        deletions: Option<PathBuf>,
        /// Go on where that list is missing or spoilt: those who were deleted after the backup are back
        #[arg(long)]
        without_deletions: bool,
        /// The database, a file or a postgres:// URL; without it, the one that the bot would use
        #[arg(long, value_name = "FILE|URL")]
        database: Option<Address>,
    },
    /// Bring a database to the schema of this version, as `run` does when it starts. Stop the bots
    /// first, and back a PostgreSQL database up; an SQLite file is copied beside itself
    Migrate {
        /// The database, a file or a postgres:// URL; without it, the one that the bot would use
        #[arg(long, value_name = "FILE|URL")]
        database: Option<Address>,
    },
}

pub(super) fn run(args: Args) -> anyhow::Result<ExitCode> {
    match args.command {
        Command::Copy { from, to } => copy_database(&from, &to),
        Command::Backup { to, keep, database } => back_up(&to, keep, database),
        Command::Restore {
            from,
            without_deletions,
            database,
        } => restore::restore(&from, database, WithoutList::from(without_deletions)),
        Command::Restored {
            deletions,
            without_deletions,
            database,
        } => restore::mark_as_restored(database, deletions, WithoutList::from(without_deletions)),
        Command::Migrate { database } => migrate(database),
    }
}

fn back_up(
    folder: &Path,
    keep: Option<u64>,
    database: Option<Address>,
) -> anyhow::Result<ExitCode> {
    load_dotenv()?;
    let address = address(database)?;
    address.check_there()?;
    let file = file_of(&address)?;
    std::fs::create_dir_all(folder)
        .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
    let now = Clock::system().now();
    let copy = backup::back_up(file, folder, now)?;
    println!("{}", copy.display());
    let verified = verify::verify_database(&Address::File(copy))?;
    // Copies that are right make no room for one that is wrong.
    if verified == ExitCode::SUCCESS
        && let Some(keep) = keep
    {
        let keep = usize::try_from(keep).unwrap_or(usize::MAX);
        for old in backup::prune(folder, keep, now)? {
            println!("removed {}", old.display());
        }
    }
    Ok(verified)
}

/// Returns the SQLite file at an address.
///
/// # Errors
/// For PostgreSQL, with what its own tools do instead.
pub(super) fn file_of(address: &Address) -> anyhow::Result<&Path> {
    match address {
        Address::File(path) => Ok(path),
        Address::Server(_) => anyhow::bail!(
            "PostgreSQL has tools for this, which work while bots run:\n  \
             pg_dump --format=custom --file=courtier.dump {address}\n  \
             pg_restore --clean --if-exists --dbname={address} courtier.dump\n\
             Stop the bots before the second, and mark the database as restored before they start again:\n  \
             courtier database restored --database {address} --deletions FILE\n\
             FILE is the one that DELETIONS_FILE names"
        ),
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
    verify::verify_database(to)
}
