//! How matches end.

use crate::{games::Outcome, variants::variants};

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

impl End {
    /// Whether the last move ended the match.
    pub const fn is_by_move(self) -> bool {
        match self.termination {
            Termination::Rules | Termination::Repetition => true,
            Termination::Resignation | Termination::Agreement => false,
        }
    }
}
