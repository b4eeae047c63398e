//! For tests, including those of other crates: a separate database on either engine, and data to
//! fill it with.

pub mod cups;
pub mod full;

use std::{env, fs, path::Path, sync::OnceLock, thread, time::Duration};

#[path = "../../../../tests/cluster/mod.rs"]
mod cluster;
#[path = "../../../../tests/scratch/mod.rs"]
mod scratch;

#[cfg(not(test))]
use cluster::Cluster;
#[cfg(test)]
pub(crate) use cluster::Cluster;
use scratch::scratch;

use domain::clock::Timestamp;

use crate::{
    Address, Store, StoreError, WriteTx,
    db::{Access, Db, only},
};

/// Returns whether the longest tests run at full length, as they do before a change lands.
pub fn is_full() -> bool {
    env::var("FULL").is_ok_and(|full| full == "1")
}

/// When most tests begin.
pub const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);

/// How long a post is leased.
pub const LEASE: Duration = Duration::from_secs(90);

/// The database of one test. Nothing of it is left afterwards.
pub struct Base {
    address: Address,
    _kept: Kept,
}

/// The folder, or the database on a server, that is deleted with its test.
enum Kept {
    Folder {
        _folder: tempfile::TempDir,
    },
    Database {
        _database: cluster::Database<'static>,
    },
    Nothing,
}

impl Base {
    /// An SQLite file that does not exist yet.
    pub fn sqlite() -> Base {
        let folder = tempfile::tempdir_in(scratch()).expect("a folder");
        Base {
            address: Address::File(folder.path().join("courtier.db")),
            _kept: Kept::Folder { _folder: folder },
        }
    }

    /// A database on a PostgreSQL server, if there is one on this machine. It has the newest schema
    /// and nothing else.
    pub fn postgres() -> Option<Base> {
        let cluster = Cluster::shared()?;
        let database = cluster.copy(|url| with_schema(url.parse().expect("an address")));
        Some(Base::of(database))
    }

    /// Returns a PostgreSQL database without any schema.
    pub fn bare_postgres() -> Option<Base> {
        Some(Base::at(&Cluster::shared()?.database()))
    }

    /// A database on this server, with the newest schema and nothing else.
    #[cfg(test)]
    pub(crate) fn on(cluster: &Cluster) -> Base {
        let base = Base::at(&cluster.database());
        with_schema(base.address.clone());
        base
    }

    /// Returns this database on a standby of its server.
    #[cfg(test)]
    pub(crate) fn at_standby(&self, standby: &Cluster) -> Base {
        let mut url = url::Url::parse(&self.address.to_string()).expect("a URL");
        url.set_port(Some(standby.port())).expect("a host");
        Base::at(url.as_str())
    }

    fn at(url: &str) -> Base {
        Base {
            address: url.parse().expect("an address"),
            _kept: Kept::Nothing,
        }
    }

    fn of(database: cluster::Database<'static>) -> Base {
        Base {
            address: database.address().parse().expect("an address"),
            _kept: Kept::Database {
                _database: database,
            },
        }
    }

    pub const fn address(&self) -> &Address {
        &self.address
    }

    pub const fn is_postgres(&self) -> bool {
        matches!(self.address, Address::Server(_))
    }

    /// Returns another one with the same in it. Nothing may be connected to this one.
    #[cfg(test)]
    pub(crate) fn copy(&self) -> Base {
        match &self.address {
            Address::File(path) => {
                let copy = Base::sqlite();
                fs::copy(path, copy.path()).expect("copied");
                copy
            }
            Address::Server(_) => {
                let name = self.with(|db| db.one("SELECT current_database()", &[], only));
                let name: String = name.expect("known");
                Base::of(Cluster::shared().expect("a server").copy_of(&name))
            }
        }
    }

    /// The SQLite file.
    pub fn path(&self) -> &Path {
        match &self.address {
            Address::File(path) => path,
            Address::Server(_) => panic!("it is no file"),
        }
    }

    /// Opens it for a bot. A file that does not exist begins as a copy of one with the newest
    /// schema.
    pub fn open(&self) -> Store {
        static ORIGINAL: OnceLock<Vec<u8>> = OnceLock::new();
        if let Address::File(path) = &self.address
            && !path.exists()
        {
            let original = ORIGINAL.get_or_init(|| {
                let base = Base::sqlite();
                with_schema(base.address.clone());
                fs::read(base.path()).expect("a file")
            });
            fs::write(path, original).expect("written");
        }
        Store::open(&self.address).expect("opens")
    }

    /// The number of matches whose result is waiting in the outbox more than once.
    pub fn results_said_twice(&self) -> u64 {
        self.with(|db| {
            let sql = "SELECT count(*) FROM (SELECT match FROM outbox
                                             WHERE post = '{\"say\":\"result\"}'
                                             GROUP BY match HAVING count(*) > 1) AS twice";
            db.one(sql, &[], only).expect("counted")
        })
    }

    /// The number of jobs that wait for one another on the PostgreSQL server.
    pub fn jobs_waiting(&self) -> u64 {
        self.with(|db| {
            let sql = "SELECT count(*) FROM pg_stat_activity
                       WHERE datname = current_database() AND wait_event_type = 'Lock'";
            db.one(sql, &[], only).expect("counted")
        })
    }

    /// Changes the tables themselves, and returns how many rows.
    pub fn change(&self, sql: &'static str) -> u64 {
        self.with(|db| db.execute(sql, &[]).expect("changed"))
    }

    /// Reads the texts of one column of the tables themselves.
    pub fn texts(&self, sql: impl Into<String>) -> Vec<String> {
        let sql = String::leak(sql.into());
        self.with(|db| db.rows(sql, &[], only).expect("read"))
    }

    /// Does some work in a database of any schema.
    #[cfg(test)]
    pub(crate) fn with_any<T: Send>(&self, work: impl FnOnce(&mut Db) -> T + Send) -> T {
        thread::scope(|scope| {
            let connect = || Db::connect_to_any(&self.address).expect("connects");
            let worked = scope.spawn(move || work(&mut connect()));
            worked.join().expect("no panic")
        })
    }

    /// Works with the tables themselves. Must not run on a thread of async code, where PostgreSQL's
    /// client does not work.
    pub(crate) fn with<T: Send>(&self, work: impl FnOnce(&mut Db) -> T + Send) -> T {
        thread::scope(|scope| {
            let connect = || Db::connect(&self.address, Access::Write).expect("connects");
            let worked = scope.spawn(move || work(&mut connect()));
            worked.join().expect("no panic")
        })
    }
}

impl WriteTx<'_> {
    /// Changes the tables themselves, as no function of the store does, and returns how many rows.
    pub fn sql(&self, sql: impl Into<String>) -> Result<u64, StoreError> {
        Ok(self.db.execute(String::leak(sql.into()), &[])?)
    }
}

/// Brings a database to the newest schema, and closes it. That takes longer than many a test.
fn with_schema(address: Address) {
    let work = move || {
        Db::migrate(&address).expect("migrates");
        let db = Db::connect(&address, Access::Write).expect("connects");
        db.know_games().expect("known");
    };
    // PostgreSQL's client does not work on a thread of async code.
    thread::spawn(work).join().expect("no panic");
}

/// Makes tests of functions that take a [`Base`], each on both engines: for what the database decides.
#[macro_export]
macro_rules! on_both_engines {
    ($($test:ident),+ $(,)?) => {
        $crate::on_engines!([] $($test),+);
    };
}

/// Makes tests of functions that take a [`Base`], on SQLite always and on PostgreSQL when the ignored tests
/// are run too: for what the database does not decide. `.ci/run` runs all of them.
#[macro_export]
macro_rules! on_either_engine {
    ($($test:ident),+ $(,)?) => {
        $crate::on_engines!(
            [#[ignore = "the same as on SQLite: run it with --ignored on_postgres"]]
            $($test),+
        );
    };
}

/// Makes tests on both engines. Those on PostgreSQL have these attributes too.
#[macro_export]
macro_rules! on_engines {
    (@postgres [$($attribute:tt)*] $test:ident) => {
        #[tokio::test]
        $($attribute)*
        async fn $test() {
            if let Some(base) = $crate::testing::Base::postgres() {
                super::$test(base).await;
            }
        }
    };
    ($attributes:tt $($test:ident),+) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test($crate::testing::Base::sqlite()).await;
            })+
        }

        mod on_postgres {
            $($crate::on_engines!(@postgres $attributes $test);)+
        }
    };
}
