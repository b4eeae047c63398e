//! A row that a statement returns.

use std::borrow::Cow;

use postgres::types::{FromSql, Kind, Type};
use rusqlite::types::ValueRef;

use super::{Column, DbError, Value};

/// A row that a statement returns.
pub(crate) enum Row<'r> {
    Sqlite(&'r rusqlite::Row<'r>),
    Postgres(&'r postgres::Row),
}

impl Row<'_> {
    /// Returns the value in the column of this name.
    pub(crate) fn get<T: Column>(&self, column: &'static str) -> Result<T, DbError> {
        let value = match self {
            Row::Sqlite(row) => sqlite(row.get_ref(column)?),
            Row::Postgres(row) => row.try_get::<_, Postgres<'_>>(column)?.0,
        };
        read_column(&value, column)
    }

    /// Returns the value of the column of this number, from 0.
    pub(crate) fn value(&self, column: usize) -> Result<Value<'_>, DbError> {
        Ok(match self {
            Row::Sqlite(row) => sqlite(row.get_ref(column)?),
            Row::Postgres(row) => row.try_get::<_, Postgres<'_>>(column)?.0,
        })
    }
}

/// Returns the value in the only column of a row.
pub(crate) fn only<T: Column>(row: &Row<'_>) -> Result<T, DbError> {
    read_column(&row.value(0)?, "0")
}

fn read_column<T: Column>(value: &Value<'_>, column: &str) -> Result<T, DbError> {
    T::read(value).ok_or_else(|| DbError::Column {
        column: column.to_owned(),
        value: format!("{value:?}"),
    })
}

fn sqlite(value: ValueRef<'_>) -> Value<'_> {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Integer(number),
        ValueRef::Real(number) => Value::Real(number),
        // No column holds anything else, and every text was written by this program as UTF-8.
        ValueRef::Text(text) | ValueRef::Blob(text) => Value::Text(String::from_utf8_lossy(text)),
    }
}

/// A value as PostgreSQL sends it.
struct Postgres<'v>(Value<'v>);

impl<'v> FromSql<'v> for Postgres<'v> {
    fn from_sql(
        kind: &Type,
        raw: &'v [u8],
    ) -> Result<Self, Box<dyn std::error::Error + Sync + Send>> {
        Ok(Postgres(match *kind {
            Type::BOOL => Value::Integer(i64::from(bool::from_sql(kind, raw)?)),
            Type::INT2 => Value::Integer(i64::from(i16::from_sql(kind, raw)?)),
            Type::INT4 => Value::Integer(i64::from(i32::from_sql(kind, raw)?)),
            Type::INT8 => Value::Integer(i64::from_sql(kind, raw)?),
            Type::FLOAT8 => Value::Real(f64::from_sql(kind, raw)?),
            _ => Value::Text(Cow::Borrowed(<&str>::from_sql(kind, raw)?)),
        }))
    }

    fn from_sql_null(_: &Type) -> Result<Self, Box<dyn std::error::Error + Sync + Send>> {
        Ok(Postgres(Value::Null))
    }

    fn accepts(kind: &Type) -> bool {
        let number = [Type::BOOL, Type::INT2, Type::INT4, Type::INT8, Type::FLOAT8];
        number.contains(kind) || (*kind.kind() == Kind::Simple && <&str>::accepts(kind))
    }
}
