//! The texts by which the log of a server's moderators keeps the values of settings. They are in
//! databases, so none of them may change.

use super::{Home, PublicBottom, Theme};
use crate::matches::{ChannelId, Pace, RoleId};
use rules::words::Locale;

/// A value that the log keeps as a text.
pub trait LogText: Sized {
    /// Writes the text.
    fn write(&self) -> String;

    /// Reads what [`write`](LogText::write) wrote.
    fn read(text: &str) -> Option<Self>;
}

macro_rules! named {
    ($($name:ident),+) => {$(
        impl LogText for $name {
            fn write(&self) -> String {
                self.id().to_owned()
            }

            fn read(text: &str) -> Option<Self> {
                <$name>::from_id(text)
            }
        }
    )+};
}

named!(Theme, PublicBottom, Locale, Pace);

impl LogText for bool {
    fn write(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn read(text: &str) -> Option<bool> {
        match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

impl LogText for u32 {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<u32> {
        text.parse().ok()
    }
}

impl LogText for RoleId {
    fn write(&self) -> String {
        self.0.to_string()
    }

    fn read(text: &str) -> Option<RoleId> {
        text.parse().ok().map(RoleId)
    }
}

impl LogText for ChannelId {
    fn write(&self) -> String {
        self.0.to_string()
    }

    fn read(text: &str) -> Option<ChannelId> {
        text.parse().ok().map(ChannelId)
    }
}

/// Nothing is the empty text.
impl<T: LogText> LogText for Option<T> {
    fn write(&self) -> String {
        self.as_ref().map_or_else(String::new, LogText::write)
    }

    fn read(text: &str) -> Option<Option<T>> {
        match text {
            "" => Some(None),
            text => T::read(text).map(Some),
        }
    }
}

impl LogText for Vec<Pace> {
    fn write(&self) -> String {
        let ids: Vec<&str> = self.iter().map(|pace| pace.id()).collect();
        ids.join(" ")
    }

    fn read(text: &str) -> Option<Vec<Pace>> {
        text.split_whitespace().map(Pace::from_id).collect()
    }
}

/// `challenge`, `channel 21` or `forum 22`.
impl LogText for Home {
    fn write(&self) -> String {
        match self {
            Home::AtChallenge => "challenge".to_owned(),
            Home::Channel(channel) => format!("channel {channel}"),
            Home::Forum(forum) => format!("forum {forum}"),
        }
    }

    fn read(text: &str) -> Option<Home> {
        let channel = |number: &str| number.parse().ok().map(ChannelId);
        match text.split_once(' ') {
            None if text == "challenge" => Some(Home::AtChallenge),
            Some(("channel", number)) => channel(number).map(Home::Channel),
            Some(("forum", number)) => channel(number).map(Home::Forum),
            _ => None,
        }
    }
}
