//! Leaderboards, and where a rating puts a player on them.

use super::{Pool, Rating, Weekly};
use crate::matches::ServerId;

/// The players who are ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// All players.
    Everywhere,
    /// The players who have finished a rated match in this server.
    Server(ServerId),
}

/// Identifies a leaderboard: a ranking of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Leaderboard {
    /// The players who are ranked.
    pub scope: Scope,
    /// The pool whose ratings rank them.
    pub pool: Pool,
}

/// Where a rating puts its player on a leaderboard. A smaller number is better, and players on the
/// same rung share a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rung(pub u32);

impl Rung {
    /// The bound on ratings above and below zero. Even a thousand wins in a row against equals
    /// don't come near it.
    const LIMIT: i32 = 20_000;

    /// Provisional ratings come after all others.
    const PROVISIONAL: u32 = 100_000;

    /// Returns the rung of a player with this rating.
    pub fn of(rating: Rating) -> Rung {
        let behind = Rung::LIMIT - rating.points().clamp(-Rung::LIMIT, Rung::LIMIT);
        let group = if rating.is_provisional() {
            Rung::PROVISIONAL
        } else {
            0
        };
        Rung(group + behind.unsigned_abs())
    }
}

/// A player's rung on the leaderboard of a scope. `None` once the player has left it.
pub type Placement = (Scope, Weekly<Option<Rung>>);
