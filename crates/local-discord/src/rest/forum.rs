//! Posts in a forum: each is a thread with its first message.

use serde_json::Value;
use twilight_model::guild::Permissions;

use super::{
    Request,
    answer::{Answer, Outcome},
    channels::{permitted, visible},
    messages::{bot_viewer, check_not_empty},
    threads::made,
};
use crate::{
    id::Id,
    judge::{Errors, MessageBody, Mode, Path, ThreadBody, message, thread},
    refusal::Refusal,
    state::State,
    world::ChannelKind,
};

/// Judges the first message of a post. Discord supports no nonce there:
/// <https://docs.discord.com/developers/resources/channel#start-thread-in-forum-or-media-channel>
fn first_message(first: &Value, at: Path, request: &Request) -> Result<MessageBody, Refusal> {
    let mut errors = Errors::default();
    for key in ["nonce", "enforce_nonce"] {
        if first.get(key).is_some() {
            let message = "The first message of a forum's post does not have this field.";
            errors.add(&at.key(key), "BASE_TYPE_BAD_TYPE", message);
        }
    }
    errors.into_result()?;
    message(first, at, &request.uploads, Mode::Create)
}

/// Checks that the bot can use these tags of a forum, and that there is one if the forum requires
/// it.
fn check_tags(state: &State, forum: Id, tags: &[Id]) -> Result<(), Refusal> {
    let channel = visible(state, forum)?;
    if channel.forum.requires_tag && tags.is_empty() {
        return Err(Refusal::tag_required());
    }
    let manages = state
        .world
        .bot_permissions(channel)
        .contains(Permissions::MANAGE_THREADS);
    for tag in tags {
        let known = channel.forum.tags.iter().find(|known| known.id == *tag);
        if known.ok_or_else(Refusal::unknown_tag)?.moderated && !manages {
            return Err(Refusal::missing_permissions());
        }
    }
    Ok(())
}

pub(super) fn post(state: &mut State, request: &Request, forum: Id) -> Outcome {
    permitted(state, forum, Permissions::SEND_MESSAGES)?;
    let json = request.json()?;
    let body = ThreadBody {
        kind: ChannelKind::PublicThread,
        ..thread(&json)?
    };
    let at = Path::default().key("message");
    let Some(first) = json.get("message") else {
        let mut errors = Errors::default();
        errors.required(&at);
        return Err(errors.refusal());
    };
    check_tags(state, forum, &body.tags)?;
    let first = first_message(first, at, request)?;
    let (bot, id) = (state.world.bot, state.next_id());
    let mut draft = state.draft(bot, id, first, &request.uploads);
    // The first message has the thread's id.
    draft.id = id;
    check_not_empty(&draft)?;
    let Answer::Created(mut thread) = made(state, id, forum, body)? else {
        return Ok(Answer::NoContent);
    };
    state.publish(draft);
    let first = state.world.message(id, id);
    let first = first.map(|first| state.world.message_json(first, bot_viewer(state)));
    thread["message"] = first.unwrap_or_default();
    Ok(Answer::Created(thread))
}
