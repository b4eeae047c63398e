//! How a match ends when time has run out.

use crate::matches::has_begun;
use rules::{Outcome, Side};

/// How a match ends when time has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunOut {
    /// It had hardly begun, so nobody wins and no rating changes.
    Aborted,
    /// The side whose time ran out has lost.
    Decided(Outcome),
}

impl RunOut {
    /// Returns how the match ends if the time of `mover` has run out, and the sides have made this many
    /// moves, by [`Side::index`].
    ///
    /// ```
    /// use rules::{Outcome, Side};
    /// use domain::matches::clock::RunOut;
    ///
    /// assert_eq!(RunOut::of(Side::Second, [2, 1]), RunOut::Aborted);
    /// let won = RunOut::Decided(Outcome::Win(Side::Second));
    /// assert_eq!(RunOut::of(Side::First, [2, 2]), won);
    /// ```
    pub fn of(mover: Side, moves: [u32; 2]) -> RunOut {
        if has_begun(moves) {
            RunOut::Decided(Outcome::Win(mover.other()))
        } else {
            RunOut::Aborted
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_counts_once_both_sides_have_made_two_moves() {
        for mover in Side::BOTH {
            for moves in [[0, 0], [1, 1], [2, 1], [1, 2], [9, 1]] {
                assert_eq!(RunOut::of(mover, moves), RunOut::Aborted);
            }
            let lost = RunOut::Decided(Outcome::Win(mover.other()));
            for moves in [[2, 2], [3, 2], [40, 41]] {
                assert_eq!(RunOut::of(mover, moves), lost);
            }
        }
    }
}
