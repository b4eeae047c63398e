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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bot::ids::LONGEST_ID, host::LeaderboardCursor};
    use domain::ratings::Rung;
    use proptest::prelude::*;

    fn check(browse: Browse) -> Result<(), TestCaseError> {
        let text = browse.to_string();
        prop_assert!(text.len() <= LONGEST_ID, "{}", text);
        prop_assert_eq!(text.parse(), Ok(browse));
        Ok(())
    }

    proptest! {
        #[test]
        fn every_button_is_read_back_and_fits_discords_limit(
            number: u32, ply: u32, rung: u32, user in 1_u64.., other in 1_u64..,
        ) {
            let id = MatchId(number);
            let cursor = LeaderboardCursor { rung: Rung(rung), user: UserId(user) };
            for pool in Pool::every() {
                for reach in [Reach::Here, Reach::Everywhere] {
                    for page in [LeaderboardPage::First, LeaderboardPage::Before(cursor), LeaderboardPage::Mine, LeaderboardPage::After(cursor), LeaderboardPage::Last] {
                        check(Browse::Leaderboard { pool, reach, page })?;
                    }
                }
                let season = Season::numbered(rung % 30_000).expect("a season");
                check(Browse::Season { pool, season, page: ply })?;
                let game = match pool { Pool::All => None, Pool::Game(game) => Some(game) };
                for page in [HistoryPage::Newest, HistoryPage::OlderThan(id), HistoryPage::NewerThan(id)] {
                    for opponent in [None, Some(UserId(other))] {
                        check(Browse::History { player: UserId(user), opponent, game, page })?;
                    }
                }
            }
            for step in Step::ALL {
                check(Browse::Replay { id, ply, step })?;
            }
            for browse in [Browse::Gif { id }, Browse::Pick, Browse::Rematch { id }] {
                check(browse)?;
            }
        }
    }
}
