//! The buttons and selects of those who follow matches.

use domain::matches::{Hears, MatchId};

custom_ids! {
    /// What a user does about following a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Following {
        /// Show how the user follows a match.
        "follow" => Follow { id: MatchId },
        /// Follow a match in this way.
        "hear" => Hear { id: MatchId, hears: Hears },
        "unfollow" => Unfollow { id: MatchId },
        /// Stop following the match chosen in a select.
        "unfollow-one" => UnfollowOne,
    }
}
