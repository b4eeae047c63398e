//! The settings of a server.

use super::{
    Look, PublicBottom, Theme,
    change::{Change, server_settings},
    named::{Named, Names, without},
};
use crate::matches::{ChannelId, HouseRule, Pace, Place, RoleId, ServerId};
use rules::words::Locale;

server_settings! {
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
    elsewhere {
        /// Which paces can be chosen.
        Paces(Vec<Pace>) "paces",
        /// The pace of challenges that say nothing.
        UsualPace(Pace) "usual-pace",
        /// Whether other servers find this one.
        Open(bool) "open",
        /// The role of the first of the leaderboard.
        BestRole(Option<RoleId>) "best-role",
        /// The role of the first of the season before.
        ChampionRole(Option<RoleId>) "champion-role",
        /// The channel with news of the best players.
        News(Option<ChannelId>) "news",
        /// The channel with the daily puzzle.
        DailyPuzzle(Option<ChannelId>) "daily-puzzle",
        /// The role whose members manage a tournament.
        TournamentManagers(Option<RoleId>) "tournament-managers",
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
