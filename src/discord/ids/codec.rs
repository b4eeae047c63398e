//! The format of custom ids: a word, followed by values, separated by colons.

#[cfg(test)]
use std::cell::Cell;
use std::str::Split;

use super::Access;
use domain::{
    community::{
        Season,
        contest::ContestId,
        seeks::{ConsentId, SeekScope, Vote},
        tournament::{GameResult, System},
    },
    matches::{Hears, MatchId, OfferId, OfferKind, UserId, clock::Reminder},
    puzzles::{Difficulty, PuzzleId},
    ratings::{Pool, Rung},
    settings::{PlayerSetting, Setting},
};
use rules::{GameId, Side};
use store::{DeedId, LeaderboardCursor, Numbered, TournamentId};

/// The parts of a custom id that have not been read yet.
pub(crate) type Parts<'t> = Split<'t, char>;

/// A value in a custom id. It takes one or more parts.
pub(crate) trait Value: Sized {
    /// Reads it from the next parts.
    fn read(parts: &mut Parts<'_>) -> Option<Self>;

    /// Returns its text, which [`read`](Value::read) turns back into the value.
    fn write(&self) -> String;

    /// Returns the match that it names, if any.
    fn about(&self) -> Option<MatchId> {
        None
    }

    /// Returns what it names by a number of the database, if anything.
    fn numbered(&self) -> Option<Numbered> {
        None
    }

    /// Returns values for tests: all of them or, where there are too many, the extremes among them.
    #[cfg(test)]
    fn samples() -> Vec<Self>;
}

/// Takes one sample, chosen by the last digit of `rest` in a number system with as many digits as
/// there are samples.
#[cfg(test)]
pub(crate) fn sample<T: Value>(rest: &Cell<usize>) -> T {
    let mut samples = T::samples();
    let (rest_of_it, at) = (rest.get() / samples.len(), rest.get() % samples.len());
    rest.set(rest_of_it);
    samples.swap_remove(at)
}

/// Defines an enum of custom ids: each variant with its word and the values after the word.
/// Writing, reading and the tests' samples all follow from the same lines. After `with access,` each variant
/// says how the member has the command.
macro_rules! custom_ids {
    (
        with access,
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident {
            $($(#[$doc:meta])* $word:literal => $variant:ident { $($fields:tt)+ },)+
        }
    ) => {
        custom_ids! {
            $(#[$meta])*
            $visibility enum $name {
                $($(#[$doc])* $word => $variant { $($fields)+ },)+
            }
        }

        impl $name {
            /// Returns how the member who uses it has the command.
            pub(crate) const fn access(self) -> $crate::discord::ids::Access {
                match self {
                    $($name::$variant { access, .. })|+ => access,
                }
            }
        }
    };
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
            /// Returns the match that it is about, if it names one.
            pub(crate) fn about(&self) -> Option<domain::matches::MatchId> {
                match self {
                    $($name::$variant $({ $($field),+ })? => {
                        None$($(.or_else(|| $crate::discord::ids::codec::Value::about($field)))+)?
                    })+
                }
            }

            /// Returns what it names by numbers of the database.
            pub(crate) fn numbers(&self) -> Vec<store::Numbered> {
                let found: Vec<Option<store::Numbered>> = match self {
                    $($name::$variant $({ $($field),+ })? => {
                        vec![$($($crate::discord::ids::codec::Value::numbered($field)),+)?]
                    })+
                };
                found.into_iter().flatten().collect()
            }

            /// Returns each variant with every combination of samples of its values.
            #[cfg(test)]
            pub(crate) fn samples() -> Vec<$name> {
                let mut all = Vec::new();
                $(for number in 0.. {
                    let rest = std::cell::Cell::new(number);
                    let id = $name::$variant $({
                        $($field: $crate::discord::ids::codec::sample::<$type>(&rest)),+
                    })?;
                    if rest.get() > 0 {
                        break;
                    }
                    all.push(id);
                })+
                all
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($name::$variant $({ $($field),+ })? => {
                        f.write_str($word)?;
                        $($(write!(f, ":{}", $crate::discord::ids::codec::Value::write($field))?;)+)?
                    })+
                }
                Ok(())
            }
        }

        impl From<$name> for $crate::discord::ids::EncodedId {
            fn from(act: $name) -> $crate::discord::ids::EncodedId {
                $crate::discord::ids::EncodedId::new(&act)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::discord::ids::UnknownId;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                let mut parts = text.split(':');
                let read = |parts: &mut $crate::discord::ids::codec::Parts<'_>| {
                    Some(match parts.next()? {
                        $($word => $name::$variant $({
                            $($field: $crate::discord::ids::codec::Value::read(parts)?),+
                        })?,)+
                        _ => return None,
                    })
                };
                read(&mut parts)
                    .filter(|_| parts.next().is_none())
                    .ok_or($crate::discord::ids::UnknownId)
            }
        }
    };
}

pub(crate) use custom_ids;

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl Value for $type {
            fn read(parts: &mut Parts<'_>) -> Option<Self> {
                parts.next()?.parse().ok()
            }

            fn write(&self) -> String {
                self.to_string()
            }

            #[cfg(test)]
            fn samples() -> Vec<$type> {
                vec![0, 12, <$type>::MAX]
            }
        }
    )+};
}

numbers!(u8, u32, u64, usize, i64);

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

    #[cfg(test)]
    fn samples() -> Vec<bool> {
        vec![false, true]
    }
}

/// Numbers with their own types. Some are followed by the match that they name.
macro_rules! newtypes {
    ($($type:ident($number:ty) $(is $kind:ident)? $(=> |$id:ident| $about:expr)?),+ $(,)?) => {$(
        impl Value for $type {
            fn read(parts: &mut Parts<'_>) -> Option<Self> {
                <$number>::read(parts).map($type)
            }

            fn write(&self) -> String {
                self.0.to_string()
            }

            $(fn numbered(&self) -> Option<Numbered> {
                Some(Numbered::$kind(*self))
            })?

            $(fn about(&self) -> Option<MatchId> {
                let $id = *self;
                $about
            })?

            #[cfg(test)]
            fn samples() -> Vec<$type> {
                <$number>::samples().into_iter().map($type).collect()
            }
        }
    )+};
}

newtypes!(
    ConsentId(u32) is Consent,
    ContestId(u32) is Contest,
    DeedId(i64) is Deed,
    MatchId(u32) is Match => |id| Some(id),
    OfferId(u32) is Offer,
    TournamentId(u32) is Tournament,
    UserId(u64),
);

/// Any revision of a board is meant if none is named.
impl Value for Option<u32> {
    fn read(parts: &mut Parts<'_>) -> Option<Option<u32>> {
        match parts.next()? {
            "any" => Some(None),
            number => number.parse().ok().map(Some),
        }
    }

    fn write(&self) -> String {
        self.map_or_else(|| "any".to_owned(), |number| number.to_string())
    }

    #[cfg(test)]
    fn samples() -> Vec<Option<u32>> {
        vec![None, Some(0), Some(u32::MAX)]
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

    #[cfg(test)]
    fn samples() -> Vec<PuzzleId> {
        let games = GameId::ALL.iter();
        games
            .flat_map(|&game| {
                u32::samples()
                    .into_iter()
                    .map(move |number| PuzzleId { game, number })
            })
            .collect()
    }
}

impl Value for Season {
    fn read(parts: &mut Parts<'_>) -> Option<Season> {
        Season::numbered(u32::read(parts)?)
    }

    fn write(&self) -> String {
        self.number().to_string()
    }

    #[cfg(test)]
    fn samples() -> Vec<Season> {
        [0, 227, 29_999]
            .into_iter()
            .filter_map(Season::numbered)
            .collect()
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

    #[cfg(test)]
    fn samples() -> Vec<Option<UserId>> {
        vec![None, Some(UserId(1)), Some(UserId(u64::MAX))]
    }
}

/// Implements [`Value`] for enums whose variants have ids.
macro_rules! named {
    ($($type:ty),+) => {$(
        impl $crate::discord::ids::codec::Value for $type {
            fn read(parts: &mut $crate::discord::ids::codec::Parts<'_>) -> Option<Self> {
                <$type>::from_id(parts.next()?)
            }

            fn write(&self) -> String {
                self.id().to_owned()
            }

            #[cfg(test)]
            fn samples() -> Vec<$type> {
                <$type as rules::variants::Variants>::every()
            }
        }
    )+};
}
pub(crate) use named;

named!(
    Access,
    Difficulty,
    GameId,
    GameResult,
    Hears,
    OfferKind,
    PlayerSetting,
    Pool,
    Reminder,
    SeekScope,
    Setting,
    Side,
    System,
    Vote
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

    #[cfg(test)]
    fn samples() -> Vec<Option<GameId>> {
        let games = GameId::ALL.iter().copied().map(Some);
        games.chain([None]).collect()
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

    #[cfg(test)]
    fn samples() -> Vec<LeaderboardCursor> {
        let cursor = |rung, user| LeaderboardCursor {
            rung: Rung(rung),
            user: UserId(user),
        };
        vec![cursor(0, 1), cursor(u32::MAX, u64::MAX)]
    }
}
