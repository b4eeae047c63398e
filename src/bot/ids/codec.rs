//! How custom ids are written: a word, and values behind it, with colons between.

use std::str::Split;

use super::{SettingsPage, Step, Topic};
use crate::host::{DeedId, HistoryPage, LeaderboardCursor, LeaderboardPage, LogPage, Reach};
use domain::{
    community::{
        Season,
        contest::ContestId,
        seeks::{ConsentId, SeekScope},
    },
    matches::{Hears, MatchId, OfferId, OfferKind, ServerId, UserId, clock::Reminder},
    puzzles::PuzzleId,
    ratings::{Pool, Rung},
};
use rules::{GameId, Side};

/// The parts of a custom id that have not been read yet.
pub(super) type Parts<'t> = Split<'t, char>;

/// A value in a custom id. It takes one part or several.
pub(super) trait Value: Sized {
    /// Reads it from the next parts.
    fn read(parts: &mut Parts<'_>) -> Option<Self>;

    /// Its text: what [`read`](Value::read) gives the value for.
    fn write(&self) -> String;

    /// The match that it names, if it names one.
    fn about(&self) -> Option<MatchId> {
        None
    }
}

/// Makes an enum of custom ids: each variant with its word and the values behind the word. What is
/// written and what is read follow from the same lines.
macro_rules! custom_ids {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident {
            $($(#[$doc:meta])* $word:literal => $variant:ident $({
                $($(#[$field_doc:meta])* $field:ident: $type:ty),+ $(,)?
            })?,)+
        }
    ) => {
        $(#[$meta])*
        $visibility enum $name {
            $($(#[$doc])* $variant $({ $($(#[$field_doc])* $field: $type),+ })?,)+
        }

        impl $name {
            /// The match that it is about, if it names one.
            pub(in crate::bot) fn about(&self) -> Option<domain::matches::MatchId> {
                match self {
                    $($name::$variant $({ $($field),+ })? => {
                        None$($(.or_else(|| $crate::bot::ids::codec::Value::about($field)))+)?
                    })+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($name::$variant $({ $($field),+ })? => {
                        f.write_str($word)?;
                        $($(write!(f, ":{}", $crate::bot::ids::codec::Value::write($field))?;)+)?
                    })+
                }
                Ok(())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::bot::ids::UnknownId;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                let mut parts = text.split(':');
                let read = |parts: &mut $crate::bot::ids::codec::Parts<'_>| {
                    Some(match parts.next()? {
                        $($word => $name::$variant $({
                            $($field: $crate::bot::ids::codec::Value::read(parts)?),+
                        })?,)+
                        _ => return None,
                    })
                };
                read(&mut parts)
                    .filter(|_| parts.next().is_none())
                    .ok_or($crate::bot::ids::UnknownId)
            }
        }
    };
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl Value for $type {
            fn read(parts: &mut Parts<'_>) -> Option<Self> {
                parts.next()?.parse().ok()
            }

            fn write(&self) -> String {
                self.to_string()
            }
        }
    )+};
}

numbers!(u8, u32, u64, usize);

impl Value for bool {
    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        match parts.next()? {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        }
    }

    fn write(&self) -> String {
        if *self { "on" } else { "off" }.to_owned()
    }
}

impl Value for MatchId {
    fn read(parts: &mut Parts<'_>) -> Option<MatchId> {
        u32::read(parts).map(MatchId)
    }

    fn about(&self) -> Option<MatchId> {
        Some(*self)
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

impl Value for PuzzleId {
    fn read(parts: &mut Parts<'_>) -> Option<PuzzleId> {
        let (game, number) = parts.next()?.rsplit_once('.')?;
        Some(PuzzleId {
            game: GameId::from_id(game)?,
            number: number.parse().ok()?,
        })
    }

    fn write(&self) -> String {
        format!("{}.{}", self.game, self.number)
    }
}

impl Value for ConsentId {
    fn read(parts: &mut Parts<'_>) -> Option<ConsentId> {
        u32::read(parts).map(ConsentId)
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

impl Value for ContestId {
    fn read(parts: &mut Parts<'_>) -> Option<ContestId> {
        u32::read(parts).map(ContestId)
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

impl Value for ServerId {
    fn read(parts: &mut Parts<'_>) -> Option<ServerId> {
        u64::read(parts).map(ServerId)
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

impl Value for OfferId {
    fn read(parts: &mut Parts<'_>) -> Option<OfferId> {
        Some(OfferId(parts.next()?.parse().ok()?))
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

impl Value for DeedId {
    fn read(parts: &mut Parts<'_>) -> Option<DeedId> {
        Some(DeedId(parts.next()?.parse().ok()?))
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

impl Value for Season {
    fn read(parts: &mut Parts<'_>) -> Option<Season> {
        Season::numbered(u32::read(parts)?)
    }

    fn write(&self) -> String {
        self.number().to_string()
    }
}

impl Value for UserId {
    fn read(parts: &mut Parts<'_>) -> Option<UserId> {
        u64::read(parts).map(UserId)
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

/// No user has the number 0.
impl Value for Option<UserId> {
    fn read(parts: &mut Parts<'_>) -> Option<Option<UserId>> {
        let user = UserId::read(parts)?;
        Some(Some(user).filter(|user| user.0 != 0))
    }

    fn write(&self) -> String {
        self.unwrap_or(UserId(0)).write()
    }
}

macro_rules! named {
    ($($type:ty),+) => {$(
        impl Value for $type {
            fn read(parts: &mut Parts<'_>) -> Option<Self> {
                <$type>::from_id(parts.next()?)
            }

            fn write(&self) -> String {
                self.id().to_owned()
            }
        }
    )+};
}

named!(
    GameId,
    Hears,
    OfferKind,
    Pool,
    Reach,
    Reminder,
    SeekScope,
    SettingsPage,
    Side,
    Step,
    Topic
);

/// Written like a pool of ratings: a game, or all of them.
impl Value for Option<GameId> {
    fn read(parts: &mut Parts<'_>) -> Option<Option<GameId>> {
        Some(match Pool::read(parts)? {
            Pool::All => None,
            Pool::Game(game) => Some(game),
        })
    }

    fn write(&self) -> String {
        self.map_or(Pool::All, Pool::Game).write()
    }
}

impl Value for LeaderboardCursor {
    fn read(parts: &mut Parts<'_>) -> Option<LeaderboardCursor> {
        Some(LeaderboardCursor {
            rung: Rung(u32::read(parts)?),
            user: UserId::read(parts)?,
        })
    }

    fn write(&self) -> String {
        format!("{}:{}", self.rung.0, self.user)
    }
}

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
}

impl Value for HistoryPage {
    fn read(parts: &mut Parts<'_>) -> Option<HistoryPage> {
        Some(match parts.next()? {
            "newest" => HistoryPage::Newest,
            "older" => HistoryPage::OlderThan(MatchId::read(parts)?),
            "newer" => HistoryPage::NewerThan(MatchId::read(parts)?),
            _ => return None,
        })
    }

    fn write(&self) -> String {
        match self {
            HistoryPage::Newest => "newest".to_owned(),
            HistoryPage::OlderThan(id) => format!("older:{}", id.write()),
            HistoryPage::NewerThan(id) => format!("newer:{}", id.write()),
        }
    }
}

impl Value for LogPage {
    fn read(parts: &mut Parts<'_>) -> Option<LogPage> {
        Some(match parts.next()? {
            "newest" => LogPage::Newest,
            "older" => LogPage::OlderThan(DeedId::read(parts)?),
            "newer" => LogPage::NewerThan(DeedId::read(parts)?),
            _ => return None,
        })
    }

    fn write(&self) -> String {
        match self {
            LogPage::Newest => "newest".to_owned(),
            LogPage::OlderThan(id) => format!("older:{}", id.write()),
            LogPage::NewerThan(id) => format!("newer:{}", id.write()),
        }
    }
}
