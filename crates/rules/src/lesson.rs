//! A lesson: a small position that teaches one idea of a game.

/// A position in which the learner looks for a move. Its words are in the locale files: the task
/// under `lesson-<game>-<name>`, the praise for a solution under the same key plus `-done`, and the
/// help after another legal move under the same key plus `-hint`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name within the game.
    pub name: &'static str,
    /// The text of the position.
    pub position: &'static str,
    /// The canonical texts of all legal moves that solve the task.
    pub solutions: &'static [&'static str],
}
