//! The first response to an interaction.

use serde_json::{Value, json};

use super::{
    Request,
    answer::{Answer, Outcome},
    messages::{bot_viewer, check_edit_not_empty, check_not_empty, check_open},
};
use crate::{
    events::Edit,
    id::Id,
    judge::{Callback, Context, MessageBody, ModalBody, callback as judge},
    packed::Packed,
    refusal::Refusal,
    state::State,
    world::{Interaction, InteractionKind, Message, MessageKind, Modal, Reply, Upload, flags},
};

pub(super) fn callback(state: &mut State, request: &Request, id: Id, token: &str) -> Outcome {
    let known = state
        .world
        .interactions
        .get(&id)
        .filter(|known| known.token == token)
        .cloned();
    let interaction = known.ok_or_else(Refusal::unknown_interaction)?;
    if interaction.reply.is_some() {
        return Err(Refusal::already_acknowledged());
    }
    if state.clock.now() > interaction.answer_until {
        return Err(Refusal::unknown_interaction());
    }
    let kept = interaction
        .source
        .map(|(channel, id)| state.world.kept_files(channel, id));
    let context = Context {
        kind: interaction.kind,
        from_message: interaction.source.is_some(),
        kept: kept.as_deref().unwrap_or_default(),
        option_kind: interaction.option_kind,
    };
    let judged = judge(&request.json()?, &request.uploads, context)?;
    let (reply, settled) = match judged {
        Callback::Message(body) => {
            let id = answer(state, &interaction, *body, &request.uploads)?;
            (
                Reply::Message {
                    id,
                    deferred: false,
                },
                true,
            )
        }
        Callback::DeferredMessage { flags } => {
            let id = think(state, &interaction, flags)?;
            (Reply::Message { id, deferred: true }, false)
        }
        Callback::DeferredUpdate => (Reply::Update { deferred: true }, false),
        Callback::Update(body) => {
            update(state, &interaction, *body, &request.uploads)?;
            (Reply::Update { deferred: false }, true)
        }
        Callback::Choices(choices) => (Reply::Choices(choices), true),
        Callback::Modal(modal) => (Reply::Modal(show(state, &interaction, modal)), true),
        Callback::Launch if state.activity.url().is_none() => return Err(Refusal::no_activity()),
        Callback::Launch => (Reply::Launch, true),
    };
    let number = reply_type(&reply);
    if let Some(interaction) = state.world.interactions.get_mut(&id) {
        interaction.reply = Some(reply);
        if settled {
            interaction.settle();
        }
    }
    if request.query_flag("with_response") {
        return Ok(Answer::Json(response(state, id, number)));
    }
    Ok(Answer::NoContent)
}

/// Creates a message of the bot that responds to an interaction.
pub(super) fn answer_draft(
    state: &mut State,
    interaction: &Interaction,
    body: MessageBody,
    uploads: &[Upload],
    ephemeral: bool,
) -> Message {
    let bot = state.world.bot;
    let mut draft = state.draft(bot, interaction.channel, body, uploads);
    draft.interaction = Some(interaction.id);
    let (trace, metadata) = state.world.interaction_trace(interaction);
    draft.interaction_json = Some((Packed::new(&trace), Packed::new(&metadata)));
    draft.webhook = Some(state.world.application);
    draft.kind = match interaction.kind {
        InteractionKind::Command if interaction.from_menu => MessageKind::ContextMenuCommand,
        InteractionKind::Command => MessageKind::ChatInputCommand,
        _ => MessageKind::Default,
    };
    if ephemeral {
        draft.flags |= flags::EPHEMERAL;
        draft.only_for = Some(interaction.user);
    }
    draft
}

fn is_ephemeral(flags: Option<u64>) -> bool {
    flags.unwrap_or(0) & flags::EPHEMERAL != 0
}

/// Checks the place of a response. It needs no permission to send, because the member acts, not the
/// bot. But there are no public responses in a locked thread.
pub(super) fn check_place(
    state: &State,
    interaction: &Interaction,
    ephemeral: bool,
) -> Result<(), Refusal> {
    let place = state.world.channels.get(&interaction.channel);
    let place = place.ok_or_else(Refusal::unknown_channel)?;
    if ephemeral {
        Ok(())
    } else {
        check_open(state, place)
    }
}

fn answer(
    state: &mut State,
    interaction: &Interaction,
    body: MessageBody,
    uploads: &[Upload],
) -> Result<Id, Refusal> {
    let ephemeral = is_ephemeral(body.flags);
    check_place(state, interaction, ephemeral)?;
    let draft = answer_draft(state, interaction, body, uploads, ephemeral);
    check_not_empty(&draft)?;
    Ok(state.publish(draft))
}

/// Creates the message that says "is thinking…" until the bot fills it.
fn think(state: &mut State, interaction: &Interaction, flags: u64) -> Result<Id, Refusal> {
    let ephemeral = is_ephemeral(Some(flags));
    check_place(state, interaction, ephemeral)?;
    let empty = MessageBody::default();
    let mut draft = answer_draft(state, interaction, empty, &[], ephemeral);
    draft.flags |= flags::LOADING;
    Ok(state.publish(draft))
}

fn update(
    state: &mut State,
    interaction: &Interaction,
    body: MessageBody,
    uploads: &[Upload],
) -> Result<(), Refusal> {
    let (channel, id) = interaction.source.ok_or_else(Refusal::unknown_message)?;
    let old = state
        .world
        .message(channel, id)
        .ok_or_else(Refusal::unknown_message)?;
    check_edit_not_empty(old, &body, uploads.len())?;
    state.edit_message(channel, id, body, uploads, Edit::Changes);
    Ok(())
}

fn show(state: &mut State, interaction: &Interaction, modal: ModalBody) -> Id {
    let id = state.next_id();
    let (_, triggered_by) = state.world.interaction_trace(interaction);
    state.world.open_modal(Modal {
        id,
        user: interaction.user,
        channel: interaction.channel,
        custom_id: modal.custom_id,
        title: modal.title,
        components: modal.components,
        source: interaction.source,
        triggered_by,
    });
    id
}

fn reply_type(reply: &Reply) -> u8 {
    match reply {
        Reply::Message {
            deferred: false, ..
        } => 4,
        Reply::Message { deferred: true, .. } => 5,
        Reply::Update { deferred: true } => 6,
        Reply::Update { deferred: false } => 7,
        Reply::Choices(_) => 8,
        Reply::Modal(_) => 9,
        Reply::Launch => 12,
    }
}

/// Returns the object that `?with_response=true` asks for.
fn response(state: &State, id: Id, number: u8) -> Value {
    let Some(interaction) = state.world.interactions.get(&id) else {
        return Value::Null;
    };
    let mut json = json!({
        "interaction": {"id": id, "type": interaction.kind as u8},
        "resource": {"type": number},
    });
    let place = match (&interaction.reply, interaction.source) {
        (Some(Reply::Message { id, .. }), _) => Some((interaction.channel, *id)),
        (Some(Reply::Update { .. }), source) => source,
        _ => None,
    };
    if let Some(message) = place.and_then(|(channel, id)| state.world.message(channel, id)) {
        json["interaction"]["response_message_id"] = json!(message.id);
        json["interaction"]["response_message_loading"] = json!(message.has(flags::LOADING));
        json["interaction"]["response_message_ephemeral"] = json!(message.has(flags::EPHEMERAL));
        json["resource"]["message"] = state.world.message_json(message, bot_viewer(state));
    }
    json
}
