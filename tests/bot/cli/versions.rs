//! Tools work alongside a bot, and change nothing where they only read. A database of another
//! version is refused by all of them, and upgraded only by `run` and `database migrate`.

use std::{collections::BTreeMap, fs, path::Path, process::Command};

use postgres::{Client, NoTls};
use store::{Address, Store};

use super::database::{courtier, fill, said};
use crate::cluster::Cluster;

/// Every command that opens a database named by `--database`.
const TOOLS: [&[&str]; 7] = [
    &["verify"],
    &["outbox", "list"],
    &["outbox", "retry", "--all"],
    &["outbox", "drop", "--all"],
    &["ratings", "rebuild"],
    &["ratings", "annul", "1"],
    &["tournament", "export", "1"],
];

/// The tools that only read.
const READERS: [&[&str]; 3] = [TOOLS[0], TOOLS[1], TOOLS[6]];

/// The number of the newest schema.
const NEWEST: usize = 1;

/// The contents of a database, for comparison: an SQLite file and everything beside it, or the
/// tables of a PostgreSQL server.
type State = BTreeMap<String, Vec<u8>>;

/// An empty database for one test.
struct Database {
    folder: tempfile::TempDir,
    /// Its address, if it is not a file in the folder.
    url: Option<String>,
}

impl Database {
    /// Returns one for each engine that this machine has.
    fn of_each_engine() -> Vec<Database> {
        let server = Cluster::shared().map(|cluster| Some(cluster.database()));
        let urls = [None].into_iter().chain(server);
        let database = |url| Database {
            folder: tempfile::tempdir().expect("a folder"),
            url,
        };
        urls.map(database).collect()
    }

    /// Returns what a command accepts for it.
    fn name(&self) -> &str {
        self.url.as_deref().unwrap_or("courtier.db")
    }

    fn address(&self) -> Address {
        match &self.url {
            Some(url) => url.parse().expect("an address"),
            None => Address::File(self.file()),
        }
    }

    fn file(&self) -> std::path::PathBuf {
        self.folder.path().join("courtier.db")
    }

    fn run(&self, sql: &str) {
        if let Some(url) = &self.url {
            let mut client = Client::connect(url, NoTls).expect("connects");
            client.batch_execute(sql).expect("done");
        } else {
            let file = rusqlite::Connection::open(self.file()).expect("opens");
            // Tables are created by copying others, including those that they refer to.
            let sql = format!("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = 0; {sql}");
            file.execute_batch(&sql).expect("done");
        }
    }

    /// Turns it into a database from before the first release, with a row in it.
    fn make_from_before(&self) {
        Store::migrate(&self.address()).expect("migrates");
        self.run(match self.url {
            Some(_) => "ALTER TABLE schemas RENAME TO courtier_schema",
            None => "PRAGMA application_id = 0; PRAGMA user_version = 27",
        });
        self.run("INSERT INTO life (id, alive_at) VALUES (1, 5)");
    }

    /// Turns it into a database of a schema that is not known yet. Returns that schema.
    fn make_newer(&self) -> usize {
        Store::migrate(&self.address()).expect("migrates");
        let number = NEWEST + 1;
        self.run(&match self.url {
            Some(_) => format!("INSERT INTO schemas (number) VALUES ({number})"),
            None => format!("PRAGMA user_version = {number}"),
        });
        self.run("INSERT INTO life (id, alive_at) VALUES (1, 5)");
        number
    }

    fn state(&self) -> State {
        let Some(url) = &self.url else {
            return files(self.folder.path());
        };
        let mut client = Client::connect(url, NoTls).expect("connects");
        let columns = client.query(
            "SELECT table_name || '.' || column_name FROM information_schema.columns
             WHERE table_schema = 'public'
             UNION ALL SELECT 'alive at ' || alive_at FROM life",
            &[],
        );
        let lines = columns.expect("rows").into_iter();
        lines.map(|row| (row.get(0), Vec::new())).collect()
    }

    /// Runs a command in its folder, and returns its exit code and what it told the operator.
    fn tool(&self, args: &[&str]) -> (Option<i32>, String) {
        let output = courtier(self.folder.path(), args);
        let text = String::from_utf8(output.stderr).expect("text");
        (output.status.code(), text)
    }

    /// Asserts that every command refuses the database for this reason and leaves it as it is.
    fn is_refused(&self, why: &str) {
        let before = self.state();
        let name = self.name();
        let refusal = format!("courtier: the database {name} cannot be opened: {why}\n");
        for tool in TOOLS {
            let args = [tool, &["--database", name]].concat();
            let (code, text) = self.tool(&args);
            assert_eq!(text, refusal, "{args:?}");
            assert_eq!(code, Some(2), "{args:?}");
            assert!(self.state() == before, "{args:?} changed the database");
        }
        let elsewhere = tempfile::tempdir().expect("a folder");
        let other = elsewhere.path().join("other.db");
        let other_name = other.to_str().expect("a path");
        let copy = |from, to| self.tool(&["database", "copy", "--from", from, "--to", to]);
        assert_eq!(copy(name, other_name), (Some(2), refusal.clone()));
        assert!(!other.exists(), "the target of the copy was made");
        Store::migrate(&Address::File(other.clone())).expect("migrates");
        let source = fs::read(&other).expect("a file");
        assert_eq!(copy(other_name, name), (Some(2), refusal));
        assert!(self.state() == before, "a copy changed the database");
        assert!(fs::read(&other).expect("a file") == source);
    }
}

/// Returns each file in a folder. The file that SQLite shares among processes that have a database
/// open is a mere index, so its contents do not count.
fn files(folder: &Path) -> State {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| {
        let entry = entry.expect("an entry");
        let name = entry.file_name().into_string().expect("a plain name");
        let counts = !name.ends_with("-shm");
        (
            name,
            if counts {
                bytes(&entry.path())
            } else {
                Vec::new()
            },
        )
    });
    entries.collect()
}

/// Returns the contents of a file. Another process reads it: when this one closes a file, the
/// system drops the locks that SQLite holds on it here. <https://www.sqlite.org/howtocorrupt.html>,
/// 2.2
fn bytes(file: &Path) -> Vec<u8> {
    let read = Command::new("cat").arg(file).output().expect("it runs");
    assert!(read.status.success(), "{read:?}");
    read.stdout
}

/// Returns a copy of a folder as it is when the process that works there is killed.
fn killed(folder: &Path) -> tempfile::TempDir {
    let copy = tempfile::tempdir().expect("a folder");
    let copied = Command::new("cp")
        .args(["-R", "."])
        .arg(copy.path())
        .current_dir(folder)
        .status();
    assert!(copied.expect("it runs").success());
    copy
}

const FROM_BEFORE: &str = "the database was made by another program, or by courtier before its first release: \
                           name another one, or move this one away";

fn newer(found: usize) -> String {
    format!(
        "the database has schema {found}, and this program knows schemas up to {NEWEST}: run the \
         newer version of courtier that made it"
    )
}

#[test]
fn a_database_from_before_the_first_release_is_refused_and_left_as_it_is() {
    for database in Database::of_each_engine() {
        database.make_from_before();
        database.is_refused(FROM_BEFORE);
    }
}

#[test]
fn a_newer_database_is_refused_and_left_as_it_is() {
    for database in Database::of_each_engine() {
        let found = database.make_newer();
        database.is_refused(&newer(found));
    }
}

/// The latest writes of a bot that is running or was killed are still in the log beside the file.
#[test]
fn a_file_with_a_log_is_refused_and_left_as_it_is() {
    let all = Database::of_each_engine();
    let database = all.first().expect("a file");
    let found = database.make_newer();
    let bot = rusqlite::Connection::open(database.file()).expect("opens");
    let moved = bot.execute("UPDATE life SET alive_at = 6", ());
    assert_eq!(moved.expect("written"), 1);
    let log = &database.state()["courtier.db-wal"];
    assert!(!log.is_empty());
    database.is_refused(&newer(found));
    let after_kill = Database {
        folder: killed(database.folder.path()),
        url: None,
    };
    after_kill.is_refused(&newer(found));
    let alive = bot.query_row("SELECT alive_at FROM life", (), |row| row.get::<_, i64>(0));
    assert_eq!(alive.expect("the bot goes on"), 6);
}

#[test]
fn a_database_without_tables_gets_none() {
    for database in Database::of_each_engine() {
        if database.url.is_none() {
            fs::write(database.file(), "").expect("written");
        }
        let args = ["verify", "--database", database.name()];
        let (code, text) = database.tool(&args);
        assert_eq!(code, Some(2), "{text}");
        assert!(text.contains("has no tables of courtier"), "{text}");
        assert_eq!(database.tool(&args), (code, text), "it still has none");
    }
}

#[test]
fn a_database_is_migrated_once() {
    for database in Database::of_each_engine() {
        if database.url.is_none() {
            fs::write(database.file(), "").expect("written");
        }
        for expected in [
            format!("the database has schema {NEWEST} now; it was empty"),
            format!("the database has schema {NEWEST} already"),
        ] {
            let args = ["database", "migrate", "--database", database.name()];
            let migrated = courtier(database.folder.path(), &args);
            assert_eq!(said(&migrated), (Some(0), vec![&*expected]), "{migrated:?}");
            let args = ["verify", "--database", database.name()];
            let verified = courtier(database.folder.path(), &args);
            let nothing = "0 matches, 0 results: nothing is wrong";
            assert_eq!(said(&verified), (Some(0), vec![nothing]), "{verified:?}");
        }
    }
}

#[test]
fn what_must_not_be_migrated_is_left_as_it_is() {
    for database in Database::of_each_engine() {
        let found = database.make_newer();
        let before = database.state();
        let args = ["database", "migrate", "--database", database.name()];
        let (code, text) = database.tool(&args);
        assert!(text.trim_end().ends_with(&newer(found)), "{text}");
        assert_eq!(code, Some(2));
        assert!(database.state() == before);
    }
    let all = Database::of_each_engine();
    let database = all.first().expect("a file");
    let migrate = ["database", "migrate"];
    let (code, text) = database.tool(&migrate);
    assert_eq!(code, Some(2), "{text}");
    assert!(!database.file().exists(), "a mistyped path became a file");

    Store::migrate(&database.address()).expect("migrates");
    let lock = fs::File::create(database.folder.path().join("courtier.db-lock")).expect("made");
    // A process that another test is just starting can still hold the one of before.
    lock.lock().expect("free");
    let before = database.state();
    let (code, text) = database.tool(&migrate);
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("another courtier is running"), "{text}");
    assert!(database.state() == before);
}

/// The bot of an SQLite file is running, was killed, or has ended.
#[tokio::test]
async fn what_only_reads_leaves_a_file_byte_for_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fill(folder).await;
    let read_all = |folder: &Path| {
        let before = files(folder);
        for tool in READERS {
            let args = [tool, &["--database", "courtier.db"]].concat();
            let output = courtier(folder, &args);
            let text = String::from_utf8_lossy(&output.stderr);
            let works = output.status.success() || text.contains("there is no tournament 1");
            assert!(works, "{args:?}: {text}");
            assert!(files(folder) == before, "{args:?} changed the file");
        }
        before
    };
    let ended = read_all(folder);
    assert!(!ended.contains_key("courtier.db-wal"), "it was closed");

    let bot = Store::open(&Address::File(folder.join("courtier.db"))).expect("opens");
    let beat = bot.write(store::Lock::Life, |tx| {
        tx.life().beat(super::database::NOON)
    });
    beat.await.expect("beats");
    let runs = read_all(folder);
    assert!(!runs["courtier.db-wal"].is_empty(), "the log has a beat");

    read_all(killed(folder).path());
    let beat = bot.write(store::Lock::Life, |tx| {
        tx.life().beat(super::database::NOON)
    });
    assert_eq!(
        beat.await.expect("the bot goes on"),
        Some(super::database::NOON)
    );
}

#[tokio::test]
async fn the_target_of_a_copy_that_is_not_empty_is_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    fill(folder.path()).await;
    let target = tempfile::tempdir().expect("a folder");
    fill(target.path()).await;
    fs::remove_file(target.path().join("courtier.db-lock")).expect("removed");
    let before = files(target.path());
    let to = target.path().join("courtier.db");
    let to = to.to_str().expect("a path");
    let args = ["database", "copy", "--from", "courtier.db", "--to", to];
    let refused = courtier(folder.path(), &args);
    assert_eq!(refused.status.code(), Some(1), "{refused:?}");
    assert!(files(target.path()) == before);
}
