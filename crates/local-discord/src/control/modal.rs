//! Submits a modal.

use std::sync::Arc;

use axum::{body::Bytes, extract::State as Shared};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{
    Answer, Refused,
    act::{Actor, Wait, person},
    body,
    report::finish,
};
use crate::{
    app::App,
    id::Id,
    state::State,
    wire::Act,
    world::{InteractionKind, Modal},
};

#[derive(Deserialize)]
struct Submit {
    user: Id,
    modal: Id,
    #[serde(default)]
    values: Map<String, Value>,
    #[serde(default)]
    wait: Wait,
}

pub(super) async fn submit(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let submit: Submit = body(&bytes)?;
    let id = app.update(|state| send(state, &submit))?;
    let answer = finish(&app, id, submit.wait).await?;
    // The client closes the modal when the bot responds. Until then it stays open.
    if answer.0["outcome"] != "failed" {
        app.update(|state| state.world.modals.remove(&submit.modal));
    }
    Ok(answer)
}

fn send(state: &mut State, submit: &Submit) -> Result<Id, Refused> {
    let name = &person(state, submit.user)?.name;
    let modal = state
        .world
        .modals
        .get(&submit.modal)
        .filter(|modal| modal.user == submit.user);
    let modal = modal.ok_or_else(|| {
        Refused::missing(format!("No modal {} is open for {name}.", submit.modal))
    })?;
    let actor = Actor {
        user: submit.user,
        channel: modal.channel,
    };
    actor.place_to_interact(state)?;
    let data = json!({
        "custom_id": modal.custom_id,
        "components": filled(modal, &submit.values)?,
    });
    let (channel, source, triggered_by) = (modal.channel, modal.source, modal.triggered_by.clone());
    // If the message is gone by now, the response cannot update it.
    let source = source.filter(|(channel, id)| state.world.message(*channel, *id).is_some());
    let act = Act {
        kind: InteractionKind::ModalSubmit,
        name: String::new(),
        from_menu: false,
        data,
        option_kind: 0,
        source,
        triggered_by: Some(triggered_by),
    };
    Ok(state.interact(submit.user, channel, act))
}

/// Returns the rows of the modal with the texts that were typed into their inputs.
fn filled(modal: &Modal, values: &Map<String, Value>) -> Result<Vec<Value>, Refused> {
    let mut known = Vec::new();
    let mut rows = Vec::new();
    for row in &modal.components {
        let label = row["type"] == 18;
        let input = if label {
            &row["component"]
        } else {
            &row["components"][0]
        };
        let custom_id = input["custom_id"].as_str().unwrap_or_default();
        known.push(custom_id);
        let text = typed(input, custom_id, values.get(custom_id))?;
        let input = json!({"type": 4, "custom_id": custom_id, "value": text});
        rows.push(if label {
            json!({"type": 18, "component": input})
        } else {
            json!({"type": 1, "components": [input]})
        });
    }
    match values.keys().find(|key| !known.contains(&key.as_str())) {
        Some(stranger) => Err(Refused::bad(format!("The modal has no input {stranger}."))),
        None => Ok(rows),
    }
}

fn typed(input: &Value, custom_id: &str, value: Option<&Value>) -> Result<String, Refused> {
    let text = match value {
        Some(Value::String(text)) => text.clone(),
        Some(other) => {
            return Err(Refused::bad(format!(
                "The input {custom_id} takes a text, not {other}."
            )));
        }
        // An input that is not named keeps the text that the bot gave it.
        None => input["value"].as_str().unwrap_or_default().to_owned(),
    };
    let size = u64::try_from(text.chars().count()).unwrap_or(u64::MAX);
    let least = input["min_length"].as_u64().unwrap_or(0);
    let most = input["max_length"].as_u64().unwrap_or(4_000);
    if size == 0 && input["required"] != false {
        return Err(Refused::bad(format!("The input {custom_id} is required.")));
    }
    if size > most || (size > 0 && size < least) {
        let error = format!("The input {custom_id} takes {least} to {most} characters.");
        return Err(Refused::bad(error));
    }
    if input["style"] == 1 && text.contains('\n') {
        return Err(Refused::bad(format!(
            "The input {custom_id} takes one line."
        )));
    }
    Ok(text)
}
