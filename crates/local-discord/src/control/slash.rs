//! Types and completes commands, and picks them from menus.

use std::sync::Arc;

use axum::{body::Bytes, extract::State as Shared};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use twilight_model::guild::Permissions;

use super::{
    Answer, Refused,
    act::{Actor, Wait},
    body,
    options::{Asker, Typed, fill_in},
    report::finish,
};
use crate::{
    app::App,
    id::Id,
    state::State,
    wire::{Act, Viewer},
    world::{Command, CommandKind, InteractionKind},
};

#[derive(Deserialize)]
struct CommandCall {
    #[serde(flatten)]
    actor: Actor,
    name: String,
    #[serde(default)]
    options: Map<String, Value>,
    /// Whether the server's integration settings let the member use the command, whatever
    /// permissions it asks for.
    #[serde(default)]
    integrations: bool,
    #[serde(default)]
    wait: Wait,
}

pub(super) async fn command(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let call: CommandCall = body(&bytes)?;
    let id = app.update(|state| run(state, &call, None))?;
    finish(&app, id, call.wait).await
}

#[derive(Deserialize)]
struct AutocompleteCall {
    #[serde(flatten)]
    call: CommandCall,
    focused: String,
}

pub(super) async fn autocomplete(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let call: AutocompleteCall = body(&bytes)?;
    let id = app.update(|state| run(state, &call.call, Some(&call.focused)))?;
    finish(&app, id, call.call.wait).await
}

/// Sends a typed command, or asks for the choices of the option in focus.
fn run(state: &mut State, call: &CommandCall, focused: Option<&str>) -> Result<Id, Refused> {
    let mut words = call.name.split_whitespace();
    let first = words.next().unwrap_or_default();
    let command = find(state, call.actor, CommandKind::ChatInput, first)?;
    if !call.integrations {
        check_allowed(state, call.actor, &command)?;
    }
    let asker = Asker {
        state,
        actor: call.actor,
        focused,
    };
    let path: Vec<&str> = words.collect();
    let Typed {
        options,
        resolved,
        focused_kind,
    } = fill_in(&asker, &command, &path, &call.options)?;
    let mut data = data(&command);
    if !options.is_empty() {
        data["options"] = Value::from(options);
    }
    // Discord resolves nothing while the person is still typing.
    if focused.is_none() && !resolved.is_empty() {
        data["resolved"] = Value::Object(resolved);
    }
    let kind = match focused {
        Some(_) => InteractionKind::Autocomplete,
        None => InteractionKind::Command,
    };
    let act = Act {
        kind,
        name: call.name.clone(),
        from_menu: false,
        data,
        option_kind: focused_kind.unwrap_or_default(),
        source: None,
        triggered_by: None,
    };
    Ok(state.interact(call.actor.user, call.actor.channel, act))
}

/// Finds the command that the actor sees under this name.
fn find(state: &State, actor: Actor, kind: CommandKind, name: &str) -> Result<Command, Refused> {
    let channel = actor.place_to_interact(state)?;
    let mut named = state
        .world
        .visible_commands(actor.user, channel)
        .filter(|command| command.kind == kind && command.name == name);
    named.next().cloned().ok_or_else(|| {
        let sign = if kind == CommandKind::ChatInput {
            "/"
        } else {
            ""
        };
        Refused::missing(format!("The bot has no command {sign}{name} here."))
    })
}

/// Refuses a command that the actor is not allowed to use.
fn check_allowed(state: &State, actor: Actor, command: &Command) -> Result<(), Refused> {
    let channel = actor.place_to_interact(state)?;
    let permissions = state.world.permissions(actor.user, channel);
    let allowed = command.required_permissions().is_none_or(|needed| {
        let enough = !needed.is_empty() && permissions.contains(needed);
        channel.guild.is_none() || enough || permissions.contains(Permissions::ADMINISTRATOR)
    });
    if allowed {
        Ok(())
    } else {
        Err(Refused::forbidden(format!(
            "This member may not use {}.",
            command.body["name"].as_str().unwrap_or_default()
        )))
    }
}

fn data(command: &Command) -> Value {
    let mut data = json!({
        "id": command.id,
        "name": command.name,
        "type": command.kind as u8,
    });
    if let Some(guild) = command.guild {
        data["guild_id"] = json!(guild);
    }
    data
}

#[derive(Deserialize)]
struct MenuCall {
    #[serde(flatten)]
    actor: Actor,
    name: String,
    target: Id,
    #[serde(default)]
    wait: Wait,
}

pub(super) async fn menu(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let call: MenuCall = body(&bytes)?;
    let id = app.update(|state| pick(state, &call))?;
    finish(&app, id, call.wait).await
}

/// Picks an entry from the menu of a user or a message, depending on the target.
fn pick(state: &mut State, call: &MenuCall) -> Result<Id, Refused> {
    let channel = call.actor.place_to_interact(state)?;
    let message = channel.messages.get(&call.target);
    let message = message.filter(|message| message.visible_to(call.actor.user));
    let (kind, resolved) = if let Some(message) = message {
        let json = state
            .world
            .message_json(message, Viewer::Bot { content: true });
        (
            CommandKind::Message,
            json!({"messages": {call.target.to_string(): json}}),
        )
    } else if let Some(user) = state.world.users.get(&call.target) {
        let mut resolved = json!({"users": {call.target.to_string(): user.json()}});
        let member = channel
            .guild
            .and_then(|guild| state.world.member_json(guild, call.target));
        if let Some(mut member) = member {
            if let Some(map) = member.as_object_mut() {
                map.remove("user");
            }
            member["permissions"] = json!(state.world.permissions(call.target, channel));
            resolved["members"] = json!({call.target.to_string(): member});
        }
        (CommandKind::User, resolved)
    } else {
        return Err(Refused::missing(
            "The target is neither a message seen here nor a user.",
        ));
    };
    let command = find(state, call.actor, kind, &call.name)?;
    check_allowed(state, call.actor, &command)?;
    let mut data = data(&command);
    data["target_id"] = json!(call.target);
    data["resolved"] = resolved;
    let act = Act {
        kind: InteractionKind::Command,
        name: call.name.clone(),
        from_menu: true,
        data,
        option_kind: 0,
        source: None,
        triggered_by: None,
    };
    Ok(state.interact(call.actor.user, call.actor.channel, act))
}
