//! Brings a database to the newest schema.
//!
//! A schema's number is that of the last file in `migrations` that made it. Each file is applied once, in a
//! transaction.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use postgres::{Client, GenericClient};
use rusqlite::Connection;
use rusqlite_migration::{M, Migrations};

use crate::db::DbError;

/// The key of the advisory lock under which one process at a time changes a PostgreSQL database's schema.
const LOCK: i64 = 0x636f_7572_7469;

/// Marks an SQLite file as one of ours: "Cour". The first schema sets it.
/// <https://www.sqlite.org/pragma.html#pragma_application_id>
const APPLICATION: i32 = 0x436f_7572;

/// The files that make the schemas of each engine, the first of which makes schema 1.
#[derive(Clone, Debug)]
pub(crate) struct Schemas {
    sqlite: Vec<&'static str>,
    postgres: Vec<&'static str>,
}

impl Schemas {
    /// Returns those that this program brings databases to.
    pub(crate) fn shipped() -> &'static Schemas {
        static SQLITE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../migrations/sqlite");
        static POSTGRES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../migrations/postgres");
        static SHIPPED: LazyLock<Schemas> = LazyLock::new(|| Schemas {
            sqlite: files(&SQLITE),
            postgres: files(&POSTGRES),
        });
        &SHIPPED
    }

    /// Returns these and one more, whose file is the same for both engines.
    #[cfg(test)]
    pub(crate) fn and(&self, file: &'static str) -> Schemas {
        let mut more = self.clone();
        more.sqlite.push(file);
        more.postgres.push(file);
        more
    }

    /// Returns the number of the newest schema.
    pub(crate) fn newest(&self) -> i64 {
        i64::try_from(self.sqlite.len()).unwrap_or(i64::MAX)
    }

    /// Refuses a database that a newer version of this program has made.
    pub(crate) fn check_not_newer(&self, found: Option<i64>) -> Result<(), DbError> {
        let known = self.newest();
        match found {
            Some(found) if found > known => Err(DbError::Newer { found, known }),
            _ => Ok(()),
        }
    }

    /// Refuses a database of any schema other than the newest.
    pub(crate) fn check_newest(&self, found: Option<i64>) -> Result<(), DbError> {
        self.check_not_newer(found)?;
        let known = self.newest();
        match found {
            None => Err(DbError::NoSchema),
            Some(found) if found < known => Err(DbError::Older { found, known }),
            Some(_) => Ok(()),
        }
    }

    /// Brings an SQLite file to the newest schema.
    pub(crate) fn migrate_sqlite(&self, connection: &mut Connection) -> Result<(), DbError> {
        let files = self.sqlite.iter().map(|file| M::up(file)).collect();
        Ok(Migrations::new(files).to_latest(connection)?)
    }

    /// Brings a PostgreSQL database to the newest schema. Returns the schema that it had.
    pub(crate) fn migrate_postgres(&self, client: &mut Client) -> Result<Option<i64>, DbError> {
        let mut transaction = client.transaction()?;
        transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK])?;
        let found = postgres_version(&mut transaction)?;
        self.check_not_newer(found)?;
        if found.is_none() {
            transaction.batch_execute("CREATE TABLE schemas (number BIGINT PRIMARY KEY)")?;
        }
        let missing = (1_i64..).zip(&self.postgres);
        for (number, file) in missing.filter(|(number, _)| Some(*number) > found) {
            transaction.batch_execute(file)?;
            transaction.execute("INSERT INTO schemas (number) VALUES ($1)", &[&number])?;
        }
        transaction.commit()?;
        Ok(found)
    }
}

/// Returns the texts of an engine's files, in the order of the folders' names.
fn files(engine: &'static Dir<'_>) -> Vec<&'static str> {
    let mut folders: Vec<_> = engine.dirs().collect();
    folders.sort_unstable_by_key(|folder| folder.path());
    let file = |folder: &&'static Dir<'static>| folder.get_file(folder.path().join("up.sql"));
    let files = folders.iter().filter_map(file);
    files.filter_map(|file| file.contents_utf8()).collect()
}

/// Returns the number of an SQLite file's schema. `None` if it has no tables.
///
/// # Errors
///
/// [`DbError::NotOurs`] if the file is of another program, or from before the first release.
pub(crate) fn sqlite_version(connection: &Connection) -> Result<Option<i64>, DbError> {
    let number: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let application: i32 =
        connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    match number {
        0 => Ok(None),
        _ if application == APPLICATION => Ok(Some(number)),
        _ => Err(DbError::NotOurs),
    }
}

/// Returns the number of a PostgreSQL database's schema. `None` if it has none of ours.
///
/// # Errors
///
/// [`DbError::NotOurs`] if the database is from before the first release.
pub(crate) fn postgres_version(client: &mut impl GenericClient) -> Result<Option<i64>, DbError> {
    let row = client.query_one(
        "SELECT to_regclass('schemas') IS NOT NULL, to_regclass('courtier_schema') IS NOT NULL",
        &[],
    )?;
    let (ours, from_before): (bool, bool) = (row.try_get(0)?, row.try_get(1)?);
    if from_before {
        return Err(DbError::NotOurs);
    }
    if !ours {
        return Ok(None);
    }
    let row = client.query_one("SELECT max(number) FROM schemas", &[])?;
    Ok(row.try_get(0)?)
}
