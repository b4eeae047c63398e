//! Creates guilds and channels, and adds and removes members.

use std::{collections::BTreeMap, mem::take, sync::Arc};

use axum::{
    body::Bytes,
    extract::{Path, Query, State as Shared},
};
use serde::Deserialize;
use serde_json::json;

use super::{
    Answer, Refused, Reply,
    act::person,
    body, id,
    moderate::kind_named,
    people::{check_name, user_json},
    read::{channel_json, guild_json},
};
use crate::{
    app::App,
    clock::Millis,
    gateway::{Event, intents},
    id::Id,
    state::State,
    world::{Channel, Guild, User},
};

pub(super) fn guild(state: &State, guild: Id) -> Result<&Guild, Refused> {
    let known = state.world.guilds.get(&guild);
    known.ok_or_else(|| Refused::missing(format!("There is no guild {guild}.")))
}

/// How long ago the bot joined a guild in which it isn't new.
const YEAR: Millis = 365 * 24 * 60 * 60 * 1_000;

#[derive(Deserialize)]
struct NewGuild {
    name: String,
    owner: Option<Id>,
    locale: Option<String>,
    /// Whether the bot joined it long ago, so that it doesn't introduce itself.
    #[serde(default)]
    bot_joined_before: bool,
}

/// Creates a guild with the bot and its owner in it, and no channel yet. The default owner is Ada.
pub(super) async fn create_guild(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let new: NewGuild = body(&bytes)?;
    app.update(|state| {
        let name = check_name(&new.name)?;
        let first = state
            .world
            .users
            .values()
            .find(|user| !user.bot)
            .map(|user| user.id);
        let owner = new.owner.or(first).unwrap_or_default();
        person(state, owner)?;
        let now = state.clock.now();
        let id = state.next_id();
        let locale = new.locale.as_deref().unwrap_or("en-US");
        let mut made = state.world.new_guild(id, name, owner, locale);
        let bot_since = if new.bot_joined_before {
            now - YEAR
        } else {
            now
        };
        for (member, since) in [(owner, now), (state.world.bot, bot_since)] {
            if let Some(user) = state.world.users.get(&member) {
                made.join(user, since);
            }
        }
        state.world.guilds.insert(id, made);
        // The ids of its first roles come after the guild's, so leave room for them.
        state.next_id();
        state.next_id();
        dispatch_guild(state, id);
        Ok(Reply(guild_json(state, guild(state, id)?)))
    })
}

fn dispatch_guild(state: &mut State, id: Id) {
    if let Some(guild) = state.world.guilds.get(&id) {
        let data = state.world.guild_create_json(guild, intents::GUILDS);
        let owner = state.world.user_json(guild.owner);
        let brief = json!({"id": id, "name": guild.name, "owner_id": guild.owner});
        state.dispatch(&Event::new("GUILD_CREATE", Some(id), intents::GUILDS, data));
        state.post_authorized(&brief, &owner);
    }
}

#[derive(Deserialize)]
struct GuildEdit {
    system_channel: Id,
}

/// Sets the channel in which Discord tells who has joined.
pub(super) async fn edit_guild(
    Shared(app): Shared<Arc<App>>,
    Path(place): Path<String>,
    bytes: Bytes,
) -> Answer {
    let place = id(&place)?;
    let edit: GuildEdit = body(&bytes)?;
    app.update(|state| {
        let known = guild(state, place)?.channels.contains(&edit.system_channel);
        let edited = state.world.guilds.get_mut(&place).filter(|_| known);
        let missing = || Refused::missing("There is no such channel in that guild.".to_owned());
        edited.ok_or_else(missing)?.system_channel = Some(edit.system_channel);
        let data = state.world.guild_json(guild(state, place)?);
        state.dispatch(&Event::new(
            "GUILD_UPDATE",
            Some(place),
            intents::GUILDS,
            data,
        ));
        Ok(Reply(guild_json(state, guild(state, place)?)))
    })
}

#[derive(Deserialize)]
struct NewChannel {
    name: String,
    #[serde(default = "text")]
    kind: String,
}

fn text() -> String {
    "text".to_owned()
}

pub(super) async fn create_channel(
    Shared(app): Shared<Arc<App>>,
    Path(place): Path<String>,
    bytes: Bytes,
) -> Answer {
    let place = id(&place)?;
    let new: NewChannel = body(&bytes)?;
    let kind = kind_named(&new.kind)?;
    app.update(|state| {
        guild(state, place)?;
        let name = check_name(&new.name)?.to_lowercase().replace(' ', "-");
        let id = state.next_id();
        let channel = Channel::of_guild(id, kind, place, &name);
        let json = channel_json(state, &channel);
        state.world.channels.insert(id, channel);
        if let Some(guild) = state.world.guilds.get_mut(&place) {
            guild.channels.push(id);
        }
        state.dispatch_channel("CHANNEL_CREATE", id);
        Ok(Reply(json))
    })
}

#[derive(Deserialize)]
struct NewMember {
    /// A user who already exists.
    user: Option<Id>,
    name: Option<String>,
    locale: Option<String>,
    #[serde(default)]
    bot: bool,
}

pub(super) async fn add_member(
    Shared(app): Shared<Arc<App>>,
    Path(place): Path<String>,
    bytes: Bytes,
) -> Answer {
    let place = id(&place)?;
    let new: NewMember = body(&bytes)?;
    app.update(|state| {
        guild(state, place)?;
        let user = match (new.user, &new.name) {
            (Some(user), None) => {
                let known = state.world.users.contains_key(&user);
                known
                    .then_some(user)
                    .ok_or_else(|| Refused::missing(format!("There is no user {user}.")))?
            }
            (None, Some(name)) => {
                let name = check_name(name)?;
                let locale = new.locale.as_deref().unwrap_or("en-US");
                let id = state.next_id();
                state.world.users.insert(
                    id,
                    User {
                        bot: new.bot,
                        ..User::person(id, name, locale)
                    },
                );
                id
            }
            _ => return Err(Refused::bad("Give either a user's id or a new one's name.")),
        };
        let now = state.clock.now();
        let bot = state.world.bot;
        if let (Some(guild), Some(user)) = (
            state.world.guilds.get_mut(&place),
            state.world.users.get(&user),
        ) {
            if guild.members.contains_key(&user.id) {
                return Err(Refused::bad("That user is in this guild already."));
            }
            guild.join(user, now);
        }
        if user == bot {
            dispatch_guild(state, place);
        } else {
            let mut data = state.world.member_json(place, user).unwrap_or_default();
            data["guild_id"] = json!(place);
            state.dispatch(&Event::new(
                "GUILD_MEMBER_ADD",
                Some(place),
                intents::GUILD_MEMBERS,
                data,
            ));
        }
        Ok(Reply(user_json(state, user)))
    })
}

#[derive(Deserialize)]
pub(super) struct Removal {
    /// Whether the bot isn't notified, as when it is not connected.
    #[serde(default)]
    silent: bool,
}

/// Removes the guild with everything in it.
pub(super) async fn delete_guild(
    Shared(app): Shared<Arc<App>>,
    Path(place): Path<String>,
    Query(removal): Query<Removal>,
) -> Answer {
    let place = id(&place)?;
    app.update(|state| {
        guild(state, place)?;
        let (gone, left): (BTreeMap<_, _>, BTreeMap<_, _>) = take(&mut state.world.channels)
            .into_iter()
            .partition(|(_, channel)| channel.guild == Some(place));
        state.world.channels = left;
        let messages = gone.values().flat_map(|channel| channel.messages.values());
        for file in messages.flat_map(|message| &message.attachments) {
            state.world.files.remove(&file.id);
        }
        state.world.commands.retain(|c| c.guild != Some(place));
        let known = state.world.guilds.remove(&place);
        let had_bot = known.is_some_and(|guild| guild.members.contains_key(&state.world.bot));
        if had_bot && !removal.silent {
            dispatch_removal(state, place);
        }
        Ok(Reply(json!({"deleted": place})))
    })
}

#[derive(Deserialize)]
struct Outage {
    unavailable: bool,
}

/// Starts or ends a Discord outage in a guild. The bot stays in it, and is notified.
pub(super) async fn set_outage(
    Shared(app): Shared<Arc<App>>,
    Path(place): Path<String>,
    bytes: Bytes,
) -> Answer {
    let place = id(&place)?;
    let Outage { unavailable } = body(&bytes)?;
    app.update(|state| {
        guild(state, place)?;
        let known = state.world.guilds.get_mut(&place);
        let before = known.map(|known| std::mem::replace(&mut known.unavailable, unavailable));
        if before == Some(unavailable) {
            return Err(Refused::bad("That is so already."));
        }
        if unavailable {
            let data = json!({"id": place, "unavailable": true});
            state.dispatch(&Event::new(
                "GUILD_DELETE",
                Some(place),
                intents::GUILDS,
                data,
            ));
        } else {
            dispatch_guild(state, place);
        }
        Ok(Reply(json!({"unavailable": unavailable})))
    })
}

fn dispatch_removal(state: &mut State, place: Id) {
    let data = json!({"id": place});
    let intents = intents::GUILDS;
    state.dispatch(&Event::new("GUILD_DELETE", Some(place), intents, data));
}

pub(super) async fn remove_member(
    Shared(app): Shared<Arc<App>>,
    Path((place, user)): Path<(String, String)>,
    Query(removal): Query<Removal>,
) -> Answer {
    let (place, user) = (id(&place)?, id(&user)?);
    app.update(|state| {
        if guild(state, place)?.owner == user {
            return Err(Refused::bad("The owner cannot leave the guild."));
        }
        let bot = state.world.bot;
        let left = state
            .world
            .guilds
            .get_mut(&place)
            .and_then(|g| g.members.remove(&user));
        left.ok_or_else(|| Refused::missing("That user is not in this guild."))?;
        for thread in state
            .world
            .channels
            .values_mut()
            .filter(|c| c.guild == Some(place))
        {
            if let Some(meta) = &mut thread.thread {
                meta.members.remove(&user);
            }
        }
        if removal.silent {
            // Nobody is notified.
        } else if user == bot {
            dispatch_removal(state, place);
        } else {
            let data = json!({"guild_id": place, "user": state.world.user_json(user)});
            let intents = intents::GUILD_MEMBERS;
            state.dispatch(&Event::new(
                "GUILD_MEMBER_REMOVE",
                Some(place),
                intents,
                data,
            ));
        }
        Ok(Reply(json!({"removed": user})))
    })
}
