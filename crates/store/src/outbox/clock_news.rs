//! Word of a clock.

use serde::{Deserialize, Serialize};

use domain::matches::UserId;

/// What is said of a clock when it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockNews {
    /// The opponent of this player has added so many seconds to the player's time.
    Gift {
        /// Whose time it was added to.
        to: UserId,
        /// How much.
        seconds: u64,
        /// The revision of the board on which it was added, where all that is added is told in one
        /// message. Posts from before that was so do not have it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        revision: Option<u32>,
    },
    /// The players have agreed on a pause.
    Pause,
    /// This player has ended a pause.
    Resume {
        /// Who.
        by: UserId,
    },
    /// A player is away now.
    Away {
        /// Who.
        player: UserId,
    },
    /// A player has come back before the end of a vacation.
    Back {
        /// Who.
        player: UserId,
    },
    /// This player's zone or quiet hours are others now, which has moved their deadline.
    Days {
        /// Who.
        player: UserId,
        /// The revision of the board on which it did.
        revision: u32,
        /// The second since 1970 at which it was before. None if it had no known one.
        before: Option<i64>,
    },
    /// Nobody could play in an outage. Moments are in seconds since 1970.
    Outage {
        /// Its number.
        number: i64,
        /// When it began.
        from: i64,
        /// When it was over.
        until: i64,
    },
}

impl ClockNews {
    /// The player that it is about, if it is about one.
    pub const fn player(self) -> Option<UserId> {
        match self {
            ClockNews::Gift { to: player, .. }
            | ClockNews::Resume { by: player }
            | ClockNews::Away { player }
            | ClockNews::Back { player }
            | ClockNews::Days { player, .. } => Some(player),
            ClockNews::Pause | ClockNews::Outage { .. } => None,
        }
    }

    /// Whether it waits for no board, and no board waits for it.
    pub const fn is_beside(self) -> bool {
        matches!(self, ClockNews::Days { .. } | ClockNews::Outage { .. })
    }
}
