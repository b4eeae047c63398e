//! The order in which moves are tried: the likely best come first, so that the rest is refuted
//! fast.

use super::{Heuristics, Playable, playable::SLOTS};
use rules::Side;

/// A move with its rank in the order: the highest goes first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked<M> {
    pub(super) mv: M,
    pub(super) rank: i32,
    pub(super) is_quiet: bool,
}

/// The best known move in this position.
const KNOWN: i32 = 1 << 30;
/// Captures come before other moves.
const CAPTURE: i32 = 1 << 24;
/// A killer.
const KILLER: i32 = 1 << 20;
/// History scores stay between this and its negative.
pub(super) const MOST_HISTORY: i32 = 1 << 14;

/// The search's knowledge about the order of moves.
pub(super) struct Order {
    /// For each distance from the root, the codes of the last two moves that refuted.
    killers: Vec<[u32; 2]>,
    /// The success of quiet moves, by side and slot.
    history: [Vec<i32>; 2],
}

impl Order {
    pub(super) fn new() -> Order {
        Order {
            killers: Vec::new(),
            history: Side::BOTH.map(|_| vec![0; SLOTS]),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.killers.clear();
        for history in &mut self.history {
            history.fill(0);
        }
    }

    /// Ranks a move. `known` is the code of the best known move, or 0.
    pub(super) fn rank<G: Playable>(
        &self,
        node: &G,
        mv: G::Move,
        known: u32,
        ply: usize,
    ) -> Ranked<G::Move> {
        let gain = node.gain(&mv);
        let code = G::code(&mv);
        let rank = if code == known {
            KNOWN
        } else if gain > 0 {
            CAPTURE + gain
        } else {
            match self.killers.get(ply) {
                Some([first, _]) if *first == code => KILLER + 1,
                Some([_, second]) if *second == code => KILLER,
                _ => self.history[node.side_to_move().index()][usize::from(G::slot(&mv))],
            }
        };
        Ranked {
            mv,
            rank,
            is_quiet: gain == 0,
        }
    }

    /// Records that the last of these moves was good enough, and that those before it were not.
    pub(super) fn learn<G: Playable>(
        &mut self,
        node: &G,
        tried: &[Ranked<G::Move>],
        depth: i32,
        ply: usize,
        heuristics: Heuristics,
    ) {
        let Some((best, others)) = tried.split_last() else {
            return;
        };
        if !best.is_quiet {
            return;
        }
        if heuristics.killers {
            if self.killers.len() <= ply {
                self.killers.resize(ply + 1, [0; 2]);
            }
            let killers = &mut self.killers[ply];
            let code = G::code(&best.mv);
            if killers[0] != code {
                *killers = [code, killers[0]];
            }
        }
        if heuristics.history {
            let bonus = (depth * depth).min(400);
            let history = &mut self.history[node.side_to_move().index()];
            update(&mut history[usize::from(G::slot(&best.mv))], bonus);
            for other in others.iter().filter(|other| other.is_quiet) {
                update(&mut history[usize::from(G::slot(&other.mv))], -bonus);
            }
        }
    }
}

/// Moves a counter by a bonus, which counts less the farther out the counter already is.
fn update(counter: &mut i32, bonus: i32) {
    *counter += bonus * 16 - *counter * bonus.abs() / (MOST_HISTORY / 16);
}

/// Moves the highest-ranked move from `at` onwards to `at`.
pub(super) fn pick<M: Copy>(moves: &mut [Ranked<M>], at: usize) -> Ranked<M> {
    /// After this many picks the rest is sorted in one go: otherwise the time would grow with the
    /// square of the number of moves.
    const SINGLY: usize = 8;
    if at == SINGLY {
        moves[at..].sort_by_key(|ranked| std::cmp::Reverse(ranked.rank));
    } else if at < SINGLY {
        let mut best = at;
        for other in at + 1..moves.len() {
            if moves[other].rank > moves[best].rank {
                best = other;
            }
        }
        moves.swap(at, best);
    }
    moves[at]
}
