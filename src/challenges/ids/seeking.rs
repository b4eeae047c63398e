//! The buttons and selects for finding opponents.

use crate::bot::ids::codec::custom_ids;

use domain::community::seeks::{ConsentId, SeekScope, Vote};
use rules::GameId;

custom_ids! {
    /// The action of a button or a select for finding an opponent.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum SeekAct {
        /// Show the seeks of other players.
        "seeks" => List { game: Option<GameId>, scope: SeekScope },
        /// Show those of the game chosen in a select.
        "seeks-game" => OfGame { scope: SeekScope },
        /// Look for an opponent, with nothing else chosen.
        "look" => Look { game: Option<GameId>, scope: SeekScope },
        /// Take the seek chosen in a select, as one of this game if it is of any.
        "seek-take" => Take { game: Option<GameId> },
        /// Take the open seat chosen in a select.
        "seek-seat" => Seat,
        /// Withdraw the seek chosen in a select, and show the seeks of other players.
        "seek-withdraw" => Withdraw { game: Option<GameId>, scope: SeekScope },
        /// Accept or refuse a proposal.
        "seek-answer" => Answer { consent: ConsentId, vote: Vote },
    }
}
