//! Proofs of wins: every defence is tried, and nothing is left out.

use std::{collections::HashMap, ops::ControlFlow};

use engine::Playable;
use rules::{Outcome, Side};

/// The proof takes more nodes than allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooMuch;

/// Proves wins of one side, and remembers what is proved.
#[derive(Debug)]
pub(super) struct Prover {
    winner: Side,
    nodes: u64,
    most_nodes: u64,
    /// Results for positions by their keys and the remaining plies.
    known: HashMap<(u64, u32), bool>,
    /// The move that last refuted an attempt with this many plies left. It often refutes the next
    /// one too.
    refuter: [u32; Prover::DEEPEST + 1],
}

impl Prover {
    /// The maximum depth of a proof, in plies.
    pub(super) const DEEPEST: usize = 5;

    pub(super) fn new(winner: Side, most_nodes: u64) -> Prover {
        Prover {
            winner,
            nodes: 0,
            most_nodes,
            known: HashMap::new(),
            refuter: [0; Prover::DEEPEST + 1],
        }
    }

    pub(super) const fn winner(&self) -> Side {
        self.winner
    }

    /// Returns the smallest number of plies, at most `plies`, in which the winner forces a win.
    pub(super) fn shortest<G: Playable>(
        &mut self,
        node: &G,
        plies: u32,
    ) -> Result<Option<u32>, TooMuch> {
        for plies in 0..=plies {
            if self.wins(node, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }

    /// Returns whether the winner can force a win in at most this many plies.
    ///
    /// Whether a position has occurred before does not matter: in the shortest win none occurs
    /// twice.
    pub(super) fn wins<G: Playable>(&mut self, node: &G, plies: u32) -> Result<bool, TooMuch> {
        self.nodes += 1;
        if self.nodes > self.most_nodes {
            return Err(TooMuch);
        }
        if plies == 0 {
            return Ok(node.outcome() == Some(Outcome::Win(self.winner)));
        }
        let key = (node.key(), plies);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let wins = self.tries(node, plies)?;
        self.known.insert(key, wins);
        Ok(wins)
    }

    fn tries<G: Playable>(&mut self, node: &G, plies: u32) -> Result<bool, TooMuch> {
        if let Some(ending) = node.ending_on_board() {
            return Ok(ending.outcome == Outcome::Win(self.winner));
        }
        let ours = node.side_to_move() == self.winner;
        let mut moves = distinct(node);
        if moves.is_empty() {
            return Ok(node.outcome() == Some(Outcome::Win(self.winner)));
        }
        let refuter = self.refuter[plies as usize];
        if let Some(at) = moves.iter().position(|mv| G::code(mv) == refuter) {
            moves.swap(0, at);
        }
        for mv in &moves {
            if self.wins(&after(node, mv), plies - 1)? == ours {
                self.refuter[plies as usize] = G::code(mv);
                return Ok(ours);
            }
        }
        Ok(!ours)
    }

    /// Returns the moves of a position after which the winner still wins in at most this many
    /// plies, this one included. Of moves that lead to the same position, only one is returned.
    pub(super) fn winning<G: Playable>(
        &mut self,
        node: &G,
        plies: u32,
    ) -> Result<Vec<G::Move>, TooMuch> {
        let mut winning = Vec::new();
        for mv in distinct(node) {
            if self.wins(&after(node, &mv), plies - 1)? {
                winning.push(mv);
            }
        }
        Ok(winning)
    }
}

/// Returns one legal move for each reachable position.
pub(super) fn distinct<G: Playable>(node: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    let mut reached = Vec::new();
    let _ = node.visit_distinct(|mv| {
        let after = after(node, &mv).key();
        if !reached.contains(&after) {
            reached.push(after);
            moves.push(mv);
        }
        ControlFlow::<()>::Continue(())
    });
    moves
}

pub(super) fn after<G: Playable>(node: &G, mv: &G::Move) -> G {
    let mut child = *node;
    child.play_legal(mv);
    child
}
