//! Guilds. The bot only reads them; the control interface changes them.

use serde_json::{Value, json};

use super::answer::{Answer, Outcome};
use super::request::path_id;
use crate::{id::Id, refusal::Refusal, state::State, world::World};

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
            // Discord lists all channels here, also those that the bot cannot see.
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

fn active_threads(world: &World, guild: Id) -> Value {
    let threads: Vec<Value> = world
        .active_threads(guild)
        .map(|thread| world.channel_json(thread))
        .collect();
    let members: Vec<Value> = world
        .active_threads(guild)
        .map(|thread| World::thread_member_json(thread, world.bot, false))
        .filter(|member| !member.is_null())
        .collect();
    json!({"threads": threads, "members": members})
}
