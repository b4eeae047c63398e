//! The progress of a match.

use super::{NextPly, PositionKey};
use rules::{AnyMove, AnyPosition};

/// The progress of a match: everything that changes with a ply, and that is needed to play the next
/// one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The current position.
    pub position: AnyPosition,
    /// The number of plies that have been played.
    pub ply: u32,
    /// The last move, if any has been made.
    pub last: Option<AnyMove>,
    /// The keys of all positions that have occurred, in order: the start, and the position after
    /// each ply. The last one is that of the current position.
    pub seen: Vec<PositionKey>,
}

impl Progress {
    /// Returns the progress of a match that begins with this position.
    pub fn begin(start: AnyPosition) -> Progress {
        Progress {
            seen: vec![PositionKey::of(&start)],
            position: start,
            ply: 0,
            last: None,
        }
    }

    /// Returns the progress after one more ply.
    #[must_use]
    pub(super) fn after(&self, next: &NextPly) -> Progress {
        let position = next.ply.position.clone();
        let key = PositionKey::of(&position);
        Progress {
            position,
            ply: next.number,
            last: Some(next.ply.mv.clone()),
            seen: self.seen.iter().copied().chain([key]).collect(),
        }
    }

    /// Counts how often this position has occurred, with the same side to move and the same pending
    /// choice.
    pub(super) fn times_seen(&self, position: &AnyPosition) -> usize {
        let key = PositionKey::of(position);
        self.seen.iter().filter(|other| **other == key).count()
    }
}
