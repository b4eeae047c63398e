//! How a change of a server's settings is stored in the log of its moderators: the setting's name, and
//! the values before and after as texts.

use super::db::{DbError, Row};
use domain::{
    matches::{ChannelId, Pace, RoleId},
    settings::{Change, Home, PublicBottom, SettingChange},
};
use rules::{look::Theme, words::Locale};

/// A change as it is stored.
pub(super) struct Stored {
    pub(super) setting: &'static str,
    pub(super) from: String,
    pub(super) to: String,
}

/// A value that is stored as a text.
trait Text: Sized {
    fn write(&self) -> String;

    fn read(text: &str) -> Option<Self>;
}

impl Stored {
    pub(super) fn of(change: &SettingChange) -> Stored {
        let setting = change.id();
        let (from, to) = match change {
            SettingChange::Theme(change) => texts(change),
            SettingChange::Bottom(change) => texts(change),
            SettingChange::Home(change) => texts(change),
            SettingChange::Threads(change) | SettingChange::Open(change) => texts(change),
            SettingChange::Language(change) => texts(change),
            SettingChange::Challengers(change)
            | SettingChange::SeatRole(change)
            | SettingChange::BestRole(change)
            | SettingChange::ChampionRole(change) => texts(change),
            SettingChange::MostMatches(change) => texts(change),
            SettingChange::Paces(change) => texts(change),
            SettingChange::UsualPace(change) => texts(change),
        };
        Stored { setting, from, to }
    }
}

/// The change of a row, if it tells one.
pub(super) fn change(row: &Row<'_>) -> Result<Option<SettingChange>, DbError> {
    let Some(setting) = row.get::<Option<String>>("setting")? else {
        return Ok(None);
    };
    let values: [String; 2] = [row.get("from_value")?, row.get("to_value")?];
    let change = read(&setting, &values).ok_or_else(|| DbError::Column {
        column: "setting".to_owned(),
        value: format!("{setting} {values:?}"),
    })?;
    Ok(Some(change))
}

fn read(setting: &str, values: &[String; 2]) -> Option<SettingChange> {
    Some(match setting {
        "theme" => SettingChange::Theme(values_of(values)?),
        "bottom" => SettingChange::Bottom(values_of(values)?),
        "home" => SettingChange::Home(values_of(values)?),
        "threads" => SettingChange::Threads(values_of(values)?),
        "language" => SettingChange::Language(values_of(values)?),
        "challengers" => SettingChange::Challengers(values_of(values)?),
        "most" => SettingChange::MostMatches(values_of(values)?),
        "seat-role" => SettingChange::SeatRole(values_of(values)?),
        "paces" => SettingChange::Paces(values_of(values)?),
        "usual-pace" => SettingChange::UsualPace(values_of(values)?),
        "open" => SettingChange::Open(values_of(values)?),
        "best-role" => SettingChange::BestRole(values_of(values)?),
        "champion-role" => SettingChange::ChampionRole(values_of(values)?),
        _ => return None,
    })
}

fn texts<T: Text>(change: &Change<T>) -> (String, String) {
    (change.from.write(), change.to.write())
}

fn values_of<T: Text>([from, to]: &[String; 2]) -> Option<Change<T>> {
    Some(Change {
        from: T::read(from)?,
        to: T::read(to)?,
    })
}

macro_rules! named {
    ($($name:ident),+) => {$(
        impl Text for $name {
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

impl Text for bool {
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

impl Text for u32 {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<u32> {
        text.parse().ok()
    }
}

impl Text for RoleId {
    fn write(&self) -> String {
        self.0.to_string()
    }

    fn read(text: &str) -> Option<RoleId> {
        text.parse().ok().map(RoleId)
    }
}

/// Nothing is the empty text.
impl<T: Text> Text for Option<T> {
    fn write(&self) -> String {
        self.as_ref().map_or_else(String::new, Text::write)
    }

    fn read(text: &str) -> Option<Option<T>> {
        match text {
            "" => Some(None),
            text => T::read(text).map(Some),
        }
    }
}

impl Text for Vec<Pace> {
    fn write(&self) -> String {
        let ids: Vec<&str> = self.iter().map(|pace| pace.id()).collect();
        ids.join(" ")
    }

    fn read(text: &str) -> Option<Vec<Pace>> {
        text.split_whitespace().map(Pace::from_id).collect()
    }
}

/// `challenge`, `channel 21` or `forum 22`.
impl Text for Home {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// These texts are in databases, so none of them may change.
    #[test]
    fn changes_in_the_database_are_what_they_were() {
        let home = |from, to| SettingChange::Home(Change { from, to });
        for (change, texts) in [
            (
                SettingChange::Theme(Change {
                    from: Theme::Classic,
                    to: Theme::ColourBlind,
                }),
                ["theme", "classic", "colour-blind"],
            ),
            (
                SettingChange::Bottom(Change {
                    from: PublicBottom::Mover,
                    to: PublicBottom::First,
                }),
                ["bottom", "mover", "first"],
            ),
            (
                home(Home::AtChallenge, Home::Channel(ChannelId(21))),
                ["home", "challenge", "channel 21"],
            ),
            (
                home(Home::Forum(ChannelId(22)), Home::AtChallenge),
                ["home", "forum 22", "challenge"],
            ),
            (
                SettingChange::Threads(Change {
                    from: true,
                    to: false,
                }),
                ["threads", "yes", "no"],
            ),
            (
                SettingChange::Language(Change {
                    from: None,
                    to: Some(Locale::Polish),
                }),
                ["language", "", "pl"],
            ),
            (
                SettingChange::Challengers(Change {
                    from: Some(RoleId(7)),
                    to: None,
                }),
                ["challengers", "7", ""],
            ),
            (
                SettingChange::MostMatches(Change {
                    from: None,
                    to: Some(5),
                }),
                ["most", "", "5"],
            ),
            (
                SettingChange::Paces(Change {
                    from: vec![Pace::None, Pace::Move3Days],
                    to: vec![Pace::None],
                }),
                ["paces", "none move-3d", "none"],
            ),
            (
                SettingChange::UsualPace(Change {
                    from: Pace::Move3Days,
                    to: Pace::None,
                }),
                ["usual-pace", "move-3d", "none"],
            ),
            (
                SettingChange::Open(Change {
                    from: false,
                    to: true,
                }),
                ["open", "no", "yes"],
            ),
            (
                SettingChange::BestRole(Change {
                    from: Some(RoleId(7)),
                    to: None,
                }),
                ["best-role", "7", ""],
            ),
            (
                SettingChange::ChampionRole(Change {
                    from: Some(RoleId(8)),
                    to: None,
                }),
                ["champion-role", "8", ""],
            ),
        ] {
            let stored = Stored::of(&change);
            assert_eq!([stored.setting, &stored.from, &stored.to], texts);
            let values = [stored.from, stored.to];
            assert_eq!(read(stored.setting, &values), Some(change));
        }
        let values = ["unheard-of", "night"].map(str::to_owned);
        assert_eq!(read("theme", &values), None);
        assert_eq!(read("colours", &values), None);
    }
}
