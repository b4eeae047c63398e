//! What moderators do: delete things, and deny permissions to the bot.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{Path, State as Shared},
};
use serde::Deserialize;
use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{Answer, Refused, Reply, body, id, read::channel_json};
use crate::{
    app::App,
    gateway::{Event, intents},
    id::timestamp,
    permissions::named,
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
    let mut denied = Permissions::empty();
    for name in &denial.deny {
        let known = named(name);
        denied |= known.ok_or_else(|| Refused::bad(format!("{name} is not a permission.")))?;
    }
    app.update(|state| {
        let known = state.world.channels.get_mut(&channel);
        let known =
            known.ok_or_else(|| Refused::missing(format!("There is no channel {channel}.")))?;
        if known.thread.is_some() || known.guild.is_none() {
            return Err(Refused::bad(
                "Only channels of a guild have permissions of their own.",
            ));
        }
        known.denied_to_bot = denied;
        let guild = known.guild;
        // The bot is told also if it does not see the channel any more.
        if let Some(known) = state.world.channels.get(&channel) {
            let data = state.world.channel_json(known);
            state.dispatch(&Event::new("CHANNEL_UPDATE", guild, intents::GUILDS, data));
        }
        let known = state.world.channels.get(&channel);
        Ok(Reply(
            known.map_or(Value::Null, |known| channel_json(state, known)),
        ))
    })
}
