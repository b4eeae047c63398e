//! The ranking of a season.

use crate::{
    matches::UserId,
    ratings::{Rating, Results, Rung},
};

/// How many rated matches a player must have finished in a season to be ranked.
pub const MATCHES: u32 = 5;

/// How many different opponents a player must have met to be ranked.
pub const OPPONENTS: u32 = 3;

/// A player's results in a season.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeasonPlay {
    /// The player.
    pub player: UserId,
    /// Rated matches won, lost and drawn.
    pub results: Results,
    /// How many different opponents.
    pub opponents: u32,
    /// The rating before the first of them. `None` if there was none.
    pub before: Option<Rating>,
    /// The rating after the last of them.
    pub after: Rating,
}

impl SeasonPlay {
    /// Returns how many points the rating has gained, or lost if negative.
    pub fn gained(&self) -> i32 {
        let before = self.before.unwrap_or(Rating::START);
        self.after.points() - before.points()
    }

    /// Returns how many matches and opponents are missing for a place. `None` if none are.
    pub const fn missing(&self) -> Option<(u32, u32)> {
        let matches = MATCHES.saturating_sub(self.results.matches());
        let opponents = OPPONENTS.saturating_sub(self.opponents);
        if matches == 0 && opponents == 0 {
            None
        } else {
            Some((matches, opponents))
        }
    }
}

/// A ranked player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// The place, from 1. Equal ratings share it.
    pub place: u32,
    /// The player's results.
    pub play: SeasonPlay,
}

/// Returns the ranked players, the best first. Among equals the older account comes first.
pub fn rank(plays: impl IntoIterator<Item = SeasonPlay>) -> Vec<Ranked> {
    let earned = |play: &SeasonPlay| play.missing().is_none();
    let mut plays: Vec<(Rung, SeasonPlay)> = plays
        .into_iter()
        .filter(earned)
        .map(|play| (Rung::of(play.after), play))
        .collect();
    plays.sort_by_key(|(rung, play)| (*rung, play.player));
    let mut ranked: Vec<Ranked> = Vec::with_capacity(plays.len());
    let mut last = None;
    for (place, (rung, play)) in (1..).zip(plays) {
        let shared = ranked.last().filter(|_| last == Some(rung));
        let place = shared.map_or(place, |before| before.place);
        ranked.push(Ranked { place, play });
        last = Some(rung);
    }
    ranked
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(player: u64, rating: f64, matches: u32, opponents: u32) -> SeasonPlay {
        SeasonPlay {
            player: UserId(player),
            results: Results {
                wins: matches,
                ..Results::default()
            },
            opponents,
            before: None,
            after: Rating {
                rating,
                deviation: 60.0,
                volatility: 0.06,
            },
        }
    }

    #[test]
    fn the_best_rating_comes_first_and_equals_share_a_place() {
        let ranked = rank([
            play(1, 1600.0, 5, 3),
            play(2, 1700.0, 5, 3),
            play(4, 1600.2, 9, 4),
            play(3, 1500.0, 5, 3),
        ]);
        let places: Vec<(u32, u64)> = ranked
            .iter()
            .map(|one| (one.place, one.play.player.0))
            .collect();
        assert_eq!(places, [(1, 2), (2, 1), (2, 4), (4, 3)]);
        assert_eq!(ranked[0].play.gained(), 200);
    }

    #[test]
    fn a_place_must_be_earned() {
        let few = play(1, 1900.0, MATCHES - 1, OPPONENTS);
        let friends = play(2, 1900.0, 50, OPPONENTS - 1);
        assert!(rank([few, friends]).is_empty());
        assert_eq!(few.missing(), Some((1, 0)));
        assert_eq!(friends.missing(), Some((0, 1)));
    }

    #[test]
    fn provisional_ratings_come_last() {
        let mut unsure = play(1, 2000.0, 5, 3);
        unsure.after.deviation = 200.0;
        let ranked = rank([unsure, play(2, 1400.0, 5, 3)]);
        assert_eq!(ranked[0].play.player, UserId(2));
    }
}
