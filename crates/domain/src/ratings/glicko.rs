//! Glicko-2, one result at a time.

use std::time::Duration;

use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
};

use rules::{Outcome, Side};

/// A rating is provisional while its deviation is larger. About ten results bring it down to this.
/// The number is lichess.org's.
pub const ESTABLISHED: f64 = 110.0;

/// The deviation that the paper gives new players. Above it a rating says nothing.
const MOST_UNSURE: f64 = 350.0;

/// How much a volatility can change. The paper finds 0.3 to 1.2 reasonable and uses 0.5 itself.
const TAU: f64 = 0.5;

/// The paper's tolerance when it solves for the volatility.
const TOLERANCE: f64 = 0.000_001;

/// Points of the shown scale in one of the paper's own.
const SCALE: f64 = 173.7178;

/// How many rating periods an idle day counts as. The number is chosen so that in a year without
/// matches a deviation of 60 grows to 110, and an established player becomes a provisional one. The
/// choice, and so the number, is lichess.org's.
const PERIODS_A_DAY: f64 = 0.214_36;

const SECONDS_A_DAY: f64 = 86_400.0;

/// An estimate of a player's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimate itself.
    pub rating: f64,
    /// How uncertain it is: in 19 cases out of 20 the true strength is within two deviations.
    pub deviation: f64,
    /// How much the strength itself seems to change.
    pub volatility: f64,
}

/// The points that a player gets for a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// A point.
    Win,
    /// Half a point.
    Draw,
    /// No point.
    Loss,
}

impl Rating {
    /// The rating that every player begins with.
    pub const START: Rating = Rating {
        rating: 1500.0,
        deviation: MOST_UNSURE,
        volatility: 0.06,
    };

    /// Returns the rating after this much time without a result: the same, but less certain. This
    /// is step 6 of the paper, √(φ² + σ²) for each idle period, applied to a fraction of periods.
    #[must_use]
    pub fn after_idle(self, idle: Duration) -> Rating {
        let periods = idle.as_secs_f64() / SECONDS_A_DAY * PERIODS_A_DAY;
        let growth = self.volatility * SCALE * periods.sqrt();
        Rating {
            deviation: self.deviation.hypot(growth).min(MOST_UNSURE),
            ..self
        }
    }

    /// Returns the rating after a rating period with these results.
    #[must_use]
    pub fn after_period(self, results: &[(Rating, Score)]) -> Rating {
        let config = Glicko2Config {
            tau: TAU,
            convergence_tolerance: TOLERANCE,
        };
        let results: Vec<(Glicko2Rating, Outcomes)> = results
            .iter()
            .map(|&(opponent, score)| (opponent.into(), score.into()))
            .collect();
        glicko2_rating_period(&self.into(), &results, &config).into()
    }

    /// Returns the rating that lies `part` of the distance from here to `there`: 0 is here, 1 is
    /// there.
    #[must_use]
    pub(super) fn towards(self, there: Rating, part: f64) -> Rating {
        let between = |here: f64, there: f64| here + (there - here) * part;
        Rating {
            rating: between(self.rating, there.rating),
            deviation: between(self.deviation, there.deviation),
            volatility: between(self.volatility, there.volatility),
        }
    }

    /// Returns the rating in whole points, as players see it.
    pub fn points(self) -> i32 {
        whole(self.rating)
    }

    /// Returns the deviation in whole points, as players see it.
    pub fn spread(self) -> i32 {
        whole(self.deviation)
    }

    /// Whether the rating is too uncertain to rank with the others.
    pub fn is_provisional(self) -> bool {
        self.deviation > ESTABLISHED
    }
}

/// Rounds to the nearest whole number. Ratings are a few thousand at most.
#[allow(clippy::cast_possible_truncation)]
fn whole(number: f64) -> i32 {
    number.round() as i32
}

impl Score {
    /// Returns the score of a side for an outcome.
    pub fn of(outcome: Outcome, side: Side) -> Score {
        match outcome {
            Outcome::Draw => Score::Draw,
            Outcome::Win(winner) if winner == side => Score::Win,
            Outcome::Win(_) => Score::Loss,
        }
    }

    /// Returns the opponent's score for the same result.
    #[must_use]
    pub const fn of_opponent(self) -> Score {
        match self {
            Score::Win => Score::Loss,
            Score::Draw => Score::Draw,
            Score::Loss => Score::Win,
        }
    }
}

impl From<Score> for Outcomes {
    fn from(score: Score) -> Outcomes {
        match score {
            Score::Win => Outcomes::WIN,
            Score::Draw => Outcomes::DRAW,
            Score::Loss => Outcomes::LOSS,
        }
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(rating: Rating) -> Glicko2Rating {
        Glicko2Rating {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
        }
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(rating: Glicko2Rating) -> Rating {
        Rating {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
        }
    }
}
