//! The buttons of puzzles and analyses.

use domain::{matches::MatchId, puzzles::PuzzleId};

custom_ids! {
    /// The action of a button of a puzzle or an analysis.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Training {
        /// Show the solution of a puzzle.
        "puzzle-solution" => Solution { puzzle: PuzzleId },
        /// Show which players have found the most puzzles of the day.
        "puzzle-table" => Table,
        /// Show a turning point of a match: the one with this number, or the whole match for 0.
        "analysis" => Analysis { id: MatchId, at: u8 },
    }
}
