//! What a job that writes must be alone with.

use domain::{
    community::contest::ContestId,
    matches::{MatchId, ServerId, UserId},
};

/// What a job that writes must be alone with, until it is committed.
///
/// On SQLite whoever writes is alone with everything. On PostgreSQL these are advisory locks of the
/// transaction, so that jobs about different matches do not wait for each other. A job that needs
/// two locks takes them in the order of this list, of two matches the older one first and of two
/// users or servers the older one, so that no two jobs wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    /// Nothing: each statement of the job is right by itself.
    None,
    /// All seeks and what those who seek are asked.
    Seeks,
    /// What one user has chosen, and the number of the user's challenges.
    User(UserId),
    /// What one server has chosen.
    Server(ServerId),
    /// When the bot last ran, and the deadlines that depend on it.
    Life,
    /// A contest of two servers, who has signed up for it, and its boards.
    Contest(ContestId),
    /// A challenge, its match, and what is to be said about it.
    Match(MatchId),
    /// The list of results, whose order is the order in which they are committed.
    Results,
}

impl Lock {
    /// The two keys of the advisory lock. Two numbers that share a key only wait for each other
    /// without need.
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
        })
    }
}
