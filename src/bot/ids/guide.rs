//! The next steps for a newcomer: the topics of the help, a tutorial, and a first challenge.

use rules::{GameId, variants};

custom_ids! {
    /// The next step for a newcomer.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Guide {
        /// A topic of the help.
        "help" => Help { topic: Topic },
        /// The question which game to play.
        "games" => Games,
        /// The settings of the server for those who manage it, and one's own for the others.
        "settings-here" => Settings,
        /// The first lesson of a game.
        "tutorial" => Tutorial { game: GameId },
        /// The question whom to play this game with.
        "whom" => Whom { game: GameId },
        /// Challenge the user chosen in a select.
        "opponent" => Opponent { game: GameId },
        /// Begin a match against the computer.
        "computer" => Computer { game: GameId },
        /// Open a seat.
        "anybody" => Anybody { game: GameId },
    }
}

variants! {
    /// A topic of the help.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Topic {
        Start = "start",
        Match = "match",
        Ratings = "ratings",
        Together = "together",
        Managers = "managers",
    }
}
