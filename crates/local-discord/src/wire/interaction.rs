//! Interactions as the bot gets them, and as the messages that respond to them refer to them.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::Viewer;
use crate::{
    id::Id,
    world::{ChannelKind, Interaction, InteractionKind, World},
};

/// Discord's usual limit for one file. Every interaction contains it.
const ATTACHMENT_SIZE_LIMIT: u64 = 10 * 1024 * 1024;

/// The permissions of an application that only a person has installed there. It isn't a member, so
/// it has no permissions of its own; these are about its responses.
const BROUGHT_ALONG: Permissions = Permissions::ATTACH_FILES
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::MENTION_EVERYONE)
    .union(Permissions::USE_EXTERNAL_EMOJIS);

/// A person's act, with the `data` of the interaction that notifies the bot.
#[derive(Debug)]
pub(crate) struct Act {
    pub(crate) kind: InteractionKind,
    pub(crate) name: String,
    pub(crate) from_menu: bool,
    pub(crate) data: Value,
    /// The type of the option that an autocomplete asks about.
    pub(crate) option_kind: i64,
    /// Channel and id of the message that the person acted on.
    pub(crate) source: Option<(Id, Id)>,
    pub(crate) triggered_by: Option<Value>,
}

impl World {
    pub(crate) fn interaction_event_json(&self, interaction: &Interaction, data: &Value) -> Value {
        let locale = self
            .users
            .get(&interaction.user)
            .map(|user| user.locale.clone());
        let channel = self.channels.get(&interaction.channel);
        let app_permissions = channel.map(|channel| {
            if self.is_here(channel) {
                self.bot_permissions(channel)
            } else {
                BROUGHT_ALONG
            }
        });
        let context = match channel.map(|channel| channel.kind) {
            Some(ChannelKind::Direct) => 1,
            _ => 0,
        };
        let mut json = json!({
            "id": interaction.id,
            "application_id": self.application,
            "type": interaction.kind as u8,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": interaction.channel,
            "channel": channel.map(|c| self.partial_channel_json(c, interaction.user)),
            "app_permissions": app_permissions,
            "locale": locale,
            "entitlements": [],
            "authorizing_integration_owners": self.integration_owners(interaction),
            "context": context,
            "attachment_size_limit": ATTACHMENT_SIZE_LIMIT,
        });
        match interaction.guild {
            Some(guild) => {
                json["guild_id"] = json!(guild);
                let locale = self.guilds.get(&guild).map(|guild| &guild.locale);
                json["guild_locale"] = json!(locale);
                json["guild"] = json!({"id": guild, "locale": locale, "features": []});
                if let Some(mut member) = self.member_json(guild, interaction.user) {
                    member["permissions"] =
                        json!(channel.map(|channel| self.permissions(interaction.user, channel)));
                    json["member"] = member;
                }
            }
            None => json["user"] = self.user_json(interaction.user),
        }
        if let Some(message) = interaction.source.and_then(|(c, m)| self.message(c, m)) {
            // The component is on the bot's own message, whose content the bot always sees.
            json["message"] = self.message_json(message, Viewer::Bot { content: true });
        }
        json
    }

    /// Returns `interaction` (commands only) and `interaction_metadata` of a message that is a
    /// response.
    pub(crate) fn interaction_trace(&self, interaction: &Interaction) -> (Value, Value) {
        let user = self.user_json(interaction.user);
        let mut metadata = json!({
            "id": interaction.id,
            "type": interaction.kind as u8,
            "user": user,
            "authorizing_integration_owners": self.integration_owners(interaction),
        });
        match interaction.kind {
            InteractionKind::Component => {
                metadata["interacted_message_id"] = json!(interaction.source.map(|(_, id)| id));
            }
            InteractionKind::ModalSubmit => {
                metadata["triggering_interaction_metadata"] = json!(interaction.triggered_by);
            }
            InteractionKind::Command | InteractionKind::Autocomplete => {
                metadata["name"] = json!(interaction.name);
            }
        }
        let short = match interaction.kind {
            InteractionKind::Command => json!({
                "id": interaction.id,
                "type": interaction.kind as u8,
                "name": interaction.name,
                "user": user,
            }),
            _ => Value::Null,
        };
        (short, metadata)
    }

    /// Returns the installers of the application that acts here: the guild of which the bot is a
    /// member, or "0" in direct messages with the bot; and the person, if they have installed it.
    fn integration_owners(&self, interaction: &Interaction) -> Value {
        let mut owners = json!({});
        let channel = self.channels.get(&interaction.channel);
        if channel.is_some_and(|channel| self.is_here(channel)) {
            owners["0"] = interaction.guild.map_or(json!("0"), |guild| json!(guild));
        }
        if self.has_installed(interaction.user) {
            owners["1"] = json!(interaction.user);
        }
        owners
    }
}
