//! Guilds. The bot only reads them; the control interface changes them.

use serde_json::{Value, json};

use super::Request;
use super::answer::{Answer, Outcome};
use super::request::path_id;
use crate::{
    gateway::{Event, intents},
    id::Id,
    judge::{Errors, Path},
    permissions,
    refusal::Refusal,
    state::State,
    world::World,
};
use twilight_model::guild::Permissions;

pub(super) fn route(state: &State, guild: Id, rest: &[&str]) -> Outcome {
    let world = &state.world;
    let known = world
        .guilds
        .get(&guild)
        .ok_or_else(Refusal::unknown_guild)?;
    if !known.members.contains_key(&world.bot) {
        return Err(Refusal::missing_access());
    }
    match rest {
        [] => Ok(Answer::Json(world.guild_json(known))),
        ["channels"] => {
            // Discord lists all channels here, including those that the bot cannot see.
            let channels = known
                .channels
                .iter()
                .filter_map(|id| world.channels.get(id));
            let list: Vec<Value> = channels
                .map(|channel| world.channel_json(channel))
                .collect();
            Ok(Answer::Json(list.into()))
        }
        ["roles"] => Ok(Answer::Json(world.roles_json(known))),
        ["members", user] => member(world, guild, user),
        ["threads", "active"] => Ok(Answer::Json(active_threads(world, guild))),
        _ => Err(Refusal::unknown_route()),
    }
}

/// Lists the guilds that the bot is in, by id, with what it is permitted there apart from channels.
pub(super) fn own(world: &World, request: &Request) -> Outcome {
    let limit = request.query_number("limit").unwrap_or(200);
    if !(1..=200).contains(&limit) {
        let mut errors = Errors::default();
        let at = Path::default().key("limit");
        let message = "int value should be between 1 and 200.";
        errors.add(&at, "NUMBER_TYPE_MAX", message);
        return Err(errors.refusal());
    }
    let after = request.query_number("after").unwrap_or(0);
    let bot = world.bot;
    let all = world.guilds.values();
    let own = all.filter(|guild| guild.members.contains_key(&bot) && guild.id.0 > after);
    let list: Vec<Value> = own
        .take(usize::try_from(limit).unwrap_or(200))
        .map(|guild| {
            let allowed = permissions::base(guild, bot, &guild.roles_of(bot, bot));
            json!({
                "id": guild.id,
                "name": guild.name,
                "icon": null,
                "banner": null,
                "owner": guild.owner == bot,
                "permissions": allowed.bits().to_string(),
                "features": [],
            })
        })
        .collect();
    Ok(Answer::Json(list.into()))
}

fn member(world: &World, guild: Id, user: &str) -> Outcome {
    let user = if user == "@me" {
        world.bot
    } else {
        path_id("user_id", user)?
    };
    if !world.users.contains_key(&user) {
        return Err(Refusal::unknown_user());
    }
    world
        .member_json(guild, user)
        .map(Answer::Json)
        .ok_or_else(Refusal::unknown_member)
}

/// Gives a member a role, or removes it. The bot must be allowed to, and have a role above that
/// one.
pub(super) fn member_role(
    state: &mut State,
    guild: Id,
    user: &str,
    role: &str,
    method: &str,
) -> Outcome {
    let gives = match method {
        "PUT" => true,
        "DELETE" => false,
        _ => return Err(Refusal::unknown_route()),
    };
    let bot = state.world.bot;
    let (user, role) = (path_id("user_id", user)?, path_id("role_id", role)?);
    let known = state.world.guilds.get_mut(&guild);
    let known = known.ok_or_else(Refusal::unknown_guild)?;
    if !known.members.contains_key(&bot) {
        return Err(Refusal::missing_access());
    }
    let place = known.roles.others.iter().position(|other| other.id == role);
    let Some(place) = place else {
        return Err(Refusal::unknown_role());
    };
    let own = known.roles_of(bot, bot);
    // The bot's own role comes before all these, so another role of the bot must be above.
    let above = known.roles.others.iter().skip(place + 1);
    let is_below = above.into_iter().any(|other| own.contains(&other.id));
    let allowed = permissions::base(known, bot, &own);
    let may = allowed.intersects(Permissions::MANAGE_ROLES | Permissions::ADMINISTRATOR);
    if !may || !is_below {
        return Err(Refusal::missing_permissions());
    }
    let member = known.members.get_mut(&user);
    let member = member.ok_or_else(Refusal::unknown_member)?;
    if gives {
        member.roles.insert(role);
    } else {
        member.roles.remove(&role);
    }
    let mut data = state.world.member_json(guild, user).unwrap_or_default();
    data["guild_id"] = json!(guild);
    let intents = intents::GUILD_MEMBERS;
    let event = Event::new("GUILD_MEMBER_UPDATE", Some(guild), intents, data);
    state.dispatch(&event);
    Ok(Answer::NoContent)
}

fn active_threads(world: &World, guild: Id) -> Value {
    let threads: Vec<Value> = world
        .active_threads(guild)
        .map(|thread| world.channel_json(thread))
        .collect();
    let members: Vec<Value> = world
        .active_threads(guild)
        .map(|thread| World::thread_member_json(thread, world.bot))
        .filter(|member| !member.is_null())
        .collect();
    json!({"threads": threads, "members": members})
}
