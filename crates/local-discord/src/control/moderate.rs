//! What moderators do: delete things, and deny the bot permissions.

use std::{mem::take, sync::Arc};

use axum::{
    body::Bytes,
    extract::{Path, State as Shared},
};
use serde::Deserialize;
use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{Answer, Refused, Reply, body, id, people::check_name, read::channel_json};
use crate::{
    app::App,
    gateway::{Event, intents},
    id::{Id, timestamp},
    permissions::named,
    state::State,
    world::{Channel, ChannelKind, Overwrite, OverwriteKind, Tag},
};

pub(super) async fn delete_channel(
    Shared(app): Shared<Arc<App>>,
    Path(channel): Path<String>,
) -> Answer {
    let channel = id(&channel)?;
    app.update(|state| {
        let known = state.world.channels.get(&channel);
        let known =
            known.ok_or_else(|| Refused::missing(format!("There is no channel {channel}.")))?;
        if known.guild.is_none() {
            return Err(Refused::bad(
                "Nobody can delete direct messages as a whole.",
            ));
        }
        state.delete_channel(channel);
        Ok(Reply(
            json!({"deleted": channel, "at": timestamp(state.clock.now())}),
        ))
    })
}

pub(super) async fn delete_message(
    Shared(app): Shared<Arc<App>>,
    Path((channel, message)): Path<(String, String)>,
) -> Answer {
    let (channel, message) = (id(&channel)?, id(&message)?);
    app.update(|state| {
        if state.world.message(channel, message).is_none() {
            return Err(Refused::missing("There is no such message."));
        }
        state.delete_message(channel, message);
        Ok(Reply(
            json!({"deleted": message, "at": timestamp(state.clock.now())}),
        ))
    })
}

/// Parses a set of permissions from their names.
pub(super) fn permissions(list: &[String]) -> Result<Permissions, Refused> {
    let mut set = Permissions::empty();
    for name in list {
        let known = named(name);
        set |= known.ok_or_else(|| Refused::bad(format!("{name} is not a permission.")))?;
    }
    Ok(set)
}

/// Returns a channel that has its own permissions.
fn of_guild(state: &mut State, channel: Id) -> Result<&mut Channel, Refused> {
    let known = state.world.channels.get_mut(&channel);
    let known = known.ok_or_else(|| Refused::missing(format!("There is no channel {channel}.")))?;
    if known.thread.is_some() || known.guild.is_none() {
        return Err(Refused::bad(
            "Only channels of a guild have permissions of their own.",
        ));
    }
    Ok(known)
}

/// Notifies the bot of a change, even if it can no longer see the channel.
fn channel_changed(state: &mut State, channel: Id) -> Value {
    let Some(known) = state.world.channels.get(&channel) else {
        return Value::Null;
    };
    let (guild, data) = (known.guild, state.world.channel_json(known));
    let json = channel_json(state, known);
    state.dispatch(&Event::new("CHANNEL_UPDATE", guild, intents::GUILDS, data));
    json
}

#[derive(Deserialize)]
struct Overwritten {
    #[serde(default)]
    allow: Vec<String>,
    #[serde(default)]
    deny: Vec<String>,
}

/// Sets the permissions of a role or a member in a channel and in its threads.
pub(super) async fn overwrite(
    Shared(app): Shared<Arc<App>>,
    Path((channel, whose)): Path<(String, String)>,
    bytes: Bytes,
) -> Answer {
    let (channel, whose) = (id(&channel)?, id(&whose)?);
    let new: Overwritten = body(&bytes)?;
    let (allow, deny) = (permissions(&new.allow)?, permissions(&new.deny)?);
    app.update(|state| {
        let guild = of_guild(state, channel)?.guild;
        let guild = guild.and_then(|guild| state.world.guilds.get(&guild));
        let kind = match guild {
            Some(guild) if guild.has_role(whose) => OverwriteKind::Role,
            Some(guild) if guild.members.contains_key(&whose) => OverwriteKind::Member,
            _ => {
                let error = format!("{whose} is neither a role nor a member of this guild.");
                return Err(Refused::missing(error));
            }
        };
        of_guild(state, channel)?.set_overwrite(Overwrite {
            id: whose,
            kind,
            allow,
            deny,
        });
        Ok(Reply(channel_changed(state, channel)))
    })
}

#[derive(Deserialize)]
struct ChannelChange {
    name: Option<String>,
    kind: Option<String>,
    tags: Option<Vec<NewTag>>,
    requires_tag: Option<bool>,
}

#[derive(Deserialize)]
struct NewTag {
    name: String,
    #[serde(default)]
    moderated: bool,
}

/// Renames a channel, turns a text channel into an announcement channel or vice versa, or gives a
/// forum other tags.
pub(super) async fn edit_channel(
    Shared(app): Shared<Arc<App>>,
    Path(channel): Path<String>,
    bytes: Bytes,
) -> Answer {
    let channel = id(&channel)?;
    let change: ChannelChange = body(&bytes)?;
    let kind = change.kind.as_deref().map(kind_named).transpose()?;
    app.update(|state| {
        let mut tag = |new: NewTag| Tag {
            id: state.next_id(),
            name: new.name,
            moderated: new.moderated,
        };
        let tags = change.tags;
        let tags = tags.map(|new| new.into_iter().map(&mut tag).collect::<Vec<_>>());
        let known = of_guild(state, channel)?;
        let is_of_forum = tags.is_some() || change.requires_tag.is_some();
        if is_of_forum && known.kind != ChannelKind::Forum {
            return Err(Refused::bad("Only forums have tags."));
        }
        known.forum.tags = tags.unwrap_or(take(&mut known.forum.tags));
        known.forum.requires_tag = change.requires_tag.unwrap_or(known.forum.requires_tag);
        let changeable = |kind| matches!(kind, ChannelKind::Text | ChannelKind::Announcement);
        if kind.is_some_and(|kind| !changeable(kind) || !changeable(known.kind)) {
            return Err(Refused::bad(
                "Only text and announcement channels become one another.",
            ));
        }
        known.kind = kind.unwrap_or(known.kind);
        if let Some(name) = &change.name {
            check_name(name)?.clone_into(&mut known.name);
        }
        Ok(Reply(channel_changed(state, channel)))
    })
}

pub(super) fn kind_named(name: &str) -> Result<ChannelKind, Refused> {
    ChannelKind::named(name).ok_or_else(|| {
        Refused::bad(format!(
            "{name} is not a kind of channel: text, announcement, voice or forum."
        ))
    })
}

#[derive(Deserialize)]
struct Denial {
    deny: Vec<String>,
}

/// Sets the permissions that the bot is denied in a channel and in its threads.
pub(super) async fn bot_permissions(
    Shared(app): Shared<Arc<App>>,
    Path(channel): Path<String>,
    bytes: Bytes,
) -> Answer {
    let channel = id(&channel)?;
    let denial: Denial = body(&bytes)?;
    let denied = permissions(&denial.deny)?;
    app.update(|state| {
        let bot = state.world.bot;
        let known = of_guild(state, channel)?;
        known.set_overwrite(Overwrite {
            id: bot,
            kind: OverwriteKind::Member,
            allow: Permissions::empty(),
            deny: denied,
        });
        Ok(Reply(channel_changed(state, channel)))
    })
}
