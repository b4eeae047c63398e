//! The gateway's address and users.

use serde_json::json;

use super::answer::{Answer, Outcome};
use crate::{id::Id, refusal::Refusal, state::State, world::World};

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
    Ok(Answer::Json(user.json()))
}
