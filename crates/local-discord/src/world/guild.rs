//! People, guilds, channels and threads.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{Message, Overwrite, Roles};
use crate::{clock::Millis, id::Id};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct User {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) bot: bool,
    /// Whether the bot can send this person direct messages.
    pub(crate) takes_direct_messages: bool,
    /// Whether the person has installed the application, and so has it with them wherever they are.
    #[serde(default)]
    pub(crate) installed: bool,
}

impl User {
    /// Creates a person.
    pub(crate) fn person(id: Id, name: &str, locale: &str) -> Self {
        Self {
            id,
            name: name.to_owned(),
            locale: locale.to_owned(),
            bot: false,
            takes_direct_messages: true,
            installed: false,
        }
    }

    /// Returns the unique lower-case name under the display name.
    pub(crate) fn username(&self) -> String {
        let plain: String = self
            .name
            .to_lowercase()
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .collect();
        if plain.is_empty() {
            format!("user{}", self.id)
        } else {
            plain
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Member {
    pub(crate) joined: Millis,
    /// The name in this guild, if it differs from the user's.
    #[serde(default)]
    pub(crate) nick: Option<String>,
    /// The roles, without `@everyone` and the bot's own.
    #[serde(default)]
    pub(crate) roles: BTreeSet<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) owner: Id,
    /// The language its owner has chosen for it.
    pub(crate) locale: String,
    pub(crate) channels: Vec<Id>,
    pub(crate) members: BTreeMap<Id, Member>,
    #[serde(default)]
    pub(crate) roles: Roles,
    /// Whether Discord has an outage there. The bot is still in it.
    #[serde(default)]
    pub(crate) unavailable: bool,
    /// The channel in which Discord tells who has joined.
    #[serde(default)]
    pub(crate) system_channel: Option<Id>,
}

impl Guild {
    pub(crate) fn new(id: Id, name: &str, owner: Id, locale: &str) -> Self {
        Self {
            id,
            name: name.to_owned(),
            owner,
            locale: locale.to_owned(),
            channels: Vec::new(),
            members: BTreeMap::new(),
            roles: Roles::default(),
            unavailable: false,
            system_channel: None,
        }
    }

    pub(crate) fn join(&mut self, user: &User, now: Millis) {
        let roles = self.roles.others.iter();
        let given = roles.filter(|role| role.for_people && !user.bot);
        let member = Member {
            joined: now,
            nick: None,
            roles: given.map(|role| role.id).collect(),
        };
        self.members.insert(user.id, member);
    }
}

/// The channel types that are supported here, with Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ChannelKind {
    Text = 0,
    Direct = 1,
    Voice = 2,
    Announcement = 5,
    AnnouncementThread = 10,
    PublicThread = 11,
    PrivateThread = 12,
    Forum = 15,
}

impl ChannelKind {
    /// Returns a guild channel's kind by its name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "text" => Some(Self::Text),
            "voice" => Some(Self::Voice),
            "announcement" => Some(Self::Announcement),
            "forum" => Some(Self::Forum),
            _ => None,
        }
    }
}

/// The properties that only forums have.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Forum {
    pub(crate) tags: Vec<Tag>,
    /// Whether each post needs a tag.
    pub(crate) requires_tag: bool,
}

/// A tag of forum posts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Tag {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// Whether only those who manage threads can use it.
    pub(crate) moderated: bool,
}

/// The properties that only threads have.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Thread {
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    pub(crate) invitable: bool,
    /// Minutes without a message after which the thread archives itself.
    pub(crate) auto_archive: u64,
    /// When `archived` last changed.
    pub(crate) archive_changed: Millis,
    pub(crate) created: Millis,
    /// The members of the thread, and when each joined.
    pub(crate) members: BTreeMap<Id, Millis>,
    /// The tags of a forum post.
    #[serde(default)]
    pub(crate) tags: Vec<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) kind: ChannelKind,
    pub(crate) guild: Option<Id>,
    pub(crate) parent: Option<Id>,
    pub(crate) owner: Option<Id>,
    pub(crate) name: String,
    pub(crate) topic: Option<String>,
    pub(crate) slowmode: u64,
    /// Both sides of a direct message.
    pub(crate) recipients: Vec<Id>,
    #[serde(default)]
    pub(crate) overwrites: Vec<Overwrite>,
    pub(crate) thread: Option<Thread>,
    #[serde(default)]
    pub(crate) forum: Forum,
    pub(crate) messages: BTreeMap<Id, Message>,
    pub(crate) last_message: Option<Id>,
    /// How many messages were ever sent, including deleted ones.
    pub(crate) sent: u64,
}

impl Channel {
    fn empty(id: Id, kind: ChannelKind) -> Self {
        Self {
            id,
            kind,
            guild: None,
            parent: None,
            owner: None,
            name: String::new(),
            topic: None,
            slowmode: 0,
            recipients: Vec::new(),
            overwrites: Vec::new(),
            thread: None,
            forum: Forum::default(),
            messages: BTreeMap::new(),
            last_message: None,
            sent: 0,
        }
    }

    pub(crate) fn of_guild(id: Id, kind: ChannelKind, guild: Id, name: &str) -> Self {
        Self {
            guild: Some(guild),
            name: name.to_owned(),
            ..Self::empty(id, kind)
        }
    }

    pub(crate) fn direct(id: Id, sides: [Id; 2]) -> Self {
        Self {
            recipients: sides.to_vec(),
            ..Self::empty(id, ChannelKind::Direct)
        }
    }

    pub(crate) fn thread(
        id: Id,
        kind: ChannelKind,
        parent: &Channel,
        owner: Id,
        name: &str,
        thread: Thread,
    ) -> Self {
        Self {
            guild: parent.guild,
            parent: Some(parent.id),
            owner: Some(owner),
            name: name.to_owned(),
            thread: Some(thread),
            ..Self::empty(id, kind)
        }
    }

    pub(crate) fn is_archived(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.archived)
    }

    pub(crate) fn is_locked(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.locked)
    }
}
