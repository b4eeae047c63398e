//! The bot under test: in a process of its own, or in the test's process if the clock must be moved.

use std::{
    convert::Infallible,
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::OnceLock,
    time::Duration,
};

use courtier::{bot, config::Config, host::Host};
use domain::clock::{self, Clock, Timestamp};
use local_discord::TOKEN;
use rules::words::Locale;
use store::{Address, Store, StoreError, testing::is_full};
use tokio::{sync::oneshot, task::JoinHandle};
use tracing_subscriber::EnvFilter;

use crate::{
    cluster::{Cluster, Database},
    discord::{Discord, POLL},
    door::Door,
    patience::until,
    scratch::scratch,
};

/// Returns the languages in which a test repeats itself: English and German, whose words are long, and all of them with
/// `FULL=1`.
pub(crate) fn languages() -> Vec<Locale> {
    let mut all = Locale::ALL.to_vec();
    all.retain(|locale| is_full() || matches!(locale, Locale::English | Locale::German));
    all
}

/// Longer than a process can take to deliver a post before another one tries.
const LEASES_OVER: Duration = Duration::from_mins(2);

/// What a bot logs. serenity would also format each request, with every byte of its pictures.
pub(crate) const LOG: &str = "info,serenity=warn";

/// The database of one test, deleted with it, and a folder to work in.
pub(crate) struct Data {
    folder: tempfile::TempDir,
    /// The database, if it is not a file in the folder.
    server: Option<Database<'static>>,
}

impl Data {
    /// Creates an SQLite file.
    pub(crate) fn new() -> Data {
        Data {
            folder: folder(),
            server: None,
        }
    }

    /// Creates a database on a PostgreSQL server, if there is one on this machine.
    pub(crate) fn postgres() -> Option<Data> {
        let server = Cluster::shared()?.copy(|url| with_schema(&url.parse().expect("an address")));
        Some(Data {
            server: Some(server),
            ..Data::new()
        })
    }

    /// Provides a file with the newest schema for a bot that would otherwise create one, unless there is
    /// a file.
    fn prepare(&self) {
        static ORIGINAL: OnceLock<Vec<u8>> = OnceLock::new();
        if self.server.is_some() || self.file().exists() {
            return;
        }
        let original = ORIGINAL.get_or_init(|| {
            let data = Data::new();
            with_schema(&data.address());
            fs::read(data.file()).expect("a file")
        });
        fs::write(self.file(), original).expect("written");
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Returns the SQLite file.
    pub(crate) fn file(&self) -> PathBuf {
        assert!(self.server.is_none(), "this test is for SQLite alone");
        self.folder.path().join("courtier.db")
    }

    /// Returns the address of the database.
    pub(crate) fn address(&self) -> Address {
        match &self.server {
            Some(database) => database.address().parse().expect("an address"),
            None => Address::File(self.file()),
        }
    }

    /// Waits until the bot has posted everything that it has to post by now. What members see then stays
    /// as it is until someone acts.
    pub(crate) async fn all_said(&self) {
        self.until_said(async || tokio::time::sleep(POLL).await)
            .await;
    }

    /// Does the same without waiting long for postponed posts: the clock is moved on by this step each
    /// time.
    pub(crate) async fn all_said_in_time(&self, discord: &Discord, step: Duration) {
        self.until_said(async || {
            discord.advance(step).await;
            tokio::time::sleep(POLL).await;
        })
        .await;
    }

    async fn until_said(&self, wait: impl AsyncFn()) {
        let store = Store::open_beside(&self.address()).expect("opens");
        until("a bot that has said all", async || {
            let next = store.read(|tx| {
                let next = tx.outbox().next_due()?;
                Ok::<_, StoreError>(next)
            });
            let Some(next) = next.await.expect("reads") else {
                return Ok(());
            };
            wait().await;
            Err(next.to_rfc3339())
        })
        .await;
        store.close().await.expect("closes");
    }

    /// Returns the setting that names the database.
    pub(crate) fn setting(&self) -> (&'static str, String) {
        match &self.server {
            Some(database) => ("DATABASE_URL", database.address().to_owned()),
            None => ("DATABASE_PATH", self.file().display().to_string()),
        }
    }
}

/// Creates the folder of one test, deleted with it.
pub(crate) fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in(scratch()).expect("a folder")
}

/// Brings a database to the newest schema. That takes longer than many tests, so each test gets a copy.
/// That bots do it themselves is checked by the tests that run `courtier` on a file of their own.
fn with_schema(address: &Address) {
    Store::migrate(address).expect("migrates");
}

/// Makes tests of functions that take [`Data`], each on both engines: for what the database decides.
macro_rules! on_both_engines {
    ($($test:ident),+ $(,)?) => {
        $crate::running::on_engines!([] $($test),+);
    };
}
pub(crate) use on_both_engines;

/// Makes tests of functions that take [`Data`], on SQLite always and on PostgreSQL when the ignored
/// tests are run too: for what the database does not decide. `.ci/run` runs all of them.
macro_rules! on_either_engine {
    ($($test:ident),+ $(,)?) => {
        $crate::running::on_engines!(
            [#[ignore = "the same as on SQLite: run it with --ignored on_postgres"]]
            $($test),+
        );
    };
}
pub(crate) use on_either_engine;

/// Makes tests on both engines. Those on PostgreSQL have these attributes too.
macro_rules! on_engines {
    ([$($attribute:tt)*] $($test:ident),+) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test($crate::running::Data::new()).await;
            })+
        }

        mod on_postgres {
            $crate::running::on_postgres!([$($attribute)*] $($test),+);
        }
    };
}
pub(crate) use on_engines;

/// The half of [`on_engines`] that repeats the attributes for each test.
macro_rules! on_postgres {
    ($attributes:tt $($test:ident),+) => {
        $($crate::running::on_postgres!(@one $attributes $test);)+
    };
    (@one [$($attribute:tt)*] $test:ident) => {
        #[tokio::test]
        $($attribute)*
        async fn $test() {
            if let Some(data) = $crate::running::Data::postgres() {
                super::$test(data).await;
            }
        }
    };
}
pub(crate) use on_postgres;

/// `courtier run` as a process of its own, which shares nothing but the address. Killed when dropped.
pub(crate) struct Process {
    child: Child,
    door: Option<Door>,
}

impl Process {
    pub(crate) async fn start(discord: &Discord, data: &Data) -> Process {
        let process = Process::spawn(discord, data, &[]);
        discord.ready_everywhere().await;
        process
    }

    /// Starts it with additional settings, and does not wait until it is connected.
    pub(crate) fn spawn(discord: &Discord, data: &Data, settings: &[(&str, String)]) -> Process {
        Process::spawn_with(discord, data, settings, Stdio::inherit())
    }

    /// Starts it, and writes what it warns of into this file.
    pub(crate) fn spawn_into(discord: &Discord, data: &Data, log: &Path) -> Process {
        let log = fs::File::create(log).expect("a file");
        Process::spawn_with(discord, data, &[], log.into())
    }

    fn spawn_with(
        discord: &Discord,
        data: &Data,
        settings: &[(&str, String)],
        log: Stdio,
    ) -> Process {
        data.prepare();
        let (over_http, door) = discord.doors.open(discord.sandbox.public_key(), settings);
        let child = Command::new(env!("CARGO_BIN_EXE_courtier"))
            .arg("run")
            .stderr(log)
            .current_dir(data.folder())
            // Nothing is encrypted, and OpenSSL takes long to read all certificates that the machine
            // trusts.
            .env("SSL_CERT_FILE", "/dev/null")
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_API_BASE", discord.sandbox.url())
            .envs([data.setting()])
            .envs(over_http)
            .envs(settings.iter().map(|(name, value)| (name, value)))
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .spawn()
            .expect("the bot starts");
        Process { child, door }
    }

    /// Kills it abruptly, as a power cut would. Waits until Discord has noticed.
    pub(crate) async fn kill(mut self, discord: &Discord) {
        self.kill_at_once();
        discord.deserted().await;
    }

    /// Asks it to stop, as systemd does, and waits until it has.
    pub(crate) async fn stop(mut self) {
        let kill = Command::new("kill")
            .arg(self.child.id().to_string())
            .status();
        assert!(kill.expect("a program").success());
        let ended = until("the process's end", async || {
            tokio::time::sleep(POLL).await;
            self.child.try_wait().expect("its state").ok_or("it runs")
        });
        assert!(ended.await.success(), "it stops well");
    }

    /// Sends it a signal: `STOP`, after which it stands still, or `CONT`.
    pub(crate) fn signal(&self, name: &str) {
        let mut kill = Command::new("kill");
        let sent = kill
            .args(["-s", name, &self.child.id().to_string()])
            .status();
        assert!(sent.expect("a program").success());
    }

    /// Kills it while others continue.
    pub(crate) fn kill_at_once(&mut self) {
        self.door.iter().for_each(Door::shut);
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.door.iter().for_each(Door::shut);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Makes a failing test show what its bots have logged.
fn show_log() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(LOG));
    // The first call does it for all tests.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(false)
        .with_test_writer()
        .try_init();
}

/// The bot inside the test, on the local Discord's clock.
pub(crate) struct Task {
    stop: oneshot::Sender<()>,
    running: JoinHandle<Result<(), bot::Error>>,
    door: Option<Door>,
}

impl Task {
    pub(crate) async fn start(discord: &Discord, data: &Data) -> Task {
        let task = Task::begin(discord, data, None);
        discord.ready_everywhere().await;
        task
    }

    /// Starts it for a part of the servers, as in `0/2`, and does not wait until it is connected.
    pub(crate) fn begin(discord: &Discord, data: &Data, shard: Option<&str>) -> Task {
        let shard = shard.map(|shard| ("SHARD", shard.to_owned()));
        Task::begin_with(discord, data, shard)
    }

    /// Starts it with more settings, and does not wait until it is connected.
    pub(crate) fn begin_with(
        discord: &Discord,
        data: &Data,
        more: impl IntoIterator<Item = (&'static str, String)>,
    ) -> Task {
        let clock = Clock::shifted(discord.sandbox.time_shift());
        Task::begin_by(clock, discord, data, more)
    }

    /// Starts it on a machine whose clock is ahead, and does not wait until it is connected.
    pub(crate) fn begin_ahead(discord: &Discord, data: &Data, ahead: Duration) -> Task {
        let clock = Clock::ahead_by(ahead, discord.sandbox.time_shift());
        Task::begin_by(clock, discord, data, [])
    }

    /// Starts it on a clock that only moves when the test moves Discord's, and shows this time until then. Waits until
    /// it is connected.
    pub(crate) async fn start_at(time: Timestamp, discord: &Discord, data: &Data) -> Task {
        let shift = discord.sandbox.time_shift();
        let machine = time.before(*shift.borrow());
        let clock = clock::testing::stopped_at(machine, shift);
        let task = Task::begin_by(clock, discord, data, []);
        discord.ready_everywhere().await;
        task
    }

    fn begin_by(
        clock: Clock,
        discord: &Discord,
        data: &Data,
        more: impl IntoIterator<Item = (&'static str, String)>,
    ) -> Task {
        let settings = [
            ("DISCORD_TOKEN", TOKEN.to_owned()),
            ("DISCORD_API_BASE", discord.sandbox.url()),
            data.setting(),
        ];
        let more: Vec<_> = more.into_iter().collect();
        let (over_http, door) = discord.doors.open(discord.sandbox.public_key(), &more);
        // What the test sets counts.
        let settings: Vec<_> = more.into_iter().chain(settings).chain(over_http).collect();
        let config = Config::read(|name| {
            settings
                .iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| value.clone())
        })
        .expect("good settings");
        data.prepare();
        show_log();
        let store = Store::open(&config.database).expect("a database");
        let host = Host::new(store, clock);
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stop = async {
                let _ = stopped.await;
            };
            bot::run(&config, host, stop).await
        });
        Task {
            stop,
            running,
            door,
        }
    }

    /// Starts it after another one was killed. On a server, the deliveries of that one remain its own
    /// for a while, so time passes.
    pub(crate) async fn start_after_kill(discord: &Discord, data: &Data) -> Task {
        if data.server.is_some() {
            discord.advance(LEASES_OVER).await;
        }
        Task::start(discord, data).await
    }

    /// Stops it gracefully.
    pub(crate) async fn stop(self, discord: &Discord) {
        self.end().await;
        discord.deserted().await;
    }

    /// Stops it gracefully while others continue.
    pub(crate) async fn end(mut self) {
        self.door.iter().for_each(Door::shut);
        self.stop.send(()).expect("running");
        let ended = until("the bot's end", async || {
            Ok::<_, Infallible>((&mut self.running).await)
        });
        ended.await.expect("no panic").expect("ends well");
    }
}
