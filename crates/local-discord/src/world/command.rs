//! Application commands, as the bot registered them.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use crate::id::Id;

/// Command types, with Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum CommandKind {
    ChatInput = 1,
    User = 2,
    Message = 3,
    /// Starts an Activity. Discord creates it for an application that has one.
    EntryPoint = 4,
}

impl CommandKind {
    pub(crate) fn from_number(number: i64) -> Option<Self> {
        match number {
            1 => Some(Self::ChatInput),
            2 => Some(Self::User),
            3 => Some(Self::Message),
            4 => Some(Self::EntryPoint),
            _ => None,
        }
    }
}

/// A registered command: what identifies it, and the judged body it was registered with.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Command {
    pub(crate) id: Id,
    pub(crate) version: Id,
    pub(crate) guild: Option<Id>,
    pub(crate) kind: CommandKind,
    pub(crate) name: String,
    /// The body, which the judge has accepted.
    pub(crate) body: Value,
}

/// The installer of the application, with Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InstalledBy {
    Guild = 0,
    User = 1,
}

impl Command {
    pub(crate) fn options(&self) -> &[Value] {
        self.body["options"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    /// Whether it works in direct messages. Global commands do unless they say otherwise.
    pub(crate) fn usable_in_direct_messages(&self) -> bool {
        // Interaction context 1: a direct message with the bot.
        match self.body["contexts"].as_array() {
            Some(contexts) => contexts.iter().any(|context| context.as_i64() == Some(1)),
            None => self.body["dm_permission"].as_bool() != Some(false),
        }
    }

    /// Whether it works in guilds. Commands do unless they say otherwise.
    pub(crate) fn usable_in_guilds(&self) -> bool {
        let contexts = self.body["contexts"].as_array();
        contexts.is_none_or(|all| all.iter().any(|context| context.as_i64() == Some(0)))
    }

    /// Whether it is available where a guild or a person has installed the application. By default
    /// it is for guilds.
    pub(crate) fn is_installed_by(&self, who: InstalledBy) -> bool {
        let types = self.body["integration_types"].as_array();
        types.map_or(who == InstalledBy::Guild, |all| {
            all.iter().any(|kind| kind.as_i64() == Some(who as i64))
        })
    }

    /// Returns the permissions that a member needs to see the command. `Some(empty)` means
    /// administrators only.
    pub(crate) fn required_permissions(&self) -> Option<Permissions> {
        let bits = self.body["default_member_permissions"]
            .as_str()?
            .parse()
            .ok()?;
        Some(Permissions::from_bits_truncate(bits))
    }

    /// Returns the command as Discord does.
    pub(crate) fn json(&self, application: Id) -> Value {
        let or_null = |key: &str| self.body.get(key).cloned().unwrap_or(Value::Null);
        let description = self.body["description"].as_str().unwrap_or_default();
        let mut command = json!({
            "id": self.id,
            "application_id": application,
            "version": self.version,
            "type": self.kind as u8,
            "name": self.name,
            "name_localizations": or_null("name_localizations"),
            "description": description,
            "description_localizations": or_null("description_localizations"),
            "default_member_permissions": or_null("default_member_permissions"),
            "dm_permission": self.usable_in_direct_messages(),
            "contexts": or_null("contexts"),
            "integration_types":
                self.body.get("integration_types").cloned().unwrap_or_else(|| json!([0])),
            "nsfw": self.body["nsfw"].as_bool().unwrap_or(false),
        });
        if self.kind == CommandKind::EntryPoint {
            command["handler"] = or_null("handler");
        }
        if let Some(guild) = self.guild {
            command["guild_id"] = json!(guild);
        }
        if !self.options().is_empty() {
            command["options"] = Value::from(self.options());
        }
        command
    }
}
