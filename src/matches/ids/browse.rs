//! Buttons that only show something: what there is about a match, pages of lists, replays, and the rematch
//! button next to them.

use crate::{
    discord::ids::codec::{custom_ids, named},
    players::actions::history::HistoryPage,
    rankings::actions::ratings::{LeaderboardPage, Reach},
};

use domain::{
    community::Season,
    matches::{MatchId, UserId},
    ratings::Pool,
};
use rules::{GameId, Side, variants};

custom_ids! {
    /// The target of a button or select that only shows something.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum LookAct {
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
        /// What else a user can do in a match.
        "more" => More { id: MatchId },
        /// The board from this side.
        "view" => View { id: MatchId, side: Side },
        /// The moves.
        "moves" => Record { id: MatchId },
        /// A match as text.
        "export" => Export { id: MatchId },
        /// A match as text, with the user's own note.
        "export-note" => ExportNote { id: MatchId },
        /// A page of a game's rules.
        "rules" => Rules { game: GameId, page: u8 },
        /// The page of a game's rules that was chosen in a select.
        "rules-page" => RulesPage { game: GameId },
        /// A match after this many plies.
        "replay" => Replay { id: MatchId, ply: u32, step: Step },
        /// The replay of the match chosen in a select.
        "pick-replay" => Pick,
        /// Another match of the same two players.
        "rematch" => Rematch { id: MatchId },
        /// Show a match against the computer, or its result, to everyone in a channel of the match's server.
        "share" => Share { id: MatchId },
    }
}

variants! {
    /// Identifies a button under a replay. Two of them may lead to the same ply, and Discord
    /// requires different ids.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Step {
        Open = "open",
        First = "first",
        Back = "back",
        Next = "next",
        Last = "last",
    }
}

named!(Step);
