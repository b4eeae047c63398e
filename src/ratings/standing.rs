//! What is known of a player in a pool.

use super::{Rating, Rung, Score};
use crate::clock::Timestamp;

/// Wins, losses and draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Matches won.
    pub wins: u32,
    /// Matches lost.
    pub losses: u32,
    /// Matches drawn.
    pub draws: u32,
}

impl Results {
    /// The record with one more match.
    #[must_use]
    pub const fn with(mut self, score: Score) -> Results {
        match score {
            Score::Win => self.wins += 1,
            Score::Draw => self.draws += 1,
            Score::Loss => self.losses += 1,
        }
        self
    }

    /// How many matches that are.
    pub const fn matches(self) -> u32 {
        self.wins + self.losses + self.draws
    }
}

/// What is known of a player in a pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The rating, as it was after the last result.
    pub rating: Rating,
    /// When that was.
    pub last: Timestamp,
    /// Rated matches won, lost and drawn.
    pub results: Results,
    /// Wins in a row; below zero, losses in a row.
    pub streak: i32,
    /// Whether the player is on the leaderboards.
    pub active: bool,
}

impl Standing {
    /// A new player's, just before the first result.
    pub(super) fn new(now: Timestamp) -> Standing {
        Standing {
            rating: Rating::START,
            last: now,
            results: Results::default(),
            streak: 0,
            active: false,
        }
    }

    /// The rating as it is now, less sure than it was after the last result.
    pub fn rating_at(&self, now: Timestamp) -> Rating {
        self.rating.after_idle(now.since(self.last))
    }

    /// The standing after a result that makes this the rating.
    pub(super) fn after(&self, score: Score, rating: Rating, at: Timestamp) -> Standing {
        Standing {
            rating,
            last: at,
            results: self.results.with(score),
            streak: match score {
                Score::Win => self.streak.max(0) + 1,
                Score::Draw => 0,
                Score::Loss => self.streak.min(0) - 1,
            },
            active: true,
        }
    }

    /// The rung of an active player; nobody else is on the leaderboards.
    pub fn rung(&self) -> Option<Rung> {
        self.active.then(|| Rung::of(self.rating))
    }
}
