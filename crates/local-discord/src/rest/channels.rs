//! Channels, direct messages, and changes of threads.

use twilight_model::guild::Permissions;

use super::Request;
use super::answer::{Answer, Outcome};
use super::threads::check_room;
use crate::{
    id::Id,
    judge::{ChannelEdit, Errors, Object, Path, channel_edit},
    refusal::Refusal,
    state::State,
    world::{Channel, World},
};

/// Returns the channel, if the bot can see it.
pub(super) fn visible(state: &State, id: Id) -> Result<&Channel, Refusal> {
    let channel = state
        .world
        .channels
        .get(&id)
        .ok_or_else(Refusal::unknown_channel)?;
    if state.world.sees(state.world.bot, channel) {
        Ok(channel)
    } else {
        Err(Refusal::missing_access())
    }
}

/// Returns the channel, if the bot can see it and has the permissions there.
pub(super) fn permitted(state: &State, id: Id, needed: Permissions) -> Result<&Channel, Refusal> {
    let channel = visible(state, id)?;
    if state.world.bot_permissions(channel).contains(needed) {
        Ok(channel)
    } else {
        Err(Refusal::missing_permissions())
    }
}

pub(super) fn open_direct(state: &mut State, request: &Request) -> Outcome {
    let body = request.json()?;
    let mut errors = Errors::default();
    let recipient = Object::new(&body, Path::default(), &mut errors).and_then(|object| {
        if object.get("recipient_id").is_none() {
            errors.required(&object.path("recipient_id"));
        }
        object.id("recipient_id", &mut errors)
    });
    errors.into_result()?;
    let recipient = recipient.unwrap_or_default();
    let user = state
        .world
        .users
        .get(&recipient)
        .ok_or_else(Refusal::unknown_user)?;
    if user.bot {
        return Err(Refusal::cannot_message_user());
    }
    let now = state.clock.now();
    let channel = state.world.direct_channel(recipient, now);
    get(state, channel)
}

pub(super) fn get(state: &State, id: Id) -> Outcome {
    let channel = visible(state, id)?;
    let mut json = state.world.channel_json(channel);
    if channel.thread.is_some() {
        let member = World::own_thread_member_json(channel, state.world.bot);
        if !member.is_null() {
            json["member"] = member;
        }
    }
    Ok(Answer::Json(json))
}

pub(super) fn typing(state: &State, id: Id) -> Outcome {
    let channel = visible(state, id)?;
    if !state
        .world
        .bot_permissions(channel)
        .contains(send_permission(channel))
    {
        return Err(Refusal::missing_permissions());
    }
    Ok(Answer::NoContent)
}

/// Returns the permission needed to send here. Threads have their own.
pub(super) fn send_permission(channel: &Channel) -> Permissions {
    if channel.thread.is_some() {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    }
}

pub(super) fn edit(state: &mut State, request: &Request, id: Id) -> Outcome {
    let channel = visible(state, id)?;
    if channel.guild.is_none() {
        return Err(Refusal::wrong_channel_type());
    }
    let edit = channel_edit(&request.json()?)?;
    check_edit(state, channel, &edit)?;
    if channel.is_archived() && edit.archived == Some(false) {
        check_room(state, id)?;
    }
    let now = state.clock.now();
    let Some(channel) = state.world.channels.get_mut(&id) else {
        return Err(Refusal::unknown_channel());
    };
    let is_thread = channel.thread.is_some();
    if let Some(name) = edit.name {
        channel.name = name;
    }
    if let Some(slowmode) = edit.slowmode {
        channel.slowmode = slowmode;
    }
    match &mut channel.thread {
        Some(thread) => {
            if let Some(archived) = edit.archived
                && archived != thread.archived
            {
                thread.archived = archived;
                thread.archive_changed = now;
            }
            thread.locked = edit.locked.unwrap_or(thread.locked);
            thread.invitable = edit.invitable.unwrap_or(thread.invitable);
            thread.auto_archive = edit.auto_archive.unwrap_or(thread.auto_archive);
        }
        None => channel.topic = edit.topic.or(channel.topic.take()),
    }
    let event = if is_thread {
        "THREAD_UPDATE"
    } else {
        "CHANNEL_UPDATE"
    };
    state.dispatch_channel(event, id);
    get(state, id)
}

/// Refuses a change that the bot is not allowed to make. A thread's owner can rename, archive and
/// unarchive it unless it is locked. Everything else needs a permission.
fn check_edit(state: &State, channel: &Channel, edit: &ChannelEdit) -> Result<(), Refusal> {
    let permissions = state.world.bot_permissions(channel);
    let Some(thread) = &channel.thread else {
        let manages = permissions.contains(Permissions::MANAGE_CHANNELS);
        return if manages {
            Ok(())
        } else {
            Err(Refusal::missing_permissions())
        };
    };
    let manages = permissions.contains(Permissions::MANAGE_THREADS);
    let only_unarchives = edit.archived == Some(false)
        && edit.name.is_none()
        && edit.locked.is_none()
        && edit.slowmode.is_none()
        && edit.auto_archive.is_none();
    let writes = permissions.contains(Permissions::SEND_MESSAGES_IN_THREADS);
    let owns = channel.owner == Some(state.world.bot);
    let moderates = edit.locked.is_some() || edit.slowmode.is_some();
    let may = manages || (!moderates && !thread.locked && (owns || (only_unarchives && writes)));
    if !may {
        return Err(Refusal::missing_permissions());
    }
    // An archived thread can be changed only by a request that also unarchives it.
    if thread.archived && edit.archived != Some(false) {
        return Err(Refusal::archived_thread());
    }
    Ok(())
}
