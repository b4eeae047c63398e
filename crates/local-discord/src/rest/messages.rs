//! Messages in channels.

use twilight_model::guild::Permissions;

use super::{
    Request,
    answer::{Answer, Outcome},
    channels::{permitted, send_permission, visible},
};
use crate::{
    clock::Millis,
    events::Edit,
    gateway::intents,
    id::Id,
    judge::{Errors, MessageBody, Mode, Path, message},
    refusal::Refusal,
    state::State,
    wire::Viewer,
    world::{Channel, ChannelKind, Message, MessageKind, Nonce, Reference, flags},
};

/// How long a nonce is remembered. Discord says: "the past few minutes".
const NONCE_LIFE: Millis = 5 * 60 * 1_000;

/// The age from which edits of a message are limited: an hour.
const OLD: Millis = 60 * 60 * 1_000;

/// Returns how the bot sees messages over REST: with their content or without it.
pub(super) fn bot_viewer(state: &State) -> Viewer {
    Viewer::Bot {
        content: state.world.privileged_intents & intents::MESSAGE_CONTENT != 0,
    }
}

pub(super) fn shown(state: &State, channel: Id, id: Id) -> Outcome {
    let message = state
        .world
        .message(channel, id)
        .ok_or_else(Refusal::unknown_message)?;
    Ok(Answer::Json(
        state.world.message_json(message, bot_viewer(state)),
    ))
}

/// Finds a message for the channel routes. They find no ephemeral ones: only webhooks do.
fn public(state: &State, channel: Id, id: Id) -> Result<&Message, Refusal> {
    let message = state
        .world
        .message(channel, id)
        .filter(|message| message.only_for.is_none());
    message.ok_or_else(Refusal::unknown_message)
}

/// Refuses a message to a locked thread, unless the bot can manage threads.
pub(super) fn check_open(state: &State, channel: &Channel) -> Result<(), Refusal> {
    let manages = state
        .world
        .bot_permissions(channel)
        .contains(Permissions::MANAGE_THREADS);
    match (channel.is_locked() && !manages, channel.is_archived()) {
        (true, true) => Err(Refusal::archived_thread()),
        (true, false) => Err(Refusal::locked_thread()),
        (false, _) => Ok(()),
    }
}

/// Refuses a change in an archived thread.
pub(super) fn check_awake(channel: &Channel) -> Result<(), Refusal> {
    if channel.is_archived() {
        Err(Refusal::archived_thread())
    } else {
        Ok(())
    }
}

/// Refuses a message that shows nothing.
pub(super) fn check_not_empty(message: &Message) -> Result<(), Refusal> {
    let v2 = message.has(flags::IS_COMPONENTS_V2) && !message.components.is_empty();
    let shows = !message.content.trim().is_empty()
        || !message.embeds.is_empty()
        || !message.attachments.is_empty()
        || v2;
    if shows {
        Ok(())
    } else {
        Err(Refusal::empty_message())
    }
}

/// Checks that a person can be sent direct messages: they accept them and share a guild with the
/// bot.
fn check_reachable(state: &State, channel: &Channel) -> Result<(), Refusal> {
    let world = &state.world;
    let mut sides = channel.recipients.iter();
    let Some(person) = sides.find(|user| **user != world.bot) else {
        return Ok(());
    };
    if !world.share_guild(world.bot, *person) {
        return Err(Refusal::no_mutual_guild());
    }
    match world.users.get(person) {
        Some(user) if user.takes_direct_messages => Ok(()),
        _ => Err(Refusal::cannot_message_user()),
    }
}

pub(super) fn create(state: &mut State, request: &Request, id: Id) -> Outcome {
    let channel = visible(state, id)?;
    if channel.kind == ChannelKind::Forum {
        return Err(Refusal::no_text_channel());
    }
    let permissions = state.world.bot_permissions(channel);
    if !permissions.contains(send_permission(channel)) {
        return Err(Refusal::missing_permissions());
    }
    check_reachable(state, channel)?;
    let body = message(
        &request.json()?,
        Path::default(),
        &request.uploads,
        Mode::Create,
    )?;
    if !request.uploads.is_empty() && !permissions.contains(Permissions::ATTACH_FILES) {
        return Err(Refusal::missing_permissions());
    }
    let embeds = body
        .embeds
        .as_ref()
        .is_some_and(|embeds| !embeds.is_empty());
    if embeds && !permissions.contains(Permissions::EMBED_LINKS) {
        return Err(Refusal::missing_permissions());
    }
    check_open(state, channel)?;
    let reference = reference(channel, &body, permissions)?;
    if let Some(nonce) = body.nonce.as_ref().filter(|_| body.enforce_nonce)
        && let Some((channel, known)) = known_nonce(state, nonce)
    {
        return shown(state, channel, known);
    }
    let answer_pings = body
        .allowed_mentions
        .as_ref()
        .is_none_or(|allowed| allowed.replied_user);
    let bot = state.world.bot;
    let mut draft = state.draft(bot, id, body, &request.uploads);
    check_not_empty(&draft)?;
    if let Some(reference) = reference {
        let answered = reference
            .message
            .and_then(|id| state.world.message(reference.channel, id));
        if let Some(author) = answered
            .map(|answered| answered.author)
            .filter(|_| answer_pings)
            && !draft.mentions.users.contains(&author)
        {
            draft.mentions.users.push(author);
        }
        draft.kind = MessageKind::Reply;
        draft.reference = Some(reference);
    }
    let message = state.publish(draft);
    shown(state, id, message)
}

/// Returns the message that a reply refers to, if it exists.
fn reference(
    channel: &Channel,
    body: &MessageBody,
    permissions: Permissions,
) -> Result<Option<Reference>, Refusal> {
    let Some((place, id, strict)) = body.reference else {
        return Ok(None);
    };
    if !permissions.contains(Permissions::READ_MESSAGE_HISTORY) {
        return Err(Refusal::no_history_to_reply());
    }
    let known = place.is_none_or(|place| place == channel.id)
        && channel
            .messages
            .get(&id)
            .is_some_and(|message| message.only_for.is_none());
    match (known, strict) {
        (true, _) => Ok(Some(Reference {
            channel: channel.id,
            message: Some(id),
        })),
        (false, false) => Ok(None),
        (false, true) => {
            let mut errors = Errors::default();
            let at = Path::default().key("message_reference");
            errors.add(&at, "REPLIES_UNKNOWN_MESSAGE", "Unknown message");
            // It may have been deleted a moment ago.
            Err(errors.refusal().forgivable())
        }
    }
}

/// Returns a recent message of the bot with this nonce, in any channel.
fn known_nonce(state: &State, nonce: &Nonce) -> Option<(Id, Id)> {
    let oldest = state.clock.now().saturating_sub(NONCE_LIFE);
    let (channel, id) = *state.world.nonces.get(nonce)?;
    let message = state.world.message(channel, id)?;
    let known = message.author == state.world.bot && id.time() >= oldest;
    known.then_some((channel, id))
}

pub(super) fn get(state: &State, channel: Id, id: Id) -> Outcome {
    permitted(state, channel, Permissions::READ_MESSAGE_HISTORY)?;
    public(state, channel, id)?;
    shown(state, channel, id)
}

pub(super) fn edit(state: &mut State, request: &Request, channel: Id, id: Id) -> Outcome {
    let place = visible(state, channel)?;
    let old = public(state, channel, id)?;
    if old.author != state.world.bot {
        return Err(Refusal::other_author());
    }
    if old.kind == MessageKind::ThreadCreated {
        return Err(Refusal::system_message());
    }
    check_awake(place)?;
    let body = judge_edit(state, request, channel, id)?;
    if !request.uploads.is_empty() {
        permitted(state, channel, Permissions::ATTACH_FILES)?;
    }
    let now = state.clock.now();
    if now.saturating_sub(id.time()) > OLD {
        let counted = state.limits.edit_old(channel, now);
        counted.map_err(Refusal::too_many_old_edits)?;
    }
    state.edit_message(channel, id, body, &request.uploads, Edit::Changes);
    shown(state, channel, id)
}

/// Judges the body of an edit and its result: an edit must not leave a message empty.
pub(super) fn judge_edit(
    state: &State,
    request: &Request,
    channel: Id,
    id: Id,
) -> Result<MessageBody, Refusal> {
    let kept = state.world.kept_files(channel, id);
    let mode = Mode::Edit { kept: &kept };
    let body = message(&request.json()?, Path::default(), &request.uploads, mode)?;
    let old = state
        .world
        .message(channel, id)
        .ok_or_else(Refusal::unknown_message)?;
    check_edit_not_empty(old, &body, request.uploads.len())?;
    Ok(body)
}

pub(super) fn check_edit_not_empty(
    old: &Message,
    body: &MessageBody,
    uploads: usize,
) -> Result<(), Refusal> {
    let content = body.content.as_ref().unwrap_or(&old.content);
    let embeds = body.embeds.as_ref().map_or(old.embeds.len(), Vec::len);
    let files = body
        .attachments
        .as_ref()
        .map_or(old.attachments.len() + uploads, Vec::len);
    let v2 = old.flags | body.flags.unwrap_or(0);
    let components = body
        .components
        .as_ref()
        .map_or(old.components.len(), Vec::len);
    let rich = v2 & flags::IS_COMPONENTS_V2 != 0 && components > 0;
    if content.trim().is_empty() && embeds + files == 0 && !rich {
        return Err(Refusal::empty_message());
    }
    Ok(())
}

pub(super) fn delete(state: &mut State, channel: Id, id: Id) -> Outcome {
    let place = visible(state, channel)?;
    let message = public(state, channel, id)?;
    let own = message.author == state.world.bot;
    let permissions = state.world.bot_permissions(place);
    if !own && place.kind == ChannelKind::Direct {
        return Err(Refusal::direct_channel());
    }
    if !own && !permissions.contains(Permissions::MANAGE_MESSAGES) {
        return Err(Refusal::missing_permissions());
    }
    check_awake(place)?;
    state.delete_message(channel, id);
    Ok(Answer::NoContent)
}
