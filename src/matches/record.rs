//! The moves of a match as people write them down: numbered, a pair at a time.

use super::Match;
use crate::games::Side;

/// One numbered row of a record: the texts of what each side played, by [`Side::index`]. Mostly one move each;
/// a side may also have several plies in a row, or none yet.
pub type Round = [Vec<String>; 2];

impl Match {
    /// The record, a round after the other.
    pub fn rounds(&self) -> Vec<Round> {
        let mut rounds: Vec<Round> = Vec::new();
        for ply in self.plies() {
            let side = ply.mv.side();
            // A round is over when the second side has moved and the first one does again.
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
