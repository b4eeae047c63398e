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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::ids::LONGEST_ID;
    use rules::GameId;

    #[test]
    fn every_button_is_read_back() {
        let games = GameId::ALL.iter();
        let solutions = games.map(|&game| Training::Solution {
            puzzle: PuzzleId {
                game,
                number: u32::MAX,
            },
        });
        let others = [
            Training::Table,
            Training::Analysis {
                id: MatchId(u32::MAX),
                at: 3,
            },
        ];
        for button in solutions.chain(others) {
            let text = button.to_string();
            assert!(text.len() <= LONGEST_ID, "{text}");
            assert_eq!(text.parse(), Ok(button));
        }
    }
}
