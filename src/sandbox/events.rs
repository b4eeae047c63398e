//! Changes of the world, each with the events that tell the bot of it.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{
    app::State,
    clock::Millis,
    gateway::{Event, intents},
    id::Id,
    judge::{AttachmentEntry, MessageBody},
    wire::Act,
    world::{
        AllowedMentions, Attachment, Channel, ChannelKind, Interaction, Mentions, Message,
        MessageKind, Reply, Thread, Upload, World, flags,
    },
};

/// Flags that a sender may set; Discord ignores all others.
const SENDABLE: u64 =
    flags::SUPPRESS_EMBEDS | flags::SUPPRESS_NOTIFICATIONS | flags::IS_COMPONENTS_V2;

impl State {
    pub(crate) fn next_id(&mut self) -> Id {
        let now = self.clock.now();
        self.world.next_id(now)
    }

    /// A message that is not yet anywhere, filled from a judged body.
    pub(crate) fn draft(
        &mut self,
        author: Id,
        channel: Id,
        body: MessageBody,
        uploads: &[Upload],
    ) -> Message {
        let id = self.next_id();
        let mut message = Message::new(id, channel, author);
        message.flags = body.flags.unwrap_or(0) & SENDABLE;
        message.tts = body.tts;
        message.nonce.clone_from(&body.nonce);
        self.fill(&mut message, body, uploads);
        message
    }

    /// Puts what a body says into a message and leaves the rest as it was.
    fn fill(&mut self, message: &mut Message, body: MessageBody, uploads: &[Upload]) {
        let allowed = body.allowed_mentions.unwrap_or_else(AllowedMentions::all);
        if let Some(content) = body.content {
            message.content = content;
            message.mentions = Mentions::read(&message.content, &allowed);
        }
        message.attachments = self.attach(message, body.attachments.as_deref(), uploads);
        if let Some(components) = body.components {
            let former = std::mem::replace(&mut message.components, components);
            message.former_components.extend(former);
        }
        if let Some(mut embeds) = body.embeds {
            for embed in &mut embeds {
                embed["type"] = json!("rich");
                self.resolve(embed, &message.attachments);
            }
            message.embeds = embeds;
        }
        let world = &self.world;
        message
            .mentions
            .users
            .retain(|user| world.users.contains_key(user));
        if message.mentions.everyone {
            let channel = world.channels.get(&message.channel);
            message.mentions.everyone = channel.is_some_and(|channel| {
                let permissions = world.permissions(message.author, channel);
                permissions.contains(Permissions::MENTION_EVERYONE)
            });
        }
    }

    /// The files of a message after a request: those that stay, then the new ones.
    fn attach(
        &mut self,
        message: &Message,
        entries: Option<&[AttachmentEntry]>,
        uploads: &[Upload],
    ) -> Vec<Attachment> {
        let entry = |id: Id| entries.and_then(|list| list.iter().find(|entry| entry.id == id));
        let mut files = Vec::new();
        for old in &message.attachments {
            match (entries, entry(old.id)) {
                (None, _) => files.push(old.clone()),
                (Some(_), Some(entry)) => {
                    let mut old = old.clone();
                    if entry.description.is_some() {
                        old.description.clone_from(&entry.description);
                    }
                    files.push(old);
                }
                (Some(_), None) => {
                    self.world.files.remove(&old.id);
                }
            }
        }
        for upload in uploads {
            let id = self.next_id();
            let file = Attachment::new(id, message.channel, upload, entry(Id(upload.index)));
            self.world.files.insert(id, upload.bytes.clone());
            files.push(file);
        }
        files
    }

    /// Replaces `attachment://name` by the address of that file, and adds a picture's size.
    fn resolve(&self, embed: &mut Value, files: &[Attachment]) {
        for (part, key) in [
            ("image", "url"),
            ("thumbnail", "url"),
            ("video", "url"),
            ("author", "icon_url"),
            ("footer", "icon_url"),
        ] {
            let text = embed[part][key].as_str().unwrap_or_default();
            let Some(name) = text.strip_prefix("attachment://") else {
                continue;
            };
            let Some(file) = files.iter().find(|file| file.filename == name) else {
                continue;
            };
            let url = json!(file.url(&self.world.base_url));
            embed[part][key] = url.clone();
            embed[part][format!("proxy_{key}")] = url;
            if let (Some((width, height)), "url") = (file.pixels, key) {
                embed[part]["width"] = json!(width);
                embed[part]["height"] = json!(height);
            }
        }
        if let Some(map) = embed.as_object_mut() {
            map.retain(|_, value| !value.is_null());
        }
    }

    /// Puts a message into its channel: a thread wakes up, people are notified, the bot is told.
    pub(crate) fn publish(&mut self, mut message: Message) -> Id {
        let (id, channel_id) = (message.id, message.channel);
        if message.only_for.is_none() {
            self.unarchive(channel_id);
        }
        let answered = message.reference.as_ref().and_then(|reference| {
            let answered = self.world.message(reference.channel, reference.message?)?;
            Some(answered.author)
        });
        message.pinged = self.notified(&message);
        let author = message.author;
        let joining: Vec<Id> = match message.only_for {
            None => message
                .pinged
                .iter()
                .copied()
                .chain([author])
                .chain(answered)
                .collect(),
            Some(_) => Vec::new(),
        };
        if let Some(channel) = self.world.channels.get_mut(&channel_id) {
            channel.messages.insert(id, message);
            channel.sent += 1;
            channel.last_message = Some(id);
        }
        self.dispatch_message("MESSAGE_CREATE", channel_id, id);
        // Who writes in a thread or is pinged in it becomes a member of it.
        for user in joining {
            self.join_thread(channel_id, user);
        }
        id
    }

    /// Who gets a notification: mentioned, allowed, present, and not the author.
    fn notified(&self, message: &Message) -> Vec<Id> {
        let world = &self.world;
        let Some(channel) = world.channels.get(&message.channel) else {
            return Vec::new();
        };
        if message.has(flags::SUPPRESS_NOTIFICATIONS) || message.has(flags::LOADING) {
            return Vec::new();
        }
        let audience: Vec<Id> = match channel.guild.and_then(|guild| world.guilds.get(&guild)) {
            Some(guild) => guild.members.keys().copied().collect(),
            None => channel.recipients.clone(),
        };
        audience
            .into_iter()
            .filter(|user| {
                *user != message.author
                    && message.visible_to(*user)
                    && world.users.get(user).is_some_and(|user| !user.bot)
                    && (message.mentions.everyone || message.mentions.users.contains(user))
                    && world
                        .permissions(*user, channel)
                        .contains(Permissions::VIEW_CHANNEL)
            })
            .collect()
    }

    /// Changes a message. `first` fills a deferred answer, which leaves no mark of an edit. No
    /// edit notifies anybody, that first one neither.
    pub(crate) fn edit_message(
        &mut self,
        channel: Id,
        id: Id,
        body: MessageBody,
        uploads: &[Upload],
        first: bool,
    ) {
        let Some(mut message) = self.world.message(channel, id).cloned() else {
            return;
        };
        if let Some(set) = body.flags {
            let changeable = flags::SUPPRESS_EMBEDS;
            let v2 = set & flags::IS_COMPONENTS_V2;
            message.flags = (message.flags & !changeable) | (set & changeable) | v2;
        }
        self.fill(&mut message, body, uploads);
        if first {
            message.flags &= !flags::LOADING;
        } else {
            message.edited = Some(self.clock.now());
        }
        if let Some(place) = self.world.message_mut(channel, id) {
            *place = message;
        }
        self.dispatch_message("MESSAGE_UPDATE", channel, id);
    }

    pub(crate) fn delete_message(&mut self, channel: Id, id: Id) {
        let Some(place) = self.world.channels.get_mut(&channel) else {
            return;
        };
        let Some(message) = place.messages.remove(&id) else {
            return;
        };
        for file in &message.attachments {
            self.world.files.remove(&file.id);
        }
        if message.only_for.is_none() {
            self.dispatch_message_delete(channel, id);
        }
        // Whoever waits for a deferred answer waits no longer.
        if let Some(interaction) = message
            .interaction
            .and_then(|id| self.world.interactions.get_mut(&id))
            && matches!(interaction.reply, Some(Reply::Message { id: answer, .. }) if answer == id)
        {
            interaction.settle();
        }
    }

    /// Adds somebody to a thread who is not in it yet.
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
            let mut member = World::thread_member_json(channel, user, false);
            member["member"] = json!(world.member_json(guild, user));
            member["presence"] = Value::Null;
            data["added_members"] = json!([member]);
        }
        if let Some(user) = removed {
            data["removed_member_ids"] = json!([user]);
        }
        // About the bot itself it needs no privileged intent.
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

    /// A message wakes an archived thread.
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

    /// Archives the threads in which nothing happened for as long as they say.
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

    /// Makes a thread of the bot, with the bot in it.
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
        };
        let parent_channel = self.world.channels.get(&parent)?;
        let mut thread = Channel::thread(id, draft.kind, parent_channel, bot, &draft.name, meta);
        thread.slowmode = draft.slowmode;
        let guild = thread.guild;
        self.world.channels.insert(id, thread);
        let channel = self.world.channels.get(&id)?;
        let mut data = self.world.channel_json(channel);
        data["newly_created"] = json!(true);
        data["member"] = World::thread_member_json(channel, bot, false);
        self.dispatch(&Event::new("THREAD_CREATE", guild, intents::GUILDS, data));
        if let Some(message) = self.world.message_mut(parent, id) {
            // Started from a message: that message shows the thread from now on.
            message.flags |= flags::HAS_THREAD;
            self.dispatch_message("MESSAGE_UPDATE", parent, id);
        } else if draft.kind == ChannelKind::PublicThread {
            self.announce_thread(parent, id, &draft.name);
        }
        Some(id)
    }

    /// The notice in a channel that a thread was started there.
    fn announce_thread(&mut self, parent: Id, thread: Id, name: &str) {
        let id = self.next_id();
        let mut notice = Message::new(id, parent, self.world.bot);
        notice.kind = MessageKind::ThreadCreated;
        name.clone_into(&mut notice.content);
        notice.reference = Some(super::world::Reference {
            channel: thread,
            message: None,
        });
        self.publish(notice);
    }

    /// Takes a channel or thread away, with the threads in it.
    pub(crate) fn delete_channel(&mut self, id: Id) {
        let threads: Vec<Id> = self.world.threads_of(id).map(|thread| thread.id).collect();
        for thread in threads {
            self.delete_channel(thread);
        }
        let Some(channel) = self.world.channels.get(&id) else {
            return;
        };
        let visible = self.world.sees(self.world.bot, channel);
        let guild = channel.guild;
        let (name, data) = match channel.parent {
            Some(parent) => {
                let kind = channel.kind as u8;
                let data = json!({"id": id, "guild_id": guild, "parent_id": parent, "type": kind});
                ("THREAD_DELETE", data)
            }
            None => ("CHANNEL_DELETE", self.world.channel_json(channel)),
        };
        if let Some(channel) = self.world.channels.remove(&id) {
            for file in channel
                .messages
                .values()
                .flat_map(|message| &message.attachments)
            {
                self.world.files.remove(&file.id);
            }
        }
        if let Some(guild) = guild.and_then(|guild| self.world.guilds.get_mut(&guild)) {
            guild.channels.retain(|channel| *channel != id);
        }
        if visible {
            self.dispatch(&Event::new(name, guild, intents::GUILDS, data));
        }
    }

    /// Makes an interaction of what a person did and tells the bot.
    pub(crate) fn interact(&mut self, user: Id, channel: Id, act: Act) -> Id {
        let now: Millis = self.clock.now();
        let id = self.world.next_id(now);
        let token = format!(
            "interaction-{id}-{:016x}{:016x}",
            fastrand::u64(..),
            fastrand::u64(..)
        );
        let interaction = Interaction {
            id,
            token,
            kind: act.kind,
            user,
            channel,
            guild: self
                .world
                .channels
                .get(&channel)
                .and_then(|channel| channel.guild),
            from_menu: act.from_menu,
            name: act.name,
            option_kind: act.option_kind,
            source: act.source,
            created: now,
            started: std::time::Instant::now(),
            reply: None,
            settled: false,
            latency: None,
            triggered_by: act.triggered_by,
        };
        let data = self.world.interaction_event_json(&interaction, &act.data);
        let guild = interaction.guild;
        self.world.add_interaction(interaction);
        self.dispatch(&Event::new("INTERACTION_CREATE", guild, 0, data));
        id
    }
}

/// What a new thread is to be.
#[derive(Clone, Debug)]
pub(crate) struct ThreadDraft {
    pub(crate) name: String,
    pub(crate) kind: ChannelKind,
    pub(crate) auto_archive: u64,
    pub(crate) slowmode: u64,
    pub(crate) invitable: bool,
}

impl World {
    /// The files of a message as the judge needs them.
    pub(crate) fn kept_files(&self, channel: Id, message: Id) -> Vec<(Id, String)> {
        let files = self
            .message(channel, message)
            .map(|message| message.attachments.as_slice());
        files
            .unwrap_or_default()
            .iter()
            .map(|file| (file.id, file.filename.clone()))
            .collect()
    }
}
