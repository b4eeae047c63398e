//! What a position is worth.

use std::fmt;

/// The score of a side that has won already. A win in so many plies is worth so much less, so that
/// the search prefers the shorter one.
pub(super) const WON: i32 = 30_000;

/// Scores beyond this are wins, and those below its negative are losses. An evaluation stays between
/// them.
pub(super) const DECIDED: i32 = WON - 1_000;

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// So many hundredths of a piece.
    Score(i32),
    /// It wins in so many plies at most.
    Win(u32),
    /// It loses, and can put this off for so many plies at least.
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

/// The score of the side to move when it wins in so many plies from the root.
pub(super) fn win_in(plies: usize) -> i32 {
    WON - i32::try_from(plies).unwrap_or(WON - DECIDED)
}

/// As the line protocol has it.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Score(score) => write!(f, "{score}"),
            Value::Win(plies) => write!(f, "win {plies}"),
            Value::Loss(plies) => write!(f, "loss {plies}"),
        }
    }
}
