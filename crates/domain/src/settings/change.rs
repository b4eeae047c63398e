//! Changes to the settings of a server, for the log of its moderators.

use super::{SettingChange, log_text::LogText};
use crate::matches::Paces;

/// A value before a change and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change<T> {
    /// The old value.
    pub from: T,
    /// The new value.
    pub to: T,
}

impl<T: PartialEq> Change<T> {
    /// Returns the change from one value to another, if they differ.
    pub(super) fn between(from: T, to: T) -> Option<Change<T>> {
        (from != to).then_some(Change { from, to })
    }
}

impl<T: LogText> Change<T> {
    /// Both values as the log keeps them.
    pub fn write(&self) -> [String; 2] {
        [self.from.write(), self.to.write()]
    }

    /// Reads what [`write`](Change::write) wrote.
    pub fn read([from, to]: &[String; 2]) -> Option<Change<T>> {
        Some(Change {
            from: T::read(from)?,
            to: T::read(to)?,
        })
    }
}

/// Declares the settings of a server: the struct with each setting's usual value, and the changes that
/// the log tells, each with the name by which it is stored and by which locale files tell cases apart.
/// Those in the last block are kept elsewhere.
macro_rules! server_settings {
    (
        $(#[$about:meta])*
        pub struct ServerSettings {$(
            $(#[$doc:meta])*
            pub $field:ident: $type:ty = $usual:expr => $name:ident $id:literal,
        )+}
        elsewhere {$(
            $(#[$other_doc:meta])*
            $other:ident($other_type:ty) $other_id:literal,
        )+}
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct ServerSettings {$(
            $(#[$doc])*
            pub $field: $type,
        )+}

        impl Default for ServerSettings {
            fn default() -> ServerSettings {
                ServerSettings { $($field: $usual),+ }
            }
        }

        impl ServerSettings {
            /// Everything in Discord that the settings name.
            pub fn named(self) -> Vec<Named> {
                let named = [$(Names::named(&self.$field)),+];
                named.into_iter().flatten().collect()
            }

            /// The settings that are left when these things are gone.
            #[must_use]
            pub fn without(self, gone: &[Named]) -> ServerSettings {
                ServerSettings { $($field: without(self.$field, gone)),+ }
            }

            /// What differs in other settings that come in place of these.
            pub fn changes_to(self, to: ServerSettings) -> Vec<SettingChange> {
                let changes = [$(
                    Change::between(self.$field, to.$field).map(SettingChange::$name)
                ),+];
                changes.into_iter().flatten().collect()
            }
        }

        /// One setting of a server that was changed.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum SettingChange {
            $($(#[$doc])* $name(Change<$type>),)+
            $($(#[$other_doc])* $other(Change<$other_type>),)+
        }

        impl SettingChange {
            /// The names of all settings.
            pub const IDS: &[&str] = &[$($id,)+ $($other_id,)+];

            /// The name of the setting: in the database, and where locale files tell cases apart.
            pub const fn id(&self) -> &'static str {
                match self {
                    $(SettingChange::$name(_) => $id,)+
                    $(SettingChange::$other(_) => $other_id,)+
                }
            }

            /// Whether it took back what had named something in Discord.
            pub fn clears(&self) -> bool {
                match self {
                    $(SettingChange::$name(change) => {
                        Names::named(&change.from).is_some() && Names::named(&change.to).is_none()
                    })+
                    $(SettingChange::$other(change) => {
                        Names::named(&change.from).is_some() && Names::named(&change.to).is_none()
                    })+
                }
            }

            /// The values before and after, as the database keeps them.
            pub fn values(&self) -> [String; 2] {
                match self {
                    $(SettingChange::$name(change) => change.write(),)+
                    $(SettingChange::$other(change) => change.write(),)+
                }
            }

            /// Reads a change that was stored by its [`id`](SettingChange::id) and its
            /// [`values`](SettingChange::values).
            pub fn read(id: &str, values: &[String; 2]) -> Option<SettingChange> {
                match id {
                    $($id => Change::read(values).map(SettingChange::$name),)+
                    $($other_id => Change::read(values).map(SettingChange::$other),)+
                    _ => None,
                }
            }
        }
    };
}

pub(super) use server_settings;

impl Paces {
    /// Returns the differences between these paces and those that replace them.
    pub fn changes_to(&self, to: &Paces) -> Vec<SettingChange> {
        let offered = Change::between(self.offered().to_vec(), to.offered().to_vec());
        let usual = Change::between(self.usual(), to.usual());
        let changes = [
            offered.map(SettingChange::Paces),
            usual.map(SettingChange::UsualPace),
        ];
        changes.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        matches::{ChannelId, Pace, RoleId},
        settings::{Home, PublicBottom, ServerSettings, Theme},
    };
    use rules::words::Locale;

    #[test]
    fn each_setting_that_differs_is_a_change_and_no_other() {
        let before = ServerSettings::default();
        assert_eq!(before.changes_to(before), []);
        let after = ServerSettings {
            theme: Theme::Night,
            home: Home::Forum(ChannelId(7)),
            threads: false,
            ..before
        };
        let ids = |changes: Vec<SettingChange>| -> Vec<&str> {
            changes.iter().map(SettingChange::id).collect()
        };
        assert_eq!(ids(before.changes_to(after)), ["theme", "home", "threads"]);
        let offered = Paces::new(&[Pace::None, Pace::Move1Day], Pace::None);
        let fewer = Paces::new(&[Pace::Move1Day], Pace::None);
        assert_eq!(ids(offered.changes_to(&offered)), [""; 0]);
        assert_eq!(
            offered.changes_to(&fewer),
            [
                SettingChange::Paces(Change {
                    from: vec![Pace::None, Pace::Move1Day],
                    to: vec![Pace::Move1Day],
                }),
                SettingChange::UsualPace(Change {
                    from: Pace::None,
                    to: Pace::Move1Day,
                }),
            ],
            "the usual one is not offered any more"
        );
    }

    /// The texts are in databases, so none of them may change.
    #[test]
    #[expect(clippy::too_many_lines, reason = "a table")]
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
            (
                SettingChange::News(Change {
                    from: Some(ChannelId(9)),
                    to: None,
                }),
                ["news", "9", ""],
            ),
            (
                SettingChange::DailyPuzzle(Change {
                    from: Some(ChannelId(10)),
                    to: None,
                }),
                ["daily-puzzle", "10", ""],
            ),
        ] {
            let values = change.values();
            assert_eq!([change.id(), &values[0], &values[1]], texts);
            assert_eq!(SettingChange::read(change.id(), &values), Some(change));
        }
        let values = ["unheard-of", "night"].map(str::to_owned);
        assert_eq!(SettingChange::read("theme", &values), None);
        assert_eq!(SettingChange::read("colours", &values), None);
    }
}
