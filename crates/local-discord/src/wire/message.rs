//! Messages and attachments.

use serde_json::{Value, json};

use crate::{
    id::{Id, timestamp},
    world::{Attachment, Channel, Message, MessageKind, World, flags},
};

/// The reader of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Viewer {
    /// The bot. `content` tells whether it has the message-content intent.
    Bot { content: bool },
    /// A person, who also gets what the control interface adds.
    Person,
}

impl World {
    pub(crate) fn message_json(&self, message: &Message, viewer: Viewer) -> Value {
        let mut json = self.plain_message_json(message);
        if let Some(reference) = &message.reference
            && message.kind == MessageKind::Reply
        {
            // A reply contains the message that it refers to, one level deep, or null if it is
            // gone.
            let answered = reference
                .message
                .and_then(|id| self.message(reference.channel, id))
                .map_or(Value::Null, |m| {
                    let mut answered = self.plain_message_json(m);
                    self.hide_content(m, &mut answered, viewer);
                    answered
                });
            json["referenced_message"] = answered;
        }
        self.hide_content(message, &mut json, viewer);
        if viewer == Viewer::Person {
            json["pinged"] = json!(message.pinged);
        }
        json
    }

    fn plain_message_json(&self, message: &Message) -> Value {
        let mentions: Vec<Value> = message
            .mentions
            .users
            .iter()
            .map(|user| self.user_json(*user))
            .collect();
        let attachments: Vec<Value> = message
            .attachments
            .iter()
            .map(|file| self.attachment_json(file, message))
            .collect();
        let embeds = if message.has(flags::SUPPRESS_EMBEDS) {
            &[][..]
        } else {
            &message.embeds
        };
        let mut json = json!({
            "id": message.id,
            "channel_id": message.channel,
            "type": message.kind as u8,
            "author": self.user_json(message.author),
            "content": message.content,
            "timestamp": timestamp(message.id.time()),
            "edited_timestamp": message.edited.map(timestamp),
            "tts": message.tts,
            "mention_everyone": message.mentions.everyone,
            "mentions": mentions,
            "mention_roles": message.mentions.roles,
            "attachments": attachments,
            "embeds": embeds,
            "components": message.components,
            "pinned": false,
            "flags": message.flags,
        });
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.json();
        }
        if let Some(application) = message.webhook {
            json["webhook_id"] = json!(application);
            json["application_id"] = json!(application);
        }
        if let Some((interaction, metadata)) = &message.interaction_json {
            let interaction = interaction.read();
            if !interaction.is_null() {
                json["interaction"] = interaction;
            }
            json["interaction_metadata"] = metadata.read();
        }
        if let Some(reference) = &message.reference {
            json["message_reference"] = json!({
                "type": 0,
                "channel_id": reference.channel,
                "guild_id": self.channels.get(&message.channel).and_then(|c| c.guild),
            });
            if let Some(id) = reference.message {
                json["message_reference"]["message_id"] = json!(id);
            }
        }
        // A thread started from a message has the message's id.
        if message.has(flags::HAS_THREAD)
            && let Some(thread) = self.channels.get(&message.id)
        {
            json["thread"] = self.channel_json(thread);
        }
        json
    }

    /// Hides the content of other people's messages from a bot without the message-content intent,
    /// unless they mention it or are direct messages.
    fn hide_content(&self, message: &Message, json: &mut Value, viewer: Viewer) {
        if viewer != (Viewer::Bot { content: false }) || !self.needs_intent(message) {
            return;
        }
        json["content"] = json!("");
        for list in ["embeds", "attachments", "components"] {
            json[list] = json!([]);
        }
    }

    /// Whether the bot sees the content of a message only with the intent for that.
    fn needs_intent(&self, message: &Message) -> bool {
        let channel = self.channels.get(&message.channel);
        let is_direct = channel.is_some_and(|channel| channel.guild.is_none());
        message.author != self.bot && !is_direct && !message.mentions.users.contains(&self.bot)
    }

    /// Whether a message, or the one it replies to, may look different without that intent.
    pub(crate) fn depends_on_intent(&self, message: &Message) -> bool {
        message.reference.is_some() || self.needs_intent(message)
    }

    fn attachment_json(&self, file: &Attachment, message: &Message) -> Value {
        let url = file.url(&self.base_url);
        let mut json = json!({
            "id": file.id,
            "filename": file.filename,
            "size": file.size,
            "url": url,
            "proxy_url": url,
            "content_type": file.content_type,
        });
        if let Some((width, height)) = file.pixels {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        if let Some(description) = &file.description {
            json["description"] = json!(description);
        }
        if message.has(flags::EPHEMERAL) {
            json["ephemeral"] = json!(true);
        }
        json
    }

    /// Adds what the gateway adds to a message in a guild.
    pub(crate) fn add_guild_parts(&self, channel: &Channel, message: &Message, json: &mut Value) {
        let Some(guild) = channel.guild else { return };
        json["guild_id"] = json!(guild);
        if let Some(member) = self
            .guilds
            .get(&guild)
            .and_then(|g| g.members.get(&message.author))
        {
            json["member"] = self.partial_member_json(guild, message.author, member);
        }
        if let Some(mentions) = json["mentions"].as_array_mut() {
            for mention in mentions {
                let user = Id::from_json(&mention["id"]).unwrap_or_default();
                if let Some(member) = self.guilds.get(&guild).and_then(|g| g.members.get(&user)) {
                    mention["member"] = self.partial_member_json(guild, user, member);
                }
            }
        }
    }
}
