//! What the search needs to know about a game in addition to its rules, one file per game.

mod courtyard;
mod guard_and_towers;
mod king_and_courtesan;
mod kings_court;
mod sets;

/// The terms of the evaluations.
pub(crate) mod terms {
    pub(crate) use super::{
        courtyard::term as courtyard, guard_and_towers::term as guard_and_towers,
        king_and_courtesan::term as king_and_courtesan, kings_court::term as kings_court,
    };
}

use std::ops::ControlFlow;

use super::levels::Strength;
use rules::{Game, Side};

/// A game that the engine can play.
pub trait Playable: Game<Move: Copy> + Copy {
    /// Whether a position can occur more than once in a match.
    const REPEATS: bool;

    /// The value of each term of the evaluation, in hundredths of a piece.
    const WEIGHTS: &'static [i16];

    /// How each level plays, lowest first.
    const LEVELS: [Strength; 12];

    /// Returns weights that count pieces and nothing else.
    fn piece_weights() -> Vec<i16>;

    /// Returns the key of the position.
    fn key(&self) -> u64;

    /// Calls `add` with the number of a term and how often it applies to the side to move, or how
    /// often it applies to the opponent as a negative number. The same term can be reported more
    /// than once.
    fn visit_terms(&self, add: impl FnMut(usize, i32));

    /// Returns whether a side can be seen to win with its next ply if it were to move. It can
    /// overlook wins but never reports one that does not exist. The position has not ended.
    fn wins_at_once(&self, side: Side) -> bool;

    /// Returns the value of what a legal move captures, in hundredths of a piece.
    fn gain(&self, mv: &Self::Move) -> i32;

    /// Returns the cells where a move starts and ends, as one number below 64².
    fn slot(mv: &Self::Move) -> u16;

    /// Returns a non-zero number that tells the moves of one position apart.
    fn code(mv: &Self::Move) -> u32;

    /// Calls `visit` with legal moves until it breaks: one for each position that a legal move
    /// leads to.
    fn visit_distinct<B>(&self, visit: impl FnMut(Self::Move) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_moves(visit)
    }

    /// Returns what the position is worth to the side to move, in hundredths of a piece.
    fn evaluate(&self, weights: &[i16]) -> i32 {
        weigh(self, weights)
    }
}

/// Returns the sum of the terms of a position, each with its weight.
fn weigh<G: Playable>(position: &G, weights: &[i16]) -> i32 {
    let mut score = 0;
    position.visit_terms(|term, count| score += i32::from(weights[term]) * count);
    score
}

/// The number of slots of moves.
pub(super) const SLOTS: usize = 64 * 64;

/// Returns a list of `count` weights that are 0 except in these ranges.
fn only(count: usize, ranges: &[(std::ops::Range<usize>, i16)]) -> Vec<i16> {
    let mut weights = vec![0; count];
    for (range, worth) in ranges {
        weights[range.clone()].fill(*worth);
    }
    weights
}

fn slot(from: u8, to: u8) -> u16 {
    u16::from(from % 64) * 64 + u16::from(to % 64)
}
