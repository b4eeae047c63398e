//! The bot under test: its own process, or in this one where the clock must be moved.

use std::{
    convert::Infallible,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use courtier::{bot, clock::Clock, config::Config, host::Host, store::Store};
use local_discord::TOKEN;
use tokio::{sync::oneshot, task::JoinHandle};

use crate::{discord::Discord, patience::until};

/// A folder with a database, gone when the test is.
pub(crate) struct Data {
    folder: tempfile::TempDir,
}

impl Data {
    pub(crate) fn new() -> Data {
        Data {
            folder: tempfile::tempdir().expect("a folder"),
        }
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("courtier.db")
    }
}

/// `courtier run` as a process of its own, with nothing shared but the address. Killed when
/// dropped.
pub(crate) struct Process(Child);

impl Process {
    pub(crate) async fn start(discord: &Discord, data: &Data) -> Process {
        let child = Command::new(env!("CARGO_BIN_EXE_courtier"))
            .arg("run")
            .current_dir(data.folder())
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_API_BASE", discord.sandbox.url())
            .env("DATABASE_PATH", data.database())
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .spawn()
            .expect("the bot starts");
        let process = Process(child);
        discord.ready().await;
        process
    }

    /// Kills it as a power cut would: without a word.
    pub(crate) async fn kill(mut self, discord: &Discord) {
        self.0.kill().expect("killed");
        self.0.wait().expect("gone");
        discord.deserted().await;
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The same bot inside the test, on the local Discord's clock.
pub(crate) struct Task {
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), bot::Error>>,
}

impl Task {
    pub(crate) async fn start(discord: &Discord, data: &Data) -> Task {
        let settings = [
            ("DISCORD_TOKEN", TOKEN.to_owned()),
            ("DISCORD_API_BASE", discord.sandbox.url()),
            ("DATABASE_PATH", data.database().display().to_string()),
        ];
        let config = Config::read(|name| {
            settings
                .iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| value.clone())
        })
        .expect("good settings");
        let store = Store::open(&config.database).expect("a database");
        let host = Host::new(store, Clock::shifted(discord.sandbox.time_shift()));
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stop = async {
                let _ = stopped.await;
            };
            bot::run(&config, host, stop).await
        });
        discord.ready().await;
        Task { stop, task }
    }

    /// Stops it in good order.
    pub(crate) async fn stop(mut self, discord: &Discord) {
        self.stop.send(()).expect("running");
        let ended = until("the bot's end", async || {
            Ok::<_, Infallible>((&mut self.task).await)
        });
        ended.await.expect("no panic").expect("ends well");
        discord.deserted().await;
    }
}
