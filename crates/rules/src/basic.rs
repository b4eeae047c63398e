//! Reasons to refuse a move that every game has.

use super::Square;
use crate::words::{Explain, Sentence};

/// A reason to refuse a move that does not depend on one game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basic {
    /// No piece stands where it begins.
    Empty(Square),
    /// The piece that stands there is the opponent's.
    NotYours(Square),
    /// It ends where it begins.
    Nowhere(Square),
    /// A square that must be vacant is not.
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
