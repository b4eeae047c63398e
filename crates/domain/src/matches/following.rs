//! Following a match: hearing of it by private words.

use rules::variants;

variants! {
    /// What somebody who follows a match hears of.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Hears {
        /// Each move, and the end.
        Moves = "moves",
        /// The end alone.
        End = "end",
    }
}
