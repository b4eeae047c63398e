//! Permissions: who can do what, and where. The bits are Discord's; twilight-model names them.

use std::collections::BTreeSet;

use twilight_model::guild::Permissions;

use super::{
    id::Id,
    world::{Channel, ChannelKind, Guild, Overwrite, World},
};

/// The permissions of `@everyone` in a new guild (the bits Discord's own client switches on).
pub(crate) const EVERYONE: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::CREATE_PRIVATE_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::ADD_REACTIONS)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::MENTION_EVERYONE)
    .union(Permissions::USE_EXTERNAL_EMOJIS)
    .union(Permissions::USE_SLASH_COMMANDS)
    .union(Permissions::CHANGE_NICKNAME)
    .union(Permissions::CONNECT)
    .union(Permissions::SPEAK)
    .union(Permissions::CREATE_INVITE);

/// The permissions that the bot's own role adds, unless its invitation is known.
pub(crate) const BOT: Permissions = Permissions::MANAGE_THREADS;

/// Permissions that concern parts of messages, and so are of no use to users who cannot send any.
const IN_MESSAGES: Permissions = Permissions::MENTION_EVERYONE
    .union(Permissions::SEND_TTS_MESSAGES)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::EMBED_LINKS);

/// The permissions of everyone in direct messages, where nobody grants them.
const DIRECT: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::ADD_REACTIONS)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::USE_EXTERNAL_EMOJIS)
    .union(Permissions::USE_SLASH_COMMANDS);

/// Parses a permission's name. Discord has renamed one of them to `USE_APPLICATION_COMMANDS`.
pub(crate) fn named(name: &str) -> Option<Permissions> {
    match name {
        "USE_APPLICATION_COMMANDS" => Some(Permissions::USE_SLASH_COMMANDS),
        _ => Permissions::from_name(name),
    }
}

/// Returns the names of a set of permissions.
pub(crate) fn names(permissions: Permissions) -> Vec<&'static str> {
    permissions.iter_names().map(|(name, _)| name).collect()
}

/// Returns a member's permissions in a guild: what `@everyone` and the member's roles grant
/// together. <https://docs.discord.com/developers/topics/permissions#permission-overwrites>
pub(crate) fn base(guild: &Guild, user: Id, roles: &BTreeSet<Id>) -> Permissions {
    if guild.owner == user {
        return Permissions::all();
    }
    let mut granted = guild.roles.everyone;
    if roles.contains(&guild.bot_role()) {
        granted |= guild.roles.bot;
    }
    let others = guild.roles.others.iter();
    others
        .filter(|role| roles.contains(&role.id))
        .fold(granted, |granted, role| granted | role.permissions)
}

/// Returns the same in a channel. The overwrite of `@everyone` applies first, then those of the
/// member's roles taken together, then the member's own. In each, denials come first.
fn overwritten(
    base: Permissions,
    guild: &Guild,
    place: &Channel,
    user: Id,
    roles: &BTreeSet<Id>,
) -> Permissions {
    let everyone = |overwrite: &&Overwrite| overwrite.id == guild.everyone_role();
    let role = |overwrite: &&Overwrite| roles.contains(&overwrite.id);
    let member = |overwrite: &&Overwrite| overwrite.id == user;
    let apply = |granted: Permissions, of: &dyn Fn(&&Overwrite) -> bool| {
        let overwrites = place.overwrites.iter().filter(of);
        let (deny, allow) = overwrites.fold(
            (Permissions::empty(), Permissions::empty()),
            |(deny, allow), overwrite| (deny | overwrite.deny, allow | overwrite.allow),
        );
        (granted - deny) | allow
    };
    let granted = apply(base, &everyone);
    let granted = apply(granted, &role);
    apply(granted, &member)
}

/// Removes permissions that have no effect without others.
/// <https://docs.discord.com/developers/topics/permissions#implicit-permissions>
fn implied(granted: Permissions, channel: &Channel) -> Permissions {
    if !granted.contains(Permissions::VIEW_CHANNEL) {
        return Permissions::empty();
    }
    if channel.kind == ChannelKind::Voice && !granted.contains(Permissions::CONNECT) {
        return Permissions::VIEW_CHANNEL;
    }
    let send = if channel.thread.is_some() {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    };
    if granted.contains(send) {
        granted
    } else {
        granted - IN_MESSAGES
    }
}

impl World {
    /// Returns a user's permissions in a channel or thread: none if they are not in its guild.
    pub(crate) fn permissions(&self, user: Id, channel: &Channel) -> Permissions {
        let Some(guild) = channel.guild.and_then(|id| self.guilds.get(&id)) else {
            let takes_part = channel.recipients.contains(&user);
            return if takes_part {
                DIRECT
            } else {
                Permissions::empty()
            };
        };
        if !guild.members.contains_key(&user) {
            return Permissions::empty();
        }
        // Threads have no permissions of their own. Those of their channel apply.
        let place = channel
            .parent
            .and_then(|id| self.channels.get(&id))
            .unwrap_or(channel);
        let roles = guild.roles_of(user, self.bot);
        let base = base(guild, user, &roles);
        if base.contains(Permissions::ADMINISTRATOR) {
            return Permissions::all();
        }
        implied(overwritten(base, guild, place, user, &roles), channel)
    }

    /// Returns the bot's permissions in a channel.
    pub(crate) fn bot_permissions(&self, channel: &Channel) -> Permissions {
        self.permissions(self.bot, channel)
    }

    /// Whether a user can see the channel at all. Only its members and those who manage threads can
    /// see a private thread.
    pub(crate) fn sees(&self, user: Id, channel: &Channel) -> bool {
        let permissions = self.permissions(user, channel);
        if !permissions.contains(Permissions::VIEW_CHANNEL) {
            return false;
        }
        channel.kind != ChannelKind::PrivateThread
            || permissions.contains(Permissions::MANAGE_THREADS)
            || channel
                .thread
                .as_ref()
                .is_some_and(|thread| thread.members.contains_key(&user))
    }
}
