//! Why a connection cannot do something.

use std::{error::Error, io};

use postgres::error::SqlState;
use rusqlite::ErrorCode;

use super::Kind;
use domain::causes;

/// Why the database cannot do something.
#[derive(Debug, thiserror::Error)]
pub enum DbError {
    /// SQLite refuses an operation.
    #[error("SQLite refused an operation")]
    Sqlite(#[from] rusqlite::Error),
    /// PostgreSQL refuses an operation, or cannot be reached.
    #[error("PostgreSQL refused an operation or could not be reached")]
    Postgres(#[from] postgres::Error),
    /// The schema cannot be brought up to date.
    #[error("the schema could not be brought up to date")]
    Migrate(#[from] rusqlite_migration::Error),
    /// A newer version of this program made the database.
    #[error(
        "the database has schema {found}, and this program knows schemas up to {known}: run the \
         newer version of courtier that made it"
    )]
    Newer {
        /// The schema of the database.
        found: i64,
        /// The newest known schema.
        known: i64,
    },
    /// An older version of this program made the database, and a tool does not migrate it.
    #[error(
        "the database has schema {found}, and this version of courtier needs schema {known}: use \
         the version that the bot runs, or stop the bot and run `courtier database migrate`"
    )]
    Older {
        /// The schema of the database.
        found: i64,
        /// The required schema.
        known: i64,
    },
    /// The database has no schema of ours.
    #[error(
        "the database has no tables of courtier: `courtier run` and `courtier database migrate` \
         make them"
    )]
    NoSchema,
    /// The database is not one of this program's, or from before its first release.
    #[error(
        "the database was made by another program, or by courtier before its first release: name \
         another one, or move this one away"
    )]
    NotOurs,
    /// The file can be read but not written.
    #[error(
        "the file can only be read: let the user that runs courtier write it, and its folder, or \
         copy it to where that is so"
    )]
    ReadOnly,
    /// The server's version is too old.
    #[error("PostgreSQL {0} is too old: courtier needs version 13 or newer")]
    TooOld(String),
    /// The server only follows another one.
    #[error(
        "the PostgreSQL server is a replica, which can only be read: name the primary server in \
         DATABASE_URL"
    )]
    Replica,
    /// Another server has taken the place of this one, which still takes writes.
    #[error(
        "the PostgreSQL server is not the newest any more: another one was promoted in its place, so \
         stop this one, and let DATABASE_URL lead to the new one"
    )]
    LeftBehind,
    /// The user is not allowed to create tables.
    #[error(
        "the user of DATABASE_URL may not create tables: make that user the owner of the database, \
         or let an administrator run GRANT CREATE ON SCHEMA public"
    )]
    NoRight,
    /// Another process has the file.
    #[error(
        "another courtier is running on this database: stop it first, or give this one a database \
         of its own (several processes need PostgreSQL)"
    )]
    InUse,
    /// Another process is reading the file.
    #[error(
        "another process is using the database, so not all of it could be moved from the -wal file \
         beside it into the file itself: a copy needs both"
    )]
    NotFolded,
    /// A file beside the database cannot be used.
    #[error("{0} cannot be used")]
    File(String, #[source] io::Error),
    /// The connection to the server cannot be encrypted as its URL asks for.
    #[error("the connection to the database cannot be encrypted as its URL asks for")]
    Tls(#[from] native_tls::Error),
    /// A value makes no sense to this program.
    #[error("the column {column} holds what this program does not understand: {value}")]
    Column {
        /// The column.
        column: String,
        /// The value.
        value: String,
    },
    /// There is no row where there must be one.
    #[error("a row is missing")]
    NoRow,
    /// A job continued after a statement that failed.
    #[error("a statement of the transaction had failed before")]
    FailedBefore,
    /// It is unknown whether something was stored.
    #[error(
        "the connection was lost while something was stored, and whether it is stored could not \
         be found out"
    )]
    Unknown,
}

impl DbError {
    /// Returns what the error means for the job in which it happened.
    pub(super) fn kind(&self) -> Kind {
        let error = match self {
            DbError::Postgres(error) => error,
            // The address may lead to the right server in a moment.
            DbError::Replica | DbError::LeftBehind => return Kind::Lost,
            _ => return Kind::Lasting,
        };
        let Some(state) = error.code() else {
            // The server did not report it, so it is about the connection.
            return Kind::Lost;
        };
        let passing = [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
        ];
        let lost = [
            SqlState::ADMIN_SHUTDOWN,
            SqlState::CRASH_SHUTDOWN,
            SqlState::CANNOT_CONNECT_NOW,
            SqlState::TOO_MANY_CONNECTIONS,
            SqlState::IDLE_SESSION_TIMEOUT,
            SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        ];
        let misled = [
            SqlState::READ_ONLY_SQL_TRANSACTION,
            // "cannot set transaction read-write mode during recovery"
            SqlState::FEATURE_NOT_SUPPORTED,
        ];
        if passing.contains(state) {
            Kind::Passing
        } else if *state == SqlState::LOCK_NOT_AVAILABLE {
            Kind::KeptWaiting
        } else if misled.contains(state) {
            Kind::Misled
        } else if lost.contains(state) || state.code().starts_with("08") {
            Kind::Lost
        } else {
            Kind::Lasting
        }
    }

    /// Whether the server knows of no transaction with the number that it was asked about, because it
    /// has not begun so many.
    pub(super) fn is_of_unknown_transaction(&self) -> bool {
        matches!(self, DbError::Postgres(error) if error.code() == Some(&SqlState::INVALID_PARAMETER_VALUE))
    }

    /// Whether the same operation can be retried later.
    pub(crate) fn is_retryable(&self) -> bool {
        match self {
            DbError::Sqlite(_)
            | DbError::Postgres(_)
            | DbError::ReadOnly
            | DbError::Replica
            | DbError::LeftBehind
            | DbError::Unknown => true,
            DbError::Migrate(_)
            | DbError::Newer { .. }
            | DbError::Older { .. }
            | DbError::NoSchema
            | DbError::NotOurs
            | DbError::TooOld(_)
            | DbError::NoRight
            | DbError::InUse
            | DbError::File(..)
            | DbError::Tls(_)
            | DbError::Column { .. }
            | DbError::NoRow
            | DbError::NotFolded
            | DbError::FailedBefore => false,
        }
    }

    /// Returns the error and all its causes.
    pub(crate) fn chain(&self) -> String {
        causes::chain(self)
    }

    /// Whether it is worth waiting: the server is not up yet, cannot be reached or was not promoted yet,
    /// another process is at work on the database, or the disk is full until someone makes room.
    pub fn is_transient_at_startup(&self) -> bool {
        let error = match self {
            DbError::Postgres(error) => error,
            DbError::Sqlite(error) => {
                let passing = [ErrorCode::DiskFull, ErrorCode::DatabaseBusy];
                return error
                    .sqlite_error_code()
                    .is_some_and(|code| passing.contains(&code));
            }
            DbError::Replica | DbError::LeftBehind => return true,
            _ => return false,
        };
        match error.code() {
            Some(&SqlState::DISK_FULL) => true,
            Some(_) => self.kind() != Kind::Lasting,
            // An error that the server did not report may be about the network, but also about a
            // setting.
            None => error.is_closed() || stems_from_io(error),
        }
    }
}

fn stems_from_io(error: &(dyn Error + 'static)) -> bool {
    causes::all(error).any(<dyn Error>::is::<io::Error>)
}
