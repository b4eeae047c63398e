//! The levels of the computer opponent.
//!
//! Those of beginners overlook moves now and then, the next ones look a few plies deep and misjudge
//! positions, and each of the others looks at more nodes than the one below.

use rules::Level;

use super::{Limits, Mistakes, Playable};

/// How a level plays a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// How far it looks.
    pub limits: Limits,
    /// How it errs.
    pub mistakes: Mistakes,
}

impl Strength {
    /// Returns the strength of a weak player, who looks this deep and misjudges positions by this
    /// much.
    pub(super) const fn weak(depth: u32, deviation: u16) -> Strength {
        Strength {
            limits: Limits {
                depth,
                nodes: ENOUGH,
            },
            mistakes: Mistakes {
                deviation,
                ..Mistakes::NONE
            },
        }
    }

    /// Returns the strength of a player who is careless in so many of a hundred turns besides.
    pub(super) const fn lapsing(mut self, lapses: u8) -> Strength {
        self.mistakes.lapses = lapses;
        self
    }

    /// Returns the strength of a player who overlooks so many of a hundred moves when careless.
    pub(super) const fn overlooking(mut self, overlooked: u8) -> Strength {
        self.mistakes.overlooked = overlooked;
        self
    }

    /// Returns the strength of a player who looks at this many nodes.
    pub(super) const fn of_nodes(nodes: u64) -> Strength {
        Strength {
            limits: Limits::nodes(nodes),
            mistakes: Mistakes::NONE,
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
            assert!(low.mistakes.lapses >= high.mistakes.lapses);
            assert!(low.mistakes.lapses > 0 || low.limits.depth <= high.limits.depth);
        }
        // The second ply shows what the opponent can win with, and the third whether the player can
        // move at all.
        assert!(G::LEVELS[6].limits.depth >= 3);
    }
}
