//! How matches end.

use crate::{
    games::{AnyPosition, Outcome},
    variants::variants,
};

variants! {
    /// What ended a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Termination {
        /// The game's own rules ended it.
        Rules = "rules",
        /// The same position stood for the third time.
        Repetition = "repetition",
        /// A player gave up.
        Resignation = "resignation",
        /// The players agreed on a draw.
        Agreement = "agreement",
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// Who won, if anybody did.
    pub outcome: Outcome,
    /// What ended it.
    pub termination: Termination,
}

/// How often a position must stand until the match is drawn.
const REPETITIONS: usize = 3;

impl End {
    /// The end that a move makes, if it does: by the game's rules, or because the position after it
    /// now stands for the third time. `times` says how often it has stood.
    pub fn by_move(position: &AnyPosition, times: usize) -> Option<End> {
        let by_rules = position.outcome().map(|outcome| End {
            outcome,
            termination: Termination::Rules,
        });
        by_rules.or((times >= REPETITIONS).then_some(End {
            outcome: Outcome::Draw,
            termination: Termination::Repetition,
        }))
    }

    /// Whether the last move ended the match.
    pub const fn is_by_move(self) -> bool {
        match self.termination {
            Termination::Rules | Termination::Repetition => true,
            Termination::Resignation | Termination::Agreement => false,
        }
    }
}
