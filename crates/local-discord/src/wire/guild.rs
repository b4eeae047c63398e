//! Guilds and roles.

use serde_json::{Value, json};

use crate::{
    id::{Id, timestamp},
    permissions,
    world::{Guild, World},
};

impl World {
    pub(crate) fn roles_json(&self, guild: Id) -> Value {
        let [everyone, bot] = Self::role_ids(guild);
        let role = |id: Id, name: &str, permissions, managed: bool| {
            json!({
                "id": id,
                "name": name,
                "color": 0,
                "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
                "hoist": false,
                "icon": null,
                "unicode_emoji": null,
                "position": i32::from(managed),
                "permissions": permissions,
                "managed": managed,
                "mentionable": false,
                "flags": 0,
            })
        };
        let mut own = role(bot, &self.name_of(self.bot), permissions::BOT, true);
        own["tags"] = json!({"bot_id": self.bot});
        json!([
            role(everyone, "@everyone", permissions::EVERYONE, false),
            own
        ])
    }

    pub(crate) fn name_of(&self, user: Id) -> String {
        self.users
            .get(&user)
            .map(|user| user.name.clone())
            .unwrap_or_default()
    }

    /// `GET /guilds/{id}`.
    pub(crate) fn guild_json(&self, guild: &Guild) -> Value {
        json!({
            "id": guild.id,
            "name": guild.name,
            "icon": null,
            "icon_hash": null,
            "splash": null,
            "discovery_splash": null,
            "owner_id": guild.owner,
            "region": "deprecated",
            "afk_channel_id": null,
            "afk_timeout": 300,
            "widget_enabled": false,
            "widget_channel_id": null,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "roles": self.roles_json(guild.id),
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "application_id": null,
            "system_channel_id": null,
            "system_channel_flags": 0,
            "rules_channel_id": null,
            "public_updates_channel_id": null,
            "safety_alerts_channel_id": null,
            "max_presences": null,
            "max_members": 500_000,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "vanity_url_code": null,
            "description": null,
            "banner": null,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": false,
            "preferred_locale": guild.locale,
            "nsfw_level": 0,
            "incidents_data": null,
        })
    }

    /// `GUILD_CREATE`: everything about a guild at once.
    pub(crate) fn guild_create_json(&self, guild: &Guild, members_too: bool) -> Value {
        let mut json = self.guild_json(guild);
        let visible = |id: &&Id| {
            self.channels
                .get(id)
                .is_some_and(|channel| self.sees(self.bot, channel))
        };
        let channels: Vec<Value> = guild
            .channels
            .iter()
            .filter(visible)
            .filter_map(|id| self.channels.get(id))
            .map(|channel| self.channel_json(channel))
            .collect();
        let threads: Vec<Value> = self
            .active_threads(guild.id)
            .map(|thread| {
                let mut json = self.channel_json(thread);
                json["member"] = World::thread_member_json(thread, self.bot, true);
                json
            })
            .collect();
        // A session without the members intent gets the bot as the guild's only member.
        let members: Vec<Value> = guild
            .members
            .keys()
            .filter(|user| members_too || **user == self.bot)
            .filter_map(|user| self.member_json(guild.id, *user))
            .collect();
        let joined = guild
            .members
            .get(&self.bot)
            .map_or(0, |member| member.joined);
        json["joined_at"] = json!(timestamp(joined));
        json["large"] = json!(false);
        json["unavailable"] = json!(false);
        json["member_count"] = json!(guild.members.len());
        json["voice_states"] = json!([]);
        json["members"] = Value::from(members);
        json["channels"] = Value::from(channels);
        json["threads"] = Value::from(threads);
        json["presences"] = json!([]);
        json["stage_instances"] = json!([]);
        json["guild_scheduled_events"] = json!([]);
        json["soundboard_sounds"] = json!([]);
        json
    }
}
