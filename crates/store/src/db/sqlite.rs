//! SQLite: one file.

use std::{fs, io, path::Path, time::Duration};

use rusqlite::{Connection, MAIN_DB, OpenFlags, ToSql, config::DbConfig, types::ToSqlOutput};

use super::upgrade::{Schemas, sqlite_version};
use super::{Access, DbError, Examined, Row, Value, row::only};

/// How long a connection waits for another one that writes. A tool that works beside the bot writes
/// for a small part of this at a time.
const BUSY: Duration = Duration::from_secs(5);

/// How many statements a connection keeps compiled. The store has some 600, of which few are used often.
const STATEMENTS: usize = 1_000;

/// Reads the columns of the table `?1`, except those that SQLite computes.
/// <https://www.sqlite.org/pragma.html#pragma_table_info>
pub(super) const COLUMNS: &str = "SELECT name FROM pragma_table_info(?1) ORDER BY cid";

/// A connection to a file.
#[derive(Debug)]
pub(super) struct Sqlite(Connection);

/// Brings the file to the newest of these schemas, and creates it if it does not exist. Returns the schema
/// that it had.
pub(super) fn migrate(path: &Path, schemas: &Schemas) -> Result<Option<i64>, DbError> {
    make_private(path)?;
    let found = sqlite_version(&inspect(path)?)?;
    schemas.check_not_newer(found)?;
    if let Some(before) = found.filter(|found| *found < schemas.newest()) {
        back_up_before(path, before)?;
    }
    let mut connection = open_writable(path)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // A schema may be created by copying tables to which others refer.
    connection.pragma_update(None, "foreign_keys", false)?;
    schemas.migrate_sqlite(&mut connection)?;
    Ok(found)
}

/// Looks at a file, which need not exist.
pub(super) fn examine(path: &Path) -> Result<Examined, DbError> {
    let schema = if path.exists() {
        sqlite_version(&inspect(path)?)?
    } else {
        None
    };
    let known = Schemas::shipped();
    known.check_not_newer(schema)?;
    check_can_be_written(path)?;
    Ok(Examined {
        engine: format!("SQLite {}", rusqlite::version()),
        schema,
        newest: known.newest(),
        in_use: is_locked(path)?,
    })
}

/// Makes sure that a bot could write the file, if it exists, and other files beside it.
fn check_can_be_written(path: &Path) -> Result<(), DbError> {
    let failed = |path: &Path, error: io::Error| match error.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => DbError::ReadOnly,
        _ => DbError::File(path.display().to_string(), error),
    };
    if path.exists() {
        let opened = fs::OpenOptions::new().write(true).open(path);
        opened.map_err(|error| failed(path, error))?;
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let beside = tempfile::tempfile_in(folder);
    beside.map_err(|error| failed(folder, error))?;
    Ok(())
}

/// Whether a bot has the file open.
fn is_locked(path: &Path) -> Result<bool, DbError> {
    let mut lock = path.as_os_str().to_owned();
    lock.push("-lock");
    let failed = |error| DbError::File(Path::new(&lock).display().to_string(), error);
    match fs::File::open(&lock) {
        Ok(file) => match file.try_lock_shared() {
            Ok(()) => Ok(false),
            Err(fs::TryLockError::WouldBlock) => Ok(true),
            Err(fs::TryLockError::Error(error)) => Err(failed(error)),
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(failed(error)),
    }
}

/// Copies a file beside it before its schema changes, so that the version that made it can go on with
/// the copy. Replaces the copy of an earlier upgrade from the same schema.
fn back_up_before(path: &Path, schema: i64) -> Result<(), DbError> {
    let mut to = path.as_os_str().to_owned();
    to.push(format!(".schema-{schema}"));
    let to = Path::new(&to);
    remove_if_there(to)?;
    copy_file(path, to)?;
    tracing::warn!(
        copy = %to.display(),
        "upgrading the database to a newer schema; remove the copy of the old one once everything works"
    );
    Ok(())
}

fn remove_if_there(path: &Path) -> Result<(), DbError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(DbError::File(path.display().to_string(), error))
        }
        _ => Ok(()),
    }
}

/// Copies a file as it is now to a new file, while others may use it. The new file has its name once it
/// is complete and on the disk.
pub(crate) fn copy_file(from: &Path, to: &Path) -> Result<(), DbError> {
    let failed = |error| DbError::File(to.display().to_string(), error);
    if to.exists() {
        return Err(failed(io::ErrorKind::AlreadyExists.into()));
    }
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = Path::new(&part);
    // An interrupted attempt can have left one.
    remove_if_there(part)?;
    make_private(part)?;
    let connection = if has_log(from)? {
        open(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?
    } else {
        open_writable(from)?
    };
    // SQLite writes into an empty file, too. https://www.sqlite.org/lang_vacuum.html
    let name = part.display().to_string();
    connection.execute("VACUUM INTO ?1", [name])?;
    drop(connection);
    let file = fs::File::open(part).map_err(failed)?;
    file.sync_all().map_err(failed)?;
    fs::rename(part, to).map_err(failed)?;
    match to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) if cfg!(unix) => {
            let folder = fs::File::open(folder).map_err(failed)?;
            folder.sync_all().map_err(failed)
        }
        _ => Ok(()),
    }
}

/// Opens a file so that it is left byte for byte as it is, even when the connection is closed.
///
/// That depends on the write-ahead log beside it. If something is in the log, because a bot runs or was
/// killed, a connection that could write would move it into the file if it were the last to close.
/// Without a log, a connection that cannot write would leave an empty one behind.
/// <https://www.sqlite.org/wal.html#read_only_databases>
fn inspect(path: &Path) -> Result<Connection, DbError> {
    let connection = if has_log(path)? {
        open(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?
    } else {
        open_writable(path)?
    };
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

/// Opens a file that exists and can be written.
fn open_writable(path: &Path) -> Result<Connection, DbError> {
    let connection = open(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    check_writable(&connection)?;
    Ok(connection)
}

fn open(path: &Path, mode: OpenFlags) -> Result<Connection, DbError> {
    let flags = mode | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY)?;
    Ok(connection)
}

impl Sqlite {
    /// Opens a file that exists and has the newest schema. A file with another schema is left as it
    /// is.
    pub(super) fn connect(path: &Path, access: Access) -> Result<Sqlite, DbError> {
        let mut connection = inspect(path)?;
        Schemas::shipped().check_newest(sqlite_version(&connection)?)?;
        if access != Access::Inspect {
            connection = open_writable(path)?;
            connection.pragma_update(None, "query_only", access == Access::Read)?;
        }
        Sqlite::ready(connection)
    }

    /// Opens a file of any schema.
    #[cfg(test)]
    pub(super) fn connect_to_any(path: &Path) -> Result<Sqlite, DbError> {
        Sqlite::ready(open_writable(path)?)
    }

    /// Sets up a connection. It is fully synchronous, because an acknowledged move must survive a
    /// power cut.
    fn ready(connection: Connection) -> Result<Sqlite, DbError> {
        connection.pragma_update(None, "synchronous", "FULL")?;
        // Removed data is overwritten, as far as possible: see `clean`.
        connection.pragma_update(None, "secure_delete", true)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // Otherwise a statement is compiled again for each new value, once `optimize` has sampled the tables.
        // <https://www.sqlite.org/c3ref/c_dbconfig_defensive.html#sqlitedbconfigenableqpsg>
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        Ok(Sqlite(connection))
    }

    pub(super) fn execute(&self, sql: &str, params: &[Value<'_>]) -> Result<u64, DbError> {
        let mut statement = self.0.prepare_cached(sql)?;
        let changed = statement.execute(rusqlite::params_from_iter(params))?;
        Ok(u64::try_from(changed).unwrap_or(u64::MAX))
    }

    pub(super) fn each(
        &self,
        sql: &str,
        params: &[Value<'_>],
        read: &mut dyn FnMut(&Row<'_>) -> Result<(), DbError>,
    ) -> Result<(), DbError> {
        let mut statement = self.0.prepare_cached(sql)?;
        let mut rows = statement.query(rusqlite::params_from_iter(params))?;
        while let Some(row) = rows.next()? {
            read(&Row::Sqlite(row))?;
        }
        Ok(())
    }

    pub(super) fn insert(
        &self,
        table: &str,
        columns: &str,
        rows: &[Vec<Value<'_>>],
    ) -> Result<(), DbError> {
        let places: Vec<&str> = columns.split(", ").map(|_| "?").collect();
        let places = places.join(", ");
        let sql = format!("INSERT INTO {table} ({columns}) VALUES ({places})");
        rows.iter()
            .try_for_each(|row| self.execute(&sql, row).map(|_| ()))
    }

    pub(super) fn highest_number(&self, table: &str) -> Result<i64, DbError> {
        let mut highest = 0;
        let table = [Value::Text(table.into())];
        let sql = "SELECT seq FROM sqlite_sequence WHERE name = ?1";
        self.each(sql, &table, &mut |row| {
            highest = only(row)?;
            Ok(())
        })?;
        Ok(highest)
    }

    /// Where a number can be reused, the highest one in the table is what counts.
    /// <https://www.sqlite.org/autoinc.html>
    pub(super) fn number_from(&self, table: &str, highest: i64) -> Result<(), DbError> {
        let table = Value::Text(table.into());
        self.execute(
            "DELETE FROM sqlite_sequence WHERE name = ?1",
            std::slice::from_ref(&table),
        )?;
        self.execute(
            "INSERT INTO sqlite_sequence (name, seq) SELECT name, ?2 FROM sqlite_schema
             WHERE type = 'table' AND name = ?1 AND sql LIKE '%AUTOINCREMENT%'",
            &[table, Value::Integer(highest)],
        )?;
        Ok(())
    }

    /// Returns the faults of the file and of the keys in it.
    /// <https://www.sqlite.org/pragma.html#pragma_integrity_check>
    pub(super) fn faults(&self) -> Result<Vec<String>, DbError> {
        let mut faults = Vec::new();
        let mut statement = self.0.prepare("PRAGMA integrity_check")?;
        let mut rows = statement.query(())?;
        while let Some(row) = rows.next()? {
            let fault: String = row.get(0)?;
            if fault != "ok" {
                faults.push(fault);
            }
        }
        let mut statement = self.0.prepare("PRAGMA foreign_key_check")?;
        let mut rows = statement.query(())?;
        while let Some(row) = rows.next()? {
            let (from, to): (String, String) = (row.get("table")?, row.get("parent")?);
            let which = row
                .get::<_, Option<i64>>("rowid")?
                .map_or("a row".to_owned(), |number| format!("row {number}"));
            faults.push(format!(
                "{which} of {from} refers to a row of {to} that is not there"
            ));
        }
        Ok(faults)
    }

    pub(super) fn begin_read(&self) -> Result<(), DbError> {
        self.execute("BEGIN", &[]).map(drop)
    }

    /// Begins a transaction that is alone with the database from the start, so that what it reads
    /// stays true until it writes.
    pub(super) fn begin_write(&self) -> Result<(), DbError> {
        self.execute("BEGIN IMMEDIATE", &[]).map(drop)
    }

    /// Begins a part of a transaction that can be undone alone.
    /// <https://www.sqlite.org/lang_savepoint.html>
    pub(super) fn begin_part(&self) -> Result<(), DbError> {
        self.execute("SAVEPOINT part", &[]).map(drop)
    }

    /// Ends it, and keeps or undoes it.
    pub(super) fn end_part(&self, kept: bool) -> Result<(), DbError> {
        if !kept {
            self.execute("ROLLBACK TO part", &[])?;
        }
        self.execute("RELEASE part", &[]).map(drop)
    }

    pub(super) fn commit(&self) -> Result<(), DbError> {
        self.execute("COMMIT", &[]).map(drop)
    }

    pub(super) fn roll_back(&self) {
        // SQLite rolls back on its own when the disk is full and in similar cases.
        if !self.0.is_autocommit()
            && let Err(error) = self.0.execute_batch("ROLLBACK")
        {
            tracing::error!(%error, "a transaction could not be rolled back");
        }
    }

    /// Lets SQLite analyze the tables that have changed much, so that it plans well.
    /// <https://www.sqlite.org/pragma.html#pragma_optimize>
    pub(super) fn optimize(&self) -> Result<(), DbError> {
        Ok(self.0.execute_batch("PRAGMA optimize")?)
    }

    /// Rewrites the whole file, because a page keeps bytes of what has moved to another page, and
    /// nothing else is sure to remove those. What the planner has sampled of the tables holds
    /// values too. <https://www.sqlite.org/lang_vacuum.html>,
    /// <https://www.sqlite.org/fileformat2.html#stat4tab>
    pub(super) fn clean(&self) -> Result<(), DbError> {
        let sampled: bool = self.0.query_row(
            "SELECT count(*) FROM sqlite_schema WHERE name = 'sqlite_stat4'",
            (),
            |row| row.get(0),
        )?;
        if sampled {
            self.0.execute_batch("DELETE FROM sqlite_stat4")?;
        }
        self.0.execute_batch("VACUUM; PRAGMA optimize")?;
        self.fold()
    }

    /// Moves everything from the write-ahead log beside the file into the file.
    /// <https://www.sqlite.org/pragma.html#pragma_wal_checkpoint>
    pub(super) fn fold(&self) -> Result<(), DbError> {
        let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
        let held_up: bool = self.0.query_row(sql, (), |row| row.get(0))?;
        if held_up {
            return Err(DbError::NotFolded);
        }
        Ok(())
    }
}

/// Whether there is something in the write-ahead log beside the file.
fn has_log(path: &Path) -> Result<bool, DbError> {
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    match fs::metadata(&log) {
        Ok(found) => Ok(found.len() > 0),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(DbError::File(Path::new(&log).display().to_string(), error)),
    }
}

/// SQLite also opens a file that must not be written, for reading only.
fn check_writable(connection: &Connection) -> Result<(), DbError> {
    if connection.is_readonly(MAIN_DB)? {
        return Err(DbError::ReadOnly);
    }
    Ok(())
}

/// Creates the file if it does not exist, for its owner only: it reveals who plays with whom.
/// SQLite gives the files beside it the same permissions.
fn make_private(path: &Path) -> Result<(), DbError> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => {
            Err(DbError::File(path.display().to_string(), error))
        }
        _ => Ok(()),
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Value::Null => rusqlite::types::Null.into(),
            Value::Integer(number) => (*number).into(),
            Value::Real(number) => (*number).into(),
            Value::Text(text) => text.as_ref().into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::{Access, Connection, DbError, OpenFlags, Sqlite, check_writable};
    use crate::testing::Base;

    #[tokio::test]
    async fn statements_are_compiled_once_even_after_the_tables_were_sampled() {
        let base = Base::sqlite();
        base.open();
        let db = Sqlite::connect(base.path(), Access::Write)
            .expect("opens")
            .0;
        db.execute_batch(
            "WITH RECURSIVE numbers (number) AS (
                 SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 1000)
             INSERT INTO names (player, server, name)
                 SELECT number, number % 7, 'Ada' FROM numbers;
             ANALYZE",
        )
        .expect("sampled");
        let mut statement = db
            .prepare(
                "SELECT player FROM names WHERE player > ?1 AND server < 7 ORDER BY player LIMIT 1",
            )
            .expect("valid");
        for player in [1, 900, 2, 800] {
            let next: i64 = statement
                .query_row([player], |row| row.get(0))
                .expect("a row");
            assert_eq!(next, player + 1);
        }
        assert_eq!(statement.get_status(StatementStatus::RePrepare), 0);
    }

    #[test]
    fn a_file_that_can_only_be_read_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("courtier.db");
        let written = Connection::open(&file).expect("opens");
        check_writable(&written).expect("it can be written");
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
        let read = Connection::open_with_flags(&file, flags).expect("opens");
        assert!(matches!(check_writable(&read), Err(DbError::ReadOnly)));
    }
}
