//! Drafts, publishes, edits and deletes messages.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use crate::{
    id::Id,
    judge::{AttachmentEntry, MessageBody},
    packed::Packed,
    state::State,
    world::{AllowedMentions, Attachment, Mentions, Message, Reply, Upload, World, flags},
};

/// What an edit does to a message.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Edit {
    /// It fills a deferred response, which is then not marked as edited.
    FillsResponse,
    Changes,
}

/// The flags that a sender can set. Discord ignores all others.
const SENDABLE: u64 =
    flags::SUPPRESS_EMBEDS | flags::SUPPRESS_NOTIFICATIONS | flags::IS_COMPONENTS_V2;

impl State {
    pub(crate) fn next_id(&mut self) -> Id {
        let now = self.clock.now();
        self.world.next_id(now)
    }

    /// Creates a message with the contents of a judged body, not yet in any channel.
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

    /// Changes what a body names in a message, and leaves the rest unchanged.
    fn fill(&mut self, message: &mut Message, body: MessageBody, uploads: &[Upload]) {
        let allowed = body.allowed_mentions.unwrap_or_else(AllowedMentions::all);
        if let Some(content) = body.content {
            // Discord trims white space from both ends of a text.
            content.trim().clone_into(&mut message.content);
            message.mentions = Mentions::read(&message.content, &allowed);
        }
        message.attachments = self.attach(message, body.attachments.as_deref(), uploads);
        if let Some(components) = body.components {
            let former = std::mem::replace(&mut message.components, components);
            for component in former.iter().map(Packed::new) {
                if !message.former_components.contains(&component) {
                    message.former_components.push(component);
                }
            }
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

    /// Returns the files of a message after a request: those that stay, then the new ones.
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
            let file = Attachment::new(message.channel, upload, entry(Id(upload.index)));
            self.world.files.insert(file.id, upload.contents.clone());
            files.push(file);
        }
        files
    }

    /// Replaces `attachment://name` with the address of that file, and adds a picture's size.
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
            let Some(file) = files.iter().rev().find(|file| file.filename == name) else {
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

    /// Puts a message into its channel, which unarchives a thread, notifies people and sends the
    /// event to the bot.
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
        let is_public = message.only_for.is_none();
        let joining: Vec<Id> = if is_public {
            let pinged = message.pinged.iter().copied();
            pinged.chain([author]).chain(answered).collect()
        } else {
            Vec::new()
        };
        if let Some(nonce) = &message.nonce {
            self.world.nonces.insert(nonce.clone(), (channel_id, id));
        }
        if let Some(channel) = self.world.channels.get_mut(&channel_id) {
            channel.messages.insert(id, message);
            // An ephemeral message does not change the channel.
            if is_public {
                channel.sent += 1;
                channel.last_message = Some(id);
            }
        }
        self.dispatch_message("MESSAGE_CREATE", channel_id, id);
        // A user who writes in a thread or is notified in it becomes a member of it.
        for user in joining {
            self.join_thread(channel_id, user);
        }
        id
    }

    /// Returns the people to notify: those who are mentioned or have a mentioned role, as allowed
    /// by the sender, who are present and not the author. A direct message that is not ephemeral
    /// needs no mention.
    fn notified(&self, message: &Message) -> Vec<Id> {
        let world = &self.world;
        let Some(channel) = world.channels.get(&message.channel) else {
            return Vec::new();
        };
        if message.has(flags::SUPPRESS_NOTIFICATIONS) {
            return Vec::new();
        }
        let audience: Vec<Id> = match channel.guild.and_then(|guild| world.guilds.get(&guild)) {
            Some(guild) => guild.members.keys().copied().collect(),
            None => channel.recipients.clone(),
        };
        let everybody =
            message.mentions.everyone || (channel.guild.is_none() && message.only_for.is_none());
        // Roles that not everyone can mention are notified only by senders who can mention all.
        let guild = channel.guild.and_then(|guild| world.guilds.get(&guild));
        let may_call = world
            .permissions(message.author, channel)
            .contains(Permissions::MENTION_EVERYONE);
        let has_called_role = |user: &Id| {
            guild.is_some_and(|guild| {
                let roles = guild.roles_of(*user, world.bot);
                let called = guild.roles.others.iter();
                let mut called = called.filter(|role| message.mentions.roles.contains(&role.id));
                called.any(|role| (role.mentionable || may_call) && roles.contains(&role.id))
            })
        };
        audience
            .into_iter()
            .filter(|user| {
                *user != message.author
                    && message.visible_to(*user)
                    && world.users.get(user).is_some_and(|user| !user.bot)
                    && (everybody || message.mentions.users.contains(user) || has_called_role(user))
                    && world
                        .permissions(*user, channel)
                        .contains(Permissions::VIEW_CHANNEL)
            })
            .collect()
    }

    /// Changes a message. No edit notifies anyone.
    pub(crate) fn edit_message(
        &mut self,
        channel: Id,
        id: Id,
        body: MessageBody,
        uploads: &[Upload],
        edit: Edit,
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
        match edit {
            Edit::FillsResponse => message.flags &= !flags::LOADING,
            Edit::Changes => message.edited = Some(self.clock.now()),
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
        // A deferred response that is deleted will not be filled any more.
        if let Some(interaction) = message
            .interaction
            .and_then(|id| self.world.interactions.get_mut(&id))
            && matches!(interaction.reply, Some(Reply::Message { id: answer, .. }) if answer == id)
        {
            interaction.settle();
        }
    }
}

impl World {
    /// Returns the files of a message as the judge needs them.
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
