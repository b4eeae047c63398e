//! Creates and changes roles, and members' nicknames and roles.

use std::{collections::BTreeSet, sync::Arc};

use axum::{
    body::Bytes,
    extract::{Path, State as Shared},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Answer, Refused, Reply, body, guilds::guild, id, moderate::permissions, people::check_name,
    read::roles_json,
};
use crate::{
    app::App,
    gateway::{Event, intents},
    id::Id,
    state::State,
    world::{Guild, Role},
};

#[derive(Deserialize)]
struct NewRole {
    name: String,
    #[serde(default)]
    permissions: Vec<String>,
    #[serde(default)]
    mentionable: bool,
}

pub(super) async fn create(
    Shared(app): Shared<Arc<App>>,
    Path(place): Path<String>,
    bytes: Bytes,
) -> Answer {
    let place = id(&place)?;
    let new: NewRole = body(&bytes)?;
    let role = Role {
        id: Id::default(),
        name: check_name(&new.name)?.to_owned(),
        permissions: permissions(&new.permissions)?,
        for_people: false,
        mentionable: new.mentionable,
    };
    app.update(|state| {
        let id = state.next_id();
        guild_mut(state, place)?
            .roles
            .others
            .push(Role { id, ..role });
        changed(state, "GUILD_ROLE_CREATE", place, id)
    })
}

#[derive(Deserialize)]
struct RoleChange {
    permissions: Vec<String>,
}

/// Changes the permissions of a role. The id of `@everyone` is the guild's, and the bot's own is
/// the next one.
pub(super) async fn edit(
    Shared(app): Shared<Arc<App>>,
    Path((place, role)): Path<(String, String)>,
    bytes: Bytes,
) -> Answer {
    let (place, role) = (id(&place)?, id(&role)?);
    let change: RoleChange = body(&bytes)?;
    let granted = permissions(&change.permissions)?;
    app.update(|state| {
        let known = guild_mut(state, place)?.role_permissions_mut(role);
        *known.ok_or_else(no_role)? = granted;
        changed(state, "GUILD_ROLE_UPDATE", place, role)
    })
}

pub(super) async fn delete(
    Shared(app): Shared<Arc<App>>,
    Path((place, role)): Path<(String, String)>,
) -> Answer {
    let (place, role) = (id(&place)?, id(&role)?);
    app.update(|state| {
        let guild = guild_mut(state, place)?;
        let others = &mut guild.roles.others;
        let at = others.iter().position(|known| known.id == role);
        others.remove(at.ok_or_else(no_role)?);
        for member in guild.members.values_mut() {
            member.roles.remove(&role);
        }
        for channel in state.world.channels.values_mut() {
            channel.overwrites.retain(|overwrite| overwrite.id != role);
        }
        let data = json!({"guild_id": place, "role_id": role});
        let intents = intents::GUILDS;
        state.dispatch(&Event::new("GUILD_ROLE_DELETE", Some(place), intents, data));
        Ok(Reply(json!({"deleted": role})))
    })
}

#[derive(Deserialize)]
struct MemberChange {
    /// An empty one removes the nickname.
    nick: Option<String>,
    roles: Option<BTreeSet<Id>>,
}

/// Changes a member's nickname and roles.
pub(super) async fn edit_member(
    Shared(app): Shared<Arc<App>>,
    Path((place, user)): Path<(String, String)>,
    bytes: Bytes,
) -> Answer {
    let (place, user) = (id(&place)?, id(&user)?);
    let change: MemberChange = body(&bytes)?;
    app.update(|state| {
        let guild = guild_mut(state, place)?;
        let others: BTreeSet<Id> = guild.roles.others.iter().map(|role| role.id).collect();
        if !change
            .roles
            .as_ref()
            .is_none_or(|roles| roles.is_subset(&others))
        {
            return Err(no_role());
        }
        let member = guild.members.get_mut(&user);
        let member = member.ok_or_else(|| Refused::missing("That user is not in this guild."))?;
        if let Some(nick) = change.nick {
            let nick = nick.trim();
            if nick.chars().count() > 32 {
                return Err(Refused::bad("A nickname has 1 to 32 characters."));
            }
            member.nick = (!nick.is_empty()).then(|| nick.to_owned());
        }
        if let Some(roles) = change.roles {
            member.roles = roles;
        }
        let mut data = state.world.member_json(place, user).unwrap_or_default();
        data["guild_id"] = json!(place);
        let event = Event::new(
            "GUILD_MEMBER_UPDATE",
            Some(place),
            intents::GUILD_MEMBERS,
            data.clone(),
        );
        state.dispatch(&event);
        Ok(Reply(data))
    })
}

fn guild_mut(state: &mut State, place: Id) -> Result<&mut Guild, Refused> {
    guild(state, place)?;
    let known = state.world.guilds.get_mut(&place);
    known.ok_or_else(|| Refused::missing(format!("There is no guild {place}.")))
}

fn no_role() -> Refused {
    Refused::missing("There is no such role in this guild.")
}

/// Notifies the bot of a role, and returns it with its permissions by name.
fn changed(state: &mut State, event: &'static str, place: Id, role: Id) -> Answer {
    let find = |list: Value| {
        let mut roles = list.as_array().cloned().unwrap_or_default().into_iter();
        roles
            .find(|known| known["id"] == json!(role))
            .unwrap_or_default()
    };
    let known = guild(state, place)?;
    let shown = find(roles_json(&state.world, known));
    let data = json!({"guild_id": place, "role": find(state.world.roles_json(known))});
    state.dispatch(&Event::new(event, Some(place), intents::GUILDS, data));
    Ok(Reply(shown))
}
