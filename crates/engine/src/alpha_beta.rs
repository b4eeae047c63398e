//! One node of the search: alpha-beta with the heuristics of [`Heuristics`](super::Heuristics).

use std::ops::ControlFlow;

use super::{
    Limits, Playable, Search, Stopped,
    memory::Recalled,
    order::{self, Ranked, pick},
    search::score_of,
    value::{DECIDED, WON, win_in},
};

/// How much worse a position can get in one ply, in hundredths of a piece.
const MARGIN: i32 = 80;

/// A position that is being searched.
pub(super) struct Node<G> {
    pub(super) position: G,
    pub(super) key: u64,
    pub(super) depth: i32,
    /// The distance from the root.
    pub(super) ply: usize,
    /// The score the side to move is sure of elsewhere.
    pub(super) alpha: i32,
    /// The score the opponent is sure of elsewhere.
    pub(super) beta: i32,
    /// Whether the opponent would win immediately if it were to move.
    is_threatened: bool,
}

impl<G> Node<G> {
    pub(super) fn is_root(&self) -> bool {
        self.ply == 0
    }

    /// Returns whether both sides might play into this node, as far as is known. All other nodes
    /// only need refuting.
    pub(super) fn is_expected(&self) -> bool {
        self.beta - self.alpha > 1
    }

    fn may_be_pruned(&self) -> bool {
        !self.is_expected() && !self.is_threatened && self.alpha.abs() < DECIDED
    }
}

impl<G: Playable> Search<'_, G> {
    /// Returns the score of a position for its side to move: exact within the window, a bound
    /// outside it.
    pub(super) fn search(
        &mut self,
        position: &G,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        self.clear_line(ply);
        let mut node = Node {
            position: *position,
            key: position.key(),
            depth,
            ply,
            alpha,
            beta,
            is_threatened: false,
        };
        if let Some(score) = self.seen_at_once(&node) {
            return Ok(score);
        }
        if self.heuristics.extensions && self.sees_wins_at_once() {
            let them = position.side_to_move().other();
            node.is_threatened = position.wins_at_once(them);
            if node.is_threatened && ply < 2 * self.depth {
                node.depth += 1;
            }
        }
        if node.depth <= 0 || ply >= 3 * Limits::DEEPEST as usize {
            return self.quiescence(position, ply, 0, alpha, beta);
        }
        self.count_node()?;
        if !node.is_root() {
            // A win that is nearer than this has been found already, or a nearer loss averted.
            node.alpha = alpha.max(-win_in(ply));
            node.beta = beta.min(win_in(ply + 1));
            if node.alpha >= node.beta {
                return Ok(node.alpha);
            }
        }
        let code = match self.recall(&node) {
            Recalled::Score(score) => return Ok(score),
            Recalled::Move(code) => code,
        };
        let standing = self.standing(&node);
        if let Some(standing) = standing
            && self.heuristics.reverse_futility
            && node.beta.abs() < DECIDED
            && standing - MARGIN * node.depth >= node.beta
        {
            return Ok(standing);
        }
        self.expand(&node, code, standing)
    }

    /// Returns the score of a node that needs no search: the match is over or effectively decided.
    fn seen_at_once(&self, node: &Node<G>) -> Option<i32> {
        let (position, ply) = (&node.position, node.ply);
        if let Some(score) = Self::ended(position, ply) {
            return Some(score);
        }
        if node.is_root() {
            return None; // a move is needed
        }
        if G::REPEATS && self.line.is_drawn(node.key) {
            return Some(0);
        }
        let wins = self.sees_wins_at_once() && position.wins_at_once(position.side_to_move());
        wins.then(|| win_in(ply + 1))
    }

    /// Returns the evaluation of a node, if it can lead to pruning.
    fn standing(&self, node: &Node<G>) -> Option<i32> {
        (node.may_be_pruned() && node.depth <= 6).then(|| self.evaluate(&node.position))
    }

    /// Searches the moves of a node.
    fn expand(&mut self, node: &Node<G>, code: u32, standing: Option<i32>) -> Result<i32, Stopped> {
        let first = self.moves.len();
        let _ = node.position.visit_distinct(|mv| {
            let ranked = self.order.rank(&node.position, mv, code, node.ply);
            self.moves.push(ranked);
            ControlFlow::<()>::Continue(())
        });
        self.overlook(first, || node.key);
        let count = self.moves.len() - first;
        if count == 0 {
            let outcome = node.position.outcome();
            return Ok(outcome.map_or(0, |outcome| score_of(outcome, &node.position, node.ply)));
        }
        self.line.push(node.key);
        let is_futile = self.heuristics.futility
            && node.depth <= 3
            && standing.is_some_and(|standing| standing + MARGIN * node.depth + 50 <= node.alpha);
        let (mut best, mut best_code, mut alpha) = (-WON, 0, node.alpha);
        let mut quiet = 0;
        for at in 0..count {
            let ranked = pick(&mut self.moves[first..], at);
            if ranked.is_quiet && node.may_be_pruned() && best > -DECIDED {
                quiet += 1;
                if self.is_late(node, quiet) || is_futile && quiet > 1 {
                    continue;
                }
            }
            let mut child = node.position;
            child.play_legal(&ranked.mv);
            let reduced = if ranked.is_quiet {
                self.reduction(node, at, &ranked)
            } else {
                0
            };
            let score = self.score_move(node, &child, at, reduced, alpha)?;
            if score > best {
                best = score;
                if score > alpha || node.is_root() && at == 0 {
                    alpha = alpha.max(score);
                    best_code = G::code(&ranked.mv);
                    self.keep_line(node.ply, ranked.mv);
                }
            }
            if score >= node.beta {
                let tried = &self.moves[first..=first + at];
                self.order
                    .learn(&node.position, tried, node.depth, node.ply, self.heuristics);
                break;
            }
        }
        self.moves.truncate(first);
        self.line.pop();
        self.remember(node, best, best_code);
        Ok(best)
    }

    /// Returns whether this many quiet moves near the leaves are enough.
    fn is_late(&self, node: &Node<G>, quiet: i32) -> bool {
        self.heuristics.late_move_pruning
            && node.depth <= 4
            && quiet > 6 + 3 * node.depth * node.depth
    }

    /// Returns by how many plies to reduce the search of a quiet move at this place in the order.
    fn reduction(&self, node: &Node<G>, at: usize, ranked: &Ranked<G::Move>) -> i32 {
        let is_late = at >= 3 && node.depth >= 3 && !node.is_threatened;
        if !self.heuristics.late_move_reductions || !is_late {
            return 0;
        }
        let by_place = at.ilog2().cast_signed() * node.depth.ilog2().cast_signed();
        let learnt = 2 * ranked.rank / order::MOST_HISTORY;
        let reduced = (2 + by_place) / 3 - i32::from(node.is_expected()) - learnt.clamp(-1, 2);
        reduced.clamp(0, node.depth - 2)
    }

    /// Returns the score of a move for the side that makes it. All moves but the first only need
    /// refuting, until one cannot be refuted.
    fn score_move(
        &mut self,
        node: &Node<G>,
        child: &G,
        at: usize,
        reduced: i32,
        alpha: i32,
    ) -> Result<i32, Stopped> {
        let depth = node.depth - 1;
        let is_narrow = self.heuristics.principal_variation && at > 0;
        if is_narrow || reduced > 0 {
            let mut score = self.child(node, child, depth - reduced, alpha, alpha + 1)?;
            if reduced > 0 && score > alpha {
                score = self.child(node, child, depth, alpha, alpha + 1)?;
            }
            if score <= alpha || is_narrow && score >= node.beta {
                return Ok(score);
            }
        }
        self.child(node, child, depth, alpha, node.beta)
    }

    /// Returns the score of a child for the side that moves at the node. After some moves the same
    /// side moves again.
    fn child(
        &mut self,
        node: &Node<G>,
        child: &G,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        let ply = node.ply + 1;
        if child.side_to_move() == node.position.side_to_move() {
            self.search(child, depth, ply, alpha, beta)
        } else {
            Ok(-self.search(child, depth, ply, -beta, -alpha)?)
        }
    }
}
