//! Following a match: private notifications about it.

use rules::variants;

variants! {
    /// The events that a user who follows a match is notified of.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Hears {
        /// Each move, and the end.
        Moves = "moves",
        /// The end only.
        End = "end",
    }
}
