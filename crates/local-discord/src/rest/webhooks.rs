//! What a bot can do with an interaction's token after the first response.

use super::{
    Request,
    answer::{Answer, Outcome},
    interactions::{answer_draft, check_place},
    messages::{check_awake, check_not_empty, judge_edit, shown},
    request::path_id,
};
use crate::{
    events::Edit,
    id::Id,
    judge::{Mode, Path, message},
    refusal::Refusal,
    state::State,
    world::{Interaction, MessageKind, Reference, Reply, flags},
};

/// Returns the interaction of a token, if the token still works and the bot has responded.
fn answered(state: &State, token: &str) -> Result<Interaction, Refusal> {
    let id = state
        .world
        .tokens
        .get(token)
        .ok_or_else(Refusal::unknown_webhook)?;
    let known = state.world.interactions.get(id).cloned();
    let interaction = known.ok_or_else(Refusal::unknown_webhook)?;
    if state.clock.now() > interaction.token_deadline() {
        return Err(Refusal::invalid_webhook_token());
    }
    // The webhook begins with the first response.
    match interaction.reply {
        Some(_) => Ok(interaction),
        None => Err(Refusal::unknown_webhook()),
    }
}

/// Returns where the original response is: a new message, or the message that the response updated.
fn original(interaction: &Interaction) -> Option<(Id, Id)> {
    match interaction.reply {
        Some(Reply::Message { id, .. }) => Some((interaction.channel, id)),
        Some(Reply::Update { .. }) => interaction.source,
        _ => None,
    }
}

/// Returns a message of this interaction: `@original` or a follow-up's id.
fn own_message(state: &State, interaction: &Interaction, name: &str) -> Result<(Id, Id), Refusal> {
    let original = original(interaction);
    let place = if name == "@original" {
        original
    } else {
        let id = path_id("message_id", name)?;
        let own = state.world.message(interaction.channel, id);
        let follow_up = own.filter(|message| message.interaction == Some(interaction.id));
        follow_up
            .map(|message| (message.channel, message.id))
            .or(original.filter(|(_, original)| *original == id))
    };
    place
        .filter(|(channel, id)| state.world.message(*channel, *id).is_some())
        .ok_or_else(Refusal::unknown_message)
}

/// Whether the interaction's deferred message is still waiting to be filled.
fn waits(interaction: &Interaction) -> bool {
    matches!(
        interaction.reply,
        Some(Reply::Message { deferred: true, .. })
    ) && !interaction.settled
}

pub(super) fn get(state: &State, token: &str, name: &str) -> Outcome {
    let interaction = answered(state, token)?;
    let (channel, id) = own_message(state, &interaction, name)?;
    shown(state, channel, id)
}

pub(super) fn edit(state: &mut State, request: &Request, token: &str, name: &str) -> Outcome {
    let interaction = answered(state, token)?;
    let (channel, id) = own_message(state, &interaction, name)?;
    if let Some(place) = state.world.channels.get(&channel) {
        check_awake(place)?;
    }
    let body = judge_edit(state, request, channel, id)?;
    let is_original = original(&interaction) == Some((channel, id));
    let edit = if waits(&interaction) && is_original {
        Edit::FillsResponse
    } else {
        Edit::Changes
    };
    state.edit_message(channel, id, body, &request.uploads, edit);
    if is_original && let Some(interaction) = state.world.interactions.get_mut(&interaction.id) {
        interaction.settle();
    }
    shown(state, channel, id)
}

pub(super) fn delete(state: &mut State, token: &str, name: &str) -> Outcome {
    let interaction = answered(state, token)?;
    let (channel, id) = own_message(state, &interaction, name)?;
    if let Some(place) = state.world.channels.get(&channel) {
        check_awake(place)?;
    }
    state.delete_message(channel, id);
    Ok(Answer::NoContent)
}

pub(super) fn follow_up(state: &mut State, request: &Request, token: &str) -> Outcome {
    let interaction = answered(state, token)?;
    // Discord treats the first follow-up after a deferred response as the edit that fills it.
    if waits(&interaction) {
        return edit(state, request, token, "@original");
    }
    let body = message(
        &request.json()?,
        Path::default(),
        &request.uploads,
        Mode::Create,
    )?;
    let ephemeral = body.flags.unwrap_or(0) & flags::EPHEMERAL != 0;
    check_place(state, &interaction, ephemeral)?;
    let mut draft = answer_draft(state, &interaction, body, &request.uploads, ephemeral);
    check_not_empty(&draft)?;
    draft.reference = original(&interaction).map(|(channel, id)| Reference {
        channel,
        message: Some(id),
    });
    if draft.reference.is_some() {
        draft.kind = MessageKind::Reply;
    }
    let id = state.publish(draft);
    shown(state, interaction.channel, id)
}
