//! How a position ends a match, and why.

use super::{Outcome, Side};
use crate::variants;

variants! {
    /// Why a position ends a match, in the terms of its game. The locale keys of the reasons end
    /// with these names.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Reason {
        /// Courtyard: the winner's king is in the courtyard.
        InCourtyard = "cy-courtyard",
        /// Courtyard: both kings are captured.
        NoKings = "cy-kings",
        /// Courtyard: the loser has no piece left.
        NoPieces = "cy-pieces",
        /// Courtyard: neither side has a legal move.
        NobodyMoves = "cy-nobody",
        /// King and Courtesan: the loser's king is captured.
        KingCaptured = "kc-king",
        /// King and Courtesan: the winner's king is on the loser's home.
        AtHome = "kc-home",
        /// Guard & Towers: the loser's guard is captured.
        GuardCaptured = "gt-guard",
        /// Guard & Towers: the winner's guard is in the loser's castle.
        InCastle = "gt-castle",
        /// King's Court: the loser has no piece left in the court.
        CourtLost = "kk-court",
        /// The loser must move but cannot.
        CannotMove = "cannot-move",
    }
}

/// How a position ends a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The winner, if there is one.
    pub outcome: Outcome,
    /// Why the match ended.
    pub reason: Reason,
}

impl Ending {
    /// Returns the ending in which this side has won.
    pub(super) const fn win(winner: Side, reason: Reason) -> Ending {
        Ending {
            outcome: Outcome::Win(winner),
            reason,
        }
    }

    /// Returns the ending in which nobody has won.
    pub(super) const fn draw(reason: Reason) -> Ending {
        Ending {
            outcome: Outcome::Draw,
            reason,
        }
    }
}
