//! One connection to the database, whichever engine it is.
//!
//! All SQL of the [store](super) is one text for both engines. What differs is here: how a
//! parameter is written (`?1` in SQLite, `$1` in PostgreSQL), how values travel, how a transaction
//! begins, and what an error means. What stands in a comment `/*pg … */` of a statement is for
//! PostgreSQL alone.

mod address;
mod error;
mod lock;
mod postgres;
mod row;
mod sqlite;
mod transaction;
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
pub(super) use value::{Column, Value, params};

use self::{postgres::Postgres, sqlite::Sqlite};
use super::upgrade;

/// A connection.
#[derive(Debug)]
pub(super) struct Db {
    engine: Engine,
    /// The first failure of a statement since the transaction began. A job may wrap the error into
    /// one of its own, and whether it can be done again must be known all the same.
    failure: RefCell<Option<Kind>>,
}

#[derive(Debug)]
enum Engine {
    Sqlite(Sqlite),
    Postgres(Box<Postgres>),
}

/// What the failure of a statement means for the job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The job may succeed if it is done again.
    Passing,
    /// Somebody else has kept it waiting for as long as a job waits. It may succeed if it is done again.
    KeptWaiting,
    /// The connection is lost.
    Lost,
    /// It would fail again.
    Lasting,
}

/// What a connection is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// Reading and writing.
    Write,
    /// Reading, in a process that also writes. The engine refuses whatever would change something.
    Read,
    /// The same in a process that does not write, which leaves SQLite's files byte for byte as they
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

impl Db {
    /// Brings a database to the newest schema. A file that does not exist is made.
    pub(super) fn migrate(address: &Address) -> Result<Migrated, DbError> {
        let before = match address {
            Address::File(path) => sqlite::migrate(path)?,
            Address::Server(server) => postgres::migrate(server)?,
        };
        Ok(Migrated {
            before,
            after: upgrade::newest(),
        })
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

    /// Does a statement and gives how many rows it changed.
    pub(super) fn execute(&self, sql: &'static str, params: &[Value<'_>]) -> Result<u64, DbError> {
        self.noting(match &self.engine {
            Engine::Sqlite(db) => db.execute(sql, params),
            Engine::Postgres(db) => db.execute(sql, params),
        })
    }

    /// Reads all rows that a statement gives.
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

    /// Reads all rows that a statement gives which was put together. It is not kept compiled.
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

    /// The columns of a table, but those that the engine works out.
    pub(super) fn columns(&self, table: &str) -> Result<Vec<String>, DbError> {
        let sql = match &self.engine {
            Engine::Sqlite(_) => sqlite::COLUMNS,
            Engine::Postgres(_) => postgres::COLUMNS,
        };
        self.rows(sql, params![table.to_owned()], only)
    }

    /// Reads the first row that a statement gives, if it gives any.
    pub(super) fn first<T>(
        &self,
        sql: &'static str,
        params: &[Value<'_>],
        read: impl FnMut(&Row<'_>) -> Result<T, DbError>,
    ) -> Result<Option<T>, DbError> {
        Ok(self.rows(sql, params, read)?.into_iter().next())
    }

    /// Reads the row of a statement that always gives one.
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
            // Whoever writes is alone.
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(db) => db.lock(lock),
        })
    }

    /// Tells other processes that there is something to deliver, once the transaction commits.
    pub(super) fn notify(&self) -> Result<(), DbError> {
        self.noting(match &self.engine {
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(db) => db.notify(),
        })
    }

    /// How PostgreSQL would do a statement that was prepared so.
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
            // It does so by itself.
            Engine::Postgres(_) => Ok(()),
        }
    }

    /// Removes what is left in unused parts of the database, as far as the engine lets it, in these
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

    /// The highest number that the engine has ever given a row of this table, as far as it knows.
    /// 0 if it has given none.
    pub(super) fn highest_number(&self, table: &str, column: &str) -> Result<i64, DbError> {
        self.noting(match &self.engine {
            Engine::Sqlite(db) => db.highest_number(table),
            Engine::Postgres(db) => db.highest_number(table, column),
        })
    }

    /// Has the engine give the rows of this table higher numbers than this one.
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

    /// What the engine itself finds wrong, in its words.
    pub(super) fn faults(&self) -> Result<Vec<String>, DbError> {
        self.noting(match &self.engine {
            Engine::Sqlite(db) => db.faults(),
            // It refuses what breaks a key, and has no check of its files.
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
