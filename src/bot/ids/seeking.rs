//! What the buttons and selects for finding opponents do.

use domain::community::seeks::{ConsentId, SeekScope};
use rules::GameId;

custom_ids! {
    /// What a button or a select for finding an opponent does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Seeking {
        /// Show what others seek.
        "seeks" => List { game: Option<GameId>, scope: SeekScope },
        /// Take the seek that a select gives, as one of this game if it is of any.
        "seek-take" => Take { game: Option<GameId> },
        /// Withdraw the seek that a select gives, and show what others seek.
        "seek-withdraw" => Withdraw { game: Option<GameId>, scope: SeekScope },
        /// Agree to a proposal or not.
        "seek-answer" => Answer { consent: ConsentId, agrees: bool },
    }
}
