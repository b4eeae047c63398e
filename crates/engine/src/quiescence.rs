//! The search after the depth is used up: captures and wins, until the position is quiet enough to
//! be evaluated.

use std::ops::ControlFlow;

use super::{Playable, Search, Stopped, order::pick, value::win_in};

/// The number of captures tried at each ply after the depth is used up, best first. Where nearly
/// every piece can capture, more would never end.
const MOST_CAPTURES: [usize; 6] = [8, 4, 2, 1, 1, 1];

/// A capture is left out if the position stays too bad even with this much more than the capture
/// gains.
const HOPE: i32 = 150;

impl<G: Playable> Search<'_, G> {
    /// Returns the score of a position in which only captures are searched, `depth` plies of them
    /// so far.
    pub(super) fn quiescence(
        &mut self,
        node: &G,
        ply: usize,
        depth: usize,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        self.count_node()?;
        if let Some(score) = Self::ended(node, ply) {
            return Ok(score);
        }
        if self.sees_wins_at_once() && node.wins_at_once(node.side_to_move()) {
            return Ok(win_in(ply + 1));
        }
        let standing = self.evaluate(node);
        let most = MOST_CAPTURES.get(depth).copied().unwrap_or_default();
        if !self.heuristics.quiescence || standing >= beta || most == 0 {
            return Ok(standing);
        }
        alpha = alpha.max(standing);
        let mut best = standing;
        let first = self.moves.len();
        let _ = node.visit_forcing(|mv| {
            let ranked = self.order.rank(node, mv, 0, usize::MAX);
            self.moves.push(ranked);
            ControlFlow::<()>::Continue(())
        });
        self.overlook(first, || node.key());
        let count = self.moves.len() - first;
        for at in 0..count.min(most) {
            let mv = pick(&mut self.moves[first..], at).mv;
            let gain = node.gain(&mv);
            if gain > 0 && standing + gain + HOPE <= alpha {
                continue;
            }
            let mut child = *node;
            child.play_legal(&mv);
            let score = if child.side_to_move() == node.side_to_move() {
                self.quiescence(&child, ply + 1, depth + 1, alpha, beta)?
            } else {
                -self.quiescence(&child, ply + 1, depth + 1, -beta, -alpha)?
            };
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.moves.truncate(first);
        Ok(best)
    }
}
