//! Guilds and roles.

use serde_json::{Value, json};

use twilight_model::guild::Permissions;

use crate::{
    gateway::intents,
    id::{Id, timestamp},
    world::{Guild, World},
};

fn role_json(id: Id, name: &str, permissions: Permissions, position: u64) -> Value {
    json!({
        "id": id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": position,
        "permissions": permissions,
        "managed": false,
        "mentionable": false,
        "flags": 0,
    })
}

impl World {
    /// Returns `@everyone` and the bot's own role, which libraries expect, then the others.
    pub(crate) fn roles_json(&self, guild: &Guild) -> Value {
        let roles = &guild.roles;
        let bot = self.name_of(self.bot);
        let first = [
            role_json(guild.everyone_role(), "@everyone", roles.everyone, 0),
            role_json(guild.bot_role(), &bot, roles.bot, 1),
        ];
        let others = roles.others.iter().zip(2..);
        let others = others.map(|(role, position)| {
            let mut json = role_json(role.id, &role.name, role.permissions, position);
            json["mentionable"] = json!(role.mentionable);
            json
        });
        let mut all: Vec<Value> = first.into_iter().chain(others).collect();
        all[1]["managed"] = json!(true);
        all[1]["tags"] = json!({"bot_id": self.bot});
        all.into()
    }

    pub(crate) fn name_of(&self, user: Id) -> String {
        self.users
            .get(&user)
            .map(|user| user.name.clone())
            .unwrap_or_default()
    }

    /// Returns the response to `GET /guilds/{id}`.
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
            "roles": self.roles_json(guild),
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "application_id": null,
            "system_channel_id": guild.system_channel,
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

    /// Returns the data of `GUILD_CREATE`, everything about a guild in one event, for a session with
    /// these intents.
    pub(crate) fn guild_create_json(&self, guild: &Guild, asked: u64) -> Value {
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
                json["member"] = World::own_thread_member_json(thread, self.bot);
                json
            })
            .collect();
        // A session without the members intent gets the bot as the guild's only member.
        let members: Vec<Value> = guild
            .members
            .keys()
            .filter(|user| asked & intents::GUILD_MEMBERS != 0 || **user == self.bot)
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
