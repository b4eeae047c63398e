//! The buttons and selects of ladders.

use crate::bot::ids::codec::custom_ids;

use rules::GameId;

custom_ids! {
    /// What a member does on a ladder.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum LadderAct {
        /// Show the ladder of the game chosen in a select.
        "ladder" => Show,
        "ladder-join" => Join { game: GameId },
        "ladder-leave" => Leave { game: GameId },
        /// Challenge the member chosen in a select.
        "ladder-challenge" => Challenge { game: GameId },
        /// Take off the member chosen in a select.
        "ladder-remove" => Remove { game: GameId },
    }
}
