//! The gateway's address and users.

use serde_json::json;

use super::{
    Request,
    answer::{Answer, Outcome},
};
use crate::{CLIENT_SECRET, id::Id, refusal::Refusal, state::State, world::World};

impl World {
    pub(crate) fn gateway_url(&self) -> String {
        format!("{}/gateway", self.base_url.replacen("http", "ws", 1))
    }
}

pub(super) fn gateway(state: &State) -> Answer {
    Answer::Json(json!({"url": state.world.gateway_url()}))
}

pub(super) fn gateway_bot(state: &State) -> Answer {
    Answer::Json(json!({
        "url": state.world.gateway_url(),
        "shards": state.limits.figures().shards,
        "session_start_limit": state.limits.session_start_limit(state.clock.now()),
    }))
}

pub(super) fn user(state: &State, user: Id) -> Outcome {
    let user = state
        .world
        .users
        .get(&user)
        .ok_or_else(Refusal::unknown_user)?;
    let mut json = user.json();
    json["locale"] = user.locale.clone().into();
    Ok(Answer::Json(json))
}

/// Exchanges a code of the Activity, with the application's secret.
pub(super) fn token(state: &mut State, request: &Request) -> Outcome {
    let form = request.json()?;
    let is_ours = form["client_id"] == state.world.application.to_string().as_str()
        && form["client_secret"] == CLIENT_SECRET
        && form["grant_type"] == "authorization_code";
    if !is_ours {
        return Err(Refusal::unauthorized());
    }
    let now = state.clock.now();
    Ok(Answer::Json(state.activity.exchange(&form, now)?))
}
