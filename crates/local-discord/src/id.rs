//! Snowflakes: Discord's ids, which contain their creation time.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use serde_json::Value;

use super::clock::Millis;

/// The first millisecond of 2015, from which snowflakes count.
const DISCORD_EPOCH: Millis = 1_420_070_400_000;

/// A snowflake. In JSON it is a decimal string, as everywhere in Discord's API.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Id(pub(crate) u64);

impl Id {
    /// Returns when this id was created.
    pub(crate) fn time(self) -> Millis {
        (self.0 >> 22) + DISCORD_EPOCH
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        plain.then(|| text.parse().ok()).flatten().map(Self)
    }

    /// Parses an id. Discord accepts ids as strings and as integers.
    pub(crate) fn from_json(value: &Value) -> Option<Self> {
        match value {
            Value::String(text) => Self::parse(text),
            Value::Number(number) => number.as_u64().map(Self),
            _ => None,
        }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Self::from_json(&value).ok_or_else(|| D::Error::custom("ids are decimal strings"))
    }
}

/// Generates ids that never repeat and always increase.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Snowflakes {
    last: u64,
}

impl Snowflakes {
    pub(crate) fn next(&mut self, now: Millis) -> Id {
        let fresh = now.saturating_sub(DISCORD_EPOCH) << 22;
        self.last = fresh.max(self.last + 1);
        Id(self.last)
    }
}

/// Formats a time as Discord writes it: `2026-01-31T12:00:00.123000+00:00`.
pub(crate) fn timestamp(at: Millis) -> String {
    let nanos = i128::from(at) * 1_000_000;
    let time = time::OffsetDateTime::from_unix_timestamp_nanos(nanos)
        .unwrap_or(time::OffsetDateTime::UNIX_EPOCH);
    format!(
        "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:06}+00:00",
        time.year(),
        u8::from(time.month()),
        time.day(),
        time.hour(),
        time.minute(),
        time.second(),
        time.microsecond()
    )
}
