//! Permissions: who may do what where. The bits are Discord's; twilight-model names them.

use twilight_model::guild::Permissions;

use super::{
    id::Id,
    world::{Channel, ChannelKind, World},
};

/// What `@everyone` may do in a new guild (the bits Discord's own client switches on).
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
    .union(Permissions::CREATE_INVITE);

/// What the bot's own role adds.
pub(crate) const BOT: Permissions = Permissions::MANAGE_THREADS;

/// What everybody may do in direct messages, where nobody grants permissions.
const DIRECT: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::ADD_REACTIONS)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::USE_EXTERNAL_EMOJIS)
    .union(Permissions::USE_SLASH_COMMANDS);

/// Reads a permission's name. Discord has renamed one of them to `USE_APPLICATION_COMMANDS`.
pub(crate) fn named(name: &str) -> Option<Permissions> {
    match name {
        "USE_APPLICATION_COMMANDS" => Some(Permissions::USE_SLASH_COMMANDS),
        _ => Permissions::from_name(name),
    }
}

/// The names of a set of permissions.
pub(crate) fn names(permissions: Permissions) -> Vec<&'static str> {
    permissions.iter_names().map(|(name, _)| name).collect()
}

impl World {
    /// What a user may do in a channel or thread: nothing if they are not in its guild.
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
        if guild.owner == user {
            return Permissions::all();
        }
        // Threads have no permissions of their own. Those of their channel count.
        let place = channel
            .parent
            .and_then(|id| self.channels.get(&id))
            .unwrap_or(channel);
        let mut granted = EVERYONE;
        if user == self.bot {
            granted |= BOT;
            granted -= place.denied_to_bot;
        }
        // Somebody who may not see a channel may do nothing in it.
        if granted.contains(Permissions::VIEW_CHANNEL) {
            granted
        } else {
            Permissions::empty()
        }
    }

    /// The bot's permissions in a channel.
    pub(crate) fn bot_permissions(&self, channel: &Channel) -> Permissions {
        self.permissions(self.bot, channel)
    }

    /// Whether a user sees the channel at all. Only its members and those who manage threads see a
    /// private thread.
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
