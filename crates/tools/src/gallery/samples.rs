//! Positions for the gallery.

use rules::{AnyPosition, GameId};

/// Returns a position with pieces that hardly ever occur in random play.
pub(super) fn position(game: GameId) -> Option<AnyPosition> {
    match game {
        // A tower of every height.
        GameId::GuardAndTowers => game
            .parse_position("2RG4/r7r6r5r4r3r2r1/7/b7b6b5b4b3b2b1/7/7/3BG3 b")
            .ok(),
        GameId::Courtyard | GameId::KingAndCourtesan | GameId::KingsCourt => None,
    }
}
