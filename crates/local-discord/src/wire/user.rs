//! Users, members and the application itself.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use crate::{
    endpoints::Kind,
    gateway::intents,
    id::{Id, timestamp},
    state::State,
    world::{Member, User, World},
};

impl User {
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id,
            "username": self.username(),
            "discriminator": "0",
            "global_name": self.name,
            "avatar": null,
            "bot": self.bot,
            "system": false,
            "public_flags": 0,
            "banner": null,
            "accent_color": null,
        })
    }
}

impl World {
    /// Returns a user by id. A user who no longer exists keeps the id and loses the name.
    pub(crate) fn user_json(&self, id: Id) -> Value {
        match self.users.get(&id) {
            Some(user) => user.json(),
            None => User::person(id, "Deleted User", "en-US").json(),
        }
    }

    /// Returns the bot's own account, with the fields that only its owner sees.
    pub(crate) fn current_user_json(&self) -> Value {
        let mut user = self.user_json(self.bot);
        user["verified"] = json!(true);
        user["email"] = Value::Null;
        user["mfa_enabled"] = json!(false);
        user["flags"] = json!(0);
        user
    }

    /// Returns a member without its user, as messages contain it.
    pub(crate) fn partial_member_json(&self, guild: Id, user: Id, member: &Member) -> Value {
        let guild = self.guilds.get(&guild);
        let roles = guild.map(|guild| guild.roles_of(user, self.bot));
        json!({
            "nick": member.nick,
            "avatar": null,
            "banner": null,
            "roles": roles.unwrap_or_default(),
            "joined_at": timestamp(member.joined),
            "premium_since": null,
            "communication_disabled_until": null,
            "deaf": false,
            "mute": false,
            "pending": false,
            "flags": 0,
        })
    }

    pub(crate) fn member_json(&self, guild: Id, user: Id) -> Option<Value> {
        let member = self.guilds.get(&guild)?.members.get(&user)?;
        let mut json = self.partial_member_json(guild, user, member);
        json["user"] = self.user_json(user);
        Some(json)
    }

    /// Returns the flags that show which privileged intents an application in fewer than 100 guilds
    /// has.
    pub(crate) fn application_flags(&self) -> u64 {
        [
            (intents::GUILD_PRESENCES, 1 << 13),
            (intents::GUILD_MEMBERS, 1 << 15),
            (intents::MESSAGE_CONTENT, 1 << 19),
        ]
        .into_iter()
        .filter(|(intent, _)| self.privileged_intents & intent != 0)
        .map(|(_, flag)| flag)
        .sum()
    }
}

impl State {
    /// Returns the response to `GET /oauth2/applications/@me` and `GET /applications/@me`.
    pub(crate) fn application_json(&self) -> Value {
        let world = &self.world;
        let owner = world.users.values().find(|user| !user.bot).map(User::json);
        json!({
            "id": world.application,
            "name": world.users.get(&world.bot).map(|bot| bot.name.clone()),
            "icon": null,
            "description": "",
            "summary": "",
            "type": null,
            "bot": world.user_json(world.bot),
            "bot_public": true,
            "bot_require_code_grant": false,
            "verify_key": self.endpoints.public_key(),
            "owner": owner,
            "team": null,
            "flags": world.application_flags(),
            "rpc_origins": [],
            "redirect_uris": [],
            "interactions_endpoint_url": self.endpoints.of(Kind::Interactions).first(),
            "role_connections_verification_url": null,
            "integration_types_config": {
                "0": {"oauth2_install_params": {
                    "scopes": ["applications.commands", "bot"],
                    "permissions": Permissions::empty(),
                }},
                "1": {"oauth2_install_params": {
                    "scopes": ["applications.commands"],
                    "permissions": Permissions::empty(),
                }},
            },
            "approximate_guild_count": world.guilds.len(),
            "approximate_user_install_count":
                world.users.values().filter(|user| user.installed).count(),
        })
    }
}
