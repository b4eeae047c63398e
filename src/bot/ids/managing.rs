//! The buttons, selects and the form of those who manage tournaments.

use domain::{
    community::tournament::{GameResult, System},
    matches::MatchId,
};
use rules::GameId;

custom_ids! {
    /// What a manager does with tournaments.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Managing {
        /// Start it, or pair the next round.
        "managing-next" => NextRound { number: u32 },
        /// Show its matches that have no result.
        "managing-decide" => Decide { number: u32 },
        /// Show the results for the match chosen in a select.
        "managing-game" => Game,
        /// Give the match this result.
        "managing-result" => Result { game: MatchId, result: GameResult },
        /// Show its players.
        "managing-players" => Players { number: u32 },
        /// Ask whether to take out the player chosen in a select.
        "managing-remove" => Remove { number: u32 },
        /// Show it in this channel from now on.
        "managing-here" => ShowHere { number: u32 },
        /// Ask whether to cancel it.
        "managing-stop" => Stop { number: u32 },
        /// Let this server take part in the tournament chosen in a select.
        "managing-enter" => TakePart,
        /// Show the draft of a new tournament.
        "managing-new" => Draft { system: System, game: GameId },
        /// The same with what is chosen in a select.
        "managing-system" => DraftSystem { game: GameId },
        "managing-new-game" => DraftGame { system: System },
        /// Open the form for its name, or announce it.
        "managing-name" => Create { system: System, game: GameId },
    }
}
