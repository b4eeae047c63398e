//! Lessons and puzzles as the page shows them.

use serde::Serialize;

use super::{Jumped, Shown, legal, shown};
use crate::learning::{
    actions::puzzles::Refutation,
    cards::{
        lesson::LessonView,
        puzzle::{PuzzleView, answered, judged, level_key},
    },
};
use domain::puzzles::{Difficulty, Puzzle, Verdict};
use rules::{
    AnyMove, AnyPosition, Side,
    words::{Locale, Text},
};

/// A position in which the reader is to find a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct LiveExercise {
    game: &'static str,
    /// The number of the lesson or puzzle in its game.
    number: usize,
    /// The number of the ply that is to be found.
    ply: usize,
    heading: String,
    /// The task, or what the move before it did.
    asks: String,
    size: u8,
    bottom: usize,
    #[serde(flatten)]
    shown: Shown,
    legal: Option<Vec<Vec<String>>>,
    /// The pieces that a legal move jumps over.
    jumped: Jumped,
    /// Whether another one comes after it.
    more: bool,
    /// How hard puzzles can be.
    levels: Vec<LiveLevel>,
}

/// A difficulty to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LiveLevel {
    id: &'static str,
    label: String,
    /// Whether the puzzle has it.
    shown: bool,
}

/// What came of a move in an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct LiveVerdict {
    right: bool,
    told: String,
    #[serde(flatten)]
    shown: Shown,
    /// The board after the opponent's answer to a wrong move of a puzzle.
    answered: Option<Shown>,
    /// How the exercise goes on.
    next: Option<LiveExercise>,
}

/// A lesson or a puzzle.
pub(crate) enum Exercise {
    Lesson(LessonView, AnyPosition),
    Puzzle(Box<PuzzleView>),
}

impl Exercise {
    pub(crate) fn of_puzzle(puzzle: Puzzle) -> Exercise {
        Exercise::Puzzle(Box::new(PuzzleView {
            puzzle,
            daily: None,
        }))
    }

    /// Returns the position in which the ply with this number is to be found, if there is one.
    pub(crate) fn position(&self, ply: usize) -> Option<AnyPosition> {
        match self {
            Exercise::Lesson(_, position) => (ply == 0).then(|| position.clone()),
            Exercise::Puzzle(view) => Some(view.puzzle.at(ply)?.0),
        }
    }

    /// Returns what the page shows at this ply, if there is one.
    pub(crate) fn shown(&self, ply: usize, locale: Locale) -> Option<LiveExercise> {
        let position = self.position(ply)?;
        let (game, number, last, more) = match self {
            Exercise::Lesson(of, _) => (of.game, of.number, None, !of.is_last()),
            Exercise::Puzzle(view) => {
                let id = view.puzzle.id;
                let number = usize::try_from(id.number).ok()?;
                (id.game, number, view.puzzle.at(ply)?.1, true)
            }
        };
        let (heading, asks) = match self {
            Exercise::Lesson(of, _) => (of.heading(), of.asks()),
            Exercise::Puzzle(view) => (view.heading(), view.asks(ply).into()),
        };
        let mut jumped = Jumped::new();
        // A warning would tell which move is not the solution.
        let legal = legal(&position, &mut jumped, |_, _| ());
        Some(LiveExercise {
            game: game.info().id,
            number,
            ply,
            heading: locale.say(&heading),
            asks: asks.written(locale),
            size: position.size(),
            bottom: self.solver(&position).index(),
            shown: shown(&position, last, locale),
            legal,
            jumped,
            more,
            levels: self.levels(locale),
        })
    }

    fn levels(&self, locale: Locale) -> Vec<LiveLevel> {
        let Exercise::Puzzle(view) = self else {
            return Vec::new();
        };
        let level = |difficulty: Difficulty| LiveLevel {
            id: difficulty.id(),
            label: locale.text(level_key(difficulty)),
            shown: view.puzzle.difficulty == difficulty,
        };
        Difficulty::ALL.into_iter().map(level).collect()
    }

    fn solver(&self, position: &AnyPosition) -> Side {
        match self {
            Exercise::Lesson(..) => position.side_to_move(),
            Exercise::Puzzle(view) => view.puzzle.solver(),
        }
    }

    /// Returns the puzzle in which a move at this ply is wrong.
    pub(crate) fn missed(&self, ply: usize, tried: &AnyMove) -> Option<&Puzzle> {
        match self {
            Exercise::Lesson(..) => None,
            Exercise::Puzzle(view) => {
                let is_wrong = view.puzzle.judge(ply, tried) == Verdict::Wrong;
                is_wrong.then_some(&view.puzzle)
            }
        }
    }

    /// Judges a move at this ply, and says why it is wrong.
    pub(crate) fn judge(
        &self,
        ply: usize,
        tried: &AnyMove,
        refuted: Option<&Refutation>,
        locale: Locale,
    ) -> LiveVerdict {
        let after = shown(&tried.after(), Some(tried), locale);
        let (right, told, next) = match self {
            Exercise::Lesson(of, _) => {
                let (right, told) = of.judged(tried);
                (right, told, None)
            }
            Exercise::Puzzle(view) => match view.puzzle.judge(ply, tried) {
                Verdict::GoesOn { next } => {
                    (true, view.asks(next).into(), self.shown(next, locale))
                }
                verdict => {
                    let found = verdict == Verdict::Solved;
                    (found, judged(tried, found).into(), None)
                }
            },
        };
        let why = refuted.map(|refuted| answered(tried, refuted).into());
        let answer = refuted.and_then(|refuted| refuted.answers.last());
        LiveVerdict {
            right,
            told: Text::lines([told].into_iter().chain(why)).written(locale),
            shown: after,
            answered: answer.map(|answer| shown(&answer.after(), Some(answer), locale)),
            next,
        }
    }
}
