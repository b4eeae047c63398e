//! Reasons to refuse a move that all games share.

use super::Square;
use crate::words::{Explain, Sentence};

/// A reason to refuse a move that does not depend on one game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basic {
    /// There is no piece on the starting square.
    Empty(Square),
    /// The piece on this square is the opponent's.
    NotYours(Square),
    /// The move ends where it starts.
    Nowhere(Square),
    /// A square that must be vacant is occupied.
    Blocked(Square),
}

impl Explain for Basic {
    fn sentence(&self) -> Sentence {
        let (key, square) = match *self {
            Basic::Empty(square) => ("move-empty-square", square),
            Basic::NotYours(square) => ("move-not-yours", square),
            Basic::Nowhere(square) => ("move-nowhere", square),
            Basic::Blocked(square) => ("move-blocked", square),
        };
        Sentence::new(key).with("square", square)
    }
}
