//! How the crate's types stand in columns.

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

impl ToSql for GameId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.info().id.into())
    }
}

impl FromSql for GameId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        GameId::from_id(value.as_str()?).ok_or(FromSqlError::InvalidType)
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
