//! Which pieces a board shows, and which are gone.

use super::Scene;
use crate::drawing;
use rules::{Square, variants};

/// The piece on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    /// The index of its sprite.
    pub(super) sprite: usize,
    /// How visible it is.
    pub(super) shade: Shade,
}

variants! {
    /// How visible a piece is.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Shade {
        Full,
        /// It was taken with the last move.
        Ghost,
    }
}

impl Shade {
    /// Returns the share of it that covers the square.
    pub(super) const fn opacity(self) -> f32 {
        match self {
            Shade::Full => 1.0,
            Shade::Ghost => 0.34,
        }
    }
}

/// The pieces on the board, and those taken from it.
pub(super) struct Pieces {
    standing: Vec<(Square, Standing)>,
    /// The pieces that the last move took from squares that are empty now.
    ghosts: Vec<(Square, Standing)>,
}

impl Pieces {
    pub(super) fn of(scene: &Scene) -> Pieces {
        let standing: Vec<(Square, Standing)> = drawing::pieces(scene.position)
            .into_iter()
            .map(|(square, sprite)| {
                let shade = Shade::Full;
                (square, Standing { sprite, shade })
            })
            .collect();
        let ghosts = ghosts(scene, &standing);
        Pieces { standing, ghosts }
    }

    /// Returns what is drawn on a square.
    pub(super) fn on(&self, square: Square) -> Option<Standing> {
        let all = self.standing.iter().chain(&self.ghosts);
        all.into_iter()
            .find(|(at, _)| *at == square)
            .map(|&(_, standing)| standing)
    }

    /// Returns whether a piece is on a square now.
    pub(super) fn stands_on(&self, square: Square) -> bool {
        self.standing.iter().any(|(at, _)| *at == square)
    }

    /// Returns the squares from which pieces were taken and which are empty now.
    pub(super) fn ghosts(&self) -> impl Iterator<Item = Square> {
        self.ghosts.iter().map(|&(square, _)| square)
    }
}

/// Returns the pieces that the last move took, if their squares are empty now. While a move is
/// being chosen, the last one is not shown.
fn ghosts(scene: &Scene, standing: &[(Square, Standing)]) -> Vec<(Square, Standing)> {
    let choosing = scene.picker.is_some_and(|picker| !picker.path.is_empty());
    let (Some(last), Some(before), false) = (scene.last, scene.before, choosing) else {
        return Vec::new();
    };
    let empty = |square: &Square| !standing.iter().any(|(at, _)| at == square);
    let gone = |square: &Square| last.removed.contains(square) && empty(square);
    drawing::pieces(before)
        .into_iter()
        .filter(|(square, _)| gone(square))
        .map(|(square, sprite)| {
            let shade = Shade::Ghost;
            (square, Standing { sprite, shade })
        })
        .collect()
}
