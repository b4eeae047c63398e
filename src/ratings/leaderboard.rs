//! Who stands where.

use super::{Pool, Rating, Weekly};
use crate::matches::ServerId;

/// Among whom players are ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// Everybody.
    Everywhere,
    /// Those who have finished a rated match in this server.
    Server(ServerId),
}

/// A ranking of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Leaderboard {
    /// Among whom.
    pub scope: Scope,
    /// By which rating.
    pub pool: Pool,
}

/// Where on a leaderboard a rating puts its player: a smaller number is a better place, and equal ones
/// share a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rung(pub u32);

impl Rung {
    /// No rating is this many points above or below zero: a thousand wins in a row against equals
    /// lead nowhere near.
    const LIMIT: i32 = 20_000;

    /// Provisional ratings come after all others.
    const PROVISIONAL: u32 = 100_000;

    /// Where this rating puts its player.
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

/// A leaderboard that a player is or has been on, and on which rung.
pub type Placement = (Scope, Weekly<Option<Rung>>);
