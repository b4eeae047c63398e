//! The command `local-discord`: a local Discord to which any bot can connect.

use std::{
    fmt,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use anyhow::Context;
use clap::Parser;
use local_discord::{FIRST_ANSWER, Limits, LocalDiscord, Options, TOKEN};
use tracing_subscriber::EnvFilter;

/// The log filter unless `RUST_LOG` says otherwise.
const DEFAULT_LOG: &str = "info";

/// A Discord on your own machine, to try and test a bot against
///
/// It serves Discord's API and gateway to one bot, which you start yourself, and a web page on which
/// you play the members of a server. It prints the addresses and the token that the bot needs.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// The port to listen on; 0 takes any that is free
    #[arg(long, default_value_t = 8642)]
    port: u16,
    /// Keep the server, its messages and the bot's commands in this folder; without it they are gone
    /// when the local Discord ends
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Write every request and every dispatched event to this file, one JSON object a line
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Let other machines in too. Whoever reaches this one can then do everything in the local
    /// Discord
    #[arg(long)]
    expose: bool,
    /// Refuse requests beyond Discord's limits, as Discord does
    #[arg(long)]
    limits: bool,
    /// How long the bot has for an answer. Discord gives it 3 seconds, which is little in a debugger
    #[arg(long, value_name = "SECONDS", default_value_t = FIRST_ANSWER.as_secs())]
    answer_within: u64,
    /// The bot's name in a new world
    #[arg(long, value_name = "NAME", default_value = "Bot")]
    bot_name: String,
}

impl From<Args> for Options {
    fn from(args: Args) -> Self {
        let ip = if args.expose {
            Ipv4Addr::UNSPECIFIED
        } else {
            Ipv4Addr::LOCALHOST
        };
        Self {
            address: SocketAddr::from((ip, args.port)),
            exposed: args.expose,
            record: args.record,
            keep: args.data,
            bot_name: args.bot_name,
            limits: if args.limits {
                Limits::Real
            } else {
                Limits::Off
            },
            answer_within: Duration::from_secs(args.answer_within),
            ..Self::default()
        }
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(Args::parse().into()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("local-discord: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(options: Options) -> anyhow::Result<()> {
    start_logging()?;
    let discord = LocalDiscord::start(options).await?;
    println!("{}", Welcome(&discord));
    tokio::select! {
        () = told_to_end() => {}
        () = discord.stopped() => {}
    }
    discord.stop().await;
    Ok(())
}

fn start_logging() -> anyhow::Result<()> {
    let filter = match std::env::var("RUST_LOG") {
        Ok(filter) => EnvFilter::try_new(filter).context("RUST_LOG is not a filter")?,
        Err(_) => EnvFilter::new(DEFAULT_LOG),
    };
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
    Ok(())
}

/// The information for a user who starts a local Discord.
struct Welcome<'a>(&'a LocalDiscord);

impl fmt::Display for Welcome<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (url, tls) = (self.0.url(), self.0.tls());
        let gateway = url.replacen("http", "ws", 1);
        write!(
            f,
            "A local Discord is at {url}\n\
             Open that in a browser, and start a bot with\n\
             \n  \
             API      {url}/api/v10\n  \
             Gateway  {gateway}/gateway (which the API names too)\n  \
             TLS      {tls} (the API as discord.com, to a bot that trusts tls/ca.pem)\n  \
             Token    {TOKEN}\n\
             \n\
             Ctrl-C ends it."
        )
    }
}

/// Returns when someone presses Ctrl-C or the system asks the process to end.
async fn told_to_end() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without signals the local Discord ends over HTTP, or is killed.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    interrupted.await;
}
