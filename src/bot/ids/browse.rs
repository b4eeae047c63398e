//! Buttons that only show something: pages of lists, replays, and the rematch button next to them.

use crate::host::{HistoryPage, LeaderboardPage, Reach};
use domain::{
    community::Season,
    matches::{MatchId, UserId},
    ratings::Pool,
};
use rules::{GameId, variants};

custom_ids! {
    /// The target of a button or select that only shows something.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Browse {
        /// A page of a leaderboard.
        "board" => Leaderboard { pool: Pool, reach: Reach, page: LeaderboardPage },
        /// A page of the leaderboard of a season.
        "season" => Season { pool: Pool, season: Season, page: u32 },
        /// A page of a user's finished matches.
        "history" => History {
            player: UserId,
            opponent: Option<UserId>,
            game: Option<GameId>,
            page: HistoryPage,
        },
        /// A match after this many plies.
        "replay" => Replay { id: MatchId, ply: u32, step: Step },
        /// A whole match as a GIF.
        "gif" => Gif { id: MatchId },
        /// The replay of the match chosen in a select.
        "pick-replay" => Pick,
        /// Another match of the same two players.
        "rematch" => Rematch { id: MatchId },
        /// Show the result of a match against the computer in the match's channel.
        "share" => Share { id: MatchId },
    }
}

variants! {
    /// Identifies a button under a replay. Two of them may lead to the same ply, and Discord
    /// requires different ids.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Step {
        Open = "open",
        First = "first",
        Back = "back",
        Next = "next",
        Last = "last",
    }
}
