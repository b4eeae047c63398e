//! The buttons and selects of ladders, and the pages of leaderboards.

use crate::{
    discord::ids::codec::{Parts, Value, custom_ids, named},
    rankings::actions::ratings::{LeaderboardPage, Reach},
};

use rules::GameId;
use store::LeaderboardCursor;

custom_ids! {
    /// What a member does on a ladder.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum LadderAct {
        /// Show the ladder of the game chosen in a select.
        "ladder" => Show,
        "ladder-join" => Join { game: GameId },
        "ladder-leave" => Leave { game: GameId },
        /// Challenge the member chosen in a select.
        "ladder-challenge" => Challenge { game: GameId },
        /// Take off the member chosen in a select.
        "ladder-remove" => Remove { game: GameId },
    }
}

named!(Reach);

impl Value for LeaderboardPage {
    fn read(parts: &mut Parts<'_>) -> Option<LeaderboardPage> {
        Some(match parts.next()? {
            "first" => LeaderboardPage::First,
            "before" => LeaderboardPage::Before(LeaderboardCursor::read(parts)?),
            "mine" => LeaderboardPage::Mine,
            "after" => LeaderboardPage::After(LeaderboardCursor::read(parts)?),
            "last" => LeaderboardPage::Last,
            _ => return None,
        })
    }

    fn write(&self) -> String {
        match self {
            LeaderboardPage::First => "first".to_owned(),
            LeaderboardPage::Before(cursor) => format!("before:{}", cursor.write()),
            LeaderboardPage::Mine => "mine".to_owned(),
            LeaderboardPage::After(cursor) => format!("after:{}", cursor.write()),
            LeaderboardPage::Last => "last".to_owned(),
        }
    }

    #[cfg(test)]
    fn samples() -> Vec<LeaderboardPage> {
        let cursors = LeaderboardCursor::samples().into_iter();
        let others = [
            LeaderboardPage::First,
            LeaderboardPage::Mine,
            LeaderboardPage::Last,
        ];
        cursors
            .flat_map(|cursor| {
                [
                    LeaderboardPage::Before(cursor),
                    LeaderboardPage::After(cursor),
                ]
            })
            .chain(others)
            .collect()
    }
}
