//! `courtier tournament`: pairs the rounds of tournaments that are kept in files, and writes such files
//! from the bot's own tournaments.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use clap::Subcommand;

use super::{
    ratings::address,
    run::{load_dotenv, read_database},
};
use crate::tournaments::actions as tournaments;
use store::{Address, TournamentId};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Pair the next round of a Swiss tournament by FIDE's Dutch system (C.04.3, of February 2026)
    ///
    /// The next round is the one after the last in which two players were paired; byes can be given
    /// beforehand. Prints how many pairs there are, then a line for each: the number of the player on
    /// the first side, and that of the other, or 0 for a bye. Which round it is, is said on standard
    /// error.
    Pair {
        /// FIDE's tournament report file (TRF16), with `XXR`: the number of rounds
        file: PathBuf,
    },
    /// Print a tournament of the bot as FIDE's tournament report file
    Export {
        /// Its number
        number: u32,
        /// The database, a file or a postgres:// URL; without it, the one that the bot would use
        #[arg(long, value_name = "FILE|URL")]
        database: Option<Address>,
    },
}

pub(super) fn run(args: Args) -> anyhow::Result<()> {
    match args.command {
        Command::Pair { file } => pair(&file),
        Command::Export { number, database } => export(number, database),
    }
}

fn pair(file: &Path) -> anyhow::Result<()> {
    let name = file.display();
    let report = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
    let paired = pairings::trf::pair(&report).with_context(|| format!("cannot pair {name}"))?;
    eprintln!("{name}: round {} of {}", paired.round, paired.rounds);
    print!("{}", paired.pairs);
    Ok(())
}

fn export(number: u32, database: Option<Address>) -> anyhow::Result<()> {
    load_dotenv()?;
    let report = read_database(&address(database)?, async |host| {
        Ok(tournaments::any_report(host, TournamentId(number)).await?)
    })?;
    match report {
        Some(report) => print!("{report}"),
        None => bail!("there is no tournament {number}"),
    }
    Ok(())
}
