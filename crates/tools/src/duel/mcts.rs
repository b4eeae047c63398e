//! Plain Monte Carlo tree search as a yardstick: UCT with random playouts, knowing nothing about
//! the games but their rules.

use std::ops::ControlFlow;

use super::Player;
use engine::{Playable, Random};
use rules::{Outcome, Side};

/// A playout that is not over after this many plies is drawn.
const LONGEST: usize = 200;

/// How strongly the search prefers rarely tried moves.
const CURIOSITY: f64 = 1.0;

/// The player.
pub(crate) struct Mcts<G: Playable> {
    playouts: u32,
    random: Random,
    tree: Vec<Node<G>>,
}

struct Node<G: Playable> {
    position: G,
    mv: Option<G::Move>,
    /// The side that moved to this node.
    mover: Side,
    children: std::ops::Range<usize>,
    is_open: bool,
    visits: f64,
    /// The points of the side that moved here.
    points: f64,
}

impl<G: Playable> Mcts<G> {
    /// Creates a player that makes this many playouts per move.
    pub(crate) fn new(playouts: u32) -> Mcts<G> {
        Mcts {
            playouts,
            random: Random::new(1),
            tree: Vec::new(),
        }
    }

    fn playout(&mut self) {
        let mut path = vec![0];
        let mut at = 0;
        while self.tree[at].is_open && !self.tree[at].children.is_empty() {
            at = self.choose_child(at);
            path.push(at);
        }
        if !self.tree[at].is_open && self.tree[at].visits > 0.0 {
            self.open(at);
            if !self.tree[at].children.is_empty() {
                at = self.tree[at].children.start;
                path.push(at);
            }
        }
        let outcome = self.finish(self.tree[at].position);
        for at in path {
            let node = &mut self.tree[at];
            node.visits += 1.0;
            node.points += match outcome {
                Outcome::Draw => 0.5,
                Outcome::Win(side) => f64::from(u8::from(side == node.mover)),
            };
        }
    }

    fn choose_child(&self, at: usize) -> usize {
        let node = &self.tree[at];
        let logarithm = node.visits.ln();
        let worth = |child: &usize| {
            let child = &self.tree[*child];
            if child.visits == 0.0 {
                return f64::INFINITY;
            }
            child.points / child.visits + CURIOSITY * (logarithm / child.visits).sqrt()
        };
        let mut best = (f64::NEG_INFINITY, node.children.start);
        for child in node.children.clone() {
            let worth = worth(&child);
            if worth > best.0 {
                best = (worth, child);
            }
        }
        best.1
    }

    fn open(&mut self, at: usize) {
        let position = self.tree[at].position;
        let first = self.tree.len();
        let _ = position.visit_distinct(|mv| {
            let mut next = position;
            next.play_legal(&mv);
            self.tree
                .push(node(next, Some(mv), position.side_to_move()));
            ControlFlow::<()>::Continue(())
        });
        self.tree[at].children = first..self.tree.len();
        self.tree[at].is_open = true;
    }

    fn finish(&mut self, mut position: G) -> Outcome {
        let mut moves = Vec::new();
        for _ in 0..LONGEST {
            moves.clear();
            let _ = position.visit_moves(|mv| {
                moves.push(mv);
                ControlFlow::<()>::Continue(())
            });
            if moves.is_empty() {
                return position.outcome().unwrap_or(Outcome::Draw);
            }
            position.play_legal(&moves[self.random.below(moves.len())]);
        }
        Outcome::Draw
    }
}

fn node<G: Playable>(position: G, mv: Option<G::Move>, mover: Side) -> Node<G> {
    Node {
        position,
        mv,
        mover,
        children: 0..0,
        is_open: false,
        visits: 0.0,
        points: 0.0,
    }
}

impl<G: Playable> Player<G> for Mcts<G> {
    fn choose(&mut self, position: &G, _played: &[u64]) -> Option<G::Move> {
        self.tree.clear();
        self.tree
            .push(node(*position, None, position.side_to_move().other()));
        self.open(0);
        for _ in 0..self.playouts {
            self.playout();
        }
        let children = self.tree[0].children.clone();
        let best = children
            .max_by(|one, other| self.tree[*one].visits.total_cmp(&self.tree[*other].visits))?;
        self.tree[best].mv
    }
}
