//! A campaign: members of a local Discord do everything at random that the bot offers, while the bot is
//! killed, Discord fails, and the database server crashes. Every few deaths all of it is left in peace,
//! and must be as if nothing had happened.
//!
//! What must hold then ([`judge`]):
//! - each move that was confirmed to its player is in the record as often as it was confirmed;
//! - each post is in Discord once, and the boards of a match are in order;
//! - `courtier verify` finds nothing wrong;
//! - the bot has asked nothing of Discord that Discord would refuse as malformed;
//! - nothing waits to be delivered, and nothing was given up.

mod bot;
mod database;
mod judge;
mod members;
mod trouble;

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use fastrand::Rng;
use local_discord::{LocalDiscord, Options, free_address};
use serde_json::json;

use self::{
    bot::{Bot, Settings},
    database::Database,
    judge::{Judge, Judged},
    members::{Control, Members},
};

/// After how many deaths everything is left in peace and judged.
const JUDGED_EVERY: u32 = 10;

/// How long a bot lives, at least and at most, in milliseconds. For three in four it begins when they are connected: on
/// PostgreSQL they first make sure that the process before them is dead, which takes longer than this.
const LIFE: (u64, u64) = (50, 4_000);

/// How long a bot can take until it is connected before its life begins nevertheless.
const CONNECTS_WITHIN: Duration = Duration::from_secs(20);

/// How many members act at the same time.
const MEMBERS: usize = 6;

/// How long the bot can take to do what it still has to do once it is left in peace.
const PEACE: Duration = Duration::from_mins(3);

/// The settings of a campaign.
#[derive(Clone, Debug)]
pub(crate) struct Campaign {
    pub(crate) bot: PathBuf,
    pub(crate) kills: u32,
    pub(crate) engine: Engine,
    /// How many processes share a database.
    pub(crate) processes: usize,
    pub(crate) incoming: Incoming,
    pub(crate) seed: u64,
    pub(crate) folder: Option<PathBuf>,
}

/// Where the bot keeps everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    Sqlite,
    Postgres,
}

/// How Discord tells the bot what members do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Incoming {
    Gateway,
    Posts,
}

/// The processes of the bot that run, by their place. Each place has an address of its own.
struct Processes<'a> {
    settings: Settings<'a>,
    addresses: Vec<String>,
    running: Vec<Option<Bot>>,
}

impl Processes<'_> {
    /// Starts those that don't run.
    fn start(&mut self, database: &Database) -> anyhow::Result<()> {
        for (bot, address) in self.running.iter_mut().zip(&self.addresses) {
            if bot.is_none() {
                *bot = Some(Bot::start(&self.settings, database, address)?);
            }
        }
        Ok(())
    }

    /// Tells Discord where they are, once all of them answer.
    async fn announce(&self, control: &Control) -> anyhow::Result<()> {
        if self.settings.key.is_none() {
            return Ok(());
        }
        for (endpoint, path) in [("interactions", "/interactions"), ("events", "/events")] {
            let urls = self
                .addresses
                .iter()
                .map(|address| format!("http://{address}{path}"));
            let body = json!({ "urls": urls.collect::<Vec<_>>() });
            let begun = Instant::now();
            while control.put(&format!("/{endpoint}-endpoint"), &body).await?["error"].is_string() {
                ensure!(begun.elapsed() < PEACE, "the bot answers no ping");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        Ok(())
    }

    /// Stops them all.
    async fn stop(&mut self) -> anyhow::Result<()> {
        for bot in self.running.iter_mut().filter_map(Option::take) {
            let mut bot = bot;
            bot.stop().await?;
        }
        Ok(())
    }
}

impl Campaign {
    /// Runs it and prints its report.
    ///
    /// # Errors
    /// If anything is not as it must be, or the campaign itself can't go on.
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()?;
        let report = runtime.block_on(self.wage())?;
        runtime.shutdown_timeout(Duration::from_secs(1));
        println!("{}", report.text());
        ensure!(report.faults.is_empty(), "the campaign has found faults");
        Ok(())
    }

    async fn wage(&self) -> anyhow::Result<Report> {
        let bot = std::fs::canonicalize(&self.bot)
            .with_context(|| format!("there is no program {}", self.bot.display()))?;
        let folder = match &self.folder {
            Some(folder) => tempfile::tempdir_in(folder)?,
            None => tempfile::tempdir()?,
        };
        let discord = LocalDiscord::start(Options {
            bot_name: "Courtier".to_owned(),
            lag: Duration::from_millis(20),
            ..Options::default()
        })
        .await?;
        let mut database = Database::start(self.engine, folder.path())?;
        let mut rng = Rng::with_seed(self.seed);
        let control = Control::new(&discord.url());
        let members = Members::gather(control.clone(), MEMBERS).await?;
        let judge = Judge::new(control.clone());
        let mut report = Report::default();
        let shards = json!({ "shards": self.processes });
        control.put("/limits", &shards).await?;
        let url = discord.url();
        let mut processes = Processes {
            settings: Settings {
                program: &bot,
                folder: folder.path(),
                discord: &url,
                key: (self.incoming == Incoming::Posts).then(|| discord.public_key()),
            },
            addresses: (0..self.processes)
                .map(|_| free_address().map(|address| address.to_string()))
                .collect::<Result<_, _>>()?,
            running: (0..self.processes).map(|_| None).collect(),
        };
        processes.start(&database)?;
        processes.announce(&control).await?;
        let begun = Instant::now();
        while report.kills < self.kills {
            let is_judged = report.kills % JUDGED_EVERY == JUDGED_EVERY - 1;
            processes.start(&database)?;
            let acting = members.act(&database, rng.fork());
            let accident = trouble::cause(&control, &mut database, folder.path(), &mut rng).await?;
            *report.accidents.entry(accident).or_default() += 1;
            live(&control, &mut rng).await;
            let place = rng.usize(..self.processes);
            if let Some(mut bot) = processes.running[place].take() {
                report.memory.extend(bot.memory());
                // With several, every second one is restarted as for an upgrade.
                if self.processes > 1 && rng.bool() {
                    bot.stop().await?;
                    report.stops += 1;
                } else {
                    bot.kill();
                }
            }
            report.kills += 1;
            report.acts += acting.end().await;
            if is_judged {
                trouble::end_all(&control, folder.path()).await?;
                processes.start(&database)?;
                let quiet = judge.until_quiet(&database, PEACE).await;
                processes.stop().await?;
                if let Err(waiting) = quiet {
                    report
                        .faults
                        .push(format!("after {} deaths: {waiting}", report.kills));
                }
                let judged = judge.look(&bot, &database, &members.confirmed()).await?;
                members.renew().await?;
                report.note(judged);
                eprintln!(
                    "{} deaths, {} acts, {} moves confirmed, {} faults, {} s",
                    report.kills,
                    report.acts,
                    members.count_confirmed(),
                    report.faults.len(),
                    begun.elapsed().as_secs(),
                );
                if !report.faults.is_empty() {
                    break;
                }
            }
        }
        report.confirmed = members.count_confirmed();
        report.seconds = begun.elapsed().as_secs();
        if !report.faults.is_empty() {
            eprintln!("what it left is in {}", folder.keep().display());
        }
        Ok(report)
    }
}

/// Waits as long as the bots live.
async fn live(control: &Control, rng: &mut Rng) {
    if rng.u32(0..4) > 0 {
        // Whether they still connect is judged when they are left in peace.
        let _ = tokio::time::timeout(CONNECTS_WITHIN, control.until_connected()).await;
    }
    tokio::time::sleep(Duration::from_millis(rng.u64(LIFE.0..LIFE.1))).await;
}

/// The numbers that a campaign reports.
#[derive(Debug, Default)]
struct Report {
    /// How many processes have ended.
    kills: u32,
    /// How many of them were asked to.
    stops: u32,
    judged: u32,
    acts: u64,
    /// How many acts there had been when everything was judged last.
    acts_before: u64,
    /// The moves that were confirmed to their players.
    confirmed: usize,
    /// What `courtier verify` said last.
    verified: String,
    /// The messages of the bot that members saw.
    shown: usize,
    seconds: u64,
    accidents: std::collections::BTreeMap<&'static str, u32>,
    /// The memory of each bot before its death, in kilobytes.
    memory: Vec<u64>,
    faults: Vec<String>,
}

impl Report {
    /// Notes what was found when everything was left in peace.
    fn note(&mut self, judged: Judged) {
        self.judged += 1;
        self.verified = judged.verified;
        self.shown = judged.shown;
        let idle = (self.acts == self.acts_before).then(|| "nobody could do anything".to_owned());
        self.acts_before = self.acts;
        let kills = self.kills;
        let found = judged.faults.into_iter().chain(idle);
        self.faults
            .extend(found.map(|fault| format!("after {kills} deaths: {fault}")));
    }

    fn text(&self) -> String {
        let accidents: Vec<String> = self
            .accidents
            .iter()
            .map(|(accident, count)| format!("  {count:>5} {accident}"))
            .collect();
        let memory = |part: &[u64]| {
            let mut sorted = part.to_vec();
            sorted.sort_unstable();
            sorted.get(sorted.len() / 2).copied().unwrap_or(0) / 1024
        };
        let (early, late) = self.memory.split_at(self.memory.len() / 2);
        let verdict = if self.faults.is_empty() {
            "nothing was lost, doubled or wrong".to_owned()
        } else {
            self.faults.join("\n")
        };
        format!(
            "ended {} times in {} s, {} of them when asked to, judged {} times\n\
             {} acts of {MEMBERS} members, {} moves confirmed, {} messages shown; {}\n\
             besides:\n{}\n\
             memory before death, median: {} MiB in the first half, {} MiB in the second\n\
             {verdict}",
            self.kills,
            self.seconds,
            self.stops,
            self.judged,
            self.acts,
            self.confirmed,
            self.shown,
            self.verified,
            accidents.join("\n"),
            memory(early),
            memory(late),
        )
    }
}
