//! A result in the list, and how much it counts.

use std::time::Duration;

use super::Scope;
use crate::{
    clock::Timestamp,
    matches::{MatchId, Players, UserId},
};
use rules::{GameId, Outcome, variants};

variants! {
    /// The matches that a rating is about.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Pool {
        /// All games together.
        All = "all",
        /// One game.
        Game(GameId),
    }
}

impl Pool {
    /// Returns the game whose results count in it. `None` if all games' do.
    pub const fn game(self) -> Option<GameId> {
        match self {
            Pool::All => None,
            Pool::Game(game) => Some(game),
        }
    }
}

/// The end of a rated match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedResult {
    /// Its place in the list. Results count in the order in which they were stored.
    pub number: i64,
    /// The match.
    pub id: MatchId,
    /// The game.
    pub game: GameId,
    /// The leaderboard of the server where it was played. A match between two servers counts in that
    /// of all players and in no server's own.
    pub scope: Scope,
    /// The players.
    pub players: Players,
    /// The two in an order that does not depend on their sides. A player who was deleted has the number by
    /// which they are recognised, also after coming back, so that nobody meets someone new by deletion.
    pub pair: [UserId; 2],
    /// The outcome.
    pub outcome: Outcome,
    /// The time, which is never earlier than that of the result before.
    pub at: Timestamp,
}

impl RatedResult {
    /// Returns the pools it counts in.
    pub const fn pools(&self) -> [Pool; 2] {
        [Pool::Game(self.game), Pool::All]
    }
}

/// How far back two players' results against each other count when the next one is weighted.
pub const DAMPING_WINDOW: Duration = Duration::from_hours(30 * 24);

/// The maximum length of one absence: of the rated matches that a player loses through inactivity
/// in it, only the first counts. A player who does anything in any match is back.
pub const SAME_ABSENCE: Duration = Duration::from_hours(7 * 24);

/// Whether a player lost two matches in the same absence, apart from when these ended: the player
/// has done nothing anywhere since the turns in which they were lost began, the earlier of the two.
/// So a player who plays on elsewhere cannot let lost matches run out together and pay once.
pub fn is_same_absence(turns: [Timestamp; 2], last_act: Option<Timestamp>) -> bool {
    let [one, other] = turns;
    last_act.is_none_or(|at| at <= one.min(other))
}

/// How many results within the window count fully.
const FULL: u32 = 4;

/// Returns how much a result counts between two players who have had `before` results against each
/// other in the same pool within [`DAMPING_WINDOW`]: fully for the first four, then a half, a
/// quarter and so on.
///
/// However often two people play, the weights within a window add up to less than five, so neither
/// can carry the other up or down alone. The rating changes by this part of what Glicko-2 says, and
/// so do deviation and volatility.
pub fn weight(before: u32) -> f64 {
    let halvings = before.saturating_add(1).saturating_sub(FULL);
    0.5_f64.powi(i32::try_from(halvings).unwrap_or(i32::MAX))
}
