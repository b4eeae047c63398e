//! Matches in which a player may be missing, and what happens to them.
//!
//! A match without a clock in which nothing happens is left alone for [`CALM_FOR`]. Then the player
//! to move is warned, and after [`WARNED_FOR`] the opponent can end the match. When a player who is
//! to move has left the server, the match ends after [`DEPARTED_FOR`], unless the player comes
//! back. Times at which the bot or the match's channel was gone do not count.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use rules::variants;

const DAY: Duration = Duration::from_hours(24);

/// How long nothing happens before anyone is notified.
pub const CALM_FOR: Duration = DAY.saturating_mul(30);

/// How long a player who was warned can think.
pub const WARNED_FOR: Duration = DAY.saturating_mul(14);

/// How long a player can be away from the server.
pub const DEPARTED_FOR: Duration = DAY.saturating_mul(7);

variants! {
    /// The stage of the watch over a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum WatchStage {
        /// No one has been notified. The match has no clock.
        Calm = "calm",
        /// The player to move was warned.
        Warned = "warned",
        /// The opponent can end the match.
        Claimable = "claimable",
        /// The player to move has left the server.
        Departed = "departed",
    }
}

impl WatchStage {
    /// Returns how long it lasts. `None` if it lasts until a player does something.
    pub const fn lasts(self) -> Option<Duration> {
        match self {
            WatchStage::Calm => Some(CALM_FOR),
            WatchStage::Warned => Some(WARNED_FOR),
            WatchStage::Claimable => None,
            WatchStage::Departed => Some(DEPARTED_FOR),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_stage_ends_after_days_except_the_one_that_waits_for_the_opponent() {
        for (stage, days) in [
            (WatchStage::Calm, Some(30)),
            (WatchStage::Warned, Some(14)),
            (WatchStage::Claimable, None),
            (WatchStage::Departed, Some(7)),
        ] {
            assert_eq!(stage.lasts(), days.map(|days| DAY * days), "{stage:?}");
        }
    }
}
