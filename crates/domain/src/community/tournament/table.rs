//! The standings of a tournament.

use std::cmp::Reverse;

use pairings::{
    standings::{self, Standing, TieBreak},
    tournament::{self as field, Bye, Outcome, Round, Scoring, Side},
};

use super::{
    Game, GameResult, Number, Stage, System, Tournament,
    next::{Meeting, winner},
};

/// The tie-breaks of a Swiss.
const SWISS: [TieBreak; 3] = [
    TieBreak::BuchholzCut1,
    TieBreak::SonnebornBerger,
    TieBreak::DirectEncounter,
];

/// The tie-breaks of a round robin, where everyone has the same opponents.
const ROUND_ROBIN: [TieBreak; 3] = [
    TieBreak::SonnebornBerger,
    TieBreak::DirectEncounter,
    TieBreak::Wins,
];

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The place, from 1. Players who are tied in everything share it.
    pub place: usize,
    /// The player.
    pub number: Number,
    /// The points, in halves. In a knock-out, twice the number of meetings the player has won.
    pub halves: u32,
    /// The values of the tie-breaks, in their order: quarters of a point for Buchholz and
    /// Sonneborn-Berger.
    pub tie_breaks: Vec<u64>,
    /// Whether the player has withdrawn.
    pub out: bool,
}

/// How a game that is still being played counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Running {
    /// As a draw, so that the next round can be paired.
    Drawn,
    /// Not yet.
    Nothing,
}

impl Tournament {
    /// Returns the standings, from the first place.
    pub fn standings(&self) -> Vec<Line> {
        self.standings_after(self.round())
    }

    /// Returns the standings after this many rounds.
    pub(super) fn standings_after(&self, rounds: u32) -> Vec<Line> {
        let (system, tie_breaks) = match self.plan.system {
            System::Knockout => return self.by_rounds_won(),
            System::Swiss => (standings::System::Swiss, &SWISS),
            System::RoundRobin | System::DoubleRoundRobin => {
                (standings::System::RoundRobin, &ROUND_ROBIN)
            }
        };
        let field = self.field(rounds, Running::Nothing);
        let standings = standings::standings(&field, system, tie_breaks);
        standings.into_iter().map(|one| self.line(one)).collect()
    }

    /// Returns how many rounds a report has: in a Swiss those that are over, because the next one
    /// is paired by it, otherwise all in which there are games.
    pub(super) fn counted(&self) -> u32 {
        let open = self.games.iter().find(|game| !game.is_over());
        match open.filter(|_| self.plan.system == System::Swiss) {
            Some(game) => game.round - 1,
            None => self.round(),
        }
    }

    fn line(&self, standing: Standing) -> Line {
        Line {
            place: standing.place,
            number: standing.number,
            halves: standing.points.in_halves(),
            tie_breaks: standing.tie_breaks,
            out: self.is_out(standing.number),
        }
    }

    fn is_out(&self, number: Number) -> bool {
        let entrant = self.entrant(number);
        self.stage != Stage::Over && entrant.is_some_and(|one| one.until.is_some())
    }

    /// Returns how far everyone got in a knock-out. Players who went out in the same round share a
    /// place.
    fn by_rounds_won(&self) -> Vec<Line> {
        let mut won: Vec<(Number, u32)> = self.entrants.iter().map(|one| (one.number, 0)).collect();
        for round in 1..=self.round() {
            for meeting in self.meetings(round) {
                if let Meeting::Won(winner) = winner(&meeting)
                    && let Some((_, times)) = won.iter_mut().find(|(one, _)| *one == winner)
                {
                    *times += 1;
                }
            }
        }
        won.sort_by_key(|(number, times)| (Reverse(*times), *number));
        let place = |times| 1 + won.iter().filter(|(_, more)| *more > times).count();
        won.iter()
            .map(|&(number, times)| Line {
                place: place(times),
                number,
                halves: 2 * times,
                tie_breaks: Vec::new(),
                out: self.is_out(number),
            })
            .collect()
    }

    /// Returns the tournament after `played` rounds, as the pairings need it.
    pub(super) fn field(&self, played: u32, running: Running) -> field::Tournament {
        let next = self.round() + 1;
        let entrants = self.entrants.iter().map(|one| field::Entrant {
            number: one.number,
            rounds: (1..=played)
                .map(|round| self.round_of(one.number, round, running))
                .collect(),
            acceleration: Vec::new(),
            adjustments: Vec::new(),
            present: one.plays_in(next),
        });
        field::Tournament {
            entrants: entrants.collect(),
            played: played as usize,
            rounds: self.rounds() as usize,
            initial_side: if self.plan.first_begins {
                Side::First
            } else {
                Side::Second
            },
            scoring: Scoring::default(),
            apart: Vec::new(),
        }
    }

    /// Returns a player's result of a round.
    fn round_of(&self, number: Number, round: u32, running: Running) -> Round {
        let mut games = self.games_of(round);
        let game = games.find(|game| game.first == number || game.second == Some(number));
        let Some(game) = game else {
            let is_late = self.entrant(number).is_some_and(|one| round < one.from);
            return Round::Bye(if is_late { Bye::Half } else { Bye::Zero });
        };
        let Some(second) = game.second else {
            return Round::Bye(Bye::PairingAllocated);
        };
        let (side, opponent) = if game.first == number {
            (Side::First, second)
        } else {
            (Side::Second, game.first)
        };
        played(game, side, opponent, running)
    }
}

/// Returns the result of a game for the player of this side.
fn played(game: &Game, side: Side, opponent: Number, running: Running) -> Round {
    let game_with = |outcome| Round::Game {
        opponent,
        side,
        outcome,
    };
    let unplayed = |won| Round::Forfeit {
        opponent: Some(opponent),
        side: Some(side),
        won,
    };
    let won_by = |winner| {
        if side == winner {
            Outcome::Win
        } else {
            Outcome::Loss
        }
    };
    match game.result {
        Some(GameResult::First) => game_with(won_by(Side::First)),
        Some(GameResult::Second) => game_with(won_by(Side::Second)),
        Some(GameResult::Draw) => game_with(Outcome::Draw),
        Some(GameResult::FirstUnplayed) => unplayed(side == Side::First),
        Some(GameResult::SecondUnplayed) => unplayed(side == Side::Second),
        Some(GameResult::Unplayed) => unplayed(false),
        None => match running {
            Running::Drawn => game_with(Outcome::Draw),
            Running::Nothing => Round::Bye(Bye::Zero),
        },
    }
}
