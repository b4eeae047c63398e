//! Where matches live: one SQLite file. All SQL of the crate is in this folder.
//!
//! One thread writes and a few read ([`Store`]). A write is one `IMMEDIATE` transaction from load
//! to commit, so two players (or two clicks) never decide on the same old state. What must be
//! said in Discord goes to the [outbox](Post) in the same transaction.

mod columns;
mod connection;
mod history;
mod leaderboards;
mod offers;
mod outbox;
mod plans;
mod ratings;
mod read_tx;
mod settings;
#[cfg(test)]
mod tests;
mod worker;
mod write_tx;

pub use connection::Store;
pub use history::{Dates, FinishedMatch, HistoryFilter, RatingChange};
pub use leaderboards::{LeaderboardCursor, LeaderboardRow};
pub use outbox::{Due, Effect, Post};
pub use read_tx::{MatchSummary, OpenChallenge, ReadTx, Venue};
pub use write_tx::WriteTx;

use crate::{games::MoveTextError, matches::MatchId};

/// What can go wrong with the database.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file cannot be opened or is no database.
    #[error("the database {path} cannot be opened")]
    Open {
        /// The file.
        path: String,
        /// What SQLite says.
        source: rusqlite::Error,
    },
    /// The file cannot be brought to this program's schema, or is of a newer program.
    #[error("the database cannot be brought up to date")]
    Migrate(#[from] rusqlite_migration::Error),
    /// SQLite refuses.
    #[error("the database refused an operation")]
    Sqlite(#[from] rusqlite::Error),
    /// A row that this program does not understand.
    #[error("match {id}: {what} is not readable in the database")]
    Corrupt {
        /// Whose row.
        id: MatchId,
        /// Which part.
        what: &'static str,
    },
    /// A record that the rules refuse.
    #[error("match {id}: ply {ply} of the record is refused by the rules: {error}")]
    Record {
        /// Whose record.
        id: MatchId,
        /// Which ply.
        ply: u32,
        /// Why.
        error: MoveTextError,
    },
    /// The operation panicked or the program is ending.
    #[error("the database worker did not answer")]
    Worker,
}
