//! The buttons and selects of challenges that aren't sent yet, and of searches.

use crate::discord::ids::codec::{Parts, Value, custom_ids};
use domain::{
    community::seeks::{ConsentId, SeekScope, Vote},
    matches::{Pace, SideWish, UserId},
};
use rules::GameId;

custom_ids! {
    /// What a player does with the draft of a challenge.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ChallengeDraftAct {
        /// Show it.
        "draft" => Show { draft: Draft },
        /// Show it with what was chosen in a select.
        "draft-opponent" => Opponent { draft: Draft },
        "draft-pace" => Pace { draft: Draft },
        "draft-side" => Side { draft: Draft },
        "draft-size" => Size { draft: Draft },
        /// Show it with the computer as the opponent, at the level chosen in a select.
        "draft-level" => Level { draft: Draft },
        /// Send the challenge.
        "draft-send" => Send { draft: Draft },
    }
}

/// A challenge that is not sent yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draft {
    pub(crate) game: GameId,
    /// `None`: anyone. The computer is the opponent at the level whose user this is.
    pub(crate) opponent: Option<UserId>,
    /// `None`: the server's usual one.
    pub(crate) pace: Option<Pace>,
    pub(crate) side: SideWish,
    /// The number of files of the board. `None`: the game's usual one.
    pub(crate) size: Option<u8>,
    pub(crate) rated: bool,
    /// Whether the clock stops on weekends.
    pub(crate) weekends: bool,
}

impl Draft {
    /// Returns the draft in which nothing but the game is chosen.
    pub(crate) const fn of(game: GameId) -> Draft {
        Draft {
            game,
            opponent: None,
            pace: None,
            side: SideWish::Lot,
            size: None,
            rated: true,
            weekends: false,
        }
    }
}

/// What stands for a pace or a size that was not chosen.
const USUAL: &str = "-";

impl Value for Draft {
    fn read(parts: &mut Parts<'_>) -> Option<Draft> {
        Some(Draft {
            game: Value::read(parts)?,
            opponent: Value::read(parts)?,
            pace: match parts.next()? {
                USUAL => None,
                id => Some(Pace::from_id(id)?),
            },
            side: SideWish::from_id(parts.next()?)?,
            size: match parts.next()? {
                USUAL => None,
                size => Some(size.parse().ok()?),
            },
            rated: Value::read(parts)?,
            weekends: Value::read(parts)?,
        })
    }

    fn write(&self) -> String {
        let usual = || USUAL.to_owned();
        [
            self.game.write(),
            self.opponent.write(),
            self.pace.map_or_else(usual, |pace| pace.id().to_owned()),
            self.side.id().to_owned(),
            self.size.map_or_else(usual, |size| size.to_string()),
            self.rated.write(),
            self.weekends.write(),
        ]
        .join(":")
    }

    #[cfg(test)]
    fn samples() -> Vec<Draft> {
        let plain = Draft::of(GameId::KingAndCourtesan);
        let full = |pace| Draft {
            opponent: Some(UserId(u64::MAX)),
            pace: Some(pace),
            side: SideWish::Side(rules::Side::Second),
            size: Some(8),
            rated: false,
            weekends: true,
            ..plain
        };
        let full = Pace::ALL.into_iter().map(full);
        full.chain([plain]).collect()
    }
}

custom_ids! {
    /// The action of a button or a select for finding an opponent.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum SeekAct {
        /// Show the seeks of other players.
        "seeks" => List { game: Option<GameId>, scope: SeekScope },
        /// Show those of the game chosen in a select.
        "seeks-game" => OfGame { scope: SeekScope },
        /// Look for an opponent, with nothing else chosen.
        "look" => Look { game: Option<GameId>, scope: SeekScope },
        /// Take the seek chosen in a select, as one of this game if it is of any.
        "seek-take" => Take { game: Option<GameId> },
        /// Take the open seat chosen in a select.
        "seek-seat" => Seat,
        /// Withdraw the seek chosen in a select, and show the seeks of other players.
        "seek-withdraw" => Withdraw { game: Option<GameId>, scope: SeekScope },
        /// Accept or refuse a proposal.
        "seek-answer" => Answer { consent: ConsentId, vote: Vote },
    }
}
