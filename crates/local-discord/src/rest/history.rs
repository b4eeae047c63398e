//! `GET /channels/{id}/messages`.

use serde_json::Value;
use twilight_model::guild::Permissions;

use super::{
    Request,
    answer::{Answer, Outcome},
    channels::visible,
    messages::bot_viewer,
};
use crate::{
    id::Id,
    judge::{Errors, Path},
    state::State,
    world::Message,
};

pub(super) fn list(state: &State, request: &Request, id: Id) -> Outcome {
    let channel = visible(state, id)?;
    let limit = request.query_number("limit").unwrap_or(50);
    if !(1..=100).contains(&limit) {
        let mut errors = Errors::default();
        let at = Path::default().key("limit");
        let message = "int value should be between 1 and 100.";
        errors.add(&at, "NUMBER_TYPE_MAX", message);
        return Err(errors.refusal());
    }
    // A bot that cannot read the history gets an empty one.
    if !state
        .world
        .bot_permissions(channel)
        .contains(Permissions::READ_MESSAGE_HISTORY)
    {
        return Ok(Answer::Json(Value::Array(Vec::new())));
    }
    let limit = usize::try_from(limit).unwrap_or(100);
    let all: Vec<&Message> = channel
        .messages
        .values()
        .rev()
        .filter(|m| m.only_for.is_none())
        .collect();
    let number = |name| request.query_number(name).map(Id);
    let chosen: Vec<&Message> = if let Some(around) = number("around") {
        let at = all.iter().position(|m| m.id <= around).unwrap_or(all.len());
        all.iter()
            .skip(at.saturating_sub(limit / 2))
            .take(limit)
            .copied()
            .collect()
    } else if let Some(before) = number("before") {
        all.iter()
            .filter(|m| m.id < before)
            .take(limit)
            .copied()
            .collect()
    } else if let Some(after) = number("after") {
        // The oldest messages after it, with the newest first.
        let younger: Vec<_> = all.iter().filter(|m| m.id > after).copied().collect();
        younger
            .iter()
            .skip(younger.len().saturating_sub(limit))
            .copied()
            .collect()
    } else {
        all.iter().take(limit).copied().collect()
    };
    let viewer = bot_viewer(state);
    let list: Vec<Value> = chosen
        .into_iter()
        .map(|message| state.world.message_json(message, viewer))
        .collect();
    Ok(Answer::Json(list.into()))
}
