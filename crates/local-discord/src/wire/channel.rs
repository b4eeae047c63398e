//! Channels, threads and thread members.

use serde_json::{Value, json};

use crate::{
    id::{Id, timestamp},
    world::{Channel, ChannelKind, Message, MessageKind, Tag, World, flags},
};

/// The flag of a forum in which each post needs a tag.
const REQUIRE_TAG: u64 = 1 << 4;

/// Adds the fields that only voice channels or forums have.
fn add_parts_of_kind(channel: &Channel, json: &mut Value) {
    match channel.kind {
        ChannelKind::Voice => {
            json["bitrate"] = json!(64_000);
            json["user_limit"] = json!(0);
            json["rtc_region"] = Value::Null;
        }
        ChannelKind::Forum => {
            json["available_tags"] = channel.forum.tags.iter().map(tag_json).collect();
            if channel.forum.requires_tag {
                json["flags"] = json!(REQUIRE_TAG);
            }
            json["default_reaction_emoji"] = Value::Null;
            json["default_sort_order"] = Value::Null;
            json["default_forum_layout"] = json!(0);
        }
        _ => {}
    }
}

fn tag_json(tag: &Tag) -> Value {
    json!({
        "id": tag.id,
        "name": tag.name,
        "moderated": tag.moderated,
        "emoji_id": null,
        "emoji_name": null,
    })
}

fn overwrites_json(channel: &Channel) -> Value {
    let list = channel.overwrites.iter().map(|overwrite| {
        json!({
            "id": overwrite.id,
            "type": overwrite.kind as u8,
            "allow": overwrite.allow,
            "deny": overwrite.deny,
        })
    });
    list.collect()
}

impl World {
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let mut json = json!({
            "id": channel.id,
            "type": channel.kind as u8,
            "last_message_id": channel.last_message,
            "flags": 0,
        });
        if channel.kind == ChannelKind::Direct {
            let others: Vec<Value> = channel
                .recipients
                .iter()
                .filter(|user| **user != self.bot)
                .map(|user| self.user_json(*user))
                .collect();
            json["recipients"] = Value::from(others);
            return json;
        }
        json["guild_id"] = json!(channel.guild);
        json["parent_id"] = json!(channel.parent);
        json["name"] = json!(channel.name);
        json["rate_limit_per_user"] = json!(channel.slowmode);
        let Some(thread) = &channel.thread else {
            json["topic"] = json!(channel.topic);
            json["nsfw"] = json!(false);
            json["position"] = json!(0);
            add_parts_of_kind(channel, &mut json);
            json["permission_overwrites"] = overwrites_json(channel);
            return json;
        };
        let counts =
            |m: &&Message| m.kind != MessageKind::ThreadCreated && !m.has(flags::EPHEMERAL);
        let messages = channel.messages.values();
        json["owner_id"] = json!(channel.owner);
        json["message_count"] = json!(messages.filter(counts).count());
        json["total_message_sent"] = json!(channel.sent);
        // Discord stops counting members at 50.
        json["member_count"] = json!(thread.members.len().min(50));
        json["thread_metadata"] = json!({
            "archived": thread.archived,
            "archive_timestamp": timestamp(thread.archive_changed),
            "auto_archive_duration": thread.auto_archive,
            "locked": thread.locked,
            "create_timestamp": timestamp(thread.created),
        });
        let parent = channel.parent.and_then(|parent| self.channels.get(&parent));
        if parent.is_some_and(|parent| parent.kind == ChannelKind::Forum) {
            json["applied_tags"] = json!(thread.tags);
        }
        if channel.kind == ChannelKind::PrivateThread {
            json["thread_metadata"]["invitable"] = json!(thread.invitable);
        }
        json
    }

    /// Returns the short form that interactions contain, with the acting member's permissions.
    pub(crate) fn partial_channel_json(&self, channel: &Channel, user: Id) -> Value {
        let mut json = self.channel_json(channel);
        json["permissions"] = json!(self.permissions(user, channel));
        json
    }

    /// Returns a thread member without its ids, as inside a thread object.
    pub(crate) fn own_thread_member_json(thread: &Channel, user: Id) -> Value {
        let joined = thread
            .thread
            .as_ref()
            .and_then(|meta| meta.members.get(&user));
        joined.map_or(
            Value::Null,
            |joined| json!({"join_timestamp": timestamp(*joined), "flags": 1}),
        )
    }

    /// Returns a thread member.
    pub(crate) fn thread_member_json(thread: &Channel, user: Id) -> Value {
        let mut json = World::own_thread_member_json(thread, user);
        if !json.is_null() {
            json["id"] = json!(thread.id);
            json["user_id"] = json!(user);
        }
        json
    }

    /// Returns the threads of a guild that are not archived and that the bot can see.
    pub(crate) fn active_threads(&self, guild: Id) -> impl Iterator<Item = &Channel> {
        self.channels.values().filter(move |channel| {
            channel.guild == Some(guild)
                && channel
                    .thread
                    .as_ref()
                    .is_some_and(|thread| !thread.archived)
                && self.sees(self.bot, channel)
        })
    }
}
