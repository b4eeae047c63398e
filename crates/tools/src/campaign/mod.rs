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
use local_discord::{LocalDiscord, Options};

use self::{
    bot::Bot,
    database::Database,
    judge::Judge,
    members::{Control, Members},
};

/// After how many deaths everything is left in peace and judged.
const JUDGED_EVERY: u32 = 10;

/// How long a bot lives, at least and at most, in milliseconds.
const LIFE: (u64, u64) = (50, 4_000);

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
    pub(crate) seed: u64,
    pub(crate) folder: Option<PathBuf>,
}

/// Where the bot keeps everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    Sqlite,
    Postgres,
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
        let begun = Instant::now();
        while report.kills < self.kills {
            let is_judged = report.kills % JUDGED_EVERY == JUDGED_EVERY - 1;
            let mut running = Bot::start(&bot, folder.path(), &discord.url(), &database)?;
            let acting = members.act(&database, rng.fork());
            let accident = trouble::cause(&control, &mut database, folder.path(), &mut rng).await?;
            *report.accidents.entry(accident).or_default() += 1;
            tokio::time::sleep(Duration::from_millis(rng.u64(LIFE.0..LIFE.1))).await;
            report.memory.extend(running.memory());
            running.kill();
            report.kills += 1;
            report.acts += acting.end().await;
            if is_judged {
                trouble::end_all(&control, folder.path()).await?;
                let mut running = Bot::start(&bot, folder.path(), &discord.url(), &database)?;
                let quiet = judge.until_quiet(&database, PEACE).await;
                running.stop().await?;
                if let Err(waiting) = quiet {
                    report
                        .faults
                        .push(format!("after {} deaths: {waiting}", report.kills));
                }
                let judged = judge.look(&bot, &database, &members.confirmed()).await?;
                report.judged += 1;
                members.renew().await?;
                report.verified = judged.verified;
                report.shown = judged.shown;
                report.faults.extend(
                    judged
                        .faults
                        .into_iter()
                        .map(|fault| format!("after {} deaths: {fault}", report.kills)),
                );
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

/// The numbers that a campaign reports.
#[derive(Debug, Default)]
struct Report {
    kills: u32,
    judged: u32,
    acts: u64,
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
            "killed {} times in {} s, judged {} times\n\
             {} acts of {MEMBERS} members, {} moves confirmed, {} messages shown; {}\n\
             besides:\n{}\n\
             memory before death, median: {} MiB in the first half, {} MiB in the second\n\
             {verdict}",
            self.kills,
            self.seconds,
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
