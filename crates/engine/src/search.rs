//! The search: depth after depth, until a limit is reached.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use super::{
    Heuristics, Limits, Mistakes, Playable, Stopped, Value,
    line::Line,
    order::{Order, Ranked},
    table::Table,
    value::{DECIDED, WON, win_in},
};
use rules::Outcome;

/// The result of searching one depth.
#[derive(Clone, Debug)]
pub struct Finding<M> {
    /// The depth.
    pub depth: u32,
    /// The value of the position to the side to move.
    pub value: Value,
    /// The number of nodes the search has visited since it started.
    pub nodes: u64,
    /// The best line for both sides, as far as it is known. It begins with the best move.
    pub line: Vec<M>,
}

/// A searcher of positions of one game. It can be reused.
pub struct Search<'w, G: Playable> {
    pub(super) heuristics: Heuristics,
    weights: &'w [i16],
    mistakes: Mistakes,
    /// The mistakes of this turn.
    erring: Mistakes,
    /// Determines the mistakes.
    seed: u64,
    pub(super) table: Table,
    pub(super) order: Order,
    pub(super) line: Line,
    /// The moves of all nodes of the line that is being searched, one after another.
    pub(super) moves: Vec<Ranked<G::Move>>,
    /// The best lines from each ply on.
    best: Vec<Vec<G::Move>>,
    nodes: u64,
    most_nodes: u64,
    /// The intended depth of the current search.
    pub(super) depth: usize,
    stop: Arc<AtomicBool>,
    /// The code of the best move at the previous depth.
    pub(super) root_code: u32,
    /// The first depth is searched to its end, whatever the limits.
    must_finish: bool,
}

impl<'w, G: Playable> Search<'w, G> {
    /// Creates a searcher that remembers positions in this many mebibytes.
    pub fn new(heuristics: Heuristics, weights: &'w [i16], mebibytes: usize) -> Search<'w, G> {
        Search {
            heuristics,
            weights,
            mistakes: Mistakes::NONE,
            erring: Mistakes::NONE,
            seed: 0,
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

    /// Sets the mistakes to make from now on, and the seed that determines them.
    pub fn set_mistakes(&mut self, mistakes: Mistakes, seed: u64) {
        self.mistakes = mistakes;
        self.seed = seed;
    }

    /// Sets the flag that ends a search. The searcher checks it every few thousand nodes.
    pub fn set_stop(&mut self, stop: Arc<AtomicBool>) {
        self.stop = stop;
    }

    /// Searches a position that has not ended. `played` has the keys of the earlier positions of
    /// the match. Calls `tell` after each depth, and whenever the move has changed since: in an
    /// unfinished depth, or by a shorter win.
    ///
    /// The result depends on nothing else, so earlier searches do not affect it.
    pub fn go(
        &mut self,
        root: &G,
        played: &[u64],
        limits: Limits,
        mut tell: impl FnMut(&Finding<G::Move>),
    ) -> Option<Finding<G::Move>> {
        self.erring = self.mistakes.of_turn(self.seed, root.key());
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
            // An unfinished depth counts if it has found a move, because the best one of the
            // previous depth is always tried first.
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

    /// Looks for a win in fewer plies without pruning anything. What is otherwise pruned could have
    /// been the shortest win.
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

    /// Searches one depth, with a window around the last score that widens until the score is
    /// inside it.
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
        if self.erring.deviation > 0 {
            score += self.erring.noise(self.seed, node.key());
        }
        score.clamp(-DECIDED, DECIDED)
    }

    /// Returns the score of a position that the board alone decides.
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

    /// Returns whether a win with the next ply is seen without looking at the moves. A player who can
    /// overlook a move has to look at them.
    pub(super) fn sees_wins_at_once(&self) -> bool {
        self.heuristics.wins_at_once && self.erring.overlooked == 0
    }

    /// Leaves out the moves from `first` on that are overlooked in their position, unless these are
    /// all. `key` returns the key of the position.
    pub(super) fn overlook(&mut self, first: usize, key: impl FnOnce() -> u64) {
        let (mistakes, seed) = (self.erring, self.seed);
        if mistakes.overlooked == 0 {
            return;
        }
        let key = key();
        let is_seen = |ranked: &Ranked<G::Move>| !mistakes.overlook(seed, key, G::code(&ranked.mv));
        if self.moves[first..].iter().any(is_seen) {
            let mut at = 0;
            self.moves.retain(|ranked| {
                at += 1;
                at <= first || is_seen(ranked)
            });
        }
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

/// How often the searcher checks whether it should stop, in nodes.
const POLL: u64 = 4096;

/// Returns the score of an outcome at this distance from the root, for the side to move.
pub(super) fn score_of<G: Playable>(outcome: Outcome, node: &G, ply: usize) -> i32 {
    match outcome {
        Outcome::Draw => 0,
        Outcome::Win(side) if side == node.side_to_move() => win_in(ply),
        Outcome::Win(_) => -win_in(ply),
    }
}
