//! The settings of a server.

use super::{Home, Look, PublicBottom, Theme};
use crate::matches::{ChannelId, HouseRule, Place, RoleId, ServerId};
use rules::words::Locale;

/// The settings of a server. They apply to what everyone there sees, and to who plays there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// The colours.
    pub theme: Theme,
    /// Which side is at the bottom of boards, in matches that begin from now on.
    pub bottom: PublicBottom,
    /// Where matches that begin from now on are shown.
    pub home: Home,
    /// Whether a match has its own thread. If not, its boards are in the channel itself.
    pub threads: bool,
    /// The language of texts that everyone reads about challenges made from now on. `None`: the
    /// server's language in Discord.
    pub locale: Option<Locale>,
    /// The role needed to challenge. `None`: everyone can.
    pub challengers: Option<RoleId>,
    /// How many running matches a player can have in the server. `None`: as many as the bot allows
    /// in all servers together.
    pub most_matches: Option<u32>,
    /// The role that is pinged when someone opens a seat. `None`: nobody is.
    pub seat_role: Option<RoleId>,
}

impl Default for ServerSettings {
    fn default() -> ServerSettings {
        ServerSettings {
            theme: Theme::default(),
            bottom: PublicBottom::default(),
            home: Home::default(),
            threads: true,
            locale: None,
            challengers: None,
            most_matches: None,
            seat_role: None,
        }
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
