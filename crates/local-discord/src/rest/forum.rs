//! Posts in a forum: each is a thread with its first message.

use twilight_model::guild::Permissions;

use super::{
    Request,
    answer::{Answer, Outcome},
    channels::permitted,
    messages::{bot_viewer, check_not_empty},
    threads::made,
};
use crate::{
    id::Id,
    judge::{Errors, Mode, Path, ThreadBody, message, thread},
    state::State,
    world::ChannelKind,
};

pub(super) fn post(state: &mut State, request: &Request, forum: Id) -> Outcome {
    permitted(state, forum, Permissions::SEND_MESSAGES)?;
    let json = request.json()?;
    let body = ThreadBody {
        kind: ChannelKind::PublicThread,
        ..thread(&json, true)?
    };
    let at = Path::default().key("message");
    let Some(first) = json.get("message") else {
        let mut errors = Errors::default();
        errors.required(&at);
        return Err(errors.refusal());
    };
    let first = message(first, at, &request.uploads, Mode::Create)?;
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
