//! Choosing a move square by square, as by tapping on a board.

use super::{AnyMove, AnyPosition, Ply, Square};

/// The options of a player who has named some squares of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The squares that can be named next, sorted and without duplicates. Before any square is
    /// named, these are the squares where moves start.
    pub next: Vec<Square>,
    /// The ply that the squares named so far stand for, if they already form a move.
    pub complete: Option<Ply>,
}

impl AnyPosition {
    /// Returns what a player who has named these squares can do next, or `None` if no legal move
    /// begins with them.
    ///
    /// ```
    /// use rules::{GameId, Square};
    ///
    /// let start = GameId::GuardAndTowers.start(None)?;
    /// let (a7, a6) = (Square::new(0, 6), Square::new(0, 5));
    /// let begun = start.choice(&[a7]).ok_or("a7 can move")?;
    /// assert!(begun.next.contains(&a6) && begun.complete.is_none());
    /// let done = start.choice(&[a7, a6]).ok_or("it can move there")?;
    /// assert_eq!(done.complete.ok_or("this is a move")?.mv.to_string(), "a7-a6");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn choice(&self, named: &[Square]) -> Option<Choice> {
        let next = self.next_squares(named);
        let complete = self.find_move(named).ok().map(AnyMove::play);
        (!next.is_empty() || complete.is_some()).then_some(Choice { next, complete })
    }
}
