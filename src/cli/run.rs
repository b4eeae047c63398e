//! `courtier run`: the bot in Discord.

use std::{future::Future, pin::pin};

use anyhow::Context;
use tokio::task::spawn_blocking;

use super::{log, secrets, signals};
use crate::{
    bot,
    config::{Config, dotenv},
    host::{Host, MOST_MATCHES, life},
    players::actions::privacy,
    retry::retry,
};
use domain::{causes::chain, clock::Clock};
use store::{Address, Erasures, Store, StoreError};

pub(super) fn run() -> anyhow::Result<()> {
    load_dotenv()?;
    log::start()?;
    let config = Config::read(|name| std::env::var(name).ok())?;
    let runtime = runtime()?;
    let stop = signals::asked_to_end();
    let ended = runtime.block_on(run_bot(&config, Clock::system(), stop));
    // A database server that does not answer must not delay the end.
    runtime.shutdown_background();
    ended
}

/// Runs the bot until `stop` is done.
pub(super) async fn run_bot(
    config: &Config,
    clock: Clock,
    stop: impl Future<Output = ()> + Send,
) -> anyhow::Result<()> {
    let mut stop = pin!(stop);
    let store = tokio::select! {
        opened = open(&config.database) => {
            opened.context("DATABASE_PATH or DATABASE_URL names no usable database")?
        }
        () = &mut stop => return Ok(()),
    };
    let most_matches = config.most_matches.unwrap_or(MOST_MATCHES);
    let mut host = Host::new(store, clock).with_most_matches(most_matches);
    let list = match &config.database {
        Address::File(file) => Some(Erasures::beside(file)),
        Address::Server(_) => config.deletions.clone().map(Erasures::at),
    };
    if let Some(list) = list {
        host = host.with_erasures(list);
        if let Err(error) = privacy::begin_erasures(&host).await {
            tracing::warn!(
                error = chain(&error),
                "the list of deleted players could not be created"
            );
        }
    }
    bot::run(config, host, stop).await?;
    Ok(())
}

/// Opens the database as soon as its server is up.
async fn open(address: &Address) -> Result<Store, StoreError> {
    let open = || {
        let address = address.clone();
        async {
            let opened = spawn_blocking(move || Store::open(&address)).await;
            opened.map_err(|_| StoreError::Worker)?
        }
    };
    retry(
        "the database can't be reached yet",
        StoreError::is_transient_at_startup,
        open,
    )
    .await
}

/// Takes settings from `.env` where the environment has none, and warns of what is probably not meant
/// there. A missing file is fine, an invalid one is not.
pub(super) fn load_dotenv() -> anyhow::Result<()> {
    let warnings = dotenv::load()?;
    secrets::remember();
    for warning in warnings {
        eprintln!("courtier: {warning}");
    }
    Ok(())
}

/// Reads from a database that a bot may have open, and closes it. Otherwise SQLite would leave an empty
/// log beside the file.
pub(super) fn read_database<T>(
    address: &Address,
    work: impl AsyncFnOnce(&Host) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let host = Host::new(Store::open_to_read(address)?, Clock::system());
    runtime()?.block_on(async {
        let read = work(&host).await;
        life::close_database(&host).await?;
        read
    })
}

pub(super) fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the async runtime cannot be started")
}
