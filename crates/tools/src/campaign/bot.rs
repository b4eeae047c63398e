//! The bot, as a process that dies.

use std::{
    fs::File,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use anyhow::Context;
use local_discord::TOKEN;

use super::database::Database;

/// How long it can take to end when it is asked to.
const STOP_WITHIN: Duration = Duration::from_secs(45);

/// `courtier run`. Killed when dropped.
pub(super) struct Bot(Child);

/// What all processes have in common.
pub(super) struct Settings<'a> {
    pub(super) program: &'a Path,
    pub(super) folder: &'a Path,
    pub(super) discord: &'a str,
    /// The key of a Discord that posts over HTTP.
    pub(super) key: Option<String>,
}

impl Bot {
    /// Starts it. It makes a backup at each start of an SQLite file, so that it also dies in that.
    /// It listens at this address.
    pub(super) fn start(
        settings: &Settings<'_>,
        database: &Database,
        listen: &str,
    ) -> anyhow::Result<Bot> {
        let Settings {
            program,
            folder,
            discord,
            ref key,
        } = *settings;
        let log = File::options()
            .create(true)
            .append(true)
            .open(folder.join("bot.log"))?;
        let mut command = Command::new(program);
        command
            .arg("run")
            .current_dir(folder)
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_API_BASE", discord)
            // Nothing is encrypted here.
            .env("SSL_CERT_FILE", "/dev/null")
            .env("RUST_LOG", "warn,serenity=error")
            .env("LISTEN", listen)
            .envs(key.iter().map(|key| ("DISCORD_PUBLIC_KEY", key)))
            .envs([database.setting()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log);
        if database.is_file() {
            let backups = folder.join("backups");
            if backups.exists() {
                std::fs::remove_dir_all(&backups)?;
            }
            command.env("BACKUPS", backups);
        }
        let bot = command.spawn().context("the bot can't be started")?;
        Ok(Bot(bot))
    }

    /// Returns its memory in kilobytes, if the system tells.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse().ok()
    }

    /// Kills it as a power cut would.
    pub(super) fn kill(&mut self) {
        // It may have ended by itself, when its disk was full at the start.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }

    /// Asks it to end, and waits until it has.
    pub(super) async fn stop(&mut self) -> anyhow::Result<()> {
        let id = self.0.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status()?;
        let asked = std::time::Instant::now();
        while self.0.try_wait()?.is_none() {
            anyhow::ensure!(
                asked.elapsed() < STOP_WITHIN,
                "the bot doesn't end when it is asked to"
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.kill();
    }
}
