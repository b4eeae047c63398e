//! Which seasons a table covers.

use super::Season;
use crate::clock::Timestamp;
use rules::variants;

variants! {
    /// The seasons to show.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Seasons {
        /// The current one.
        #[default]
        Now = "now",
        /// The one before.
        Last = "last",
        /// All of them.
        All = "all",
    }
}

impl Seasons {
    /// Returns the season meant at this moment. `None`: all.
    pub fn at(self, now: Timestamp) -> Option<Season> {
        let now = Season::of(now);
        match self {
            Seasons::Now => Some(now),
            Seasons::Last => Some(now.before().unwrap_or(now)),
            Seasons::All => None,
        }
    }
}
