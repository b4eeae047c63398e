//! The three processes, and the CPU that each has used.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use local_discord::TOKEN;
use tempfile::TempDir;

use crate::{discord::Control, record::Record};

/// The argument that makes this program a local Discord.
pub(crate) const SERVE: &str = "serve-discord";

/// How long a tick of `/proc/PID/stat` is. It is the same on all Linux machines.
const TICK: Duration = Duration::from_millis(10);

/// A local Discord and a bot, each a process of its own, and what they leave behind.
pub(crate) struct Stage {
    pub(crate) control: Control,
    pub(crate) record: Record,
    discord: Process,
    bot: Option<Process>,
    folder: TempDir,
}

/// A process that is killed when this is dropped.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A folder for one scenario.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

/// Where the record is in a folder.
pub(crate) fn record_in(folder: &Path) -> PathBuf {
    folder.join("record.jsonl")
}

impl Stage {
    /// Starts the local Discord.
    pub(crate) fn set() -> Stage {
        let folder = folder();
        let record = record_in(folder.path());
        let mut child = Command::new(env::current_exe().expect("a path"))
            .arg(SERVE)
            .arg(&record)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the local Discord starts");
        let mut url = String::new();
        let out = child.stdout.take().expect("piped");
        let discord = Process(child);
        let read = BufReader::new(out).read_line(&mut url);
        read.expect("its address");
        Stage {
            control: Control::of(url.trim().to_owned()),
            record: Record::follow(&record),
            discord,
            bot: None,
            folder,
        }
    }

    /// Starts the bot, and waits until it is there.
    pub(crate) async fn start_bot(&mut self) {
        let log = fs::File::create(self.folder.path().join("bot.log")).expect("a file");
        let child = Command::new(env!("CARGO_BIN_EXE_courtier"))
            .arg("run")
            .current_dir(self.folder.path())
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_API_BASE", &self.control.url)
            .env("DATABASE_PATH", self.folder.path().join("courtier.db"))
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("the bot starts");
        self.bot = Some(Process(child));
        self.control.ready().await;
    }

    /// What the bot has logged, from a warning on.
    pub(crate) fn bot_log(&self) -> String {
        fs::read_to_string(self.folder.path().join("bot.log")).unwrap_or_default()
    }

    /// What the processes have used so far.
    pub(crate) fn cpu(&self) -> Cpu {
        let of = |process: &Process| used(&process.0.id().to_string());
        Cpu {
            bot: self.bot.as_ref().map_or(Duration::ZERO, of),
            discord: of(&self.discord),
            client: used("self"),
        }
    }
}

/// The CPU of each process, user and system.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cpu {
    pub(crate) bot: Duration,
    pub(crate) discord: Duration,
    pub(crate) client: Duration,
}

impl Cpu {
    /// What was used since.
    pub(crate) fn since(self, before: Cpu) -> Cpu {
        Cpu {
            bot: self.bot.saturating_sub(before.bot),
            discord: self.discord.saturating_sub(before.discord),
            client: self.client.saturating_sub(before.client),
        }
    }
}

/// Fields 14 and 15 of `/proc/PID/stat`. The second one is a name in parentheses, which may have
/// spaces.
fn used(pid: &str) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).expect("Linux tells");
    let (_, rest) = stat.rsplit_once(')').expect("a name");
    let ticks = rest.split_whitespace().skip(11).take(2);
    let ticks: u32 = ticks
        .map(|ticks| ticks.parse::<u32>().expect("a number"))
        .sum();
    TICK * ticks
}
