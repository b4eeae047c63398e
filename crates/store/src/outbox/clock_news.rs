//! News of a clock.

use serde::{Deserialize, Serialize};

use domain::matches::UserId;

/// An event of a clock that players are told about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockNews {
    /// The opponent of this player has added this many seconds to the player's time.
    Gift {
        /// The player whose time it was added to.
        to: UserId,
        /// How much.
        seconds: u64,
        /// The revision of the board on which it was added. One message tells everything that is
        /// added on a board. Older posts do not have it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        revision: Option<u32>,
    },
    /// The players have agreed on a pause.
    Pause,
    /// This player has ended a pause.
    Resume {
        /// The player.
        by: UserId,
    },
    /// A player is away now.
    Away {
        /// The player.
        player: UserId,
    },
    /// A player has come back before the end of a vacation.
    Back {
        /// The player.
        player: UserId,
    },
    /// This player has changed their zone or quiet hours, which has moved their deadline.
    Days {
        /// The player.
        player: UserId,
        /// The revision of the board on which it did.
        revision: u32,
        /// The deadline before, in seconds since 1970. `None` if no deadline was known.
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
    /// Returns the player that it is about, if it is about one.
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

    /// Whether it is cosmetic: it waits for no board, and no board waits for it.
    pub const fn is_beside(self) -> bool {
        matches!(self, ClockNews::Days { .. } | ClockNews::Outage { .. })
    }
}
