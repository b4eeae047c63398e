//! The database of a campaign: a file, or a PostgreSQL server that crashes too.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, bail, ensure};
use domain::matches::{MatchId, ServerId, UserId};
use local_discord::free_address;
use rules::AnyPosition;
use store::{Address, Store, StoreError};

use super::Engine;

/// The database.
pub(super) struct Database {
    address: Address,
    server: Option<Server>,
}

impl Database {
    /// Makes an empty one in this folder.
    pub(super) fn start(engine: Engine, folder: &Path) -> anyhow::Result<Database> {
        match engine {
            Engine::Sqlite => Ok(Database {
                address: Address::File(folder.join("courtier.db")),
                server: None,
            }),
            Engine::Postgres => {
                let server = Server::start(folder)?;
                let url = format!(
                    "postgres://postgres@127.0.0.1:{}/postgres?sslmode=disable",
                    server.port
                );
                Ok(Database {
                    address: url.parse()?,
                    server: Some(server),
                })
            }
        }
    }

    pub(super) const fn address(&self) -> &Address {
        &self.address
    }

    pub(super) const fn is_file(&self) -> bool {
        matches!(self.address, Address::File(_))
    }

    /// Returns the setting that names it.
    pub(super) fn setting(&self) -> (&'static str, String) {
        match (&self.address, &self.server) {
            (Address::File(path), _) => ("DATABASE_PATH", path.display().to_string()),
            (Address::Server(_), server) => (
                "DATABASE_URL",
                format!(
                    "postgres://postgres@127.0.0.1:{}/postgres?sslmode=disable",
                    server.as_ref().map_or(0, |server| server.port)
                ),
            ),
        }
    }

    /// Crashes the server and starts it again, if it is one. Returns whether it is.
    pub(super) fn crash(&mut self) -> anyhow::Result<bool> {
        match &self.server {
            Some(server) => server.crash().map(|()| true),
            None => Ok(false),
        }
    }

    /// Returns the matches in which a member is to move, with their positions.
    pub(super) async fn waiting(
        store: &Store,
        server: ServerId,
        user: UserId,
    ) -> Result<Vec<(MatchId, AnyPosition)>, StoreError> {
        let running = store.read(move |tx| {
            let mut waiting = Vec::new();
            for summary in tx.matches().running(server, user)? {
                if summary.to_move
                    && let Some(found) = tx.matches().find(summary.id)?
                {
                    waiting.push((summary.id, found.position().clone()));
                }
            }
            Ok(waiting)
        });
        running.await
    }
}

/// A PostgreSQL server in a folder. Stopped when dropped.
struct Server {
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
}

impl Server {
    fn start(folder: &Path) -> anyhow::Result<Server> {
        let programs = programs().context("PostgreSQL's programs are not on this machine")?;
        let port = free_address()?.port();
        let server = Server {
            folder: folder.join("postgres"),
            programs,
            port,
        };
        if is_root()? {
            // PostgreSQL doesn't run as root.
            std::fs::create_dir_all(&server.folder)?;
            let own = Command::new("chown")
                .arg("nobody")
                .arg(&server.folder)
                .status()?;
            ensure!(own.success(), "the folder can't be given to nobody");
            let open = Command::new("chmod").arg("755").arg(folder).status()?;
            ensure!(open.success(), "the folder can't be opened");
        }
        let data = server.folder.join("data");
        server.run(
            "initdb",
            &["-D", text(&data)?, "-U", "postgres", "-A", "trust"],
        )?;
        server.begin()?;
        Ok(server)
    }

    fn begin(&self) -> anyhow::Result<()> {
        let data = self.folder.join("data");
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -k {} -c fsync=on",
            self.port,
            self.folder.display()
        );
        let log = self.folder.join("log");
        let args = [
            "-D",
            text(&data)?,
            "-o",
            &options,
            "-l",
            text(&log)?,
            "-w",
            "start",
        ];
        self.run("pg_ctl", &args)
    }

    fn crash(&self) -> anyhow::Result<()> {
        let data = self.folder.join("data");
        self.run(
            "pg_ctl",
            &["-D", text(&data)?, "-m", "immediate", "-w", "stop"],
        )?;
        self.begin()
    }

    fn run(&self, program: &str, args: &[&str]) -> anyhow::Result<()> {
        let path = self.programs.join(program);
        let mut command = if is_root()? {
            let mut command = Command::new("setpriv");
            let nobody = ["--reuid=nobody", "--regid=nogroup", "--clear-groups"];
            command.args(nobody).arg(path);
            command
        } else {
            Command::new(path)
        };
        let done = command
            .args(args)
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()?;
        ensure!(
            done.success(),
            "{program} has failed: see {}",
            self.folder.display()
        );
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Ok(data) = text(&self.folder.join("data")) {
            let _ = self.run("pg_ctl", &["-D", data, "-m", "immediate", "stop"]);
        }
    }
}

fn text(path: &Path) -> anyhow::Result<&str> {
    path.to_str().context("the folder's name is no text")
}

fn is_root() -> anyhow::Result<bool> {
    let id = Command::new("id").arg("-u").output()?;
    Ok(String::from_utf8_lossy(&id.stdout).trim() == "0")
}

/// Returns the folder of PostgreSQL's newest programs, as Debian has them.
fn programs() -> anyhow::Result<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")?
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .filter(|folder| folder.join("initdb").exists())
        .collect();
    found.sort();
    match found.pop() {
        Some(folder) => Ok(folder),
        None => bail!("there is no initdb in /usr/lib/postgresql"),
    }
}
