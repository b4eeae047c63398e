//! The buttons of those who learn: the next steps of a newcomer, matches against the computer, puzzles
//! and analyses.

use crate::discord::ids::codec::{custom_ids, named};

use domain::{
    matches::MatchId,
    puzzles::{Difficulty, PuzzleId},
};
use rules::{GameId, variants};

custom_ids! {
    /// The next step for a newcomer.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum GuideAct {
        /// A topic of the help.
        "help" => Help { topic: Topic },
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
        "anybody" => Anyone { game: GameId },
    }
}

variants! {
    /// A topic of the help.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Topic {
        Start = "start",
        Match = "match",
        Ratings = "ratings",
        Together = "together",
        Managers = "managers",
    }
}

named!(Topic);

custom_ids! {
    /// The action of a button of a match against the computer.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ComputerAct {
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

custom_ids! {
    /// The action of a button of a puzzle or an analysis.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum TrainingAct {
        /// Show the solution of a puzzle.
        "puzzle-solution" => Solution { puzzle: PuzzleId },
        /// Show another puzzle of this game, as hard as this.
        "puzzle-level" => Level { game: GameId, difficulty: Difficulty },
        /// Show which players have found the most puzzles of the day.
        "puzzle-table" => Table,
        /// Show a turning point of a match: the one with this number, or the whole match for 0.
        "analysis" => Analysis { id: MatchId, at: u8 },
    }
}
