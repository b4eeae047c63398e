//! How the crate's types are stored in columns.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::{
    clock::Timestamp,
    games::{AnyMove, AnyPosition, GameId, Outcome, Side},
    matches::{
        ChallengeState, ChannelId, MatchId, MessageId, OfferId, OfferKind, OfferState, ServerId,
        StepId, Termination, UserId,
    },
    ratings::{Pool, Rung, Scope, Week},
    settings::{PrivateBottom, PublicBottom, Theme},
    words::Locale,
};

macro_rules! number_columns {
    ($($name:ident),+) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                self.0.to_sql()
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                FromSql::column_result(value).map($name)
            }
        }
    )+};
}

number_columns!(
    UserId, ServerId, ChannelId, MessageId, MatchId, OfferId, StepId, Rung, Week
);

macro_rules! named_columns {
    ($($name:ident),+) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.id().into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                $name::from_id(value.as_str()?).ok_or(FromSqlError::InvalidType)
            }
        }
    )+};
}

named_columns!(
    GameId,
    Side,
    Outcome,
    ChallengeState,
    OfferKind,
    OfferState,
    Termination,
    Locale,
    Pool,
    Theme,
    PrivateBottom,
    PublicBottom
);

/// No server has the number 0.
impl ToSql for Scope {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Scope::Everywhere => Ok(0.into()),
            Scope::Server(server) => server.0.to_sql(),
        }
    }
}

impl FromSql for Scope {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Ok(match ServerId::column_result(value)? {
            ServerId(0) => Scope::Everywhere,
            server => Scope::Server(server),
        })
    }
}

impl ToSql for Timestamp {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.millis().into())
    }
}

impl FromSql for Timestamp {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Ok(Timestamp::from_millis(value.as_i64()?))
    }
}

impl ToSql for AnyPosition {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_string().into())
    }
}

/// The canonical text. It is read back against the position in which the move was made.
impl ToSql for AnyMove {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_string().into())
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use super::*;
    use crate::{matches::Closing, variants::Variants};

    /// Checks that everything of a kind is stored by this name, and read back from it.
    fn stored<T: Variants + ToSql + FromSql + PartialEq + Debug>(names: &[(T, &str)]) {
        let db = rusqlite::Connection::open_in_memory().expect("opens");
        let every: Vec<T> = names.iter().map(|(value, _)| *value).collect();
        assert_eq!(T::every(), every);
        for (value, name) in names {
            let text: String = db
                .query_row("SELECT ?1", [value], |row| row.get(0))
                .expect("a text");
            assert_eq!(text, *name, "{value:?}");
            let read: T = db
                .query_row("SELECT ?1", [name], |row| row.get(0))
                .expect("known");
            assert_eq!(read, *value, "{name}");
        }
        let unknown = db.query_row("SELECT 'unheard-of'", [], |row| row.get::<_, T>(0));
        assert!(unknown.is_err(), "{unknown:?}");
    }

    /// These names are in databases, so none of them may change.
    #[test]
    fn names_in_the_database_are_what_they_were() {
        let games = [
            (GameId::Courtyard, "courtyard"),
            (GameId::KingAndCourtesan, "king-and-courtesan"),
            (GameId::GuardAndTowers, "guard-and-towers"),
            (GameId::KingsCourt, "kings-court"),
        ];
        stored(&games);
        let pools = games.map(|(game, name)| (Pool::Game(game), name));
        stored(&[&[(Pool::All, "all")], &pools[..]].concat());
        stored(&[(Side::First, "first"), (Side::Second, "second")]);
        stored(&[
            (Outcome::Win(Side::First), "first"),
            (Outcome::Win(Side::Second), "second"),
            (Outcome::Draw, "draw"),
        ]);
        stored(&[
            (Termination::Rules, "rules"),
            (Termination::Repetition, "repetition"),
            (Termination::Resignation, "resignation"),
            (Termination::Agreement, "agreement"),
        ]);
        stored(&[
            (ChallengeState::Open, "open"),
            (ChallengeState::Accepted, "accepted"),
            (ChallengeState::Closed(Closing::Declined), "declined"),
            (ChallengeState::Closed(Closing::Withdrawn), "withdrawn"),
            (ChallengeState::Closed(Closing::Expired), "expired"),
        ]);
        stored(&[(OfferKind::Draw, "draw"), (OfferKind::Takeback, "takeback")]);
        stored(&[
            (OfferState::Open, "open"),
            (OfferState::Accepted, "accepted"),
            (OfferState::Declined, "declined"),
            (OfferState::Withdrawn, "withdrawn"),
            (OfferState::Lapsed, "lapsed"),
        ]);
        stored(&[
            (Locale::English, "en-US"),
            (Locale::German, "de"),
            (Locale::French, "fr"),
            (Locale::Spanish, "es-ES"),
            (Locale::BrazilianPortuguese, "pt-BR"),
            (Locale::Polish, "pl"),
            (Locale::Japanese, "ja"),
        ]);
        stored(&[
            (Theme::Classic, "classic"),
            (Theme::Night, "night"),
            (Theme::ColourBlind, "colour-blind"),
            (Theme::Contrast, "contrast"),
        ]);
        stored(&[(PrivateBottom::Own, "own"), (PrivateBottom::First, "first")]);
        stored(&[
            (PublicBottom::Mover, "mover"),
            (PublicBottom::First, "first"),
        ]);
    }
}
