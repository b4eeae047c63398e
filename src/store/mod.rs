//! The database: one SQLite file. All SQL of the crate is in this folder.
//!
//! One thread writes and a few read ([`Store`]). A write is one `IMMEDIATE` transaction from load
//! to commit, so two players (or two clicks) never decide on the same old state. What must be said
//! in Discord goes into the [outbox](Post) in the same transaction. Some tables and columns have
//! older names than the types here; a name that is stored never changes.

mod challenges;
mod columns;
mod connection;
mod delivery;
mod history;
mod leaderboards;
mod life;
mod matches;
mod names;
mod offers;
mod outbox;
mod plans;
mod ratings;
mod settings;
#[cfg(test)]
mod tests;
mod tx;
mod venue;
mod worker;

pub use challenges::OpenChallenge;
pub use connection::Store;
pub use history::{Dates, FinishedMatch, HistoryFilter, RatingChange};
pub use leaderboards::{LeaderboardCursor, LeaderboardRow};
pub use matches::MatchSummary;
pub use outbox::{Due, Effect, Post};
pub use tx::{ReadTx, WriteTx};
pub use venue::Venue;

use crate::{games::MoveTextError, matches::MatchId};

/// Why the database cannot do something.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file cannot be opened, or it is not a database.
    #[error("the database {path} cannot be opened")]
    Open {
        /// The file.
        path: String,
        /// What SQLite says.
        source: rusqlite::Error,
    },
    /// The file cannot be brought to this program's schema, or a newer program made it.
    #[error("the database cannot be brought up to date")]
    Migrate(#[from] rusqlite_migration::Error),
    /// SQLite refuses an operation.
    #[error("the database refused an operation")]
    Sqlite(#[from] rusqlite::Error),
    /// This program does not understand a row.
    #[error("match {id}: {what} is not readable in the database")]
    Corrupt {
        /// The match or challenge of the row.
        id: MatchId,
        /// The part of the row.
        what: &'static str,
    },
    /// The rules refuse a record.
    #[error("match {id}: ply {ply} of the record is refused by the rules: {error}")]
    Record {
        /// The match of the record.
        id: MatchId,
        /// The number of the ply that they refuse.
        ply: u32,
        /// Why they refuse it.
        error: MoveTextError,
    },
    /// The operation panicked, or the program is ending.
    #[error("the database worker did not answer")]
    Worker,
}
