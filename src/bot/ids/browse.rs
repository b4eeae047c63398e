//! What buttons show that only look: pages of lists, replays, and a rematch's button beside them.

use crate::host::{HistoryPage, LeaderboardPage, Reach};
use domain::{
    community::Season,
    matches::{MatchId, UserId},
    ratings::Pool,
};
use rules::{GameId, variants};

custom_ids! {
    /// What a button or select for looking shows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Browse {
        /// A page of a leaderboard.
        "board" => Leaderboard { pool: Pool, reach: Reach, page: LeaderboardPage },
        /// A page of the leaderboard of a season.
        "season" => Season { pool: Pool, season: Season, page: u32 },
        /// A page of somebody's finished matches.
        "history" => History {
            player: UserId,
            opponent: Option<UserId>,
            game: Option<GameId>,
            page: HistoryPage,
        },
        /// A match after so many plies.
        "replay" => Replay { id: MatchId, ply: u32, step: Step },
        /// A whole match as a GIF.
        "gif" => Gif { id: MatchId },
        /// The replay of the match that a select gives.
        "pick-replay" => Pick,
        /// Another match of the same two players.
        "rematch" => Rematch { id: MatchId },
    }
}

variants! {
    /// Which of the buttons under a replay it is. Two of them may lead to the same ply, and Discord
    /// wants different ids.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Step {
        Open = "open",
        First = "first",
        Back = "back",
        Next = "next",
        Last = "last",
    }
}
