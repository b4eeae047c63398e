//! The best performances of a contest.

use super::Team;
use crate::matches::UserId;

/// A player's result at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Performance {
    /// The player.
    pub player: UserId,
    /// The player's team.
    pub team: Team,
    /// The player's rating when the boards were set up, in whole points.
    pub rating: i32,
    /// The opponent's.
    pub against: i32,
    /// 2 for a win, 1 for a draw, 0 for a loss.
    pub halves: u32,
}

impl Performance {
    /// Returns by how much the player did better than the ratings predicted, in points: by Elo's
    /// formula, a difference of 400 points is a chance of ten to one.
    /// <https://en.wikipedia.org/wiki/Elo_rating_system#Mathematical_details>
    fn beyond_expectation(self) -> f64 {
        let difference = f64::from(self.against - self.rating) / 400.0;
        let expected = 1.0 / (1.0 + 10f64.powf(difference));
        f64::from(self.halves) / 2.0 - expected
    }
}

/// Returns at most `most` of the best performances: those that beat the ratings' prediction by
/// most, without a loss. Equal ones stay in the given order.
pub fn best(performances: &[Performance], most: usize) -> Vec<Performance> {
    let mut found: Vec<Performance> = performances
        .iter()
        .copied()
        .filter(|one| one.halves > 0 && one.beyond_expectation() > 0.0)
        .collect();
    found.sort_by(|one, other| {
        let better = other.beyond_expectation();
        better.total_cmp(&one.beyond_expectation())
    });
    found.truncate(most);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_beats_the_strongest_for_their_own_strength_comes_first() {
        let performance = |player, rating, against, halves| Performance {
            player: UserId(player),
            team: Team::Home,
            rating,
            against,
            halves,
        };
        let all = [
            performance(1, 1900, 1500, 2),
            performance(2, 1500, 1900, 2),
            performance(3, 1500, 1900, 1),
            performance(4, 1900, 1500, 1),
            performance(5, 1500, 1500, 0),
        ];
        let players = |most| -> Vec<u64> {
            let found = best(&all, most);
            found.iter().map(|one| one.player.0).collect()
        };
        assert_eq!(players(9), [2, 3, 1]);
        assert_eq!(players(1), [2]);
    }
}
