//! `courtier ratings`: what an operator does with the list of results.

use std::path::PathBuf;

use anyhow::Context;
use clap::{Args as ClapArgs, Subcommand};

use super::run::{load_dotenv, runtime};
use crate::{
    clock::Clock,
    config::Config,
    host::{Annulled, Host},
    matches::MatchId,
    store::Store,
};

#[derive(Debug, ClapArgs)]
pub(super) struct Args {
    /// The database; without it, the one that `DATABASE_PATH` names
    #[arg(long, global = true)]
    database: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Work out all ratings and boards anew from the list of results
    Rebuild,
    /// Declare a finished match void: its result no longer counts, and nor does what it led to
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
    let path = match args.database {
        Some(path) => path,
        None => Config::database(|name| std::env::var(name).ok())?,
    };
    // A mistyped path must not become a new, empty database.
    std::fs::metadata(&path).with_context(|| format!("there is no {}", path.display()))?;
    let host = Host::new(Store::open(&path)?, Clock::system());
    runtime()?.block_on(async {
        match args.command {
            Command::Rebuild => {
                let results = host.rebuild_ratings().await?;
                println!("all ratings follow from {results} results");
            }
            Command::Annul { id } => match host.annul(id).await? {
                Annulled::Before => println!("match {id} was annulled before"),
                Annulled::Unrated => println!("match {id} is annulled; no rating depended on it"),
                Annulled::Rated { results } => {
                    println!("match {id} is annulled; all ratings follow from {results} results");
                }
            },
        }
        Ok(())
    })
}
