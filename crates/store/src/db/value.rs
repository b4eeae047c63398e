//! Values on their way into the database and out of it.

use std::borrow::Cow;

/// A value that a column can hold. Both engines have these kinds; booleans are 1 or 0.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value<'v> {
    Null,
    Integer(i64),
    Real(f64),
    Text(Cow<'v, str>),
}

/// A type that can be stored in a column.
pub(crate) trait Column: Sized {
    /// Returns the value that represents it.
    fn value(&self) -> Value<'_>;

    /// Returns what the value represents, or `None` if it represents nothing of this kind.
    fn read(value: &Value<'_>) -> Option<Self>;
}

/// Values for the parameters `?1`, `?2` and so on of a statement.
macro_rules! params {
    ($($value:expr),* $(,)?) => {
        &[$($crate::db::Column::value(&$value)),*]
    };
}
pub(crate) use params;

macro_rules! integers {
    ($($kind:ty),+) => {$(
        impl Column for $kind {
            fn value(&self) -> Value<'_> {
                // No number of ours is larger: Discord's have 63 bits, and so have counts.
                Value::Integer(i64::try_from(*self).unwrap_or(i64::MAX))
            }

            fn read(value: &Value<'_>) -> Option<Self> {
                match value {
                    Value::Integer(number) => <$kind>::try_from(*number).ok(),
                    _ => None,
                }
            }
        }
    )+};
}

integers!(i32, i64, u32, u64);

impl Column for bool {
    fn value(&self) -> Value<'_> {
        Value::Integer(i64::from(*self))
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        match value {
            Value::Integer(0) => Some(false),
            Value::Integer(1) => Some(true),
            _ => None,
        }
    }
}

impl Column for f64 {
    fn value(&self) -> Value<'_> {
        Value::Real(*self)
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        match value {
            Value::Real(number) => Some(*number),
            _ => None,
        }
    }
}

impl Column for String {
    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Borrowed(self))
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        match value {
            Value::Text(text) => Some(text.clone().into_owned()),
            _ => None,
        }
    }
}

impl<T: Column> Column for Option<T> {
    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Null, Column::value)
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        match value {
            Value::Null => Some(None),
            value => T::read(value).map(Some),
        }
    }
}
