//! A match for the gallery.

use std::ops::ControlFlow;

use rules::{AnyMove, AnyPosition, Ply};

/// The maximum number of plies in the match.
const PLIES: usize = 60;

/// Returns a match between weak players who prefer eventful moves. It is always the same.
pub(super) fn some_match(start: &AnyPosition) -> Vec<Ply> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    let mut seed = 1_u64;
    while moves.len() < PLIES && position.outcome().is_none() {
        let legal = some_moves(&position);
        let events = |mv: &AnyMove| {
            let trace = mv.trace();
            trace.path.len() + trace.removed.len()
        };
        let most = legal.iter().map(events).max();
        // Every third move is one of the most eventful.
        let eventful = |mv: &&AnyMove| moves.len() % 3 != 2 || most == Some(events(mv));
        let choice: Vec<&AnyMove> = legal.iter().filter(eventful).collect();
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let at = usize::try_from(seed >> 33).unwrap_or_default() % choice.len().max(1);
        let Some(&mv) = choice.get(at) else {
            break;
        };
        let ply = mv.clone().play();
        position = ply.position.clone();
        moves.push(ply);
    }
    moves
}

/// Returns legal moves, no more than are needed to choose from.
pub(super) fn some_moves(position: &AnyPosition) -> Vec<AnyMove> {
    let mut moves = Vec::new();
    let _ = position.visit_moves(|mv| {
        moves.push(mv);
        if moves.len() < 500 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    moves
}
