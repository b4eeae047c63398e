//! A lesson: a small position that teaches one idea of a game.

/// A position in which the learner looks for a move. Its words are in the locale files: what to
/// do under `lesson-<game>-<name>`, why a solution is right with `-done` behind it, and what helps
/// after a legal move that is none with `-hint`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name within the game.
    pub name: &'static str,
    /// The text of the position.
    pub position: &'static str,
    /// The legal moves that do what the words ask for, all of them, in canonical texts.
    pub solutions: &'static [&'static str],
}
