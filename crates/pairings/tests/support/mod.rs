//! Tournaments played at random from a seed: players miss rounds, come late, leave, or do not show
//! up to their games.

use fastrand::Rng;
use pairings::swiss::{self, PairingError};
use pairings::tournament::{Bye, Entrant, Number, Outcome, Pair, Round, Scoring, Side, Tournament};

/// The probability of each event, from 0 to 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// A player requests a half-point bye.
    pub(crate) half_bye: f64,
    /// A player is away for a round.
    pub(crate) away: f64,
    /// A player leaves for good.
    pub(crate) leaves: f64,
    /// A player enters after the first round.
    pub(crate) late: f64,
    /// A game is not played.
    pub(crate) forfeit: f64,
    /// A game is drawn.
    pub(crate) draw: f64,
}

impl Habits {
    /// Returns random habits.
    pub(crate) fn random(rng: &mut Rng) -> Self {
        let mut rate = |most: f64| if rng.bool() { 0.0 } else { rng.f64() * most };
        Self {
            half_bye: rate(0.15),
            away: rate(0.1),
            leaves: rate(0.05),
            late: rate(0.2),
            forfeit: rate(0.15),
            draw: rate(0.9),
        }
    }
}

/// A tournament that is being played.
pub(crate) struct Simulation {
    pub(crate) rng: Rng,
    pub(crate) tournament: Tournament,
    habits: Habits,
    /// The round in which each player enters.
    enters: Vec<usize>,
    left: Vec<bool>,
    /// The bye that each player absent in the next round will have.
    excuses: Vec<Option<Bye>>,
}

impl Simulation {
    pub(crate) fn new(mut rng: Rng, players: usize, rounds: usize) -> Self {
        let habits = Habits::random(&mut rng);
        let enters = (0..players)
            .map(|_| {
                if rng.f64() < habits.late {
                    rng.usize(1..=3)
                } else {
                    0
                }
            })
            .collect();
        let initial_side = if rng.bool() {
            Side::First
        } else {
            Side::Second
        };
        let mut simulation = Self {
            rng,
            tournament: Tournament {
                entrants: (1..).take(players).map(Entrant::new).collect(),
                played: 0,
                rounds,
                initial_side,
                scoring: Scoring::default(),
                apart: Vec::new(),
            },
            habits,
            enters,
            left: vec![false; players],
            excuses: vec![None; players],
        };
        simulation.excuse();
        simulation
    }

    /// Decides who is absent in the next round.
    fn excuse(&mut self) {
        let played = self.tournament.played;
        for (place, entrant) in self.tournament.entrants.iter_mut().enumerate() {
            let habits = self.habits;
            self.left[place] |= played > 0 && self.rng.f64() < habits.leaves;
            let excuse = if self.left[place] || self.enters[place] > played {
                Some(Bye::Zero)
            } else if self.rng.f64() < habits.half_bye {
                Some(if self.rng.u32(..20) == 0 {
                    Bye::Full
                } else {
                    Bye::Half
                })
            } else if self.rng.f64() < habits.away {
                Some(Bye::Zero)
            } else {
                None
            };
            self.excuses[place] = excuse;
            entrant.present = excuse.is_none();
        }
    }

    /// Pairs the next round and plays it.
    pub(crate) fn advance(&mut self) -> Result<Vec<Pair>, PairingError> {
        let pairs = swiss::pair(&self.tournament)?;
        self.play(&pairs);
        Ok(pairs)
    }

    /// Plays a round with these pairs.
    pub(crate) fn play(&mut self, pairs: &[Pair]) {
        let mut rounds: Vec<_> = self
            .excuses
            .iter()
            .map(|excuse| Round::Bye(excuse.unwrap_or(Bye::Zero)))
            .collect();
        for pair in pairs {
            let first = pair.first as usize - 1;
            let Some(second) = pair.second else {
                rounds[first] = Round::Bye(Bye::PairingAllocated);
                continue;
            };
            let (own, others) = self.result(pair.first, second);
            rounds[first] = own;
            rounds[second as usize - 1] = others;
        }
        for (entrant, round) in self.tournament.entrants.iter_mut().zip(rounds) {
            entrant.rounds.push(round);
        }
        self.tournament.played += 1;
        self.excuse();
    }

    fn result(&mut self, first: Number, second: Number) -> (Round, Round) {
        let rng = &mut self.rng;
        if rng.f64() < self.habits.forfeit {
            let (won, other_won) = [(true, false), (false, true), (false, false)][rng.usize(..3)];
            let forfeit = |opponent, side, won| Round::Forfeit {
                opponent: Some(opponent),
                side: Some(side),
                won,
            };
            return (
                forfeit(second, Side::First, won),
                forfeit(first, Side::Second, other_won),
            );
        }
        let outcome = if rng.f64() < self.habits.draw {
            Outcome::Draw
        } else {
            // The stronger a player is than the opponent, the likelier a win.
            let gap = f64::from(second) - f64::from(first);
            if rng.f64() < 1.0 / (1.0 + (-gap / 10.0).exp()) {
                Outcome::Win
            } else {
                Outcome::Loss
            }
        };
        (
            Round::Game {
                opponent: second,
                side: Side::First,
                outcome,
            },
            Round::Game {
                opponent: first,
                side: Side::Second,
                outcome: outcome.other(),
            },
        )
    }
}
