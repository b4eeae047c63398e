//! Matches in which somebody may be missing, and what becomes of them.
//!
//! A match without a clock in which nothing happens is left alone for [`CALM_FOR`]. Then the player
//! who must move is warned, and after [`WARNED_FOR`] the opponent may end the match. When a player who
//! must move has left the server, the match ends after [`DEPARTED_FOR`], unless the player comes back.
//! Times at which the bot or the match's channel was gone do not count.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use rules::variants;

const DAY: Duration = Duration::from_hours(24);

/// For how long nothing may happen before anybody is told.
pub const CALM_FOR: Duration = DAY.saturating_mul(30);

/// For how long a player who was warned may think.
pub const WARNED_FOR: Duration = DAY.saturating_mul(14);

/// For how long a player may be away from the server.
pub const DEPARTED_FOR: Duration = DAY.saturating_mul(7);

variants! {
    /// How far it has come with a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum WatchStage {
        /// Nothing has been said. The match has no clock.
        Calm = "calm",
        /// The player who must move was warned.
        Warned = "warned",
        /// The opponent may end the match.
        Claimable = "claimable",
        /// The player who must move has left the server.
        Departed = "departed",
    }
}

impl WatchStage {
    /// How long it lasts. None if it lasts until a player does something.
    pub const fn lasts(self) -> Option<Duration> {
        match self {
            WatchStage::Calm => Some(CALM_FOR),
            WatchStage::Warned => Some(WARNED_FOR),
            WatchStage::Claimable => None,
            WatchStage::Departed => Some(DEPARTED_FOR),
        }
    }
}
