//! The buttons of matches against the computer.

use domain::matches::MatchId;
use rules::GameId;

custom_ids! {
    /// The action of a button of a match against the computer.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Playing {
        /// Begin another match like this one, at this level.
        "play-again" => Again { id: MatchId, level: u8 },
        /// Stop explaining.
        "play-quiet" => Quiet { id: MatchId },
        /// Begin a first match of this game.
        "play-learn" => Learn { game: GameId },
        /// Ask whether to resign this match, which can be anywhere.
        "play-give-up" => GiveUp { id: MatchId },
        /// Resign this match, which can be anywhere, in its state at this revision.
        "play-given-up" => GivenUp { id: MatchId, revision: u32 },
    }
}
