//! The three processes, and the CPU time that each has used.

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

/// The argument that turns this program into a local Discord.
pub(crate) const SERVE: &str = "serve-discord";

/// The length of a tick in `/proc/PID/stat`. It is the same on all Linux machines.
const TICK: Duration = Duration::from_millis(10);

/// A local Discord and a bot, each in its own process, and what they leave behind.
pub(crate) struct Stage {
    pub(crate) control: Control,
    pub(crate) record: Record,
    discord: Process,
    bots: Vec<Process>,
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

/// Creates a folder for one scenario.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

/// Returns the path of the record in a folder.
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
            // What it leaves behind when it is killed is removed with the folder.
            .env("TMPDIR", folder.path())
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
            bots: Vec::new(),
            folder,
        }
    }

    /// Starts the bot and waits until it is online.
    pub(crate) async fn start_bot(&mut self) {
        let file = self.folder.path().join("courtier.db").display().to_string();
        self.spawn_bot(&[("DATABASE_PATH", file)]);
        self.control.ready().await;
    }

    /// Starts a process of the bot with these settings, and doesn't wait for it.
    pub(crate) fn spawn_bot(&mut self, settings: &[(&str, String)]) {
        let log = fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.folder.path().join("bot.log"))
            .expect("a file");
        let child = Command::new(env!("CARGO_BIN_EXE_courtier"))
            .arg("run")
            .current_dir(self.folder.path())
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_API_BASE", &self.control.url)
            .envs(settings.iter().map(|(name, value)| (name, value)))
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("the bot starts");
        self.bots.push(Process(child));
    }

    /// Stops all bots as an operator would, and waits until they have closed the database.
    pub(crate) fn stop_bots(&mut self) {
        for mut bot in self.bots.drain(..) {
            let kill = Command::new("kill").arg(bot.0.id().to_string()).status();
            assert!(kill.expect("a program").success());
            assert!(bot.0.wait().expect("its end").success());
        }
    }

    /// Returns a line of `/proc/PID/status` of the first bot, in KiB: `VmRSS` is the memory that it has
    /// now, `VmHWM` the most that it has had.
    pub(crate) fn memory(&self, line: &str) -> u64 {
        let pid = self.bots.first().expect("a bot").0.id();
        let status = fs::read_to_string(format!("/proc/{pid}/status")).expect("Linux tells");
        let found = status.lines().find_map(|found| found.strip_prefix(line));
        let number = found.and_then(|found| found.split_whitespace().nth(1));
        number
            .and_then(|number| number.parse().ok())
            .expect("a number")
    }

    /// Returns a file in the folder of the scenario.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Returns what the bot has logged at level warning or above.
    pub(crate) fn bot_log(&self) -> String {
        fs::read_to_string(self.folder.path().join("bot.log")).unwrap_or_default()
    }

    /// Returns what the processes have used until now.
    pub(crate) fn cpu(&self) -> Cpu {
        let of = |process: &Process| used(&process.0.id().to_string());
        Cpu {
            bot: self.bots.iter().map(of).sum(),
            discord: of(&self.discord),
            client: used("self"),
        }
    }
}

/// The CPU time of each process, user and system.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cpu {
    pub(crate) bot: Duration,
    pub(crate) discord: Duration,
    pub(crate) client: Duration,
}

impl Cpu {
    /// Returns what was used since an earlier measurement.
    pub(crate) fn since(self, before: Cpu) -> Cpu {
        Cpu {
            bot: self.bot.saturating_sub(before.bot),
            discord: self.discord.saturating_sub(before.discord),
            client: self.client.saturating_sub(before.client),
        }
    }
}

/// Reads fields 14 and 15 of `/proc/PID/stat`. The second field is a name in parentheses, which may
/// contain spaces.
fn used(pid: &str) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).expect("Linux tells");
    let (_, rest) = stat.rsplit_once(')').expect("a name");
    let ticks = rest.split_whitespace().skip(11).take(2);
    let ticks: u32 = ticks
        .map(|ticks| ticks.parse::<u32>().expect("a number"))
        .sum();
    TICK * ticks
}
