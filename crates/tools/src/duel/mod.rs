//! Matches between two players of the engine, to find out which is stronger.
//!
//! Matches come in pairs: from the same opening, each player has each side once. So an opening that
//! favours a side favours neither player.

mod mcts;
mod openings;
mod player;
mod sprt;

pub(crate) use mcts::Mcts;
pub(super) use openings::random_line;
pub(crate) use openings::{LOOK, opening};
pub(crate) use player::{Beginner, Habit, Player, Searcher};
pub(crate) use sprt::{DECISIVE, Tally};

use std::ops::ControlFlow;

use engine::Playable;
use rules::{Outcome, Side};

/// A match that is not over after this many plies is drawn.
const LONGEST: usize = 400;

/// A match that has been played.
#[derive(Clone, Debug)]
pub(crate) struct Played<G: Playable> {
    /// The positions, from the opening to the end.
    pub positions: Vec<G>,
    /// The outcome. Third repetitions and unfinished matches are drawn.
    pub outcome: Outcome,
}

/// Plays a match from an opening. `players` are the first side and the second.
pub(crate) fn play<G: Playable>(opening: &[G], players: [&mut dyn Player<G>; 2]) -> Played<G> {
    let [first, second] = players;
    let mut positions = opening.to_vec();
    let mut keys: Vec<u64> = opening.iter().map(Playable::key).collect();
    let outcome = loop {
        let (Some(&position), Some(key)) = (positions.last(), keys.pop()) else {
            break Outcome::Draw;
        };
        let times = keys.iter().filter(|&&before| before == key).count();
        if let Some(outcome) = position.outcome() {
            break outcome;
        }
        if times >= 2 || positions.len() > LONGEST {
            break Outcome::Draw;
        }
        let mv = match position.side_to_move() {
            Side::First => first.choose(&position, &keys),
            Side::Second => second.choose(&position, &keys),
        };
        let Some(mv) = mv else {
            break Outcome::Draw;
        };
        keys.push(key);
        let mut next = position;
        next.play_legal(&mv);
        keys.push(next.key());
        positions.push(next);
    };
    Played { positions, outcome }
}

/// Plays pairs until `go_on` breaks, from openings of this seed that a search of `look` nodes finds
/// even.
pub(crate) fn pairs<G: Playable>(
    seed: u64,
    look: u64,
    size: u8,
    one: &mut dyn Player<G>,
    other: &mut dyn Player<G>,
    mut go_on: impl FnMut(&Tally) -> ControlFlow<()>,
) -> Tally {
    let mut tally = Tally::default();
    let mut number = 0;
    loop {
        let opening = opening::<G>(seed.wrapping_add(number), size, look);
        number += 1;
        one.begin(number);
        other.begin(number);
        let there = play(&opening, [&mut *one, &mut *other]);
        let back = play(&opening, [&mut *other, &mut *one]);
        tally.add(
            points(there.outcome, Side::First) + points(back.outcome, Side::Second),
            [&there.outcome, &back.outcome]
                .iter()
                .filter(|outcome| ***outcome == Outcome::Draw)
                .count(),
            there.positions.len() + back.positions.len(),
        );
        if go_on(&tally).is_break() {
            return tally;
        }
    }
}

/// Returns the half points of a side.
fn points(outcome: Outcome, side: Side) -> usize {
    match outcome {
        Outcome::Draw => 1,
        Outcome::Win(winner) if winner == side => 2,
        Outcome::Win(_) => 0,
    }
}
