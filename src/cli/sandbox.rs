//! `courtier sandbox`: a local Discord and the bot in it.

use std::{
    future::Future,
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    pin::{Pin, pin},
    time::Duration,
};

use anyhow::Context;
use clap::Args as ClapArgs;
use local_discord::{
    BotWish, CLIENT_SECRET, FIRST_ANSWER, Limits, LocalDiscord, Options, TOKEN, free_address,
};
use tokio::sync::watch;

use super::{
    demo, log,
    run::{run_bot, runtime},
    signals,
};
use crate::{
    bot,
    config::{Config, dotenv},
};
use domain::clock::Clock;

#[derive(Debug, ClapArgs)]
pub(super) struct Args {
    /// The port to listen on; 0 takes any that is free
    #[arg(long, default_value_t = 8642)]
    port: u16,
    /// Write every request and every dispatched event to this file, one JSON object a line
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Keep the server and its matches in this folder; without it they are lost when the sandbox ends
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Fill the server with members who have been playing for some weeks
    #[arg(long)]
    demo: bool,
    /// Refuse requests beyond Discord's limits, as Discord does
    #[arg(long)]
    limits: bool,
    /// How long the bot has for an answer. Discord gives it 3 seconds, which is little in a debugger
    #[arg(long, value_name = "SECONDS", default_value_t = FIRST_ANSWER.as_secs())]
    answer_within: u64,
    /// Let other machines in too. Anyone who can reach this machine can then do everything in the
    /// sandbox
    #[arg(long)]
    expose: bool,
}

/// Settings of `courtier run` that name a database. A sandbox must not fill a real bot's database, so it
/// has its own and says so.
const UNUSED: [&str; 2] = ["DATABASE_URL", "DATABASE_PATH"];

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    log::start()?;
    for name in UNUSED {
        if is_set(name) {
            eprintln!("{name} is not used: the sandbox has a database of its own, see --data");
        }
    }
    runtime()?.block_on(run_both(args))
}

/// Returns whether `courtier run` would use this setting, from the environment or from the file `.env`.
/// A file that it could not read is no reason not to start a sandbox.
fn is_set(name: &str) -> bool {
    std::env::var_os(name).is_some() || dotenv::names().iter().any(|written| written == name)
}

async fn run_both(args: &Args) -> anyhow::Result<()> {
    let scratch = tempfile::tempdir()?;
    let data = args.data.as_deref().unwrap_or(scratch.path());
    std::fs::create_dir_all(data)
        .with_context(|| format!("the folder {} cannot be made", data.display()))?;
    let database = data.join("courtier.db");
    let is_new = !database.exists();
    let ip = if args.expose {
        Ipv4Addr::UNSPECIFIED
    } else {
        Ipv4Addr::LOCALHOST
    };
    let discord = LocalDiscord::start(Options {
        address: SocketAddr::from((ip, args.port)),
        exposed: args.expose,
        record: args.record.clone(),
        keep: args.data.clone(),
        bot_name: "Courtier".to_owned(),
        guild_name: "The Court".to_owned(),
        channel_names: ["games".to_owned(), "lounge".to_owned()],
        bot_permissions: Some(bot::INVITED.bits()),
        first_command: Some("challenge".to_owned()),
        limits: if args.limits {
            Limits::Real
        } else {
            Limits::Off
        },
        answer_within: Duration::from_secs(args.answer_within),
        ..Options::default()
    })
    .await?;
    let page = free_address().context("no port is free for the page with live boards")?;
    let config = config(&discord, &database, scratch.path(), args.limits, page)?;
    discord.set_activity(format!("http://{page}/"));
    println!("A local Discord with the bot in it is at {}", discord.url());
    println!("Open that in a browser. Ctrl-C ends both.");
    // That happens once, not again each time it resumes.
    let beginning = if is_new {
        demo::take_out(discord.url()).await?;
        let (url, wants_demo) = (discord.url(), args.demo);
        Some(tokio::spawn(async move {
            demo::invite(url.clone()).await;
            if wants_demo {
                demo::fill(url).await;
            }
        }))
    } else {
        None
    };
    let result = run_bot_as_wished(&discord, &config).await;
    if let Some(beginning) = beginning {
        beginning.abort();
    }
    discord.stop().await;
    result
}

/// Returns the same settings that `courtier run` takes from the environment. With limits, the bot
/// connects as if to Discord itself, so that it keeps to them.
fn config(
    discord: &LocalDiscord,
    database: &Path,
    scratch: &Path,
    limits: bool,
    page: SocketAddr,
) -> anyhow::Result<Config> {
    let certificate = scratch.join("ca.pem");
    std::fs::write(&certificate, local_discord::CA)?;
    let certificate = certificate.display().to_string();
    let (base, certificate) = if limits {
        (format!("https://{}", discord.tls()), Some(certificate))
    } else {
        (discord.url(), None)
    };
    let config = Config::read(|name| match name {
        "DISCORD_TOKEN" => Some(TOKEN.to_owned()),
        "DISCORD_API_BASE" => Some(base.clone()),
        "DISCORD_API_CA" => certificate.clone(),
        "DATABASE_PATH" => Some(database.display().to_string()),
        "LISTEN" => Some(page.to_string()),
        "PUBLIC_URL" => Some(format!("http://{page}/")),
        "DISCORD_CLIENT_SECRET" => Some(CLIENT_SECRET.to_owned()),
        _ => None,
    })?;
    Ok(config)
}

/// Runs the bot until the end, with the pauses and restarts requested on the page.
async fn run_bot_as_wished(discord: &LocalDiscord, config: &Config) -> anyhow::Result<()> {
    let mut wish = discord.bot_wish();
    let mut end = pin!(end(discord));
    loop {
        let wished = *wish.borrow_and_update();
        let mut next = None;
        if wished.running {
            let clock = Clock::shifted(discord.time_shift());
            let stop = async { next = Some(what_next(&mut wish, end.as_mut()).await) };
            match run_bot(config, clock, stop).await {
                // It ends by itself when it is no longer let in.
                Ok(()) if next.is_none() => return Ok(()),
                Ok(()) => {}
                // After a requested restart there may be faults, which were requested too.
                Err(error) if wished.restarts > 0 => tracing::error!("the bot stopped: {error:#}"),
                Err(error) => return Err(error),
            }
        }
        let next = match next {
            Some(next) => next,
            None => what_next(&mut wish, end.as_mut()).await,
        };
        if next == Next::End {
            return Ok(());
        }
    }
}

#[derive(PartialEq, Eq)]
enum Next {
    OtherWish,
    End,
}

async fn what_next(
    wish: &mut watch::Receiver<BotWish>,
    end: Pin<&mut (impl Future<Output = ()> + Send)>,
) -> Next {
    tokio::select! {
        () = end => Next::End,
        // An error would mean that the local Discord, which outlives this, is gone.
        _ = wish.changed() => Next::OtherWish,
    }
}

/// Completes when the operator or a client of the control interface ends the sandbox.
async fn end(discord: &LocalDiscord) {
    tokio::select! {
        () = signals::asked_to_end() => {}
        () = discord.stopped() => {}
    }
}
