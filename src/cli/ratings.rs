//! `courtier ratings`: an operator's commands for the list of results.

use clap::{Args as ClapArgs, Subcommand};

use super::run::{load_dotenv, runtime};
use crate::{
    config::Config,
    host::Host,
    rankings::actions::ratings::{self, Annulled},
};
use domain::{clock::Clock, matches::MatchId};
use store::{Address, Store};

#[derive(Debug, ClapArgs)]
pub(super) struct Args {
    /// The database, a file or a postgres:// URL; without it, the one that the bot would use
    #[arg(long, global = true, value_name = "FILE|URL")]
    database: Option<Address>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Recompute all ratings and boards from the list of results
    Rebuild,
    /// Declare a finished match void: neither its result nor what followed from it counts any longer
    Annul {
        /// The match, `12` or `#12`
        #[arg(value_parser = match_id)]
        id: MatchId,
    },
}

fn match_id(text: &str) -> Result<MatchId, String> {
    let number = text.trim_start_matches('#').parse();
    number
        .map(MatchId)
        .map_err(|_| "not the number of a match".to_owned())
}

pub(super) fn run(args: Args) -> anyhow::Result<()> {
    load_dotenv()?;
    let store = Store::open_beside(&address(args.database)?)?;
    let host = Host::new(store, Clock::system());
    runtime()?.block_on(async {
        match args.command {
            Command::Rebuild => rebuild(&host).await,
            Command::Annul { id } => match ratings::annul(&host, id).await? {
                Annulled::Before => {
                    println!("match {id} was annulled before");
                    Ok(())
                }
                Annulled::Unrated => {
                    println!("match {id} is annulled; no rating depended on it");
                    Ok(())
                }
                Annulled::Rated => {
                    println!("match {id} is annulled");
                    rebuild(&host).await
                }
            },
        }
    })
}

/// Returns the address of the database that was named, or that the bot would use.
pub(super) fn address(database: Option<Address>) -> anyhow::Result<Address> {
    let address = match database {
        Some(address) => address,
        None => Config::database(|name| std::env::var(name).ok())?,
    };
    address.check_there()?;
    Ok(address)
}

async fn rebuild(host: &Host) -> anyhow::Result<()> {
    let mut shown = 0.0;
    let progress = |done: f64| {
        // One line for every twentieth.
        if done - shown >= 0.05 {
            eprintln!("{:.0} %", done * 100.0);
            shown = done;
        }
    };
    let results = ratings::rebuild(host, progress).await?;
    println!("all ratings follow from {results} results");
    Ok(())
}
