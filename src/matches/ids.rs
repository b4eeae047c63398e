//! Numbers that name things. Each kind has a type of its own, so that none is mistaken for another.

use std::fmt;

use crate::words::Locale;

macro_rules! snowflake {
    ($($(#[$doc:meta])* $name:ident)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )+};
}

snowflake! {
    /// A Discord user.
    UserId
    /// A Discord server.
    ServerId
    /// A channel or thread of a server.
    ChannelId
    /// A role of a server, which members have.
    RoleId
    /// A message in a channel.
    MessageId
    /// Something that a user has done: a command, a click or a form.
    InteractionId
}

/// A challenge and the match that may come of it, counted from 1 in each database.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct MatchId(pub u32);

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// Where a challenge was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The server.
    pub server: ServerId,
    /// The channel in it.
    pub channel: ChannelId,
    /// The language spoken there.
    pub locale: Locale,
}
