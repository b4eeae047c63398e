//! Faults in the ratings.

use domain::{
    matches::UserId,
    ratings::{Leaderboard, Pool, Rung, Scope},
};

/// A fault in the list of results or what follows from it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LedgerFault {
    /// A result has been removed from the list.
    #[error("they do not follow from the list: run `courtier ratings rebuild`")]
    Stale,
    /// A result is dated before the one before it.
    #[error("result {0} has an earlier date than the result before it")]
    Order(i64),
    /// A result has changed a rating otherwise than the list says.
    #[error("that of player {user} in {} does not follow from the list, from result {number} on",
            .pool.id())]
    Rating {
        /// The player.
        user: UserId,
        /// The pool.
        pool: Pool,
        /// The first result after which it is wrong.
        number: i64,
    },
    /// Changes of ratings that belong to no result.
    #[error("changes that come from no result of the list: {0}")]
    Extra(u64),
    /// A standing is not what the list says.
    #[error("the standing of player {user} in {} does not follow from the list", .pool.id())]
    Standing {
        /// The player.
        user: UserId,
        /// The pool.
        pool: Pool,
    },
    /// A player is on the wrong rung of a leaderboard.
    #[error("the place of player {user} on {} does not follow from the list", name(*.leaderboard))]
    Placement {
        /// The player.
        user: UserId,
        /// The leaderboard.
        leaderboard: Leaderboard,
    },
    /// The players on a rung are miscounted.
    #[error("the number of players on rung {} of {} does not follow from the list",
            .rung.0, name(*.leaderboard))]
    Tally {
        /// The leaderboard.
        leaderboard: Leaderboard,
        /// The rung.
        rung: Rung,
    },
    /// More faults than are listed.
    #[error("and more that is wrong with them: {0}")]
    More(u64),
}

fn name(leaderboard: Leaderboard) -> String {
    let pool = leaderboard.pool.id();
    match leaderboard.scope {
        Scope::Everywhere => format!("the leaderboard of {pool}"),
        Scope::Server(server) => format!("the leaderboard of {pool} in server {server}"),
    }
}
