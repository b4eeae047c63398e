//! Creates and archives threads, and adds and removes their members.

use serde_json::{Value, json};

use crate::{
    gateway::{Event, intents},
    id::Id,
    state::State,
    world::{Channel, ChannelKind, Message, MessageKind, Reference, Thread, World, flags},
};

/// The properties of a new thread.
#[derive(Clone, Debug)]
pub(crate) struct ThreadDraft {
    pub(crate) name: String,
    pub(crate) kind: ChannelKind,
    pub(crate) auto_archive: u64,
    pub(crate) slowmode: u64,
    pub(crate) invitable: bool,
    pub(crate) tags: Vec<Id>,
}

impl State {
    /// Adds a user to a thread, if they are not in it yet.
    pub(crate) fn join_thread(&mut self, thread: Id, user: Id) {
        let now = self.clock.now();
        let Some(channel) = self.world.channels.get_mut(&thread) else {
            return;
        };
        let Some(meta) = &mut channel.thread else {
            return;
        };
        if meta.members.contains_key(&user) {
            return;
        }
        meta.members.insert(user, now);
        self.thread_members_changed(thread, Some(user), None);
    }

    pub(crate) fn leave_thread(&mut self, thread: Id, user: Id) {
        let Some(channel) = self.world.channels.get_mut(&thread) else {
            return;
        };
        let Some(meta) = &mut channel.thread else {
            return;
        };
        if meta.members.remove(&user).is_some() {
            self.thread_members_changed(thread, None, Some(user));
        }
    }

    fn thread_members_changed(&mut self, thread: Id, added: Option<Id>, removed: Option<Id>) {
        let world = &self.world;
        let Some(channel) = world.channels.get(&thread) else {
            return;
        };
        let Some(guild) = channel.guild else { return };
        let count = channel
            .thread
            .as_ref()
            .map_or(0, |meta| meta.members.len().min(50));
        let mut data = json!({"id": thread, "guild_id": guild, "member_count": count});
        if let Some(user) = added {
            let mut member = World::thread_member_json(channel, user);
            member["member"] = json!(world.member_json(guild, user));
            member["presence"] = Value::Null;
            data["added_members"] = json!([member]);
        }
        if let Some(user) = removed {
            data["removed_member_ids"] = json!([user]);
        }
        // This event needs no privileged intent if it is about the bot itself.
        let about_bot = added.or(removed) == Some(world.bot);
        let intents = if about_bot {
            intents::GUILDS
        } else {
            intents::GUILD_MEMBERS
        };
        self.dispatch(&Event::new(
            "THREAD_MEMBERS_UPDATE",
            Some(guild),
            intents,
            data,
        ));
    }

    /// Unarchives a thread, as a message in it does.
    pub(crate) fn unarchive(&mut self, channel: Id) {
        let now = self.clock.now();
        let Some(place) = self.world.channels.get_mut(&channel) else {
            return;
        };
        let Some(meta) = &mut place.thread else {
            return;
        };
        if meta.archived {
            meta.archived = false;
            meta.archive_changed = now;
            self.dispatch_channel("THREAD_UPDATE", channel);
        }
    }

    /// Archives the threads that have been idle for their `auto_archive` time.
    pub(crate) fn archive_idle_threads(&mut self) {
        let now = self.clock.now();
        let idle = |channel: &&mut Channel| {
            let last = channel.last_message.map_or(0, Id::time);
            channel.thread.as_ref().is_some_and(|meta| {
                let since = last.max(meta.archive_changed).max(meta.created);
                !meta.archived && now.saturating_sub(since) >= meta.auto_archive * 60_000
            })
        };
        let mut archived = Vec::new();
        for channel in self.world.channels.values_mut().filter(idle) {
            if let Some(meta) = &mut channel.thread {
                meta.archived = true;
                meta.archive_changed = now;
            }
            archived.push(channel.id);
        }
        for thread in archived {
            self.dispatch_channel("THREAD_UPDATE", thread);
        }
    }

    /// Creates a thread that the bot owns and is a member of.
    pub(crate) fn create_thread(&mut self, id: Id, parent: Id, draft: &ThreadDraft) -> Option<Id> {
        let now = self.clock.now();
        let bot = self.world.bot;
        let meta = Thread {
            archived: false,
            locked: false,
            invitable: draft.invitable,
            auto_archive: draft.auto_archive,
            archive_changed: now,
            created: now,
            members: [(bot, now)].into(),
            tags: draft.tags.clone(),
        };
        let parent_channel = self.world.channels.get(&parent)?;
        let mut thread = Channel::thread(id, draft.kind, parent_channel, bot, &draft.name, meta);
        thread.slowmode = draft.slowmode;
        let guild = thread.guild;
        // A forum has no place for a notice, and a private thread is not announced.
        let announced =
            parent_channel.kind != ChannelKind::Forum && draft.kind != ChannelKind::PrivateThread;
        self.world.channels.insert(id, thread);
        let channel = self.world.channels.get(&id)?;
        let mut data = self.world.channel_json(channel);
        data["newly_created"] = json!(true);
        data["member"] = World::thread_member_json(channel, bot);
        self.dispatch(&Event::new("THREAD_CREATE", guild, intents::GUILDS, data));
        if let Some(message) = self.world.message_mut(parent, id) {
            // The message that the thread was started from shows it from now on.
            message.flags |= flags::HAS_THREAD;
            self.dispatch_message("MESSAGE_UPDATE", parent, id);
        } else if announced {
            self.announce_thread(parent, id, &draft.name);
        }
        Some(id)
    }

    /// Posts the notice in a channel that a thread was started there.
    fn announce_thread(&mut self, parent: Id, thread: Id, name: &str) {
        let id = self.next_id();
        let mut notice = Message::new(id, parent, self.world.bot);
        notice.kind = MessageKind::ThreadCreated;
        name.clone_into(&mut notice.content);
        notice.reference = Some(Reference {
            channel: thread,
            message: None,
        });
        self.publish(notice);
    }
}
