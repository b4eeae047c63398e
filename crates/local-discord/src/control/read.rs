//! Shows the world.

use std::{sync::Arc, time::Duration};

use axum::extract::{Path, Query, State as Shared};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::{Answer, Refused, Reply, id};
use crate::{
    TOKEN,
    app::App,
    endpoints::Kind,
    id::Id,
    permissions::names,
    state::State,
    wire::Viewer,
    world::{Channel, ChannelKind, Command, CommandKind, Guild, Message, World},
};

pub(super) async fn state(Shared(app): Shared<Arc<App>>) -> Reply {
    Reply(app.read(|state| {
        let mut json = world_json(state);
        json["now_ms"] = json!(state.clock.now());
        json["seq"] = json!(app.changes());
        json["timeline"] = json!(state.timeline.last());
        json
    }))
}

pub(super) async fn commands(Shared(app): Shared<Arc<App>>) -> Reply {
    Reply(app.read(commands_json))
}

/// Returns the bot's commands, in all their languages.
pub(super) fn commands_json(state: &State) -> Value {
    let world = &state.world;
    let commands = world.commands.iter();
    commands
        .map(|command| command.json(world.application))
        .collect()
}

/// Returns everything except messages and commands, which are long. The time is left out, so that
/// the result differs only if something has changed.
pub(super) fn world_json(state: &State) -> Value {
    let world = &state.world;
    let guilds: Vec<Value> = world
        .guilds
        .values()
        .map(|guild| guild_json(state, guild))
        .collect();
    let directs: Vec<Value> = world
        .channels
        .values()
        .filter(|channel| channel.kind == ChannelKind::Direct)
        .map(|channel| world.channel_json(channel))
        .collect();
    // Discord itself creates the command that opens an Activity.
    let by_bot = |command: &&Command| command.kind != CommandKind::EntryPoint;
    let registered = world.commands.iter().filter(by_bot).count();
    json!({
        "application_id": world.application,
        "bot_id": world.bot,
        "bot_name": world.name_of(world.bot),
        "first_command": state.first_command,
        "notice": state.notice,
        "shown": state.shown,
        "token": TOKEN,
        "connected": state.is_connected(),
        "shards": state.gateway.shards(),
        "public_key": state.endpoints.public_key(),
        "activity": state.activity.url(),
        "interactions_endpoint": state.endpoints.of(Kind::Interactions),
        "events_endpoint": state.endpoints.of(Kind::Events),
        "bot_restartable": state.bot_wish.receiver_count() > 0,
        "clock_ahead_ms": state.clock.ahead(),
        "moments_ahead": world.moments_ahead(state.clock.now()),
        "faults": state.faults.waiting(),
        "limits_enforced": state.limits.figures().enforced,
        "violations": state.timeline.violations(),
        "registered": registered,
        "guilds": guilds,
        "directs": directs,
    })
}

pub(super) fn guild_json(state: &State, guild: &Guild) -> Value {
    let world = &state.world;
    let channels: Vec<Value> = guild
        .channels
        .iter()
        .filter_map(|id| world.channels.get(id))
        .map(|channel| channel_json(state, channel))
        .collect();
    let members: Vec<Value> = guild
        .members
        .iter()
        .filter_map(|(id, member)| Some((world.users.get(id)?, member)))
        .map(|(user, member)| {
            json!({
                "nick": member.nick,
                "roles": guild.roles_of(user.id, world.bot),
                "id": user.id,
                "name": user.name,
                "locale": user.locale,
                "bot": user.bot,
                "takes_direct_messages": user.takes_direct_messages,
                "installed": user.installed,
            })
        })
        .collect();
    let threads: Vec<Value> = guild
        .channels
        .iter()
        .flat_map(|id| world.threads_of(*id))
        .map(|thread| channel_json(state, thread))
        .collect();
    json!({
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner,
        "roles": roles_json(world, guild),
        "channels": channels,
        "threads": threads,
        "members": members,
    })
}

/// Returns the roles of a guild, with their permissions by name.
pub(super) fn roles_json(world: &World, guild: &Guild) -> Value {
    let mut json = world.roles_json(guild);
    let roles = &guild.roles;
    let others = roles.others.iter().map(|role| role.permissions);
    let permissions = [roles.everyone, roles.bot].into_iter().chain(others);
    for (role, permissions) in json.as_array_mut().into_iter().flatten().zip(permissions) {
        role["permissions"] = json!(names(permissions));
    }
    json
}

/// Returns a channel as Discord writes it, with what the control interface adds.
pub(super) fn channel_json(state: &State, channel: &Channel) -> Value {
    let mut json = state.world.channel_json(channel);
    let (allowed, denied) = state.world.overwritten_for_bot(channel);
    json["allowed_to_bot"] = json!(names(allowed));
    json["denied_to_bot"] = json!(names(denied));
    json["bot_permissions"] = json!(names(state.world.bot_permissions(channel)));
    let guild = channel.guild.and_then(|id| state.world.guilds.get(&id));
    let members = guild.into_iter().flat_map(|guild| guild.members.keys());
    let hidden = members.filter(|user| !state.world.sees(**user, channel));
    json["hidden_from"] = json!(hidden.collect::<Vec<_>>());
    if let Some(thread) = &channel.thread {
        json["member_ids"] = json!(thread.members.keys().collect::<Vec<_>>());
    }
    json
}

fn known(state: &State, channel: Id) -> Result<&Channel, Refused> {
    let known = state.world.channels.get(&channel);
    known.ok_or_else(|| Refused::missing(format!("There is no channel {channel}.")))
}

pub(super) async fn channel(Shared(app): Shared<Arc<App>>, Path(channel): Path<String>) -> Answer {
    let channel = id(&channel)?;
    app.read(|state| Ok(Reply(channel_json(state, known(state, channel)?))))
}

pub(super) async fn threads(Shared(app): Shared<Arc<App>>, Path(channel): Path<String>) -> Answer {
    let channel = id(&channel)?;
    app.read(|state| {
        known(state, channel)?;
        let threads = state.world.threads_of(channel);
        Ok(Reply(
            threads.map(|thread| channel_json(state, thread)).collect(),
        ))
    })
}

pub(super) async fn message(
    Shared(app): Shared<Arc<App>>,
    Path((channel, message)): Path<(String, String)>,
) -> Answer {
    let (channel, message) = (id(&channel)?, id(&message)?);
    app.read(|state| {
        let message = known(state, channel)?.messages.get(&message);
        let message = message.ok_or_else(|| Refused::missing("There is no such message."))?;
        Ok(Reply(state.world.message_json(message, Viewer::Person)))
    })
}

/// The query for messages. `as` is the user who is looking. Without it all messages are listed,
/// including ephemeral ones.
#[derive(Debug, Deserialize)]
pub(super) struct MessagesQuery {
    #[serde(rename = "as")]
    viewer: Option<String>,
    after: Option<String>,
    #[serde(default = "fifty")]
    limit: usize,
    #[serde(default)]
    wait_ms: u64,
    #[serde(default = "one")]
    min: usize,
}

fn fifty() -> usize {
    50
}

fn one() -> usize {
    1
}

pub(super) async fn messages(
    Shared(app): Shared<Arc<App>>,
    Path(channel): Path<String>,
    query: Result<Query<MessagesQuery>, axum::extract::rejection::QueryRejection>,
) -> Answer {
    let Query(query) = query.map_err(|error| Refused::bad(format!("{error}.")))?;
    let channel = id(&channel)?;
    let viewer = query.viewer.as_deref().map(id).transpose()?;
    let after = query.after.as_deref().map(id).transpose()?;
    let look = |state: &State| -> Result<Vec<Value>, Refused> {
        let channel = known(state, channel)?;
        if let Some(user) = viewer.filter(|user| !state.world.sees(*user, channel)) {
            let name = state.world.name_of(user);
            return Err(Refused::forbidden(format!(
                "{name} cannot see this channel."
            )));
        }
        let seen = |message: &&Message| {
            viewer.is_none_or(|user| message.visible_to(user))
                && after.is_none_or(|after| message.id > after)
        };
        let list: Vec<&Message> = channel.messages.values().filter(seen).collect();
        // The first ones after a given message, otherwise the last ones.
        let skip = if after.is_some() {
            0
        } else {
            list.len().saturating_sub(query.limit)
        };
        let chosen = list.into_iter().skip(skip).take(query.limit);
        Ok(chosen
            .map(|message| state.world.message_json(message, Viewer::Person))
            .collect())
    };
    let enough = |list: &Result<Vec<Value>, Refused>| match list {
        Ok(list) => list.len() >= query.min,
        Err(_) => true,
    };
    let patience = sleep(Duration::from_millis(query.wait_ms));
    let waited = app
        .wait(patience, |state| Some(look(state)).filter(enough))
        .await;
    let list = waited.unwrap_or_else(|| app.read(look))?;
    Ok(Reply(list.into()))
}

#[derive(Debug, Deserialize)]
pub(super) struct WaitQuery {
    #[serde(default)]
    after: u64,
    #[serde(default)]
    wait_ms: u64,
}

/// Waits until something has changed after `after`.
pub(super) async fn wait(
    Shared(app): Shared<Arc<App>>,
    query: Result<Query<WaitQuery>, axum::extract::rejection::QueryRejection>,
) -> Answer {
    let Query(query) = query.map_err(|error| Refused::bad(format!("{error}.")))?;
    let patience = sleep(Duration::from_millis(query.wait_ms));
    app.wait(patience, |_| (app.changes() > query.after).then_some(()))
        .await;
    let timeline = app.read(|state| state.timeline.last());
    Ok(Reply(json!({"seq": app.changes(), "timeline": timeline})))
}

#[derive(Debug, Deserialize)]
pub(super) struct TimelineQuery {
    #[serde(default)]
    after: u64,
    #[serde(default = "hundred")]
    limit: usize,
    #[serde(default)]
    wait_ms: u64,
}

fn hundred() -> usize {
    100
}

pub(super) async fn timeline(
    Shared(app): Shared<Arc<App>>,
    query: Result<Query<TimelineQuery>, axum::extract::rejection::QueryRejection>,
) -> Answer {
    let Query(query) = query.map_err(|error| Refused::bad(format!("{error}.")))?;
    let patience = sleep(Duration::from_millis(query.wait_ms));
    let found = app
        .wait(patience, |state| {
            let list = state.timeline.after(query.after, query.limit);
            (!list.is_empty()).then_some(list)
        })
        .await;
    Ok(Reply(found.unwrap_or_default().into()))
}

pub(super) async fn violations(Shared(app): Shared<Arc<App>>) -> Reply {
    Reply(app.read(|state| state.timeline.judgements()))
}
