//! The record of a match as people write it: numbered pairs of moves.

use super::Match;
use crate::games::Side;

/// A numbered row of a record: the texts of each side's moves, by [`Side::index`]. Mostly each side
/// has one move. A side may also have several in a row, or none yet.
pub type Round = [Vec<String>; 2];

impl Match {
    /// The rounds of the match.
    pub fn rounds(&self) -> Vec<Round> {
        let mut rounds: Vec<Round> = Vec::new();
        for ply in self.plies() {
            let side = ply.mv.side();
            // A round is over when the second side has moved and the first one moves again.
            let over = rounds
                .last()
                .is_none_or(|[_, second]| side == Side::First && !second.is_empty());
            if over {
                rounds.push(Round::default());
            }
            if let Some(round) = rounds.last_mut() {
                round[side.index()].push(ply.mv.to_string());
            }
        }
        rounds
    }
}
