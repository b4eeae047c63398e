//! Which seasons a table counts.

use super::Season;
use crate::clock::Timestamp;
use rules::variants;

variants! {
    /// Which seasons somebody wants to see.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Seasons {
        /// The one that it is now.
        #[default]
        Now = "now",
        /// The one before.
        Last = "last",
        /// All together.
        All = "all",
    }
}

impl Seasons {
    /// The season that is meant at this moment. None: all.
    pub fn at(self, now: Timestamp) -> Option<Season> {
        let now = Season::of(now);
        match self {
            Seasons::Now => Some(now),
            Seasons::Last => Some(now.before().unwrap_or(now)),
            Seasons::All => None,
        }
    }
}
