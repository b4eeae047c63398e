//! The rounds of a tournament, as far as they are known.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Range, Sub};

/// A number of half points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(u32);

impl Points {
    /// No point.
    pub const ZERO: Self = Self(0);

    /// So many halves of a point.
    pub const fn halves(halves: u32) -> Self {
        Self(halves)
    }

    /// How many halves of a point these are.
    pub const fn in_halves(self) -> u32 {
        self.0
    }
}

impl Add for Points {
    type Output = Self;

    /// Never more than there are numbers.
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

    /// Never less than no point.
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Self::add)
    }
}

/// Which of two players moves first. FIDE's texts say White and Black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Who moves first: White in FIDE's texts.
    First,
    /// Who moves second: Black in FIDE's texts.
    Second,
}

impl Side {
    /// The other side.
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

/// What a game brought to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The player won.
    Win,
    /// Nobody won.
    Draw,
    /// The opponent won.
    Loss,
}

impl Outcome {
    /// What the game brought to the opponent.
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
    /// A bye with the points of a draw, asked for by the player.
    Half,
    /// Absent: withdrawn, not yet entered, or away.
    Zero,
}

/// A round, as one player had it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Round {
    /// A game was played.
    Game {
        /// Against whom.
        opponent: Number,
        /// On which side the player played.
        side: Side,
        /// What came of it.
        outcome: Outcome,
    },
    /// A game was paired, but one player or both did not come.
    Forfeit {
        /// Who was to be met; nobody, if the report does not say.
        opponent: Option<Number>,
        /// On which side the player would have played.
        side: Option<Side>,
        /// Whether the player came and the opponent did not.
        won: bool,
    },
    /// There was no opponent.
    Bye(Bye),
}

/// How many points a player gets for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// For a game won, played or not, and a full bye.
    pub win: Points,
    /// For a game drawn, and a half bye.
    pub draw: Points,
    /// For a game lost.
    pub loss: Points,
    /// For not coming to a game.
    pub forfeit_loss: Points,
    /// For a pairing-allocated bye.
    pub allocated_bye: Points,
    /// For an absence.
    pub absence: Points,
}

impl Default for Scoring {
    /// One point for a win and a pairing-allocated bye, a half for a draw.
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
    /// The points that a round brought.
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

/// A player and what the rounds brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The player's number.
    pub number: Number,
    /// The rounds in their order. Rounds missing at the end are absences.
    pub rounds: Vec<Round>,
    /// Points that count for pairing alone, round by round (C.04.7, accelerated systems).
    pub acceleration: Vec<Points>,
    /// Points that rounds brought besides what their results bring, or less than that.
    pub adjustments: Vec<Adjustment>,
    /// Whether the player is to be paired in the next round.
    pub present: bool,
}

/// Points that an arbiter gives a player or takes away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Adjustment {
    /// The index of the round for which it is.
    pub round: usize,
    /// How many halves of a point, less than none if they are taken away.
    pub halves: i32,
}

impl Entrant {
    /// A player before the first round.
    pub const fn new(number: Number) -> Self {
        Self {
            number,
            rounds: Vec::new(),
            acceleration: Vec::new(),
            adjustments: Vec::new(),
            present: true,
        }
    }

    /// What the player had in the round with this index.
    pub fn round(&self, index: usize) -> Round {
        self.rounds
            .get(index)
            .copied()
            .unwrap_or(Round::Bye(Bye::Zero))
    }

    /// The points that the round with this index brought.
    pub fn points(&self, scoring: &Scoring, index: usize) -> Points {
        self.points_of(scoring, index..index + 1)
    }

    /// The player's points before the round with this index.
    pub fn score(&self, scoring: &Scoring, before: usize) -> Points {
        self.points_of(scoring, 0..before)
    }

    /// The points that these rounds brought together. Nobody has less than none.
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

    /// The player's points before the round with this index, as they count for pairing it.
    pub fn pairing_score(&self, scoring: &Scoring, before: usize) -> Points {
        self.score(scoring, before) + self.acceleration.get(before).copied().unwrap_or_default()
    }
}

/// A tournament between two rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// Everybody who is or was in it.
    pub entrants: Vec<Entrant>,
    /// How many rounds are over.
    pub played: usize,
    /// How many rounds there are to be.
    pub rounds: usize,
    /// The side drawn by lot before the first round (C.04.3, 5.1).
    pub initial_side: Side,
    /// Points for results.
    pub scoring: Scoring,
    /// Players who must not meet, for reasons of the organizer.
    pub apart: Vec<(Number, Number)>,
}

/// Two players who are to play, or one who has a pairing-allocated bye.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    /// Who moves first, or has the bye.
    pub first: Number,
    /// Who moves second; nobody for a bye.
    pub second: Option<Number>,
}
