//! The rounds of a tournament, as far as they are known.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Range, Sub};

/// A number of half points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(u32);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// Creates points from half points.
    pub const fn halves(halves: u32) -> Self {
        Self(halves)
    }

    /// Returns the number of half points.
    pub const fn in_halves(self) -> u32 {
        self.0
    }
}

impl Add for Points {
    type Output = Self;

    /// Saturates at the largest number.
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Points {
    type Output = Self;

    /// Saturates at zero points.
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Self::add)
    }
}

/// A player's side, which decides who moves first. FIDE's texts say White and Black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The player who moves first: White in FIDE's texts.
    First,
    /// The player who moves second: Black in FIDE's texts.
    Second,
}

impl Side {
    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A player's number in the tournament, which FIDE calls the tournament pairing number: 1 is the
/// strongest at the start.
pub type Number = u32;

/// The outcome of a game for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The player won.
    Win,
    /// The game was drawn.
    Draw,
    /// The opponent won.
    Loss,
}

impl Outcome {
    /// Returns the outcome for the opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }
}

/// Why a player has no opponent in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bye {
    /// Nobody was left to play (C.04.1, 3).
    PairingAllocated,
    /// A bye with the points of a win, given by the organizer.
    Full,
    /// A bye with the points of a draw, requested by the player.
    Half,
    /// Absent: withdrawn, not yet entered, or away.
    Zero,
}

/// One player's round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Round {
    /// A game was played.
    Game {
        /// The opponent.
        opponent: Number,
        /// The side the player played.
        side: Side,
        /// The outcome for the player.
        outcome: Outcome,
    },
    /// A game was paired, but one player or both did not show up.
    Forfeit {
        /// The scheduled opponent; `None` if the report does not say.
        opponent: Option<Number>,
        /// The side the player would have played.
        side: Option<Side>,
        /// Whether the player showed up and the opponent did not.
        won: bool,
    },
    /// There was no opponent.
    Bye(Bye),
}

/// The points for each kind of result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// For a game won, played or not, and a full bye.
    pub win: Points,
    /// For a game drawn, and a half bye.
    pub draw: Points,
    /// For a game lost.
    pub loss: Points,
    /// For not showing up to a game.
    pub forfeit_loss: Points,
    /// For a pairing-allocated bye.
    pub allocated_bye: Points,
    /// For an absence.
    pub absence: Points,
}

impl Default for Scoring {
    /// Returns one point for a win and a pairing-allocated bye, and half a point for a draw.
    fn default() -> Self {
        Self {
            win: Points::halves(2),
            draw: Points::halves(1),
            loss: Points::ZERO,
            forfeit_loss: Points::ZERO,
            allocated_bye: Points::halves(2),
            absence: Points::ZERO,
        }
    }
}

impl Scoring {
    /// Returns the points for a round.
    pub const fn points(&self, round: Round) -> Points {
        match round {
            Round::Game {
                outcome: Outcome::Win,
                ..
            }
            | Round::Forfeit { won: true, .. }
            | Round::Bye(Bye::Full) => self.win,
            Round::Game {
                outcome: Outcome::Draw,
                ..
            }
            | Round::Bye(Bye::Half) => self.draw,
            Round::Game {
                outcome: Outcome::Loss,
                ..
            } => self.loss,
            Round::Forfeit { won: false, .. } => self.forfeit_loss,
            Round::Bye(Bye::PairingAllocated) => self.allocated_bye,
            Round::Bye(Bye::Zero) => self.absence,
        }
    }
}

/// A player and the results of the rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The player's number.
    pub number: Number,
    /// The rounds in order. Rounds missing at the end are absences.
    pub rounds: Vec<Round>,
    /// Points that count for pairing alone, round by round (C.04.7, accelerated systems).
    pub acceleration: Vec<Points>,
    /// Points that rounds brought on top of their results, or deducted from them.
    pub adjustments: Vec<Adjustment>,
    /// Whether the player is to be paired in the next round.
    pub present: bool,
}

/// Points that an arbiter gives a player or takes away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Adjustment {
    /// The index of the round it applies to.
    pub round: usize,
    /// The number of half points, negative for a deduction.
    pub halves: i32,
}

impl Entrant {
    /// Creates a player before the first round.
    pub const fn new(number: Number) -> Self {
        Self {
            number,
            rounds: Vec::new(),
            acceleration: Vec::new(),
            adjustments: Vec::new(),
            present: true,
        }
    }

    /// Returns the player's round with this index.
    pub fn round(&self, index: usize) -> Round {
        self.rounds
            .get(index)
            .copied()
            .unwrap_or(Round::Bye(Bye::Zero))
    }

    /// Returns the points from the round with this index.
    pub fn points(&self, scoring: &Scoring, index: usize) -> Points {
        self.points_of(scoring, index..index + 1)
    }

    /// Returns the player's points before the round with this index.
    pub fn score(&self, scoring: &Scoring, before: usize) -> Points {
        self.points_of(scoring, 0..before)
    }

    /// Returns the total points of these rounds, which is never negative.
    fn points_of(&self, scoring: &Scoring, rounds: Range<usize>) -> Points {
        let usual: Points = rounds
            .clone()
            .map(|round| scoring.points(self.round(round)))
            .sum();
        let adjusted = self.adjustments.iter();
        let adjusted = adjusted.filter(|one| rounds.contains(&one.round));
        let more: i64 = adjusted.map(|one| i64::from(one.halves)).sum();
        let all = (i64::from(usual.0) + more).max(0);
        Points(u32::try_from(all).unwrap_or(u32::MAX))
    }

    /// Returns the player's points before the round with this index, as they count for pairing it.
    pub fn pairing_score(&self, scoring: &Scoring, before: usize) -> Points {
        self.score(scoring, before) + self.acceleration.get(before).copied().unwrap_or_default()
    }
}

/// A tournament between two rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// Everyone who is or was in it.
    pub entrants: Vec<Entrant>,
    /// The number of rounds that are over.
    pub played: usize,
    /// The total number of rounds.
    pub rounds: usize,
    /// The side drawn by lot before the first round (C.04.3, 5.1).
    pub initial_side: Side,
    /// Points for results.
    pub scoring: Scoring,
    /// Players who must not meet, for the organizer's reasons.
    pub apart: Vec<(Number, Number)>,
}

/// Two players who are to play, or one who has a pairing-allocated bye.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    /// The player who moves first, or has the bye.
    pub first: Number,
    /// The player who moves second; `None` for a bye.
    pub second: Option<Number>,
}
