//! The eight levels of the computer opponent.

use rules::Level;

use super::{Limits, Playable};

/// How a level plays a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// How far it looks.
    pub limits: Limits,
    /// The deviation of the noise in its evaluation, in hundredths of a piece.
    pub deviation: u16,
}

impl Strength {
    /// Returns the strength of a beginner, who looks this deep and misjudges positions by this
    /// much.
    pub(super) const fn weak(depth: u32, deviation: u16) -> Strength {
        Strength {
            limits: Limits {
                depth,
                nodes: ENOUGH,
            },
            deviation,
        }
    }

    /// Returns the strength of a player who looks at this many nodes.
    pub(super) const fn of_nodes(nodes: u64) -> Strength {
        Strength {
            limits: Limits::nodes(nodes),
            deviation: 0,
        }
    }
}

/// More nodes than a weak level's depth takes, except in the wildest positions of King's Court.
const ENOUGH: u64 = 200_000;

/// Returns how a level plays this game.
pub fn strength<G: Playable>(level: Level) -> Strength {
    G::LEVELS[usize::from(level.number() - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::for_every_game;

    for_every_game!(levels_rise);

    fn levels_rise<G: Playable>() {
        for pair in G::LEVELS.windows(2) {
            let (low, high) = (pair[0], pair[1]);
            assert!(low.limits.depth <= high.limits.depth);
        }
        // The second ply shows what the opponent can win with, and the third whether the player can
        // move at all.
        assert!(G::LEVELS[2].limits.depth >= 3);
    }
}
