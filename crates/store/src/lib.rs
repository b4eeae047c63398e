//! The database: one SQLite file, or a PostgreSQL server. All SQL is here. It knows the values of
//! the domain and nothing of Discord or pictures. Begin with `matches`.
//!
//! A few connections read while others write ([`Store`]). A write is one transaction from load to
//! commit, alone with what it [locks](Lock), so two players (or two clicks) never decide on the same
//! old state, in one process or in several. On SQLite, writes that wait at the same time share a
//! transaction. What must be said in Discord goes into the [outbox](Post) in the same transaction.
//! Some tables and columns have older names than the types here; a name that is stored never changes.

mod absences;
pub mod backup;
mod bulletins;
mod challenges;
mod clocks;
mod columns;
mod computer;
mod connection;
mod contests;
pub mod copy;
mod db;
mod due_rows;
mod erasures;
mod following;
mod ladders;
mod life;
mod matches;
mod moderation;
mod offers;
mod opened;
mod outbox;
mod people;
mod plans;
mod privacy;
mod processes;
mod puzzles;
mod ratings;
mod reminders;
mod requests;
mod restorations;
mod retention;
mod seasons;
mod seeks;
mod servers;
mod settings;
mod showings;
#[allow(
    missing_docs,
    clippy::missing_panics_doc,
    clippy::wildcard_imports,
    reason = "scaffolding for tests: its names say it, and a panic is a failed test"
)]
pub mod testing;
#[cfg(test)]
mod tests;
mod timings;
mod tournaments;
mod tx;
pub mod verify;
mod watches;

pub use absences::presence::{PresenceAsk, WAIT};
pub use absences::{Absence, Absences, AbsencesMut, Found, Unseen};
pub use bulletins::{
    Bulletin, BulletinId, BulletinKind, Bulletins, BulletinsMut, ShownAs, Subject,
};
pub use challenges::{Challenges, ChallengesMut, OpenChallenge};
pub use clocks::habits::{ChosenHabits, StoredHabits, StoredHabitsMut};
pub use clocks::{Clocks, ClocksMut, Given, Obstacles};
pub use computer::{Computer, ComputerMatch, ComputerMut, ComputerTurn, LevelRecord};
pub use connection::{Change, Changed, Store};
pub use contests::{Contests, ContestsMut, RowWindow, SignedUp, TableKey};
pub use db::{Address, AddressError, DbError, Examined, Lock, Migrated};
pub use domain::processes::Holder;
pub use due_rows::ids;
pub use due_rows::{Cursor, DueRow, merged};
pub use erasures::{Erased, Erasure, ErasureList, Erasures, ErasuresError};
pub use following::{Following, Follows, FollowsMut};
pub use ladders::{LadderGame, LadderLook, LadderMeeting, LadderStake, Ladders, LaddersMut};
pub use life::load::{Load, Queue};
pub use life::{Life, LifeMut};
pub use matches::history::{Dates, FinishedMatch, HistoryFilter, RatingChange};
pub use matches::lists::{MatchSummary, WaitingMatch};
pub use matches::{Matches, MatchesMut, NewestBoard};
pub use moderation::bans::{Ban, Bans, BansMut};
pub use moderation::{Deed, DeedId, DeedPlace, Deeds, DeedsMut, Done, Moderation};
pub use offers::{Offers, OffersMut};
pub use opened::{Opened, OpenedMut};
pub use outbox::set_aside::SetAside;
pub use outbox::{About, ClockNews, Due, Effect, Outbox, OutboxMut, Post};
pub use people::codes::PlayerCode;
pub use people::{People, PeopleMut, Seen};
pub use plans::{KeptLine, Plans, PlansMut};
pub use privacy::{Privacy, PrivacyMut, StoredAbout};
pub use processes::{Processes, ProcessesMut};
pub use puzzles::{PuzzleChannel, PuzzleDay, PuzzleDayId, Puzzles, PuzzlesMut};
pub use ratings::leaderboards::{LeaderboardCursor, LeaderboardRow};
pub use ratings::{Ratings, RatingsMut, Rebuild};
pub use reminders::{ReminderId, Reminders, RemindersMut, StoredReminder};
pub use requests::{Request, Requests, RequestsMut};
pub use restorations::{Numbered, Past, Restoration, Restorations, RestorationsMut, far_beyond};
pub use retention::{GONE_FOR_GOOD, RULES, Retention, RetentionMut, Rule};
pub use seasons::honours::Honours;
pub use seasons::{SeasonMinimum, Seasons, SeasonsMut};
pub use seeks::{Seeks, SeeksMut};
pub use servers::{OpenServer, Servers, ServersMut};
pub use settings::{Settings, SettingsMut};
pub use showings::venue::{BoardsIn, LostChannel, Unreachable, Venue};
pub use showings::{SeenIn, Showing, Showings, ShowingsMut, Whereabouts};
pub use timings::Timings;
pub use tournaments::{
    Announced, EndedGame, Owner, RunningGame, StageTimes, StoredTournament, Terms, TournamentId,
    TournamentSummary, Tournaments, TournamentsMut, UnshownGame,
};
pub use tx::{ReadTx, WriteTx};
pub use watches::prompts::{Prompt, Prompts, PromptsMut};
pub use watches::{Watch, Watches, WatchesMut};

use domain::matches::MatchId;

/// Why the database cannot do something.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database cannot be opened.
    #[error("the database {address} cannot be opened")]
    Open {
        /// The file or the server, without its password.
        address: String,
        /// The cause.
        source: DbError,
    },
    /// An operation failed.
    #[error(transparent)]
    Db(#[from] DbError),
    /// This program does not understand a row.
    #[error("match {id}: {what} is not readable in the database")]
    Corrupt {
        /// The match or challenge of the row.
        id: MatchId,
        /// The part of the row.
        what: &'static str,
    },
    /// Another rebuild of the ratings has begun, or a match was annulled, since this one began.
    #[error("another rebuild of the ratings has begun meanwhile, so this one ends")]
    Overtaken,
    /// The list of deleted players could not be written.
    #[error("the list of deleted players, {path}, cannot be written, so nobody is deleted")]
    Erasures {
        /// The file.
        path: String,
        /// The cause.
        source: std::io::Error,
    },
    /// A job tried to write, but the database was opened for reading.
    #[error("the database was opened only to be read")]
    OnlyReads,
    /// The request came too late, or another process has handled it.
    #[error("the request came too late, or another process has handled it")]
    Void,
    /// The operation panicked.
    #[error("the database worker did not answer")]
    Worker,
    /// The database was closed before.
    #[error("the database is closed, because this courtier is stopping")]
    Closed,
}

impl StoreError {
    fn open(address: &Address, source: DbError) -> StoreError {
        StoreError::Open {
            address: address.to_string(),
            source,
        }
    }

    /// Returns whether a starting process should wait because the database may become usable later.
    pub fn is_transient_at_startup(&self) -> bool {
        match self {
            StoreError::Open { source, .. } | StoreError::Db(source) => {
                source.is_transient_at_startup()
            }
            _ => false,
        }
    }
}

impl StoreError {
    /// Whether the same operation can be retried later: the database failed, not the data in it.
    pub fn is_retryable(&self) -> bool {
        match self {
            StoreError::Db(error) => error.is_retryable(),
            StoreError::Worker | StoreError::Closed | StoreError::Erasures { .. } => true,
            StoreError::Open { .. }
            | StoreError::Corrupt { .. }
            | StoreError::Overtaken
            | StoreError::OnlyReads
            | StoreError::Void => false,
        }
    }
}
