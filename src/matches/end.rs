//! How matches end.

use crate::games::Outcome;

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// The game's own rules ended it.
    Rules,
    /// The same position stood for the third time.
    Repetition,
    /// A player gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
}

impl Termination {
    const ALL: [Termination; 4] = [
        Termination::Rules,
        Termination::Repetition,
        Termination::Resignation,
        Termination::Agreement,
    ];

    /// Its name, as stored and as locale files select by.
    pub const fn id(self) -> &'static str {
        match self {
            Termination::Rules => "rules",
            Termination::Repetition => "repetition",
            Termination::Resignation => "resignation",
            Termination::Agreement => "agreement",
        }
    }

    /// The termination of this name.
    pub fn from_id(id: &str) -> Option<Termination> {
        Termination::ALL
            .into_iter()
            .find(|termination| termination.id() == id)
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// Who won, or nobody.
    pub outcome: Outcome,
    /// By what.
    pub termination: Termination,
}

impl End {
    /// Whether the last move brought it about.
    pub const fn is_by_move(self) -> bool {
        match self.termination {
            Termination::Rules | Termination::Repetition => true,
            Termination::Resignation | Termination::Agreement => false,
        }
    }
}
