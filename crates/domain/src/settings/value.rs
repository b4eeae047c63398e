//! The values of settings, and the texts by which databases keep them.

use super::{Home, PictureWidth, PrivateBottom, PublicBottom};
use crate::matches::{ChannelId, Pace, RoleId};
use rules::{look::Theme, words::Locale};

/// A type of values that databases keep as texts, none of which may change.
trait Stored: Sized {
    fn to_text(&self) -> String;

    /// Reads what [`to_text`](Stored::to_text) wrote.
    fn from_text(text: &str) -> Option<Self>;
}

/// Declares the kinds of values, each with its type.
macro_rules! kinds {
    ($(#[$about:meta])* pub enum Value { $($(#[$doc:meta])* $kind:ident($type:ty),)+ }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Value {
            $($(#[$doc])* $kind($type),)+
        }

        impl Value {
            /// Returns the text by which databases keep the value.
            pub fn text(&self) -> String {
                match self {
                    $(Value::$kind(value) => value.to_text(),)+
                }
            }

            /// Reads the [text](Value::text) of a value of the same kind.
            pub fn read_alike(&self, text: &str) -> Option<Value> {
                match self {
                    $(Value::$kind(_) => Stored::from_text(text).map(Value::$kind),)+
                }
            }
        }

        $(impl From<$type> for Value {
            fn from(value: $type) -> Value {
                Value::$kind(value)
            }
        }

        impl TryFrom<Value> for $type {
            type Error = Value;

            /// Returns the value as it was if it is of another kind.
            fn try_from(value: Value) -> Result<$type, Value> {
                match value {
                    Value::$kind(value) => Ok(value),
                    other => Err(other),
                }
            }
        })+
    };
}

kinds! {
    /// A value of a setting. There are many settings but few kinds of values, and each kind is chosen, shown and
    /// stored in one way.
    pub enum Value {
        /// The colours of what everyone sees.
        Theme(Theme),
        /// The colours of what one player sees. `None`: the server's.
        OwnTheme(Option<Theme>),
        /// How wide pictures are.
        Width(PictureWidth),
        /// Which side is at the bottom of the boards that everyone sees.
        PublicBottom(PublicBottom),
        /// Which side is at the bottom of the boards that one player sees.
        PrivateBottom(PrivateBottom),
        /// Where matches are shown.
        Home(Home),
        /// On or off.
        Switch(bool),
        /// A language. `None`: the server's own in Discord.
        Language(Option<Locale>),
        /// A role.
        Role(Option<RoleId>),
        /// A channel.
        Channel(Option<ChannelId>),
        /// The most that there can be. `None`: as many as anywhere.
        Most(Option<u32>),
        /// A pace.
        Pace(Pace),
        /// Several paces.
        Paces(Vec<Pace>),
    }
}

/// Something in Discord that a setting names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Named {
    /// A role.
    Role(RoleId),
    /// A channel or a forum.
    Channel(ChannelId),
}

impl Value {
    /// Returns what the value names in Discord.
    pub fn named(&self) -> Option<Named> {
        match self {
            Value::Home(home) => home.chosen().map(Named::Channel),
            Value::Role(role) => role.map(Named::Role),
            Value::Channel(channel) => channel.map(Named::Channel),
            _ => None,
        }
    }
}

macro_rules! named {
    ($($name:ident),+) => {$(
        impl Stored for $name {
            fn to_text(&self) -> String {
                self.id().to_owned()
            }

            fn from_text(text: &str) -> Option<Self> {
                <$name>::from_id(text)
            }
        }
    )+};
}

named!(
    Theme,
    PictureWidth,
    PublicBottom,
    PrivateBottom,
    Locale,
    Pace
);

impl Stored for bool {
    fn to_text(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn from_text(text: &str) -> Option<bool> {
        match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

impl Stored for u32 {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Option<u32> {
        text.parse().ok()
    }
}

impl Stored for RoleId {
    fn to_text(&self) -> String {
        self.0.to_string()
    }

    fn from_text(text: &str) -> Option<RoleId> {
        text.parse().ok().map(RoleId)
    }
}

impl Stored for ChannelId {
    fn to_text(&self) -> String {
        self.0.to_string()
    }

    fn from_text(text: &str) -> Option<ChannelId> {
        text.parse().ok().map(ChannelId)
    }
}

/// Nothing is the empty text.
impl<T: Stored> Stored for Option<T> {
    fn to_text(&self) -> String {
        self.as_ref().map_or_else(String::new, Stored::to_text)
    }

    fn from_text(text: &str) -> Option<Option<T>> {
        match text {
            "" => Some(None),
            text => T::from_text(text).map(Some),
        }
    }
}

impl Stored for Vec<Pace> {
    fn to_text(&self) -> String {
        let ids: Vec<&str> = self.iter().map(|pace| pace.id()).collect();
        ids.join(" ")
    }

    fn from_text(text: &str) -> Option<Vec<Pace>> {
        text.split_whitespace().map(Pace::from_id).collect()
    }
}

/// `challenge`, `channel 21` or `forum 22`.
impl Stored for Home {
    fn to_text(&self) -> String {
        match self {
            Home::AtChallenge => "challenge".to_owned(),
            Home::Channel(channel) => format!("channel {channel}"),
            Home::Forum(forum) => format!("forum {forum}"),
        }
    }

    fn from_text(text: &str) -> Option<Home> {
        let channel = |number: &str| number.parse().ok().map(ChannelId);
        match text.split_once(' ') {
            None if text == "challenge" => Some(Home::AtChallenge),
            Some(("channel", number)) => channel(number).map(Home::Channel),
            Some(("forum", number)) => channel(number).map(Home::Forum),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// None of them may change. The [log's test](super::super::change) has the other kinds.
    #[test]
    fn named_values_in_databases_are_what_they_were() {
        for (value, text) in [
            (Value::Theme(Theme::Classic), "classic"),
            (Value::Theme(Theme::Night), "night"),
            (Value::Theme(Theme::ColourBlind), "colour-blind"),
            (Value::Theme(Theme::Contrast), "contrast"),
            (Value::OwnTheme(Some(Theme::Night)), "night"),
            (Value::OwnTheme(None), ""),
            (Value::Width(PictureWidth::Small), "600"),
            (Value::Width(PictureWidth::Standard), "900"),
            (Value::Width(PictureWidth::Large), "1200"),
            (Value::Width(PictureWidth::Largest), "1600"),
            (Value::PrivateBottom(PrivateBottom::Own), "own"),
            (Value::PrivateBottom(PrivateBottom::First), "first"),
            (Value::PublicBottom(PublicBottom::Mover), "mover"),
            (Value::PublicBottom(PublicBottom::First), "first"),
        ] {
            assert_eq!(value.text(), text);
            assert_eq!(value.read_alike(text), Some(value.clone()), "{value:?}");
            assert_eq!(value.read_alike("unheard-of"), None, "{value:?}");
        }
    }
}
