//! `courtier outbox`: messages that could not be posted in Discord.

use clap::{Args as ClapArgs, Subcommand};

use super::{
    ratings::address,
    run::{load_dotenv, read_database, runtime},
    secrets,
};
use crate::{
    host::Host,
    posts::outbox::{self, Retried},
};
use domain::clock::Clock;
use store::{Address, SetAside, Store};

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
    /// List messages that could not be posted, each with its number and the cause
    List,
    /// Post them again, after everything else that waits to be posted about the same match. Boards and
    /// bulletins are posted in their current state
    Retry(Which),
    /// Drop them
    Drop(Which),
}

#[derive(Debug, ClapArgs)]
#[group(required = true, multiple = false)]
struct Which {
    /// The numbers, as shown by `list`
    numbers: Vec<i64>,
    /// Everything in the list
    #[arg(long)]
    all: bool,
}

pub(super) fn run(args: Args) -> anyhow::Result<()> {
    load_dotenv()?;
    let address = address(args.database)?;
    match args.command {
        Command::List => {
            let posts = read_database(&address, async |host| Ok(outbox::set_aside(host).await?))?;
            list(&posts);
            Ok(())
        }
        Command::Retry(which) => runtime()?.block_on(retry(&address, &which)),
        Command::Drop(which) => runtime()?.block_on(forget(&address, &which)),
    }
}

async fn retry(address: &Address, which: &Which) -> anyhow::Result<()> {
    let host = Host::new(Store::open_beside(address)?, Clock::system());
    for post in which.of(&outbox::set_aside(&host).await?)? {
        println!("{}", told(post.id, outbox::retry(&host, post).await?));
    }
    Ok(())
}

async fn forget(address: &Address, which: &Which) -> anyhow::Result<()> {
    let host = Host::new(Store::open_beside(address)?, Clock::system());
    for post in which.of(&outbox::set_aside(&host).await?)? {
        let dropped = outbox::drop_set_aside(&host, post.id).await?;
        let what = if dropped { "forgotten" } else { "gone already" };
        println!("{}: {what}", post.id);
    }
    Ok(())
}

impl Which {
    /// Returns the selected posts.
    fn of<'a>(&self, posts: &'a [SetAside]) -> anyhow::Result<Vec<&'a SetAside>> {
        if self.all {
            return Ok(posts.iter().collect());
        }
        let find = |number: &i64| {
            let found = posts.iter().find(|post| post.id == *number);
            found.ok_or_else(|| anyhow::anyhow!("{number} is not in the list of `outbox list`"))
        };
        self.numbers.iter().map(find).collect()
    }
}

fn list(posts: &[SetAside]) {
    if posts.is_empty() {
        println!("everything could be said");
    }
    for post in posts {
        println!(
            "{}  {}  {}  {}\n    {}",
            post.id,
            post.created_at.to_rfc3339(),
            post.about,
            post.text,
            secrets::hide(&post.why)
        );
    }
}

fn told(number: i64, what: Retried) -> String {
    let what = match what {
        Retried::Again => "will be sent again",
        Retried::Overtaken => "forgotten, because a newer board of the match waits already",
        Retried::Unreadable => "kept, because this version of courtier cannot read it",
        Retried::Unknown => "gone already",
    };
    format!("{number}: {what}")
}
