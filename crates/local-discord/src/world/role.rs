//! Roles, and what a role or a member can do in a single channel.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use twilight_model::guild::Permissions;

use super::{Channel, Guild, World};
use crate::{id::Id, permissions};

/// A role other than `@everyone` and the bot's own.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Role {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) permissions: Permissions,
    /// Whether every person who joins the guild gets it.
    pub(crate) for_people: bool,
    /// Whether anyone can notify its members.
    #[serde(default)]
    pub(crate) mentionable: bool,
}

/// Discord's numbers for the subject of an overwrite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum OverwriteKind {
    Role = 0,
    Member = 1,
}

/// How a role's or a member's permissions in one channel differ from those in the guild.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Overwrite {
    pub(crate) id: Id,
    pub(crate) kind: OverwriteKind,
    pub(crate) allow: Permissions,
    pub(crate) deny: Permissions,
}

/// The permissions of the two roles that every guild has, and its other roles.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Roles {
    pub(crate) everyone: Permissions,
    /// The permissions that the bot's invitation asked for.
    pub(crate) bot: Permissions,
    pub(crate) others: Vec<Role>,
}

impl Default for Roles {
    fn default() -> Self {
        Self {
            everyone: permissions::EVERYONE,
            bot: permissions::BOT,
            others: Vec::new(),
        }
    }
}

impl Roles {
    /// Returns the roles of a guild in which the bot has exactly the permissions that its
    /// invitation asked for: `@everyone` has none, and people have a role that lets them take part.
    pub(crate) fn strict(guild: Id, invitation: Permissions) -> Self {
        let people = Role {
            id: Id(guild.0 + 2),
            name: "People".to_owned(),
            permissions: permissions::EVERYONE,
            for_people: true,
            mentionable: false,
        };
        Self {
            everyone: Permissions::empty(),
            bot: invitation,
            others: vec![people],
        }
    }
}

impl Guild {
    /// Returns the id of `@everyone`, which is the guild's.
    pub(crate) fn everyone_role(&self) -> Id {
        self.id
    }

    pub(crate) fn bot_role(&self) -> Id {
        Id(self.id.0 + 1)
    }

    /// Returns the permissions of a role, to read or to change.
    pub(crate) fn role_permissions_mut(&mut self, role: Id) -> Option<&mut Permissions> {
        if role == self.everyone_role() {
            Some(&mut self.roles.everyone)
        } else if role == self.bot_role() {
            Some(&mut self.roles.bot)
        } else {
            let mut others = self.roles.others.iter_mut();
            let role = others.find(|known| known.id == role)?;
            Some(&mut role.permissions)
        }
    }

    pub(crate) fn has_role(&self, role: Id) -> bool {
        role == self.everyone_role()
            || role == self.bot_role()
            || self.roles.others.iter().any(|known| known.id == role)
    }

    /// Returns the roles of a member without `@everyone`.
    pub(crate) fn roles_of(&self, user: Id, bot: Id) -> BTreeSet<Id> {
        let member = self.members.get(&user);
        let mut roles = member
            .map(|member| member.roles.clone())
            .unwrap_or_default();
        if user == bot {
            roles.insert(self.bot_role());
        }
        roles
    }
}

impl Channel {
    /// Replaces the overwrite of a role or a member here. One without permissions is removed.
    pub(crate) fn set_overwrite(&mut self, overwrite: Overwrite) {
        self.overwrites.retain(|known| known.id != overwrite.id);
        if !(overwrite.allow | overwrite.deny).is_empty() {
            self.overwrites.push(overwrite);
        }
    }
}

impl World {
    /// Returns what the bot itself, not one of its roles, is allowed and denied in a channel.
    pub(crate) fn overwritten_for_bot(&self, channel: &Channel) -> (Permissions, Permissions) {
        let mut overwrites = channel.overwrites.iter();
        let own = overwrites.find(|overwrite| overwrite.id == self.bot);
        let nothing = Permissions::empty();
        own.map_or((nothing, nothing), |own| (own.allow, own.deny))
    }
}
