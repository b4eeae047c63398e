//! The search against programs that are too simple to be wrong.

mod agreement;
mod facts;
mod minimax;
mod protocol;
mod repetition;
mod wins;

use std::ops::ControlFlow;

use super::{Playable, random::Random};

/// Returns all legal moves.
fn moves<G: Playable>(node: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    let _ = node.visit_moves(|mv| {
        moves.push(mv);
        ControlFlow::<()>::Continue(())
    });
    moves
}

/// Returns the position after a move.
fn after<G: Playable>(node: &G, mv: &G::Move) -> G {
    let mut child = *node;
    child.play_legal(mv);
    child
}

/// Returns positions of random matches that have not ended, one every `every` plies.
fn positions<G: Playable>(seed: u64, count: usize, every: usize) -> Vec<G> {
    let mut random = Random::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut node = G::start(G::INFO.sizes[random.below(G::INFO.sizes.len())]);
        let offset = random.below(every);
        for ply in 0..300 {
            let moves = moves(&node);
            if moves.is_empty() || found.len() == count {
                break;
            }
            if ply % every == offset {
                found.push(node);
            }
            node = after(&node, &moves[random.below(moves.len())]);
        }
    }
    found
}

/// Returns the last positions of random matches.
fn last_positions<G: Playable>(seed: u64, count: usize) -> Vec<G> {
    let mut random = Random::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut line = vec![G::start(G::INFO.sizes[random.below(G::INFO.sizes.len())])];
        while line.len() < 300 {
            let node = line[line.len() - 1];
            let moves = moves(&node);
            if moves.is_empty() {
                break;
            }
            line.push(after(&node, &moves[random.below(moves.len())]));
        }
        let going = line.iter().rev().filter(|node| node.outcome().is_none());
        found.extend(going.take(3));
    }
    found
}

/// Turns a function that is generic over games into a test for each game.
macro_rules! for_every_game {
    ($($test:ident),+ $(,)?) => {
        mod courtyard {
            $(#[test] fn $test() { super::$test::<rules::courtyard::Position>(); })+
        }
        mod guard_and_towers {
            $(#[test] fn $test() { super::$test::<rules::guard_and_towers::Position>(); })+
        }
        mod king_and_courtesan {
            $(#[test] fn $test() { super::$test::<rules::king_and_courtesan::Position>(); })+
        }
        mod kings_court {
            $(#[test] fn $test() { super::$test::<rules::kings_court::Position>(); })+
        }
    };
}
pub(crate) use for_every_game;
