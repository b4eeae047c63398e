//! What a position is worth.

use std::fmt;

/// The score of a side that has already won. A win in *n* plies is worth *n* less, so that the
/// search prefers the shorter one.
pub(super) const WON: i32 = 30_000;

/// Scores beyond this are wins, and those below its negative are losses. An evaluation stays between
/// them.
pub(super) const DECIDED: i32 = WON - 1_000;

/// The value of a position to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// This many hundredths of a piece.
    Score(i32),
    /// It wins in at most this many plies.
    Win(u32),
    /// It loses, and can put this off for at least this many plies.
    Loss(u32),
}

impl Value {
    pub(super) fn of(score: i32) -> Value {
        let plies = (WON - score.abs()).unsigned_abs();
        if score > DECIDED {
            Value::Win(plies)
        } else if score < -DECIDED {
            Value::Loss(plies)
        } else {
            Value::Score(score)
        }
    }
}

/// Returns the score of the side to move when it wins in this many plies from the root.
pub(super) fn win_in(plies: usize) -> i32 {
    WON - i32::try_from(plies).unwrap_or(WON - DECIDED)
}

/// Formats the value for the line protocol.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Score(score) => write!(f, "{score}"),
            Value::Win(plies) => write!(f, "win {plies}"),
            Value::Loss(plies) => write!(f, "loss {plies}"),
        }
    }
}
