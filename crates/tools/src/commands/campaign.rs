//! `tools campaign`: whether anything is lost when the bot dies again and again.

use std::path::PathBuf;

use crate::campaign::{Campaign, Engine, Incoming};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The program, built as operators run it
    #[arg(long, value_name = "FILE", default_value = "target/release/courtier")]
    bot: PathBuf,
    /// How often it is killed
    #[arg(long, value_name = "COUNT", default_value_t = 1_000)]
    kills: u32,
    /// A PostgreSQL server of its own, which crashes too, instead of an SQLite file
    #[arg(long)]
    postgres: bool,
    /// How many processes share the PostgreSQL server. One of them dies or is stopped at a time
    #[arg(long, value_name = "COUNT", default_value_t = 1, requires = "postgres")]
    processes: usize,
    /// Discord posts what members do over HTTP, to one process after another
    #[arg(long)]
    http: bool,
    /// Which accidents happen, as far as that doesn't depend on the time
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Where the database is, for example on a small disk, which is then filled now and then
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    Campaign {
        bot: args.bot.clone(),
        kills: args.kills,
        engine: if args.postgres {
            Engine::Postgres
        } else {
            Engine::Sqlite
        },
        processes: args.processes.max(1),
        incoming: if args.http {
            Incoming::Posts
        } else {
            Incoming::Gateway
        },
        seed: args.seed,
        folder: args.folder.clone(),
    }
    .run()
}
