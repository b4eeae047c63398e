//! What a report must contain as a whole to be paired.

use std::collections::HashMap;

use super::super::tournament::{Number, Round, Side};
use super::player::PlayerLine;
use super::read::at;
use super::{Problem, TrfError};

/// The names for the Dutch system in `192`.
const DUTCH: [&str; 3] = ["FIDE_DUTCH", "FIDE_DUTCH_2025", "FIDE_DUTCH_2026"];

/// The suffix of its name when it is accelerated.
const ACCELERATED: &str = "_BAKU";

/// Checks the system. Only the Dutch system is paired here, and added points must be listed, which
/// `250` and `XXA` do.
pub(super) fn system(name: &str, is_listed: bool) -> Result<(), Problem> {
    let plain = name.strip_suffix(ACCELERATED);
    if !DUTCH.contains(&plain.unwrap_or(name)) {
        Err(Problem::System(name.to_owned()))
    } else if plain.is_some() && !is_listed {
        Err(Problem::Accelerated(name.to_owned()))
    } else {
        Ok(())
    }
}

/// Checks that both lines of a pair agree.
pub(super) fn opponents(players: &[PlayerLine]) -> Result<(), TrfError> {
    let by_number: HashMap<Number, &PlayerLine> = players
        .iter()
        .map(|player| (player.person.number, player))
        .collect();
    for player in players {
        for (index, round) in player.rounds.iter().enumerate() {
            let Some(
                Round::Game { opponent, .. }
                | Round::Forfeit {
                    opponent: Some(opponent),
                    ..
                },
            ) = round
            else {
                continue;
            };
            let Some(other) = by_number.get(opponent) else {
                return Err(at(player.line, Problem::Nobody(*opponent)));
            };
            let others = other.rounds.get(index).copied().flatten();
            if !round.is_some_and(|own| agree(own, others, player.person.number)) {
                let problem = Problem::Disagree {
                    round: index + 1,
                    opponent: *opponent,
                };
                return Err(at(player.line, problem));
            }
        }
    }
    Ok(())
}

/// Returns whether a player's round agrees with that of the opponent.
fn agree(own: Round, others: Option<Round>, number: Number) -> bool {
    match (own, others) {
        (
            Round::Game { side, outcome, .. },
            Some(Round::Game {
                opponent,
                side: other_side,
                outcome: other_outcome,
            }),
        ) => opponent == number && side.other() == other_side && outcome.other() == other_outcome,
        (
            Round::Forfeit { side, won, .. },
            Some(Round::Forfeit {
                opponent,
                side: other_side,
                won: other_won,
            }),
        ) => opponent == Some(number) && side.map(Side::other) == other_side && !(won && other_won),
        _ => false,
    }
}
