//! `courtier run`: the bot in Discord.

use std::future::Future;

use anyhow::Context;
use tracing_subscriber::EnvFilter;

use crate::{
    bot,
    clock::Clock,
    config::{Config, ConfigError},
    host::{Host, MOST_MATCHES},
    store::Store,
};

/// What is logged unless `RUST_LOG` says otherwise.
const DEFAULT_LOG: &str = "info,serenity=warn";

pub(super) fn run() -> anyhow::Result<()> {
    load_dotenv()?;
    start_logging()?;
    let config = Config::read(|name| std::env::var(name).ok())?;
    runtime()?.block_on(run_bot(&config, Clock::system(), ctrl_c()))
}

/// Runs the bot until `stop` is done.
pub(super) async fn run_bot(
    config: &Config,
    clock: Clock,
    stop: impl Future<Output = ()> + Send,
) -> anyhow::Result<()> {
    let store = Store::open(&config.database)
        .context("DATABASE_PATH or DATABASE_URL names no usable database")?;
    let most_matches = config.most_matches.unwrap_or(MOST_MATCHES);
    let host = Host::new(store, clock).with_most_matches(most_matches);
    bot::run(config, host, stop).await?;
    Ok(())
}

/// Takes settings from `.env` where the environment has none. No such file is fine, a broken one
/// is not.
pub(super) fn load_dotenv() -> anyhow::Result<()> {
    match dotenvy::dotenv() {
        Ok(_) => Ok(()),
        Err(error) if error.not_found() => Ok(()),
        Err(error) => Err(ConfigError::DotEnv(error.to_string()).into()),
    }
}

pub(super) fn start_logging() -> anyhow::Result<()> {
    let filter = match std::env::var("RUST_LOG") {
        Ok(filter) => EnvFilter::try_new(&filter).map_err(|_| ConfigError::Log(filter))?,
        Err(_) => EnvFilter::new(DEFAULT_LOG),
    };
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
    Ok(())
}

pub(super) fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the async runtime cannot be started")
}

/// Done when the operator presses Ctrl-C or the system asks the process to end.
pub(super) async fn ctrl_c() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    if interrupted.await.is_err() {
        // Without signals the process can still be killed; the database does not mind.
        std::future::pending::<()>().await;
    }
}
