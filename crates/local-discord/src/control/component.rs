//! Clicks buttons and chooses in selects.

use std::sync::Arc;

use axum::{body::Bytes, extract::State as Shared};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{
    Answer, Refused,
    act::{Actor, Wait},
    body,
    options::{is_of_type, is_seen, resolve},
    report::finish,
};
use crate::{
    app::App,
    id::Id,
    packed::Packed,
    state::State,
    wire::Act,
    world::{InteractionKind, World},
};

#[derive(Deserialize)]
struct Click {
    #[serde(flatten)]
    actor: Actor,
    message: Id,
    custom_id: String,
    #[serde(default)]
    values: Vec<String>,
    /// Whether the member's client has not yet received the message's latest edits.
    #[serde(default)]
    stale: bool,
    #[serde(default)]
    wait: Wait,
}

pub(super) async fn button(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let click: Click = body(&bytes)?;
    let id = app.update(|state| {
        let (component, kind) = find(state, &click)?;
        if kind != 2 {
            return Err(Refused::bad(format!(
                "{} is not a button.",
                click.custom_id
            )));
        }
        let mut data = json!({"component_type": 2, "custom_id": click.custom_id});
        if !component["id"].is_null() {
            data["id"] = component["id"].clone();
        }
        Ok(send(state, &click, data))
    })?;
    finish(&app, id, click.wait).await
}

pub(super) async fn select(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let click: Click = body(&bytes)?;
    let id = app.update(|state| {
        let (component, kind) = find(state, &click)?;
        if !matches!(kind, 3 | 5..=8) {
            return Err(Refused::bad(format!(
                "{} is not a select.",
                click.custom_id
            )));
        }
        let resolved = check_values(state, &click, &component, kind)?;
        let mut data = json!({
            "component_type": kind,
            "custom_id": click.custom_id,
            "values": click.values,
        });
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
        Ok(send(state, &click, data))
    })?;
    finish(&app, id, click.wait).await
}

/// Finds the component, if the actor can see its message and use it.
fn find(state: &State, click: &Click) -> Result<(Value, i64), Refused> {
    let channel = click.actor.place_to_interact(state)?;
    let message = channel.messages.get(&click.message);
    let message = message.filter(|message| message.visible_to(click.actor.user));
    let message = message.ok_or_else(|| {
        Refused::missing(format!(
            "This member sees no message {} here.",
            click.message
        ))
    })?;
    let now = World::component(&message.components, &click.custom_id).cloned();
    let shown = now.or_else(|| {
        let former = message.former_components.iter().filter(|_| click.stale);
        let former: Vec<Value> = former.map(Packed::read).collect();
        World::component(&former, &click.custom_id).cloned()
    });
    let component = shown.ok_or_else(|| {
        Refused::missing(format!(
            "There is no component {} on this message.",
            click.custom_id
        ))
    })?;
    if component["disabled"] == true {
        return Err(Refused::bad(format!("{} is disabled.", click.custom_id)));
    }
    let kind = component["type"].as_i64().unwrap_or_default();
    Ok((component, kind))
}

fn check_values(
    state: &State,
    click: &Click,
    component: &Value,
    kind: i64,
) -> Result<Map<String, Value>, Refused> {
    let count = u64::try_from(click.values.len()).unwrap_or(u64::MAX);
    let least = component["min_values"].as_u64().unwrap_or(1);
    let most = component["max_values"].as_u64().unwrap_or(1);
    if count < least || count > most {
        return Err(Refused::bad(format!(
            "This select takes {least} to {most} values."
        )));
    }
    let mut resolved = Map::new();
    let channel = click.actor.place(state)?;
    for (place, value) in click.values.iter().enumerate() {
        if click.values.iter().take(place).any(|other| other == value) {
            return Err(Refused::bad(format!("{value} is chosen twice.")));
        }
        let known = if kind == 3 {
            let options = component["options"]
                .as_array()
                .map(Vec::as_slice)
                .unwrap_or_default();
            options
                .iter()
                .any(|option| option["value"] == value.as_str())
        } else {
            // Selects: 5 user, 6 role, 7 mentionable, 8 channel; options: 6, 8, 9, 7.
            let as_option = [6, 8, 9, 7][usize::try_from(kind - 5).unwrap_or(0).min(3)];
            Id::parse(value).is_some_and(|id| {
                resolve(&state.world, channel, as_option, id, &mut resolved)
                    && match kind {
                        5 => channel
                            .guild
                            .is_none_or(|guild| state.world.member_json(guild, id).is_some()),
                        8 => {
                            is_of_type(&state.world, component, id)
                                && is_seen(&state.world, click.actor.user, id)
                        }
                        _ => true,
                    }
            })
        };
        if !known {
            return Err(Refused::bad(format!("{value} cannot be chosen here.")));
        }
    }
    Ok(resolved)
}

fn send(state: &mut State, click: &Click, data: Value) -> Id {
    let act = Act {
        kind: InteractionKind::Component,
        name: String::new(),
        from_menu: false,
        data,
        option_kind: 0,
        source: Some((click.actor.channel, click.message)),
        triggered_by: None,
    };
    state.interact(click.actor.user, click.actor.channel, act)
}
