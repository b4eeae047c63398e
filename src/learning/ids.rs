//! The buttons of those who learn: the next steps of a newcomer, matches against the computer, puzzles
//! and analyses.

use crate::discord::ids::codec::{Parts, Value, custom_ids, named};

use domain::{
    matches::{MatchId, Refusal},
    puzzles::{Difficulty, PuzzleId},
};
use rules::{AnyPosition, GameId, variants};

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
        "whom" => Whom { setup: Setup },
        /// The same question, with the size of the board chosen in a select.
        "whom-size" => Size { game: GameId },
        /// Challenge the user chosen in a select.
        "opponent" => Opponent { setup: Setup },
        /// Begin a match against the computer, at the level that fits.
        "computer" => Computer { setup: Setup },
        /// Begin one at the level chosen in a select.
        "computer-level" => Level { setup: Setup },
        /// Open a seat.
        "anybody" => Anyone { setup: Setup },
    }
}

/// A game, and the size of its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Setup {
    pub(crate) game: GameId,
    /// The number of files of the board. `None`: the game's usual one.
    pub(crate) size: Option<u8>,
}

impl Setup {
    /// Returns the game on its usual board.
    pub(crate) const fn usual(game: GameId) -> Setup {
        Setup { game, size: None }
    }

    /// Returns the position from which it is played.
    pub(crate) fn start(self) -> Result<AnyPosition, Refusal> {
        self.game.start(self.size).map_err(Refusal::Size)
    }
}

/// The size is written only where it is not the usual one, so it ends a custom id.
impl Value for Setup {
    fn read(parts: &mut Parts<'_>) -> Option<Setup> {
        let game = Value::read(parts)?;
        let size = match parts.next() {
            Some(size) => Some(size.parse().ok()?),
            None => None,
        };
        Some(Setup { game, size })
    }

    fn write(&self) -> String {
        let game = self.game.write();
        match self.size {
            Some(size) => format!("{game}:{size}"),
            None => game,
        }
    }

    #[cfg(test)]
    fn samples() -> Vec<Setup> {
        let games = GameId::samples().into_iter();
        let sized = games.flat_map(|game| [None, Some(8)].map(|size| Setup { game, size }));
        sized.collect()
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
