//! The players of a duel.

use engine::{Limits, Noise, Playable, Search};

/// A player that chooses moves.
pub(crate) trait Player<G: Playable> {
    /// Announces that the pair with this number begins.
    fn begin(&mut self, _pair: u64) {}

    /// Chooses a move in a position that has not ended. `played` has the keys of the positions
    /// before it.
    fn choose(&mut self, position: &G, played: &[u64]) -> Option<G::Move>;
}

/// A searcher with its limits.
pub(crate) struct Searcher<'w, G: Playable> {
    /// The searcher.
    pub search: Search<'w, G>,
    /// How far it looks.
    pub limits: Limits,
    /// The deviation of the noise in its evaluation. The seed is the number of the pair.
    pub deviation: u16,
}

impl<G: Playable> Player<G> for Searcher<'_, G> {
    fn begin(&mut self, pair: u64) {
        self.search.set_noise(Noise {
            seed: pair,
            deviation: self.deviation,
        });
    }

    fn choose(&mut self, position: &G, played: &[u64]) -> Option<G::Move> {
        let found = self.search.go(position, played, self.limits, |_| {});
        found.map(|found| found.line[0])
    }
}
