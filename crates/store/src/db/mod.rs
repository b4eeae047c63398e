//! One connection to the database, whichever engine it uses.
//!
//! All SQL of the [store](super) is one text for both engines. The differences are here: how a
//! parameter is written (`?1` in SQLite, `$1` in PostgreSQL), how values are passed, how a
//! transaction begins, and what an error means. The content of a comment `/*pg … */` in a statement
//! is for PostgreSQL alone.

mod address;
mod error;
mod lock;
mod postgres;
mod primary;
mod row;
mod sqlite;
mod transaction;
pub(super) mod upgrade;
mod value;

use std::cell::RefCell;

pub(super) use address::Server;
pub use address::{Address, AddressError};
pub use error::DbError;
pub use lock::Lock;
pub(super) use postgres::listen;
#[cfg(test)]
pub(super) use postgres::translate as for_postgres;
pub(super) use row::{Row, only};
pub(super) use transaction::Ended;
pub(super) use value::{Column, Value, params};

use self::{postgres::Postgres, sqlite::Sqlite};

/// What there is at the address of a database that a bot could use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examined {
    /// The engine and its version.
    pub engine: String,
    /// The schema. `None` if it has no tables of ours yet.
    pub schema: Option<i64>,
    /// The newest schema that this version knows, to which a bot brings the database.
    pub newest: i64,
    /// Whether a bot has it open, which is known only of a file.
    pub in_use: bool,
}

/// A connection.
#[derive(Debug)]
pub(super) struct Db {
    engine: Engine,
    /// The first failure of a statement since the transaction began. A job may wrap the error in
    /// one of its own, and it must still be known whether the job can be retried.
    failure: RefCell<Option<Kind>>,
}

#[derive(Debug)]
enum Engine {
    Sqlite(Sqlite),
    Postgres(Box<Postgres>),
}

/// The meaning of a statement's failure for the job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The job may succeed if it is retried.
    Passing,
    /// Another job has kept it waiting for as long as a job waits. It may succeed if it is retried.
    KeptWaiting,
    /// The connection is lost.
    Lost,
    /// The connection leads to a server that takes no writes.
    Misled,
    /// It would fail again.
    Lasting,
}

/// The purpose of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// Reading and writing.
    Write,
    /// Reading, in a process that also writes. The engine refuses every change.
    Read,
    /// Reading, in a process that does not write, which leaves SQLite's files byte for byte as they
    /// are.
    Inspect,
}

/// The schema of a database before and after it was migrated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Migrated {
    /// The schema that it had. `None` if it had no tables of ours.
    pub before: Option<i64>,
    /// The schema that it has now, which is the newest.
    pub after: i64,
}

pub(crate) use sqlite::copy_file;
pub(crate) use upgrade::Schemas;

impl Db {
    /// Brings a database to the newest schema. Creates a file that does not exist.
    pub(super) fn migrate(address: &Address) -> Result<Migrated, DbError> {
        Db::migrate_to(address, Schemas::shipped())
    }

    /// Brings a database to the newest of these schemas.
    pub(super) fn migrate_to(address: &Address, schemas: &Schemas) -> Result<Migrated, DbError> {
        let before = match address {
            Address::File(path) => sqlite::migrate(path, schemas)?,
            Address::Server(server) => postgres::migrate(server, schemas)?,
        };
        Ok(Migrated {
            before,
            after: schemas.newest(),
        })
    }

    /// Connects to a database of any schema.
    #[cfg(test)]
    pub(super) fn connect_to_any(address: &Address) -> Result<Db, DbError> {
        let engine = match address {
            Address::File(path) => Engine::Sqlite(Sqlite::connect_to_any(path)?),
            Address::Server(server) => {
                Engine::Postgres(Box::new(Postgres::connect_to_any(server)?))
            }
        };
        Ok(Db {
            engine,
            failure: RefCell::new(None),
        })
    }

    /// Looks at a database, whatever its schema is, and changes nothing.
    pub(super) fn examine(address: &Address) -> Result<Examined, DbError> {
        match address {
            Address::File(path) => sqlite::examine(path),
            Address::Server(server) => postgres::examine(server),
        }
    }

    /// Connects to a database that exists and has the newest schema.
    pub(super) fn connect(address: &Address, access: Access) -> Result<Db, DbError> {
        let engine = match address {
            Address::File(path) => Engine::Sqlite(Sqlite::connect(path, access)?),
            Address::Server(server) => {
                Engine::Postgres(Box::new(Postgres::connect(server, access)?))
            }
        };
        Ok(Db {
            engine,
            failure: RefCell::new(None),
        })
    }

    /// Runs a statement and returns how many rows it changed.
    pub(super) fn execute(&self, sql: &'static str, params: &[Value<'_>]) -> Result<u64, DbError> {
        self.noting(match &self.engine {
            Engine::Sqlite(db) => db.execute(sql, params),
            Engine::Postgres(db) => db.execute(sql, params),
        })
    }

    /// Reads all rows that a statement returns.
    pub(super) fn rows<T>(
        &self,
        sql: &'static str,
        params: &[Value<'_>],
        mut read: impl FnMut(&Row<'_>) -> Result<T, DbError>,
    ) -> Result<Vec<T>, DbError> {
        let mut rows = Vec::new();
        let mut push = |row: &Row<'_>| {
            rows.push(read(row)?);
            Ok(())
        };
        self.noting(match &self.engine {
            Engine::Sqlite(db) => db.each(sql, params, &mut push),
            Engine::Postgres(db) => db.each(sql, params, &mut push),
        })?;
        Ok(rows)
    }

    /// Reads all rows that an assembled statement returns. The statement is not kept compiled.
    pub(super) fn page<T>(
        &self,
        sql: &str,
        params: &[Value<'_>],
        mut read: impl FnMut(&Row<'_>) -> Result<T, DbError>,
    ) -> Result<Vec<T>, DbError> {
        let mut rows = Vec::new();
        let mut push = |row: &Row<'_>| {
            rows.push(read(row)?);
            Ok(())
        };
        self.noting(match &self.engine {
            Engine::Sqlite(db) => db.each(sql, params, &mut push),
            Engine::Postgres(db) => db.each_once(sql, params, &mut push),
        })?;
        Ok(rows)
    }

    /// Returns the columns of a table, except those that the engine computes.
    pub(super) fn columns(&self, table: &str) -> Result<Vec<String>, DbError> {
        let sql = match &self.engine {
            Engine::Sqlite(_) => sqlite::COLUMNS,
            Engine::Postgres(_) => postgres::COLUMNS,
        };
        self.rows(sql, params![table.to_owned()], only)
    }

    /// Reads the first row that a statement returns, if any.
    pub(super) fn first<T>(
        &self,
        sql: &'static str,
        params: &[Value<'_>],
        read: impl FnMut(&Row<'_>) -> Result<T, DbError>,
    ) -> Result<Option<T>, DbError> {
        Ok(self.rows(sql, params, read)?.into_iter().next())
    }

    /// Reads the row of a statement that always returns one.
    pub(super) fn one<T>(
        &self,
        sql: &'static str,
        params: &[Value<'_>],
        read: impl FnMut(&Row<'_>) -> Result<T, DbError>,
    ) -> Result<T, DbError> {
        self.first(sql, params, read)?.ok_or(DbError::NoRow)
    }

    /// Takes a lock until the transaction ends.
    pub(super) fn lock(&self, lock: Lock) -> Result<(), DbError> {
        self.noting(match &self.engine {
            // A writer is alone.
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(db) => db.lock(lock),
        })
    }

    /// Tells other processes that there is something to deliver, and this, once the transaction commits.
    pub(super) fn notify(&self, text: &str) -> Result<(), DbError> {
        self.noting(match &self.engine {
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(db) => db.notify(text),
        })
    }

    /// Returns PostgreSQL's plan for a statement that was prepared this way.
    #[cfg(test)]
    pub(super) fn explain(&self, prepare: &str, explain: &str) -> Result<Vec<String>, DbError> {
        match &self.engine {
            Engine::Sqlite(_) => Ok(Vec::new()),
            Engine::Postgres(db) => db.explain(prepare, explain),
        }
    }

    /// Lets the engine bring its statistics up to date where they need it.
    pub(super) fn optimize(&self) -> Result<(), DbError> {
        match &self.engine {
            Engine::Sqlite(db) => db.optimize(),
            // It does so automatically.
            Engine::Postgres(_) => Ok(()),
        }
    }

    /// Removes data left in unused parts of the database, as far as the engine lets it, in these
    /// tables at least.
    pub(super) fn clean(&self, tables: &[&str]) -> Result<(), DbError> {
        match &self.engine {
            Engine::Sqlite(db) => db.clean(),
            Engine::Postgres(db) => db.clean(tables),
        }
    }

    /// Moves what SQLite keeps beside its file into the file.
    pub(super) fn fold(&self) -> Result<(), DbError> {
        match &self.engine {
            Engine::Sqlite(db) => db.fold(),
            Engine::Postgres(_) => Ok(()),
        }
    }

    /// Inserts rows of these columns into a table.
    pub(super) fn insert(
        &self,
        table: &str,
        columns: &str,
        rows: &[Vec<Value<'_>>],
    ) -> Result<(), DbError> {
        self.noting(match &self.engine {
            Engine::Sqlite(db) => db.insert(table, columns, rows),
            Engine::Postgres(db) => db.insert(table, columns, rows),
        })
    }

    /// Returns the highest number that the engine has ever assigned to a row of this table, as far
    /// as it knows. 0 if it has assigned none.
    pub(super) fn highest_number(&self, table: &str, column: &str) -> Result<i64, DbError> {
        self.noting(match &self.engine {
            Engine::Sqlite(db) => db.highest_number(table),
            Engine::Postgres(db) => db.highest_number(table, column),
        })
    }

    /// Makes the engine assign higher numbers than this one to the rows of this table.
    pub(super) fn number_from(
        &self,
        table: &str,
        column: &str,
        highest: i64,
    ) -> Result<(), DbError> {
        self.noting(match &self.engine {
            Engine::Sqlite(db) => db.number_from(table, highest),
            Engine::Postgres(db) => db.number_from(table, column, highest),
        })
    }

    /// Returns the faults that the engine itself finds, in its words.
    pub(super) fn faults(&self) -> Result<Vec<String>, DbError> {
        self.noting(match &self.engine {
            Engine::Sqlite(db) => db.faults(),
            // It refuses to break a key, and has no check of its files.
            Engine::Postgres(_) => Ok(Vec::new()),
        })
    }

    fn noting<T>(&self, result: Result<T, DbError>) -> Result<T, DbError> {
        if let Err(error) = &result {
            self.failure.borrow_mut().get_or_insert(error.kind());
        }
        result
    }
}
