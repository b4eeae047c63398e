//! The roles that a server can assign to its best players, and the members who can choose them.
//!
//! Discord is asked for the raw permission bits, because serenity drops those that it does not know.

use std::cmp::Reverse;

use poise::serenity_prelude as serenity;
use serde::Deserialize;
use serenity::{
    Permissions,
    http::{LightMethod, Request, Route},
};

use crate::discord::handlers::Caller;
use domain::{
    community::Refused,
    matches::{RoleId, ServerId},
};

/// Permissions that give power over others, or over what others see. A role with one of them must not be
/// assigned for playing well.
const POWER: u64 = Permissions::ADMINISTRATOR
    .union(Permissions::MANAGE_GUILD)
    .union(Permissions::MANAGE_ROLES)
    .union(Permissions::MANAGE_CHANNELS)
    .union(Permissions::MANAGE_MESSAGES)
    .union(Permissions::MANAGE_THREADS)
    .union(Permissions::MANAGE_WEBHOOKS)
    .union(Permissions::MANAGE_NICKNAMES)
    .union(Permissions::MANAGE_GUILD_EXPRESSIONS)
    .union(Permissions::MANAGE_EVENTS)
    .union(Permissions::KICK_MEMBERS)
    .union(Permissions::BAN_MEMBERS)
    .union(Permissions::MODERATE_MEMBERS)
    .union(Permissions::MUTE_MEMBERS)
    .union(Permissions::DEAFEN_MEMBERS)
    .union(Permissions::MOVE_MEMBERS)
    .union(Permissions::VIEW_AUDIT_LOG)
    .union(Permissions::MENTION_EVERYONE)
    .bits()
    | PIN_MESSAGES
    | BYPASS_SLOWMODE;

/// A permission that serenity does not know yet.
/// <https://docs.discord.com/developers/topics/permissions#permissions-bitwise-permission-flags>
const PIN_MESSAGES: u64 = 1 << 51;
const BYPASS_SLOWMODE: u64 = 1 << 52;

/// Permissions that each let a member assign roles.
const GIVES_ROLES: u64 = Permissions::MANAGE_ROLES
    .union(Permissions::ADMINISTRATOR)
    .bits();

/// The roles of a server, and its channels' overwrites.
pub(crate) struct ServerRoles {
    server: ServerId,
    guild: Guild,
    channels: Vec<Channel>,
}

/// A set of permissions, with every bit that Discord sends.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
struct Bits(u64);

#[derive(Deserialize)]
struct Guild {
    owner_id: serenity::UserId,
    roles: Vec<Role>,
}

#[derive(Deserialize)]
struct Role {
    id: serenity::RoleId,
    position: i64,
    permissions: Bits,
    managed: bool,
}

#[derive(Deserialize)]
struct Channel {
    #[serde(default)]
    permission_overwrites: Vec<Overwrite>,
}

/// The permissions of a role or a member in one channel.
#[derive(Deserialize)]
struct Overwrite {
    id: serenity::RoleId,
    allow: Bits,
}

impl ServerRoles {
    /// Requests them from Discord.
    pub(crate) async fn fetch(
        http: &serenity::Http,
        server: ServerId,
    ) -> Result<ServerRoles, serenity::Error> {
        let guild_id = server.0.into();
        let get = |route| Request::new(route, LightMethod::Get);
        let (guild, channels) = tokio::try_join!(
            http.fire(get(Route::Guild { guild_id })),
            http.fire(get(Route::GuildChannels { guild_id })),
        )?;
        Ok(ServerRoles {
            server,
            guild,
            channels,
        })
    }

    /// Checks that the caller can choose this role for the best players.
    pub(crate) fn check(&self, role: RoleId, caller: &Caller) -> Result<(), Refused> {
        let role = self.role(role).ok_or(Refused::NoHonour)?;
        let is_everyone = role.id.get() == self.server.0;
        if is_everyone || role.managed || self.gives_power(role) {
            return Err(Refused::NoHonour);
        }
        if self.may_give(caller, role) {
            Ok(())
        } else {
            Err(Refused::HonourNotYours)
        }
    }

    /// Returns whether a role of the server gives power over others by now.
    pub(crate) fn has_power(&self, role: RoleId) -> bool {
        self.role(role).is_some_and(|role| self.gives_power(role))
    }

    fn role(&self, id: RoleId) -> Option<&Role> {
        self.guild.roles.iter().find(|role| role.id.get() == id.0)
    }

    /// Returns whether a role gives power over others, in the server or in one of its channels.
    fn gives_power(&self, role: &Role) -> bool {
        let overwrites = self
            .channels
            .iter()
            .flat_map(|channel| &channel.permission_overwrites);
        let in_channels = overwrites.filter(|overwrite| overwrite.id == role.id);
        let mut all = in_channels.map(|overwrite| overwrite.allow);
        role.permissions.intersects(POWER) || all.any(|allowed| allowed.intersects(POWER))
    }

    /// Returns whether Discord lets a member assign this role by hand: a member who can manage roles and
    /// has one above it, or the owner.
    fn may_give(&self, caller: &Caller, role: &Role) -> bool {
        if self.guild.owner_id.get() == caller.user.0 {
            return true;
        }
        let everyone = RoleId(self.server.0);
        let own = caller.roles.iter().chain([&everyone]);
        let own: Vec<&Role> = own.filter_map(|id| self.role(*id)).collect();
        own.iter()
            .any(|own| own.permissions.intersects(GIVES_ROLES))
            && own.iter().any(|own| own.rank() > role.rank())
    }
}

impl Role {
    /// Returns its position among the roles of its server. Of two at the same position, the older one is
    /// above.
    fn rank(&self) -> (i64, Reverse<serenity::RoleId>) {
        (self.position, Reverse(self.id))
    }
}

impl Bits {
    const fn intersects(self, others: u64) -> bool {
        self.0 & others != 0
    }
}

impl TryFrom<String> for Bits {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Bits, Self::Error> {
        text.parse().map(Bits)
    }
}
