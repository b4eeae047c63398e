//! Shows and changes users.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{Path, State as Shared},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Answer, Refused, Reply, act::person, body, id, read::channel_json};
use crate::{
    app::App,
    gateway::{Event, intents},
    id::Id,
    state::State,
};

pub(super) fn check_name(name: &str) -> Result<&str, Refused> {
    let name = name.trim();
    if (1..=100).contains(&name.chars().count()) {
        Ok(name)
    } else {
        Err(Refused::bad("A name has 1 to 100 characters."))
    }
}

pub(super) fn user_json(state: &State, user: Id) -> Value {
    let directs = state.world.directs_of(user);
    let directs: Vec<Value> = directs
        .map(|channel| channel_json(state, channel))
        .collect();
    state.world.users.get(&user).map_or(Value::Null, |user| {
        json!({
            "id": user.id,
            "name": user.name,
            "locale": user.locale,
            "bot": user.bot,
            "takes_direct_messages": user.takes_direct_messages,
            "installed": user.installed,
            "directs": directs,
        })
    })
}

/// Shows a user, with their direct messages.
pub(super) async fn user(Shared(app): Shared<Arc<App>>, Path(user): Path<String>) -> Answer {
    let user = id(&user)?;
    app.read(|state| match user_json(state, user) {
        Value::Null => Err(Refused::missing(format!("There is no user {user}."))),
        json => Ok(Reply(json)),
    })
}

#[derive(Deserialize)]
struct UserEdit {
    name: Option<String>,
    locale: Option<String>,
    takes_direct_messages: Option<bool>,
    installed: Option<bool>,
}

pub(super) async fn edit_user(
    Shared(app): Shared<Arc<App>>,
    Path(user): Path<String>,
    bytes: Bytes,
) -> Answer {
    let user = id(&user)?;
    let edit: UserEdit = body(&bytes)?;
    app.update(|state| {
        let name = edit.name.as_deref().map(check_name).transpose()?;
        let known = state.world.users.get_mut(&user);
        let known = known.ok_or_else(|| Refused::missing(format!("There is no user {user}.")))?;
        if let Some(name) = name {
            name.clone_into(&mut known.name);
        }
        if let Some(locale) = edit.locale {
            known.locale = locale;
        }
        known.installed = edit.installed.unwrap_or(known.installed);
        known.takes_direct_messages = edit
            .takes_direct_messages
            .unwrap_or(known.takes_direct_messages);
        let guilds: Vec<Id> = state
            .world
            .guilds
            .values()
            .filter(|guild| guild.members.contains_key(&user))
            .map(|guild| guild.id)
            .collect();
        for guild in guilds {
            let mut data = state.world.member_json(guild, user).unwrap_or_default();
            data["guild_id"] = json!(guild);
            let intents = intents::GUILD_MEMBERS;
            state.dispatch(&Event::new(
                "GUILD_MEMBER_UPDATE",
                Some(guild),
                intents,
                data,
            ));
        }
        Ok(Reply(user_json(state, user)))
    })
}

#[derive(Deserialize)]
struct Direct {
    user: Id,
}

/// Opens the direct messages between a person and the bot.
pub(super) async fn direct(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let direct: Direct = body(&bytes)?;
    app.update(|state| {
        person(state, direct.user)?;
        let now = state.clock.now();
        let id = state.world.direct_channel(direct.user, now);
        let channel = state.world.channels.get(&id);
        Ok(Reply(channel.map_or(Value::Null, |channel| {
            channel_json(state, channel)
        })))
    })
}
