//! Threads and their members.

use twilight_model::guild::Permissions;

use super::{
    Request,
    answer::{Answer, Outcome},
    channels::{permitted, visible},
    forum,
    messages::check_awake,
    request::path_id,
};
use crate::{
    events::ThreadDraft,
    id::Id,
    judge::{ThreadBody, thread},
    refusal::Refusal,
    state::State,
    world::{Channel, ChannelKind, MessageKind, World},
};

pub(super) fn create_from_message(
    state: &mut State,
    request: &Request,
    channel: Id,
    message: Id,
) -> Outcome {
    let needed = Permissions::CREATE_PUBLIC_THREADS | Permissions::READ_MESSAGE_HISTORY;
    let parent = permitted(state, channel, needed)?;
    let kind = match parent.kind {
        ChannelKind::Text => ChannelKind::PublicThread,
        ChannelKind::Announcement => ChannelKind::AnnouncementThread,
        _ => return Err(Refusal::wrong_channel_type()),
    };
    let known = parent
        .messages
        .get(&message)
        .filter(|message| message.only_for.is_none());
    let known = known.ok_or_else(Refusal::unknown_message)?;
    if known.kind == MessageKind::ThreadCreated {
        return Err(Refusal::system_message());
    }
    let body = ThreadBody {
        kind,
        ..thread(&request.json()?)?
    };
    // The thread has the message's id, so a message has at most one.
    if state.world.channels.contains_key(&message) {
        return Err(Refusal::thread_exists());
    }
    made(state, message, channel, body)
}

pub(super) fn create(state: &mut State, request: &Request, channel: Id) -> Outcome {
    let parent = visible(state, channel)?;
    if parent.kind == ChannelKind::Forum {
        return forum::post(state, request, channel);
    }
    if !matches!(parent.kind, ChannelKind::Text | ChannelKind::Announcement) {
        return Err(Refusal::wrong_channel_type());
    }
    let body = thread(&request.json()?)?;
    let fits = match parent.kind {
        ChannelKind::Announcement => body.kind == ChannelKind::AnnouncementThread,
        _ => body.kind != ChannelKind::AnnouncementThread,
    };
    if !fits {
        return Err(Refusal::wrong_channel_type());
    }
    let needed = match body.kind {
        ChannelKind::PrivateThread => Permissions::CREATE_PRIVATE_THREADS,
        _ => Permissions::CREATE_PUBLIC_THREADS,
    };
    permitted(state, channel, needed)?;
    let id = state.next_id();
    made(state, id, channel, body)
}

/// Checks that the guild has not reached the maximum of threads that are not archived, whether or
/// not the bot can see them.
pub(super) fn check_room(state: &State, channel: Id) -> Result<(), Refusal> {
    let guild = state.world.channels.get(&channel).and_then(|c| c.guild);
    let active = state.world.channels.values().filter(|channel| {
        channel.guild == guild && channel.thread.is_some() && !channel.is_archived()
    });
    if active.count() < state.limits.figures().active_threads {
        Ok(())
    } else {
        Err(Refusal::too_many_threads())
    }
}

pub(super) fn made(state: &mut State, id: Id, parent: Id, body: ThreadBody) -> Outcome {
    check_room(state, parent)?;
    let draft = ThreadDraft {
        name: body.name,
        kind: body.kind,
        auto_archive: body.auto_archive,
        slowmode: body.slowmode,
        invitable: body.invitable,
        tags: body.tags,
    };
    let id = state
        .create_thread(id, parent, &draft)
        .ok_or_else(Refusal::unknown_channel)?;
    let channel = state
        .world
        .channels
        .get(&id)
        .ok_or_else(Refusal::unknown_channel)?;
    let mut json = state.world.channel_json(channel);
    json["member"] = World::thread_member_json(channel, state.world.bot);
    Ok(Answer::Created(json))
}

/// Returns the thread, if the bot can see it and it is not archived.
fn awake(state: &State, id: Id) -> Result<&Channel, Refusal> {
    let channel = visible(state, id)?;
    if channel.thread.is_none() {
        return Err(Refusal::wrong_channel_type());
    }
    check_awake(channel)?;
    Ok(channel)
}

/// Returns a member of a thread, archived or not.
/// <https://discord.com/developers/docs/resources/channel#get-thread-member>
pub(super) fn member(state: &State, channel: Id, user: &str) -> Outcome {
    let user = match user {
        "@me" => state.world.bot,
        user => path_id("user_id", user)?,
    };
    let thread = visible(state, channel)?;
    if thread.thread.is_none() {
        return Err(Refusal::wrong_channel_type());
    }
    let member = World::thread_member_json(thread, user);
    if member.is_null() {
        return Err(Refusal::unknown_member());
    }
    Ok(Answer::Json(member))
}

pub(super) fn add_member(state: &mut State, channel: Id, user: &str) -> Outcome {
    let bot = state.world.bot;
    let user = if user == "@me" {
        bot
    } else {
        path_id("user_id", user)?
    };
    let thread = awake(state, channel)?;
    if user != bot {
        let permissions = state.world.bot_permissions(thread);
        if !permissions.contains(Permissions::SEND_MESSAGES_IN_THREADS) {
            return Err(Refusal::missing_permissions());
        }
    }
    let guild = thread
        .guild
        .and_then(|guild| state.world.guilds.get(&guild));
    if !guild.is_some_and(|guild| guild.members.contains_key(&user)) {
        return Err(Refusal::unknown_member());
    }
    state.join_thread(channel, user);
    Ok(Answer::NoContent)
}

pub(super) fn remove_member(state: &mut State, channel: Id, user: &str) -> Outcome {
    let bot = state.world.bot;
    let user = if user == "@me" {
        bot
    } else {
        path_id("user_id", user)?
    };
    let thread = awake(state, channel)?;
    let manages = state
        .world
        .bot_permissions(thread)
        .contains(Permissions::MANAGE_THREADS);
    let own_private = thread.kind == ChannelKind::PrivateThread && thread.owner == Some(bot);
    if user != bot && !manages && !own_private {
        return Err(Refusal::missing_permissions());
    }
    let member = thread
        .thread
        .as_ref()
        .is_some_and(|meta| meta.members.contains_key(&user));
    if !member {
        return Err(Refusal::unknown_member());
    }
    state.leave_thread(channel, user);
    Ok(Answer::NoContent)
}
