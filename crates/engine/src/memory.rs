//! The search's memory of the nodes it has visited.

use super::{Playable, Search, alpha_beta::Node, table::Bound, value::DECIDED};

/// The table's knowledge of a node.
pub(super) enum Recalled {
    /// A score that settles the node.
    Score(i32),
    /// The code of a good move, or 0.
    Move(u32),
}

impl<G: Playable> Search<'_, G> {
    /// Looks up a node in the table. At the root it is not asked for a score, because a move is
    /// needed; nor where both sides might go, because the line is needed.
    pub(super) fn recall(&self, node: &Node<G>) -> Recalled {
        if node.is_root() {
            return Recalled::Move(self.root_code);
        }
        let entry = if self.heuristics.table {
            self.table.get(node.key)
        } else {
            None
        };
        let Some(entry) = entry else {
            return Recalled::Move(0);
        };
        let score = from_table(entry.score, node.ply);
        let is_enough = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= node.beta,
            Bound::Upper => score <= node.alpha,
            Bound::None => false,
        };
        if is_enough && i32::from(entry.depth) >= node.depth && !node.is_expected() {
            Recalled::Score(score)
        } else {
            Recalled::Move(entry.code)
        }
    }

    /// Stores what was found out about a node.
    pub(super) fn remember(&mut self, node: &Node<G>, best: i32, code: u32) {
        if !self.heuristics.table {
            return;
        }
        let bound = if best >= node.beta {
            Bound::Lower
        } else if best > node.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let score = to_table(best, node.ply);
        self.table.put(node.key, code, node.depth, score, bound);
    }
}

/// Converts a score for the table. Scores in the table count the plies to a win from their
/// position, others from the root.
fn to_table(score: i32, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or_default();
    if score > DECIDED {
        score + ply
    } else if score < -DECIDED {
        score - ply
    } else {
        score
    }
}

fn from_table(score: i16, ply: usize) -> i32 {
    let (score, ply) = (i32::from(score), i32::try_from(ply).unwrap_or_default());
    if score > DECIDED {
        score - ply
    } else if score < -DECIDED {
        score + ply
    } else {
        score
    }
}
