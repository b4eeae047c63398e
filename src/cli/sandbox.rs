//! `courtier sandbox`: a local Discord and the bot in it.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
};

use clap::Args as ClapArgs;

use super::run::{ctrl_c, run_bot, runtime, start_logging};
use crate::{
    clock::Clock,
    config::Config,
    sandbox::{Options, Sandbox},
};

#[derive(Debug, ClapArgs)]
pub(super) struct Args {
    /// The port to listen on; 0 takes any that is free
    #[arg(long, default_value_t = 8642)]
    port: u16,
    /// Write every request and every dispatched event to this file, one JSON object a line
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Keep matches in this SQLite file; without it they are gone with the sandbox
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    start_logging()?;
    runtime()?.block_on(run_both(args))
}

async fn run_both(args: &Args) -> anyhow::Result<()> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, args.port));
    let sandbox = Sandbox::start(Options {
        address,
        record: args.record.clone(),
    })
    .await?;
    let scratch = tempfile::tempdir()?;
    let database = args
        .database
        .clone()
        .unwrap_or_else(|| scratch.path().join("courtier.db"));
    let settings = [
        ("DISCORD_TOKEN", sandbox.token().to_owned()),
        ("DISCORD_API_BASE", sandbox.url()),
        ("DATABASE_PATH", database.display().to_string()),
    ];
    let config = Config::read(|name| {
        settings
            .iter()
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value.clone())
    })?;
    println!("A local Discord is at {}", sandbox.url());
    println!("The bot is in it. Try, in another terminal:");
    println!("  curl -s {}/control/state", sandbox.url());
    println!("Ctrl-C ends both.");
    let clock = Clock::shifted(sandbox.time_shift());
    let stop = async {
        tokio::select! {
            () = ctrl_c() => {}
            // Somebody has stopped it over its control interface.
            () = sandbox.stopped() => {}
        }
    };
    let result = run_bot(&config, clock, stop).await;
    sandbox.stop().await;
    result
}
