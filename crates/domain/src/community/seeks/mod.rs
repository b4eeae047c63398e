//! Seeks: players who look for an opponent, and who of them is to play whom.
//!
//! A seek says what a player wants: a game or any, a pace, opponents within a range of ratings. It is
//! private. Somebody who finds it in a list and [fits](fit()) may take it, and the match begins at once,
//! for its player has asked for just that. Besides, seeks that fit are [paired](pair_up) by themselves.
//! Then nobody has chosen this opponent, so both are asked: a [`Proposal`] waits for both to agree.

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
    REFUSED_FOR,
};
pub use range::RatingRange;
pub use refusal::SeekRefusal;

use std::time::Duration;

use crate::{
    clock::Timestamp,
    matches::{LIVE_LIFETIME, Place, SideWish, Timing, UserId},
};
use rules::{GameId, variants};

/// How many seeks one player may have.
pub const MOST_SEEKS: u32 = 5;

/// For how many days a seek waits that says nothing.
pub const USUAL_DAYS: u8 = 7;

/// For how many days at most.
pub const MOST_DAYS: u8 = 14;

/// The number of a seek, which no other one ever had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeekId(pub u32);

variants! {
    /// Where the opponent may be.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SeekScope {
        /// In the server of the seek.
        #[default]
        Here = "here",
        /// In any server that is open to others.
        Everywhere = "everywhere",
    }
}

/// What a player seeks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The game, on the board of its usual size. None for any.
    pub game: Option<GameId>,
    /// How time runs.
    pub timing: Timing,
    /// Whether the match counts for ratings.
    pub rated: bool,
    /// The side that the player wants.
    pub side: SideWish,
    /// The ratings of opponents.
    pub opponents: RatingRange,
    /// Where the opponent may be.
    pub scope: SeekScope,
}

/// What a challenger has said of an open seat besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatLimits {
    /// The ratings of those who may take it.
    pub opponents: RatingRange,
    /// For how many days it waits, if they have said so.
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

/// A player who looks for an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Its number.
    pub id: SeekId,
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

impl Terms {
    /// For how long a seek with these terms waits. One for a live match waits no longer than a
    /// challenge to one does: its player should still be there.
    pub fn lifetime(&self, days: Option<u8>) -> Duration {
        if self.timing.pace.is_live() {
            return LIVE_LIFETIME;
        }
        let days = days.unwrap_or(USUAL_DAYS).clamp(1, MOST_DAYS);
        Duration::from_hours(24 * u64::from(days))
    }
}
