//! A player's standing in a pool.

use super::{Pool, Rating, Rung, Score};
use crate::clock::Timestamp;
use rules::GameId;

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
    /// Returns the results with one more match.
    #[must_use]
    pub const fn with(mut self, score: Score) -> Results {
        match score {
            Score::Win => self.wins += 1,
            Score::Draw => self.draws += 1,
            Score::Loss => self.losses += 1,
        }
        self
    }

    /// Returns the number of matches.
    pub const fn matches(self) -> u32 {
        self.wins + self.losses + self.draws
    }
}

/// A player's standing in a pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The rating after the last result.
    pub rating: Rating,
    /// The time of the last result.
    pub last: Timestamp,
    /// Rated matches won, lost and drawn.
    pub results: Results,
    /// The number of wins in a row. Below zero it counts losses in a row.
    pub streak: i32,
    /// Whether the player is on the leaderboards.
    pub active: bool,
}

impl Standing {
    /// Returns the standing of a new player, just before the first result.
    pub(super) fn new(now: Timestamp) -> Standing {
        Standing {
            rating: Rating::START,
            last: now,
            results: Results::default(),
            streak: 0,
            active: false,
        }
    }

    /// Returns the rating now. It is less certain than after the last result.
    pub fn rating_at(&self, now: Timestamp) -> Rating {
        self.rating.after_idle(now.since(self.last))
    }

    /// Returns the standing after a result that changes the rating to `rating`.
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

    /// Returns the rung of the player, if active. Others are not on the leaderboards.
    pub fn rung(&self) -> Option<Rung> {
        self.active.then(|| Rung::of(self.rating))
    }
}

/// Returns the game of which a player with these standings has finished the most rated matches: if several tie, the one
/// played last.
pub fn most_played(standings: &[(Pool, Standing)]) -> Option<GameId> {
    let games = standings.iter().filter_map(|(pool, standing)| match pool {
        Pool::All => None,
        Pool::Game(game) => Some((game, standing)),
    });
    games
        .max_by_key(|(_, standing)| (standing.results.matches(), standing.last))
        .map(|(game, _)| *game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::testing::START;
    use std::time::Duration;

    #[test]
    fn the_game_played_most_is_the_last_of_those_played_equally_often() {
        let of = |pool, wins, hours: u64| {
            let mut standing = Standing::new(START.after(Duration::from_secs(3600 * hours)));
            standing.results.wins = wins;
            (pool, standing)
        };
        let all = of(Pool::All, 7, 9);
        let courtyard = of(Pool::Game(GameId::Courtyard), 3, 2);
        let towers = of(Pool::Game(GameId::GuardAndTowers), 3, 1);
        let court = of(Pool::Game(GameId::KingsCourt), 1, 9);
        assert_eq!(most_played(&[]), None);
        assert_eq!(most_played(&[all]), None);
        assert_eq!(most_played(&[all, court]), Some(GameId::KingsCourt));
        for standings in [
            [all, courtyard, towers, court],
            [court, towers, courtyard, all],
        ] {
            assert_eq!(most_played(&standings), Some(GameId::Courtyard));
        }
    }
}
