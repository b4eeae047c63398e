//! Acting persons and their channels, and plain messages of people.

use std::sync::Arc;

use axum::{body::Bytes, extract::State as Shared};
use serde::Deserialize;
use twilight_model::guild::Permissions;

use super::{Answer, Refused, Reply, body};
use crate::{
    app::App,
    id::Id,
    judge::MessageBody,
    state::State,
    wire::Viewer,
    world::{Channel, ChannelKind, User},
};

/// A person and the channel that they have open. Every act names both.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct Actor {
    pub(super) user: Id,
    pub(super) channel: Id,
}

/// Which response of the bot to wait for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Wait {
    /// The first one, or the edit that fills it if it is deferred.
    #[default]
    Done,
    /// The first one.
    First,
}

/// Returns a user who exists and is not a bot.
pub(super) fn person(state: &State, user: Id) -> Result<&User, Refused> {
    let known = state.world.users.get(&user);
    let known = known.ok_or_else(|| Refused::missing(format!("There is no user {user}.")))?;
    if known.bot {
        return Err(Refused::bad(format!(
            "{} is a bot; only people act here.",
            known.name
        )));
    }
    Ok(known)
}

impl Actor {
    /// Returns the channel, if the actor is a person who can see it.
    pub(super) fn place(self, state: &State) -> Result<&Channel, Refused> {
        let person = person(state, self.user)?;
        let channel = state.world.channels.get(&self.channel);
        let channel = channel
            .ok_or_else(|| Refused::missing(format!("There is no channel {}.", self.channel)))?;
        if state.world.sees(self.user, channel) {
            return Ok(channel);
        }
        let name = &person.name;
        Err(Refused::forbidden(format!(
            "{name} cannot see channel {}.",
            self.channel
        )))
    }

    /// Returns the channel, if messages can be written in it.
    fn place_to_write(self, state: &State) -> Result<&Channel, Refused> {
        let channel = self.place(state)?;
        if channel.kind == ChannelKind::Forum {
            return Err(Refused::bad("Nobody writes in a forum, only in its posts."));
        }
        Ok(channel)
    }

    /// Returns the channel, if the actor can use the bot's commands and components there.
    pub(super) fn place_to_interact(self, state: &State) -> Result<&Channel, Refused> {
        let channel = self.place_to_write(state)?;
        let permissions = state.world.permissions(self.user, channel);
        if !permissions.contains(Permissions::USE_SLASH_COMMANDS) {
            return Err(Refused::forbidden(
                "This member may not use commands in this channel.",
            ));
        }
        let locked = channel.is_locked() && channel.is_archived();
        if locked && !permissions.contains(Permissions::MANAGE_THREADS) {
            return Err(Refused::forbidden("This thread is closed and locked."));
        }
        if state.world.is_reached(self.user, channel) {
            Ok(channel)
        } else {
            Err(Refused::missing("The bot is not in this guild."))
        }
    }
}

#[derive(Deserialize)]
struct Say {
    #[serde(flatten)]
    actor: Actor,
    content: String,
}

pub(super) async fn say(Shared(app): Shared<Arc<App>>, bytes: Bytes) -> Answer {
    let say: Say = body(&bytes)?;
    app.update(|state| {
        let channel = say.actor.place_to_write(state)?;
        let permissions = state.world.permissions(say.actor.user, channel);
        let needed = if channel.thread.is_some() {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        let locked = channel.is_locked() && !permissions.contains(Permissions::MANAGE_THREADS);
        if locked || !permissions.contains(needed) {
            return Err(Refused::forbidden(
                "This member may not write in this channel.",
            ));
        }
        let strangers =
            channel.guild.is_none() && !state.world.share_guild(say.actor.user, state.world.bot);
        if strangers {
            return Err(Refused::forbidden(
                "This person is in no guild with the bot, so it gets no message from them.",
            ));
        }
        let content = say.content.trim();
        // The client's limit without Nitro.
        if content.is_empty() || content.chars().count() > 2_000 {
            return Err(Refused::bad("A message has 1 to 2000 characters."));
        }
        let words = MessageBody {
            content: Some(content.to_owned()),
            ..MessageBody::default()
        };
        let draft = state.draft(say.actor.user, say.actor.channel, words, &[]);
        let id = state.publish(draft);
        let message = state.world.message(say.actor.channel, id);
        let json = message.map(|message| state.world.message_json(message, Viewer::Person));
        Ok(Reply(json.unwrap_or_default()))
    })
}
