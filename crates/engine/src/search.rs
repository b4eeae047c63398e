//! The search: depth after depth, until a limit is reached.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use super::{
    Heuristics, Limits, Noise, Playable, Stopped, Value,
    line::Line,
    order::{Order, Ranked},
    table::Table,
    value::{DECIDED, WON, win_in},
};
use rules::Outcome;

/// What is known after a depth has been searched.
#[derive(Clone, Debug)]
pub struct Finding<M> {
    /// How deep.
    pub depth: u32,
    /// What the position is worth to the side to move.
    pub value: Value,
    /// How many nodes the search has visited since its beginning.
    pub nodes: u64,
    /// The line that both sides play at their best, as far as it is known. It begins with the best
    /// move.
    pub line: Vec<M>,
}

/// A searcher of positions of one game. It can be used again and again.
pub struct Search<'w, G: Playable> {
    pub(super) heuristics: Heuristics,
    weights: &'w [i16],
    noise: Noise,
    pub(super) table: Table,
    pub(super) order: Order,
    pub(super) line: Line,
    /// The moves of all nodes of the line that is being searched, one after another.
    pub(super) moves: Vec<Ranked<G::Move>>,
    /// The best lines from each ply on.
    best: Vec<Vec<G::Move>>,
    nodes: u64,
    most_nodes: u64,
    /// How deep the search is meant to go at present.
    pub(super) depth: usize,
    stop: Arc<AtomicBool>,
    /// The code of the best move of the depth before.
    pub(super) root_code: u32,
    /// The first depth is searched to its end, whatever the limits.
    must_finish: bool,
}

impl<'w, G: Playable> Search<'w, G> {
    /// A searcher that remembers positions in so many mebibytes.
    pub fn new(heuristics: Heuristics, weights: &'w [i16], mebibytes: usize) -> Search<'w, G> {
        Search {
            heuristics,
            weights,
            noise: Noise::default(),
            table: Table::new(mebibytes),
            order: Order::new(),
            line: Line::default(),
            moves: Vec::new(),
            best: Vec::new(),
            nodes: 0,
            most_nodes: u64::MAX,
            depth: 0,
            stop: Arc::default(),
            root_code: 0,
            must_finish: false,
        }
    }

    /// Evaluates with this noise from now on.
    pub fn set_noise(&mut self, noise: Noise) {
        self.noise = noise;
    }

    /// From now on this flag ends a search as soon as it is set. The searcher looks at it every few
    /// thousand nodes.
    pub fn set_stop(&mut self, stop: Arc<AtomicBool>) {
        self.stop = stop;
    }

    /// Searches a position that has not ended. `played` has the keys of the positions that stood in
    /// the match before it. Calls `tell` after each depth, and whenever the move has changed since: in a
    /// depth that was not finished, or by a shorter win.
    ///
    /// The result depends on nothing else, and so not on searches before.
    pub fn go(
        &mut self,
        root: &G,
        played: &[u64],
        limits: Limits,
        mut tell: impl FnMut(&Finding<G::Move>),
    ) -> Option<Finding<G::Move>> {
        self.table.clear();
        self.order.clear();
        self.line = Line::after(played);
        self.nodes = 0;
        self.most_nodes = limits.nodes;
        self.moves.clear();
        self.root_code = 0;
        let mut found: Option<Finding<G::Move>> = None;
        for depth in 1..=limits.depth.clamp(1, Limits::DEEPEST) {
            self.must_finish = depth == 1;
            let last = found.as_ref().map(|found| found.value);
            self.depth = depth as usize;
            let score = self.deepen(root, depth.cast_signed(), last);
            let line = std::mem::take(&mut self.best[0]);
            // A depth that was not finished counts if it has found a move, for the best one of the
            // depth before is always tried first.
            let mut is_other = false;
            if let Some(mv) = line.first() {
                is_other = self.root_code != G::code(mv);
                self.root_code = G::code(mv);
                let value = match (score, &found) {
                    (Err(Stopped), Some(found)) => found.value,
                    (Ok(score), _) => Value::of(score),
                    (Err(Stopped), None) => Value::Score(0),
                };
                found = Some(Finding {
                    depth,
                    value,
                    nodes: self.nodes,
                    line,
                });
            }
            let Some(found) = &found else {
                break; // no move at all
            };
            let is_known =
                matches!(found.value, Value::Win(plies) | Value::Loss(plies) if plies <= depth);
            if score.is_ok() || is_other {
                tell(found);
            }
            if let (Ok(_), true, Value::Win(plies)) = (score, is_known, found.value) {
                let found = found.clone();
                let shorter = self.shorten(root, plies, limits);
                if let Some(shorter) = &shorter {
                    tell(shorter);
                }
                return Some(shorter.unwrap_or(found));
            }
            if score.is_err() || is_known {
                break;
            }
        }
        found
    }

    /// Looks for a win in fewer plies, leaving out nothing. What is left out otherwise may have been
    /// the shortest win.
    pub(super) fn shorten(
        &mut self,
        root: &G,
        plies: u32,
        limits: Limits,
    ) -> Option<Finding<G::Move>> {
        let heuristics = std::mem::replace(&mut self.heuristics, Heuristics::EXACT);
        self.moves.clear();
        self.must_finish = false;
        let alpha = win_in(plies as usize);
        let mut shorter = None;
        for depth in 1..plies.min(limits.depth + 1) {
            let Ok(score) = self.search(root, depth.cast_signed(), 0, alpha, WON) else {
                break;
            };
            if score > alpha {
                shorter = Some(Finding {
                    depth,
                    value: Value::of(score),
                    nodes: self.nodes,
                    line: std::mem::take(&mut self.best[0]),
                });
                break;
            }
        }
        self.heuristics = heuristics;
        shorter
    }

    /// Searches one depth, with a window round the last score that widens until the score is in it.
    fn deepen(&mut self, root: &G, depth: i32, last: Option<Value>) -> Result<i32, Stopped> {
        let (mut below, mut above) = (WON, WON);
        let mut centre = 0;
        if let (true, Some(Value::Score(score)), true) =
            (self.heuristics.aspiration, last, depth > 3)
        {
            (centre, below, above) = (score, 30, 30);
        }
        loop {
            let (alpha, beta) = ((centre - below).max(-WON), (centre + above).min(WON));
            let score = self.search(root, depth, 0, alpha, beta)?;
            if score <= alpha && alpha > -WON {
                below *= 4;
            } else if score >= beta && beta < WON {
                above *= 4;
            } else {
                return Ok(score);
            }
        }
    }

    pub(super) fn evaluate(&self, node: &G) -> i32 {
        let mut score = node.evaluate(self.weights);
        if self.noise.deviation > 0 {
            score += self.noise.of(node.key());
        }
        score.clamp(-DECIDED, DECIDED)
    }

    /// The score of a position that the board alone decides.
    pub(super) fn ended(node: &G, ply: usize) -> Option<i32> {
        let ending = node.ending_on_board()?;
        Some(score_of(ending.outcome, node, ply))
    }

    pub(super) fn count_node(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        let is_stopped = !self.must_finish
            && self.nodes.is_multiple_of(POLL)
            && self.stop.load(Ordering::Relaxed);
        if self.nodes > self.most_nodes && !self.must_finish || is_stopped {
            return Err(Stopped);
        }
        Ok(())
    }

    pub(super) fn clear_line(&mut self, ply: usize) {
        if self.best.len() < ply + 2 {
            self.best.resize(ply + 2, Vec::new());
        }
        self.best[ply].clear();
    }

    pub(super) fn keep_line(&mut self, ply: usize, mv: G::Move) {
        let (here, rest) = self.best.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(mv);
        here[ply].extend_from_slice(&rest[0]);
    }
}

/// How often the searcher looks whether it should stop, in nodes.
const POLL: u64 = 4096;

/// The score of an outcome at this distance from the root, for the side to move.
pub(super) fn score_of<G: Playable>(outcome: Outcome, node: &G, ply: usize) -> i32 {
    match outcome {
        Outcome::Draw => 0,
        Outcome::Win(side) if side == node.side_to_move() => win_in(ply),
        Outcome::Win(_) => -win_in(ply),
    }
}
