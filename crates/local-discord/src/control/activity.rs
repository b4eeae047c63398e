//! The application's Activity, as people open it, and what its page asks of Discord's client.

use std::sync::Arc;

use axum::{body::Bytes, extract::State as Shared};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Answer, Refused, Reply,
    act::{Actor, person},
    body,
};
use crate::{app::App, id::Id, state::State};

#[derive(Deserialize)]
struct Page {
    url: Option<String>,
}

/// Gives the application an Activity, for which Discord creates a command, or says where its page is.
pub(super) async fn set(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let Page { url } = body(&bytes)?;
    app.update(|state| {
        let is_known = state.entry_point().is_some();
        if is_known && url.is_none() {
            return Err(Refused::bad("The application has an Activity already."));
        }
        state.set_activity(url);
        let application = state.world.application;
        Ok(Reply(
            state
                .entry_point()
                .map_or(Value::Null, |command| command.json(application)),
        ))
    })
}

/// Opens the Activity by its Entry Point command.
pub(super) async fn launch(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let actor: Actor = body(&bytes)?;
    app.update(|state| {
        actor.place(state)?;
        launched(state, actor.user, actor.channel).map(Reply)
    })
}

/// Opens the Activity for a user, and returns what their client shows.
pub(super) fn launched(state: &mut State, user: Id, channel: Id) -> Result<Value, Refused> {
    if state.activity.url().is_none() {
        return Err(Refused::missing("The application has no Activity."));
    }
    let guild = state
        .world
        .channels
        .get(&channel)
        .and_then(|channel| channel.guild);
    let instance = state.activity.launch(user, channel, guild);
    let frame = state.activity.frame(&instance);
    let locale = state.world.users.get(&user).map(|user| user.locale.clone());
    Ok(json!({ "instance": instance, "url": frame, "locale": locale, "user": user }))
}

#[derive(Deserialize)]
struct Consent {
    user: Id,
    instance: String,
    code_challenge: Option<String>,
    /// Whether the user has agreed. Otherwise only those get a code who have agreed before.
    #[serde(default)]
    agreed: bool,
}

/// Asks for a code that tells the application who the user is.
pub(super) async fn authorize(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let consent: Consent = body(&bytes)?;
    app.update(|state| {
        person(state, consent.user)?;
        let application = state.world.application;
        let instance = state.activity.instance_json(application, &consent.instance);
        let users = instance
            .map(|instance| instance["users"].clone())
            .unwrap_or_default();
        let is_in = users
            .as_array()
            .is_some_and(|users| users.contains(&json!(consent.user)));
        if !is_in {
            return Err(Refused::forbidden("This user is not in the Activity."));
        }
        if !consent.agreed && !state.activity.has_consented(consent.user) {
            return Ok(Reply(json!({ "code": null })));
        }
        let now = state.clock.now();
        let code = state
            .activity
            .consent(consent.user, consent.code_challenge, now);
        Ok(Reply(json!({ "code": code })))
    })
}

#[derive(Deserialize)]
struct Leave {
    user: Id,
    instance: String,
}

pub(super) async fn leave(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let Leave { user, instance } = body(&bytes)?;
    app.update(|state| state.activity.leave(user, &instance));
    Ok(Reply(json!({})))
}
