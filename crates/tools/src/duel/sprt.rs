//! What the results of pairs say about the difference in strength.
//!
//! The results of a pair are counted together (pentanomial), because they depend on each other: an
//! opening that decides the match by itself gives each player one point, which says nothing and
//! must not count as noise. The sequential probability ratio test is the generalized one with a
//! normal approximation, as in M. Van den Bergh, "A practical introduction to the GSPRT".

use std::fmt;

/// The results of pairs, counted from one player's view.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    /// The number of pairs with 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
    /// The number of drawn matches.
    pub draws: usize,
    /// The number of positions in all matches.
    pub positions: usize,
}

/// A difference in strength, in points of Elo, with its error at 95 % certainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Elo {
    /// The difference.
    pub points: f64,
    /// The error.
    pub error: f64,
}

impl Tally {
    /// Adds a pair by its half points, its drawn matches and its positions.
    pub(crate) fn add(&mut self, half_points: usize, draws: usize, positions: usize) {
        self.pairs[half_points.min(4)] += 1;
        self.draws += draws;
        self.positions += positions;
    }

    /// Returns the number of matches.
    pub(crate) fn games(&self) -> u32 {
        2 * self.pairs.iter().sum::<u32>()
    }

    /// Returns the mean number of plies in a match, including those of its opening.
    pub(crate) fn plies(&self) -> usize {
        let games = usize::try_from(self.games()).unwrap_or(usize::MAX);
        (self.positions / games.max(1)).saturating_sub(1)
    }

    /// Returns the mean of the points of a match, and its variance for a pair.
    fn moments(&self) -> (f64, f64) {
        // A twentieth of a pair each, so that no result counts as impossible.
        let counts = self.pairs.map(|count| f64::from(count) + 0.05);
        let total: f64 = counts.iter().sum();
        let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
        let mean = scores
            .iter()
            .zip(counts)
            .map(|(score, count)| score * count)
            .sum::<f64>()
            / total;
        let squares = scores
            .iter()
            .zip(counts)
            .map(|(score, count)| (score - mean).powi(2) * count);
        (mean, squares.sum::<f64>() / total)
    }

    /// Returns the share of the points.
    pub(crate) fn score(&self) -> f64 {
        self.moments().0
    }

    /// Returns the difference in strength.
    pub(crate) fn elo(&self) -> Elo {
        let (mean, variance) = self.moments();
        let pairs = f64::from(self.games()) / 2.0;
        let error = 1.96 * (variance / pairs.max(1.0)).sqrt();
        let (low, high) = (elo(mean - error), elo(mean + error));
        Elo {
            points: elo(mean),
            error: (high - low) / 2.0,
        }
    }

    /// Returns the logarithm of how much likelier the results are if the difference is `high` than
    /// if it is `low`, in points of Elo.
    pub(crate) fn log_likelihood(&self, low: f64, high: f64) -> f64 {
        let (mean, variance) = self.moments();
        let (low, high) = (expected(low), expected(high));
        let pairs = f64::from(self.games()) / 2.0;
        pairs * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }
}

/// The log likelihood at which a test with 5 % of errors either way is decided.
pub(crate) const DECISIVE: f64 = 2.944;

fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    -400.0 * (1.0 / score - 1.0).log10()
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.0} ± {:.0}", self.points, self.error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u32; 5]) -> Tally {
        Tally {
            pairs,
            ..Tally::default()
        }
    }

    #[test]
    fn equal_results_are_no_difference() {
        let elo = tally([10, 20, 40, 20, 10]).elo();
        assert!(elo.points.abs() < 1e-9 && elo.error > 10.0);
    }

    #[test]
    fn pairs_that_decide_themselves_are_no_noise() {
        let certain = tally([0, 0, 100, 0, 0]).elo();
        let noisy = tally([50, 0, 0, 0, 50]).elo();
        assert!(certain.error < noisy.error / 4.0);
    }

    #[test]
    fn three_quarters_of_the_points_are_191() {
        let elo = tally([0, 0, 50, 0, 50]).elo();
        assert!((elo.points - 191.0).abs() < 3.0, "{elo}");
    }

    #[test]
    fn the_test_ends_for_the_stronger_and_for_the_weaker() {
        assert!(tally([10, 30, 60, 60, 40]).log_likelihood(0.0, 10.0) > DECISIVE);
        assert!(tally([40, 60, 60, 30, 10]).log_likelihood(0.0, 10.0) < -DECISIVE);
        assert!(tally([1, 2, 3, 2, 1]).log_likelihood(0.0, 10.0).abs() < DECISIVE);
    }
}
