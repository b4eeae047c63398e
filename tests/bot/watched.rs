//! The bot as its operator sees it: its log, the signals it receives, and how it ends.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

use local_discord::TOKEN;
use tokio::{
    sync::mpsc::{UnboundedReceiver, unbounded_channel},
    task::spawn_blocking,
    time::timeout,
};

use crate::{
    patience::PATIENCE,
    running::{Data, LOG},
};

/// `courtier run` as a process of its own. Killed when dropped.
pub(crate) struct Watched {
    child: Option<Child>,
    id: u32,
    lines: UnboundedReceiver<String>,
    /// Its log, as far as it was read.
    pub(crate) log: String,
}

impl Watched {
    /// Starts it against this Discord, and does not wait until it is connected.
    pub(crate) fn start(base: &str, data: &Data, settings: &[(&str, &str)]) -> Watched {
        let (name, place) = data.setting();
        Watched::start_on(base, data, (name, &place), settings)
    }

    /// Starts it with this setting for the database.
    pub(crate) fn start_on(
        base: &str,
        data: &Data,
        database: (&str, &str),
        settings: &[(&str, &str)],
    ) -> Watched {
        let courtier = Command::new(env!("CARGO_BIN_EXE_courtier"));
        Watched::spawn(courtier, base, data, database, settings)
    }

    /// Starts it so that it can't have more descriptors than this.
    pub(crate) fn start_with_descriptors(
        most: u32,
        base: &str,
        data: &Data,
        settings: &[(&str, &str)],
    ) -> Watched {
        let mut shell = Command::new("sh");
        let limited = format!("ulimit -n {most} && exec \"$0\" \"$@\"");
        shell.args(["-c", &limited, env!("CARGO_BIN_EXE_courtier")]);
        let (name, place) = data.setting();
        Watched::spawn(shell, base, data, (name, &place), settings)
    }

    fn spawn(
        mut command: Command,
        base: &str,
        data: &Data,
        database: (&str, &str),
        settings: &[(&str, &str)],
    ) -> Watched {
        let mut child = command
            .arg("run")
            .current_dir(data.folder())
            .env_remove("DATABASE_PATH")
            .env_remove("DATABASE_URL")
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_API_BASE", base)
            .envs([database])
            .env("RUST_LOG", LOG)
            .envs(settings.iter().copied())
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the bot starts");
        let errors = BufReader::new(child.stderr.take().expect("a pipe"));
        let (say, lines) = unbounded_channel();
        std::thread::spawn(move || {
            for line in errors.lines().map_while(Result::ok) {
                drop(say.send(line));
            }
        });
        Watched {
            id: child.id(),
            child: Some(child),
            lines,
            log: String::new(),
        }
    }

    /// Waits for a line that contains this.
    pub(crate) async fn says(&mut self, part: &str) -> String {
        let reading = async {
            while let Some(line) = self.lines.recv().await {
                self.log.push_str(&line);
                self.log.push('\n');
                if line.contains(part) {
                    return Some(line);
                }
            }
            None
        };
        let line = timeout(PATIENCE, reading).await.ok().flatten();
        line.unwrap_or_else(|| panic!("{part:?} is not in:\n{}", self.log))
    }

    /// Returns how much memory it has, in MiB.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id)).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.trim().strip_suffix(" kB"));
        kib.and_then(|kib| kib.parse::<u64>().ok())
            .expect("a number")
            / 1_024
    }

    /// Sends it a signal, such as `TERM`.
    pub(crate) fn signal(&self, name: &str) {
        let mut kill = Command::new("kill");
        let sent = kill.args(["-s", name, &self.id.to_string()]).status();
        assert!(sent.expect("a program").success());
    }

    /// Waits for its end, and returns its exit code and the whole log.
    pub(crate) async fn ended(mut self) -> (Option<i32>, String) {
        let mut child = self.child.take().expect("it runs");
        let waiting = spawn_blocking(move || child.wait());
        let ended = timeout(PATIENCE, waiting).await;
        let Ok(ended) = ended else {
            self.signal("KILL");
            panic!("it has not ended:\n{}", self.log);
        };
        while let Some(line) = self.lines.recv().await {
            self.log.push_str(&line);
            self.log.push('\n');
        }
        let code = ended.expect("no panic").expect("its end").code();
        (code, std::mem::take(&mut self.log))
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
