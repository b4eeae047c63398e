//! The settings of a server.

use super::{Look, Named, PublicBottom, SettingChange, Theme, Value, declared::settings};
use crate::matches::{ChannelId, HouseRule, Pace, Paces, Place, RoleId, ServerId};
use rules::words::Locale;

settings! {
    /// What a server has chosen. It counts for what everyone there sees, and for who plays there.
    pub struct ServerSettings {
        /// The colours.
        pub theme: Theme = Theme::default() => Theme "theme",
        /// Which side is at the bottom of boards, in matches that begin from now on.
        pub bottom: PublicBottom = PublicBottom::default() => Bottom "bottom",
        /// Where matches are shown that begin from now on.
        pub home: Home = Home::default() => Home "home",
        /// Whether a match has a thread of its own. If not, its boards are in the channel itself.
        pub threads: bool = true => Threads "threads",
        /// The language of what everyone reads about challenges that are made from now on. If there is
        /// none, the server's own in Discord.
        pub locale: Option<Locale> = None => Language "language",
        /// The role without which nobody challenges. If there is none, everyone can.
        pub challengers: Option<RoleId> = None => Challengers "challengers",
        /// How many running matches a player may have in the server. If there is none, as many as the
        /// bot allows in all servers together.
        pub most_matches: Option<u32> = None => MostMatches "most",
        /// The role that is pinged when someone opens a seat. If there is none, nobody is.
        pub seat_role: Option<RoleId> = None => SeatRole "seat-role",
        /// Whether visitors who come by a link see matches that everyone in the server sees.
        pub visitors: bool = true => Visitors "visitors",
    }
    /// A setting of a server. The log of its moderators tells changes of each, also of those that other tables keep.
    pub enum Setting {
        /// Which paces can be chosen.
        Paces "paces" = Paces::default().offered().to_vec(),
        /// The pace of challenges that say nothing.
        UsualPace "usual-pace" = Pace::default(),
        /// Whether other servers find this one.
        Open "open" = false,
        /// The role of the first of the leaderboard.
        BestRole "best-role" = None::<RoleId>,
        /// The role of the first of the season before.
        ChampionRole "champion-role" = None::<RoleId>,
        /// The channel with news of the best players.
        News "news" = None::<ChannelId>,
        /// The channel with the daily puzzle.
        DailyPuzzle "daily-puzzle" = None::<ChannelId>,
        /// The role whose members manage a tournament.
        TournamentManagers "tournament-managers" = None::<RoleId>,
    }
}

rules::variants! {
    /// A page on which managers find settings. Discord gives a message five rows, and each select takes one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SettingsPage {
        /// Where matches are shown, and how.
        Boards = "boards",
        /// The players.
        Players = "players",
        /// Which paces are available, and the language.
        Paces = "paces",
    }
}

impl Setting {
    /// Returns the page that has the setting. Those that are kept elsewhere have pages of their own.
    pub const fn page(self) -> Option<SettingsPage> {
        match self {
            Setting::Theme
            | Setting::Bottom
            | Setting::Home
            | Setting::Threads
            | Setting::Visitors => Some(SettingsPage::Boards),
            Setting::Challengers | Setting::MostMatches | Setting::SeatRole => {
                Some(SettingsPage::Players)
            }
            Setting::Language | Setting::Paces | Setting::UsualPace => Some(SettingsPage::Paces),
            Setting::Open
            | Setting::BestRole
            | Setting::ChampionRole
            | Setting::News
            | Setting::DailyPuzzle
            | Setting::TournamentManagers => None,
        }
    }
}

impl ServerSettings {
    /// Returns everything in Discord that the settings name.
    pub fn named(self) -> Vec<Named> {
        let values = self.values().into_iter();
        values.filter_map(|(_, value)| value.named()).collect()
    }

    /// Returns the settings that are left when these things are gone.
    #[must_use]
    pub fn without(mut self, gone: &[Named]) -> ServerSettings {
        for (setting, value) in self.values() {
            if value.named().is_some_and(|named| gone.contains(&named)) {
                // The usual value is of the same kind.
                let _ = self.set(setting, setting.usual());
            }
        }
        self
    }

    /// Returns the differences between these settings and those that replace them.
    pub fn changes_to(self, to: ServerSettings) -> Vec<SettingChange> {
        let both = self.values().into_iter().zip(to.values());
        both.filter_map(|((setting, from), (_, to))| SettingChange::between(setting, from, to))
            .collect()
    }
}

impl ServerSettings {
    /// The numbers of running matches that a server can choose from.
    pub const MOST_MATCHES: [u32; 7] = [1, 2, 3, 5, 10, 15, 20];

    /// Returns how public pictures look.
    pub fn look(self) -> Look {
        Look {
            theme: self.theme,
            ..Look::default()
        }
    }

    /// Returns where a challenge made here goes, and its language.
    pub fn place(self, here: Place) -> Place {
        Place {
            server: here.server,
            channel: match self.home {
                Home::Channel(channel) => channel,
                Home::AtChallenge | Home::Forum(_) => here.channel,
            },
            locale: self.locale.unwrap_or(here.locale),
        }
    }

    /// Returns the forum in which matches get a post.
    pub const fn forum(self) -> Option<ChannelId> {
        match self.home {
            Home::Forum(forum) => Some(forum),
            Home::AtChallenge | Home::Channel(_) => None,
        }
    }

    /// Whether a match is shown in a place of its own: a thread, or a forum's post.
    pub const fn has_venues(self) -> bool {
        self.threads || self.forum().is_some()
    }

    /// Checks that a member with these roles can challenge. Every member has the role with the id
    /// of the server. <https://discord.com/developers/docs/topics/permissions#role-object>
    pub fn check_challenger(self, server: ServerId, roles: &[RoleId]) -> Result<(), HouseRule> {
        match self.challengers {
            Some(role) if role.0 != server.0 && !roles.contains(&role) => {
                Err(HouseRule::NeedsRole(role))
            }
            _ => Ok(()),
        }
    }
}

/// Where the matches of a server that begin from now on are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Home {
    /// Where their challenges are made.
    #[default]
    AtChallenge,
    /// In this channel, where their challenges appear too.
    Channel(ChannelId),
    /// In this forum, a post each. A forum takes no challenges, so these stay where they are made.
    Forum(ChannelId),
}

impl Home {
    /// Returns the chosen channel or forum.
    pub const fn chosen(self) -> Option<ChannelId> {
        match self {
            Home::AtChallenge => None,
            Home::Channel(channel) | Home::Forum(channel) => Some(channel),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_gone_is_cleared_and_nothing_else() {
        let (role, other) = (RoleId(7), RoleId(8));
        let settings = ServerSettings {
            home: Home::Forum(ChannelId(7)),
            challengers: Some(role),
            seat_role: Some(other),
            most_matches: Some(3),
            threads: false,
            ..ServerSettings::default()
        };
        let named = [
            Named::Channel(ChannelId(7)),
            Named::Role(role),
            Named::Role(other),
        ];
        assert_eq!(settings.named(), named);
        assert_eq!(settings.without(&[]), settings);
        let without_role = ServerSettings {
            challengers: None,
            ..settings
        };
        assert_eq!(settings.without(&[Named::Role(role)]), without_role);
        assert_eq!(settings.without(&[Named::Channel(ChannelId(8))]), settings);
        assert_eq!(settings.without(&named).named(), []);
    }

    #[test]
    fn each_setting_takes_values_of_its_kind_and_no_others() {
        let usual = ServerSettings::default();
        for setting in Setting::ALL {
            let is_kept = usual.values().iter().any(|(kept, _)| *kept == setting);
            let mut settings = usual;
            assert_eq!(
                settings.set(setting, setting.usual()).is_ok(),
                is_kept,
                "{setting:?}"
            );
            assert_eq!(settings, usual);
            let other = match setting.usual() {
                Value::Switch(_) => Value::Role(Some(RoleId(7))),
                _ => Value::Switch(true),
            };
            assert_eq!(settings.set(setting, other.clone()), Err(other));
            assert_eq!(settings, usual);
        }
    }

    #[test]
    fn only_members_with_the_role_can_challenge_unless_it_is_that_of_everyone() {
        let (server, role, other) = (ServerId(5), RoleId(7), RoleId(8));
        // No member's roles list that of everyone.
        let everyone = RoleId(server.0);
        let refused = Err(HouseRule::NeedsRole(role));
        for (challengers, roles, decided) in [
            (Some(role), &[other, role][..], Ok(())),
            (Some(role), &[other], refused.clone()),
            (Some(role), &[], refused),
            (Some(everyone), &[], Ok(())),
            (None, &[], Ok(())),
        ] {
            let settings = ServerSettings {
                challengers,
                ..ServerSettings::default()
            };
            assert_eq!(
                settings.check_challenger(server, roles),
                decided,
                "{challengers:?} {roles:?}"
            );
        }
    }

    #[test]
    fn matches_have_places_of_their_own_in_a_forum_even_without_threads() {
        let channel = ChannelId(7);
        for (home, forum) in [
            (Home::AtChallenge, None),
            (Home::Channel(channel), None),
            (Home::Forum(channel), Some(channel)),
        ] {
            let settings = |threads| ServerSettings {
                home,
                threads,
                ..ServerSettings::default()
            };
            assert_eq!(settings(false).forum(), forum);
            assert_eq!(settings(true).forum(), forum);
            assert!(settings(true).has_venues(), "{home:?}");
            assert_eq!(settings(false).has_venues(), forum.is_some(), "{home:?}");
        }
    }
}
