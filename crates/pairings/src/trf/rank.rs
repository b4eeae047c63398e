//! Pairing in the order of the ranks that a file states, instead of the players' numbers, as the
//! setting `rank` of `XXC` requests.

use std::collections::HashMap;

use super::super::tournament::{Entrant, Number, Pair, Round, Tournament};
use super::player::PlayerLine;
use super::{Person, Problem, TrfError};

/// Makes sure that each player has a rank and no two share one.
pub(super) fn check_ranks(players: &[PlayerLine]) -> Result<(), TrfError> {
    let mut taken = Vec::new();
    for player in players {
        let problem = match player.person.rank {
            None => Problem::NoRank,
            Some(rank) if taken.contains(&rank) => Problem::RankTwice(rank),
            Some(rank) => {
                taken.push(rank);
                continue;
            }
        };
        return Err(TrfError::Line {
            line: player.line,
            problem,
        });
    }
    Ok(())
}

/// The numbers of players by their ranks, and vice versa.
pub(super) struct Ranks {
    of: HashMap<Number, Number>,
    numbers: HashMap<Number, Number>,
}

impl Ranks {
    pub(super) fn of(people: &[Person]) -> Self {
        let ranked = people
            .iter()
            .filter_map(|person| Some((person.number, person.rank?)));
        Self {
            of: ranked.clone().collect(),
            numbers: ranked.map(|(number, rank)| (rank, number)).collect(),
        }
    }

    /// Returns the tournament as if ranks were the players' numbers.
    pub(super) fn renumber(&self, tournament: &Tournament) -> Tournament {
        let rank = |number: Number| self.of.get(&number).copied().unwrap_or(number);
        let round = |&round: &Round| match round {
            Round::Game {
                opponent,
                side,
                outcome,
            } => Round::Game {
                opponent: rank(opponent),
                side,
                outcome,
            },
            Round::Forfeit {
                opponent,
                side,
                won,
            } => Round::Forfeit {
                opponent: opponent.map(rank),
                side,
                won,
            },
            Round::Bye(_) => round,
        };
        let entrants = tournament.entrants.iter().map(|entrant| Entrant {
            number: rank(entrant.number),
            rounds: entrant.rounds.iter().map(round).collect(),
            ..entrant.clone()
        });
        let apart = tournament.apart.iter();
        Tournament {
            entrants: entrants.collect(),
            apart: apart
                .map(|&(one, other)| (rank(one), rank(other)))
                .collect(),
            ..tournament.clone()
        }
    }

    /// Returns the pairs, with the players' own numbers.
    pub(super) fn numbers(&self, pairs: &[Pair]) -> Vec<Pair> {
        let number = |rank: Number| self.numbers.get(&rank).copied().unwrap_or(rank);
        let pairs = pairs.iter().map(|pair| Pair {
            first: number(pair.first),
            second: pair.second.map(number),
        });
        pairs.collect()
    }
}
