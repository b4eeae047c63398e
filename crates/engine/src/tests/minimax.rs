//! Minimax without pruning or memory.

use super::{after, moves};
use crate::{
    Playable,
    value::{DECIDED, win_in},
};
use rules::{Game, Outcome};

fn score<G: Game>(outcome: Outcome, node: &G, ply: usize) -> i32 {
    match outcome {
        Outcome::Draw => 0,
        Outcome::Win(side) if side == node.side_to_move() => win_in(ply),
        Outcome::Win(_) => -win_in(ply),
    }
}

/// Returns the score of a position after `line`, the positions since the root.
pub(super) fn minimax<G: Playable>(node: &G, depth: usize, line: &mut Vec<G>) -> i32 {
    let ply = line.len();
    let outcome = if depth == 0 {
        node.ending_on_board().map(|ending| ending.outcome)
    } else {
        node.outcome()
    };
    if let Some(outcome) = outcome {
        return score(outcome, node, ply);
    }
    if line.contains(node) {
        return 0;
    }
    if depth == 0 {
        return node.evaluate(G::WEIGHTS).clamp(-DECIDED, DECIDED);
    }
    line.push(*node);
    let best = moves(node)
        .iter()
        .map(|mv| {
            let child = after(node, mv);
            let sign = if child.side_to_move() == node.side_to_move() {
                1
            } else {
                -1
            };
            sign * minimax(&child, depth - 1, line)
        })
        .max();
    line.pop();
    best.expect("a position that has not ended has a move")
}
