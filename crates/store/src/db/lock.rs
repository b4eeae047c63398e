//! Locks: what a writing job must be alone with.

use domain::{
    community::contest::ContestId,
    matches::{MatchId, ServerId, UserId},
};

/// The data that a writing job must be alone with until it is committed.
///
/// On SQLite a writer is alone with everything. On PostgreSQL these are advisory locks of the
/// transaction, so that jobs about different matches do not wait for each other. A job that needs
/// two locks takes them in the order of this list, of two matches the older one first and of two
/// users or servers the older one, so that no two jobs wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    /// Nothing: each statement of the job is correct on its own.
    None,
    /// The processes that share the database, and their shards.
    Processes,
    /// All seeks, and the questions to those who seek.
    Seeks,
    /// One user's choices, and the number of the user's challenges.
    User(UserId),
    /// One server's choices.
    Server(ServerId),
    /// When the bot last ran, and the deadlines that depend on it.
    Life,
    /// A contest of two servers, its sign-ups, and its boards.
    Contest(ContestId),
    /// A challenge, its match, and the posts about it.
    Match(MatchId),
    /// The list of results, whose order is the order in which they are committed.
    Results,
}

impl Lock {
    /// Returns the two keys of the advisory lock. If two numbers share a key, they only wait for
    /// each other needlessly.
    pub(super) fn keys(self) -> Option<(i32, i32)> {
        let short = |number: u64| {
            let [high, low] = [number >> 32, number & u64::from(u32::MAX)];
            u32::try_from(high ^ low).map_or(0, u32::cast_signed)
        };
        Some(match self {
            Lock::None => return None,
            Lock::User(user) => (1, short(user.0)),
            Lock::Server(server) => (2, short(server.0)),
            Lock::Match(id) => (3, id.0.cast_signed()),
            Lock::Results => (4, 0),
            Lock::Life => (5, 0),
            Lock::Seeks => (6, 0),
            Lock::Contest(id) => (7, id.0.cast_signed()),
            Lock::Processes => (8, 0),
        })
    }
}
