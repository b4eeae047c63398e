//! Seeks: players who look for an opponent, and how they are paired.
//!
//! A seek says what a player wants: a game or any, a pace, opponents within a range of ratings. It
//! is private. A player who finds it in a list and [fits](fit()) can take it, and the match begins
//! immediately, since that is what the seek asks for. Seeks that fit are also [paired](pair_up)
//! automatically. In that case neither has chosen the opponent, so both are asked: a [`Proposal`]
//! waits for both to agree.

mod fit;
mod pairing;
mod proposal;
mod range;
mod refusal;
#[cfg(test)]
mod tests;

pub use fit::{Fit, Known, Pair, fit};
pub use pairing::{MET_LATELY, Pairing, hopeful, pair_up};
pub use proposal::{
    APART_FOR, Answered, Consent, ConsentId, MOST_REFUSED, Proposal, ProposalId, ProposalState,
    REFUSED_FOR, Vote,
};
pub use range::RatingRange;
pub use refusal::SeekRefusal;

use std::time::Duration;

use crate::{
    clock::Timestamp,
    matches::{LIVE_LIFETIME, Place, SideWish, Timing, UserId},
};
use rules::{GameId, variants};

/// How many seeks one player can have.
pub const MOST_SEEKS: u32 = 5;

/// For how many days a seek waits by default.
pub const USUAL_DAYS: u8 = 7;

/// For how many days a seek can wait.
pub const MOST_DAYS: u8 = 14;

/// The number of a seek, which is never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeekId(pub u32);

variants! {
    /// Where the opponent can be.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SeekScope {
        /// In the server of the seek.
        #[default]
        Here = "here",
        /// In any server that is open to others.
        Everywhere = "everywhere",
    }
}

/// The terms of a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The game, on the board of its usual size. `None` for any.
    pub game: Option<GameId>,
    /// The timing of the match.
    pub timing: Timing,
    /// Whether the match counts for ratings.
    pub rated: bool,
    /// The side that the player wants.
    pub side: SideWish,
    /// The ratings of opponents.
    pub opponents: RatingRange,
    /// Where the opponent can be.
    pub scope: SeekScope,
}

/// A challenger's additional wishes for an open seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatLimits {
    /// The ratings of players who can take it.
    pub opponents: RatingRange,
    /// For how many days it waits, if the challenger has said so.
    pub days: Option<u8>,
}

/// A seek that isn't stored yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewSeek {
    /// The player.
    pub player: UserId,
    /// Where the match is shown, and where the player is asked who takes no direct messages.
    pub place: Place,
    /// What the player seeks.
    pub terms: Terms,
    /// Since when the player has waited.
    pub made_at: Timestamp,
    /// Until when it waits.
    pub expires_at: Timestamp,
}

/// A player who is looking for an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Its number.
    pub id: SeekId,
    /// The player.
    pub player: UserId,
    /// Where the match is shown, and where a player who takes no direct messages is asked.
    pub place: Place,
    /// The terms.
    pub terms: Terms,
    /// When the player began to wait.
    pub made_at: Timestamp,
    /// When it expires.
    pub expires_at: Timestamp,
}

impl Terms {
    /// Returns how long a seek with these terms waits. One for a live match waits no longer than a
    /// challenge to one: its player should still be there.
    pub fn lifetime(&self, days: Option<u8>) -> Duration {
        if self.timing.pace.is_live() {
            return LIVE_LIFETIME;
        }
        let days = days.unwrap_or(USUAL_DAYS).clamp(1, MOST_DAYS);
        Duration::from_hours(24 * u64::from(days))
    }
}
