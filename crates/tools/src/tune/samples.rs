//! Positions to learn from.

#![expect(
    clippy::cast_precision_loss,
    reason = "scores, weights and their numbers are far below 2²⁴"
)]

use crate::duel::random_line;
use engine::{Limits, Mistakes, Playable, Random, Search, Value};
use rules::{Outcome, Side};

/// A match that is not over after this many plies counts as drawn.
const LONGEST: usize = 300;

/// How much of a position's target value comes from the search, not from the outcome.
const SEARCHED: f32 = 0.3;

/// Roughly the hundredths of a piece that make a win e times likelier than a loss. The fit finds
/// the true number.
const SCALE: f32 = 200.0;

/// Quiet positions with how their matches ended.
#[derive(Debug, Default)]
pub(crate) struct Samples {
    /// The terms of all positions, one position after another: the number and the count of each.
    terms: Vec<(u16, i16)>,
    /// For each position, where its terms end, and what it turned out to be worth to the side to
    /// move: from 0 for a loss to 1 for a win.
    positions: Vec<(usize, f32)>,
}

impl Samples {
    /// Returns the number of positions.
    pub(crate) fn len(&self) -> usize {
        self.positions.len()
    }

    /// Returns the terms of a position and its worth.
    pub(super) fn get(&self, at: usize) -> (&[(u16, i16)], f32) {
        let begin = if at == 0 { 0 } else { self.positions[at - 1].0 };
        let (end, worth) = self.positions[at];
        (&self.terms[begin..end], worth)
    }

    /// Plays the match of this seed and takes its quiet positions.
    ///
    /// Noise makes the players err now and then. Where good play leads to a draw, there is nothing
    /// to learn without it.
    pub(crate) fn add_match<G: Playable>(
        &mut self,
        search: &mut Search<'_, G>,
        seed: u64,
        nodes: u64,
        deviation: u16,
    ) {
        let mut random = Random::new(seed);
        let size = G::INFO.sizes[random.below(G::INFO.sizes.len())];
        let opening = random_line::<G>(&mut random, size);
        let mut keys: Vec<u64> = opening.iter().map(Playable::key).collect();
        let Some(&(mut node)) = opening.last() else {
            return;
        };
        let mistakes = Mistakes {
            deviation,
            ..Mistakes::NONE
        };
        search.set_mistakes(mistakes, seed);
        let mut quiet: Vec<(G, i32)> = Vec::new();
        let outcome = loop {
            if let Some(outcome) = node.outcome() {
                break outcome;
            }
            keys.pop();
            let key = node.key();
            let times = keys.iter().filter(|&&before| before == key).count();
            if times >= 2 || keys.len() > LONGEST {
                break Outcome::Draw;
            }
            let Some(found) = search.go(&node, &keys, Limits::nodes(nodes), |_| {}) else {
                break Outcome::Draw;
            };
            let mv = found.line[0];
            if let Value::Score(score) = found.value
                && is_quiet(&node, &mv)
            {
                quiet.push((node, score));
            }
            keys.push(key);
            node.play_legal(&mv);
            keys.push(node.key());
        };
        for (node, score) in quiet {
            self.add(&node, score, outcome);
        }
    }

    fn add<G: Playable>(&mut self, node: &G, score: i32, outcome: Outcome) {
        let mut counts = vec![0i32; G::WEIGHTS.len()];
        node.visit_terms(|term, count| counts[term] += count);
        for (term, &count) in counts.iter().enumerate() {
            if count != 0 {
                let term = u16::try_from(term).unwrap_or_default();
                self.terms
                    .push((term, i16::try_from(count).unwrap_or_default()));
            }
        }
        let ended = match outcome {
            Outcome::Draw => 0.5,
            Outcome::Win(side) => f32::from(u8::from(side == node.side_to_move())),
        };
        let searched = 1.0 / (1.0 + (-(score as f32) / SCALE).exp());
        let worth = SEARCHED * searched + (1.0 - SEARCHED) * ended;
        self.positions.push((self.terms.len(), worth));
    }
}

/// Returns whether a position can be evaluated as it is: nobody is about to capture or to win.
fn is_quiet<G: Playable>(node: &G, best: &G::Move) -> bool {
    node.gain(best) == 0 && !Side::BOTH.iter().any(|&side| node.wins_at_once(side))
}
