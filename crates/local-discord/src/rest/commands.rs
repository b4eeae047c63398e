//! Application commands, both global and per guild.

use serde_json::{Value, json};

use super::{
    Request,
    answer::{Answer, Outcome},
    request::path_id,
};
use crate::{
    id::Id,
    judge::{commands, most_commands, one_command},
    refusal::Refusal,
    state::State,
    world::{Command, CommandKind},
};

pub(super) fn route(
    state: &mut State,
    request: &Request,
    guild: Option<Id>,
    rest: &[&str],
) -> Outcome {
    match (request.method.as_str(), rest) {
        ("GET", []) => Ok(Answer::Json(list(state, guild))),
        ("PUT", []) => overwrite(state, &request.json()?, guild),
        ("POST", []) => create(state, &request.json()?, guild),
        ("GET", [id]) => {
            let at = find(state, guild, path_id("command_id", id)?)?;
            Ok(Answer::Json(
                state.world.commands[at].json(state.world.application),
            ))
        }
        ("PATCH", [id]) => {
            let at = find(state, guild, path_id("command_id", id)?)?;
            edit(state, &request.json()?, at)
        }
        ("DELETE", [id]) => {
            let at = find(state, guild, path_id("command_id", id)?)?;
            state.world.commands.remove(at);
            Ok(Answer::NoContent)
        }
        _ => Err(Refusal::unknown_route()),
    }
}

fn list(state: &State, guild: Option<Id>) -> Value {
    let commands = state
        .world
        .commands
        .iter()
        .filter(|command| command.guild == guild);
    commands
        .map(|command| command.json(state.world.application))
        .collect()
}

fn find(state: &State, guild: Option<Id>, id: Id) -> Result<usize, Refusal> {
    let at = state
        .world
        .commands
        .iter()
        .position(|c| c.guild == guild && c.id == id);
    at.ok_or_else(Refusal::unknown_command)
}

/// Replaces all commands of a guild, or all global ones. A command that stays keeps its id.
fn overwrite(state: &mut State, body: &Value, guild: Option<Id>) -> Outcome {
    let judged = commands(body)?;
    let bodies = body.as_array().cloned().unwrap_or_default();
    let entry_point = |kind: CommandKind| kind == CommandKind::EntryPoint;
    let mut known = state.world.commands.iter();
    let lost = known.any(|c| c.guild == guild && entry_point(c.kind))
        && !judged.iter().any(|(kind, _)| entry_point(*kind));
    if lost {
        return Err(Refusal::entry_point_left_out());
    }
    let new = judged.iter().filter(|(kind, name)| {
        let mut known = state.world.commands.iter();
        !known.any(|c| c.guild == guild && c.kind == *kind && c.name == *name)
    });
    for _ in 0..new.count() {
        count_create(state, guild)?;
    }
    let old: Vec<Command> = state
        .world
        .commands
        .iter()
        .filter(|command| command.guild == guild)
        .cloned()
        .collect();
    state
        .world
        .commands
        .retain(|command| command.guild != guild);
    for ((kind, name), body) in judged.into_iter().zip(bodies) {
        let known = old
            .iter()
            .find(|command| command.kind == kind && command.name == name);
        let command = state.command(known, guild, kind, name, body);
        state.world.commands.push(command);
    }
    Ok(Answer::Json(list(state, guild)))
}

/// Adds a command, or replaces the one with the same name and kind.
fn create(state: &mut State, body: &Value, guild: Option<Id>) -> Outcome {
    let (kind, name) = one_command(body)?;
    let of_kind = |c: &&Command| c.guild == guild && c.kind == kind;
    let count = state.world.commands.iter().filter(of_kind).count();
    let at = state
        .world
        .commands
        .iter()
        .position(|c| c.guild == guild && c.kind == kind && c.name == name);
    let known = at.map(|at| state.world.commands[at].clone());
    if known.is_none() && count >= most_commands(kind) {
        return Err(Refusal::too_many_commands(most_commands(kind)));
    }
    if known.is_none() {
        count_create(state, guild)?;
    }
    let command = state.command(known.as_ref(), guild, kind, name, body.clone());
    let json = command.json(state.world.application);
    if let Some(at) = at {
        state.world.commands[at] = command;
        return Ok(Answer::Json(json));
    }
    state.world.commands.push(command);
    Ok(Answer::Created(json))
}

/// Counts a command whose name its guild (or, if it is global, the application) does not have yet.
fn count_create(state: &mut State, guild: Option<Id>) -> Result<(), Refusal> {
    let most = state.limits.figures().command_creates_a_day;
    let counted = state.limits.create_command(guild, state.clock.now());
    counted.map_err(|pause| Refusal::too_many_command_creates(most, pause))
}

/// Changes the fields that the body names.
fn edit(state: &mut State, body: &Value, at: usize) -> Outcome {
    let old = state.world.commands[at].clone();
    let mut merged = old.body.clone();
    if let (Some(merged), Some(changes)) = (merged.as_object_mut(), body.as_object()) {
        for (key, value) in changes {
            merged.insert(key.clone(), value.clone());
        }
        merged.insert("type".to_owned(), json!(old.kind as u8));
    } else {
        merged = body.clone();
    }
    let (kind, name) = one_command(&merged)?;
    let command = state.command(Some(&old), old.guild, kind, name, merged);
    let json = command.json(state.world.application);
    state.world.commands[at] = command;
    Ok(Answer::Json(json))
}

impl State {
    /// Returns a command that keeps the id it had. A command that differs gets a new version.
    fn command(
        &mut self,
        known: Option<&Command>,
        guild: Option<Id>,
        kind: CommandKind,
        name: String,
        body: Value,
    ) -> Command {
        let fresh = self.next_id();
        let same = known.filter(|known| known.body == body);
        Command {
            id: known.map_or(fresh, |known| known.id),
            version: same.map_or(fresh, |same| same.version),
            guild,
            kind,
            name,
            body,
        }
    }
}
