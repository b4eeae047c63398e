//! A PostgreSQL server for the tests.
//!
//! A test asks for [`Cluster::shared`], and there for a [`Cluster::database`] of its own. Without
//! PostgreSQL on the machine its tests say so and pass, except where the environment variable `CI`
//! is set.
//!
//! The server and its folder live exactly as long as the process that started them, however that
//! ends: see `serve.sh`.

mod programs;

use std::{
    env, fs,
    io::{self, BufRead, BufReader, Write},
    net::TcpListener,
    path::Path,
    process::{Child, Stdio},
    sync::{
        Mutex, OnceLock,
        atomic::{AtomicU32, Ordering},
    },
    thread,
};

use postgres::{Client, NoTls, error::SqlState};
use programs::Programs;

use super::scratch::scratch;

/// Keeps a server running until its standard input ends.
const SERVE: &str = include_str!("serve.sh");

/// How many ports are offered to the server. Another process may take one before it does.
const PORTS: usize = 5;

/// How often the server is asked to copy a database while a session of a process that was just killed may be open. It
/// waits for the session for five seconds each time.
const TRIES: u32 = 10;

/// A running server that trusts everyone on this machine. Dropping it stops it.
pub(crate) struct Cluster {
    keeper: Child,
    port: u16,
    databases: AtomicU32,
    /// The connection over which databases are made, once there is one.
    connection: Mutex<Option<Client>>,
    /// The name of the database that is copied.
    original: OnceLock<String>,
}

/// A database of a server for tests. It is deleted with its test, or those of all tests would fill the memory in which
/// they are kept.
pub(crate) struct Database<'c> {
    address: String,
    name: String,
    cluster: &'c Cluster,
}

impl Database<'_> {
    pub(crate) fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Database<'_> {
    fn drop(&mut self) {
        // A bot that was killed may still be connected.
        let sql = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        self.cluster.execute(&sql);
    }
}

impl Cluster {
    /// Returns the server that all tests of this process share, unless there is no PostgreSQL.
    pub(crate) fn shared() -> Option<&'static Cluster> {
        static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
        SHARED.get_or_init(Cluster::start).as_ref()
    }

    /// Starts a server, unless there is no PostgreSQL.
    pub(crate) fn start() -> Option<Cluster> {
        Cluster::serve("none")
    }

    /// Starts a standby of this server, which has all of its databases and can be promoted.
    #[allow(dead_code, reason = "some of the tests have no standby")]
    pub(crate) fn standby(&self) -> Cluster {
        Cluster::serve(&self.port.to_string()).expect("PostgreSQL is here")
    }

    /// Makes a standby a server of its own, which takes writes.
    #[allow(dead_code, reason = "some of the tests have no standby")]
    pub(crate) fn promote(&self) {
        let promote = || {
            let client = Client::connect(&self.address("postgres"), NoTls);
            let asked = client
                .expect("a connection")
                .query_one("SELECT pg_promote()", &[]);
            assert!(
                asked.expect("an answer").get::<_, bool>(0),
                "it is promoted"
            );
        };
        // PostgreSQL's client doesn't work on a thread of async code.
        thread::scope(|scope| scope.spawn(promote).join()).expect("no panic");
    }

    fn serve(primary: &str) -> Option<Cluster> {
        let programs = programs_or_skip()?;
        let folder = tempfile::Builder::new()
            .prefix("cluster-")
            .tempdir_in(scratch());
        let folder = folder.expect("a folder");
        let mut keeper = programs::shell_in(folder.path()).expect("somebody to run it");
        keeper
            .args(["-c", SERVE, "serve.sh"])
            .args([folder.path(), &programs.folder, Path::new(primary)])
            .args(free_ports())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut keeper = keeper.spawn().expect("a shell");
        let mut port = String::new();
        let said = BufReader::new(keeper.stdout.take().expect("a pipe")).read_line(&mut port);
        said.expect("text");
        let Ok(port) = port.trim().parse() else {
            panic!("PostgreSQL does not start: {}", log(folder.path()));
        };
        // From here on the keeper removes it.
        let _ = folder.keep();
        Some(Cluster {
            keeper,
            port,
            databases: AtomicU32::new(0),
            connection: Mutex::new(None),
            original: OnceLock::new(),
        })
    }

    /// Creates an empty database, and returns its address.
    pub(crate) fn database(&self) -> String {
        self.address(&self.create(""))
    }

    /// Creates a copy of a database that `fill` has filled, once for all copies. Nothing may be connected to the
    /// original any more when `fill` ends.
    pub(crate) fn copy(&self, fill: impl FnOnce(&str)) -> Database<'_> {
        let original = self.original.get_or_init(|| {
            let name = self.create("");
            fill(&self.address(&name));
            name
        });
        self.copy_of(original)
    }

    /// Creates a copy of the database of this name, to which nothing may be connected any more.
    pub(crate) fn copy_of(&self, original: &str) -> Database<'_> {
        let name = self.create(&format!("TEMPLATE {original}"));
        Database {
            address: self.address(&name),
            cluster: self,
            name,
        }
    }

    /// The port on which it listens.
    #[allow(dead_code, reason = "some of the tests know it by an address")]
    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    /// Creates a database, and returns its name.
    fn create(&self, how: &str) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.execute(&format!("CREATE DATABASE {name} {how}"));
        name
    }

    /// Creates or deletes a database. All of that goes over one connection, on a thread without async code, where
    /// PostgreSQL's client does not work.
    fn execute(&self, sql: &str) {
        let execute = || {
            let mut kept = self.connection.lock().expect("no panic before");
            let client = match &mut *kept {
                Some(client) => client,
                none => none.insert(
                    Client::connect(&self.address("postgres"), NoTls).expect("a connection"),
                ),
            };
            for left in (0..TRIES).rev() {
                match client.batch_execute(sql) {
                    Err(error) if left > 0 && error.code() == Some(&SqlState::OBJECT_IN_USE) => {}
                    done => {
                        done.expect("done");
                        break;
                    }
                }
            }
        };
        thread::scope(|scope| scope.spawn(execute).join()).expect("no panic");
    }

    fn address(&self, name: &str) -> String {
        format!("postgres://courtier@127.0.0.1:{}/{name}", self.port)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // PostgreSQL's client doesn't work on a thread of async code.
        let connection = self.connection.get_mut().ok().and_then(Option::take);
        thread::scope(|scope| drop(scope.spawn(|| drop(connection)).join()));
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// Returns ports of this machine that nobody listened on a moment ago.
fn free_ports() -> Vec<String> {
    let listeners = (0..PORTS).map(|_| TcpListener::bind(("127.0.0.1", 0)).expect("a port"));
    // All are held until the last is found, so that they differ.
    let listeners: Vec<_> = listeners.collect();
    let ports = listeners.iter().map(|listener| {
        let address = listener.local_addr().expect("an address");
        address.port().to_string()
    });
    ports.collect()
}

/// Returns what the programs have logged.
fn log(folder: &Path) -> String {
    let log = fs::read_to_string(folder.join("log"));
    log.unwrap_or_else(|error| format!("and there is no log: {error}"))
}

/// Finds PostgreSQL, or says that there is none, so that nobody mistakes silence for success.
fn programs_or_skip() -> Option<Programs> {
    let programs = Programs::find();
    if programs.is_none() {
        let why = "there is no PostgreSQL here (initdb, pg_ctl). \
                   On Debian: apt-get install postgresql";
        assert!(env::var_os("CI").is_none(), "{why}");
        // Not by `eprintln!`, which the test harness hides.
        let _ = writeln!(io::stderr(), "SKIPPED the tests with PostgreSQL: {why}");
    }
    programs
}
