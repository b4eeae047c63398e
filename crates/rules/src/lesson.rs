//! A lesson: a small position that teaches one idea of a game.

/// A position in which the learner looks for a move. Its words are in the locale files: the task
/// under `lesson-<game>-<name>`, the praise of a solution under the same key with `-done` behind
/// it, and the help after another legal move with `-hint` behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name within the game.
    pub name: &'static str,
    /// The text of the position.
    pub position: &'static str,
    /// The canonical texts of all legal moves that do what the task asks for.
    pub solutions: &'static [&'static str],
}
