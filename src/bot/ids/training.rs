//! What the buttons of puzzles and analyses do.

use domain::{matches::MatchId, puzzles::PuzzleId};

custom_ids! {
    /// What a button of a puzzle or an analysis does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Training {
        /// Show the solution of a puzzle.
        "puzzle-solution" => Solution { puzzle: PuzzleId },
        /// Show who has found the most puzzles of the day.
        "puzzle-table" => Table,
        /// Show a turning point of a match: the one of this number, or the whole match for 0.
        "analysis" => Analysis { id: MatchId, at: u8 },
    }
}
