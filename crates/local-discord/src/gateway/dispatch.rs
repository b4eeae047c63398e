//! Sends changes of the world to the sessions that asked for them.

use serde_json::{Value, json};

use super::intents;
use crate::{faults::EventFaultKind, id::Id, state::State, wire::Viewer, world::Channel};

/// An event on its way to the sessions.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) name: &'static str,
    pub(crate) guild: Option<Id>,
    /// A session needs one of these intents. 0 means that every session gets the event.
    pub(crate) intents: u64,
    pub(crate) data: Value,
    /// The event for sessions without the message-content intent, if it is another one.
    pub(crate) without_content: Option<Value>,
}

impl Event {
    pub(crate) fn new(name: &'static str, guild: Option<Id>, intents: u64, data: Value) -> Self {
        Self {
            name,
            guild,
            intents,
            data,
            without_content: None,
        }
    }
}

impl State {
    /// Sends an event, or does what a fault of it says.
    pub(crate) fn dispatch(&mut self, event: &Event) {
        if !self.concerns_bot(event) {
            return;
        }
        match self.faults.take_event(event.name) {
            None => self.send(event),
            Some(EventFaultKind::Duplicate) => {
                self.send(event);
                self.send(event);
            }
            Some(EventFaultKind::Late { ms }) => {
                let at = self.clock.now().saturating_add(ms);
                return self.held.until(at, event.clone());
            }
            Some(EventFaultKind::Swap) => return self.held.until_another(event.clone()),
        }
        for swapped in self.held.take_swapped() {
            self.send(&swapped);
        }
    }

    /// Whether an event reaches the bot. In a guild that it is not in, it hears only that it has
    /// left, and what its users do with it there.
    fn concerns_bot(&self, event: &Event) -> bool {
        let guild = event.guild.and_then(|guild| self.world.guilds.get(&guild));
        ["GUILD_DELETE", "INTERACTION_CREATE"].contains(&event.name)
            || guild.is_none_or(|guild| guild.members.contains_key(&self.world.bot))
    }

    pub(super) fn send(&mut self, event: &Event) {
        let now = self.clock.now();
        if event.name == "INTERACTION_CREATE" && self.post_interaction(&event.data) {
            self.timeline.event(now, event.name, &event.data, &[]);
            return;
        }
        self.gateway.forget_old(now);
        let mut sessions = Vec::new();
        for session in self.gateway.sessions_mut() {
            if !session.wants(event.intents, event.guild) {
                continue;
            }
            let blind = session.intents & intents::MESSAGE_CONTENT == 0;
            let data = match &event.without_content {
                Some(less) if blind => less,
                _ => &event.data,
            };
            let seq = session.event(event.name, data);
            sessions.push(json!({
                "session": session.id,
                "seq": seq,
                "connected": session.is_connected(),
            }));
        }
        self.timeline.event(now, event.name, &event.data, &sessions);
    }

    /// Sends an event about a channel or thread that the bot can see.
    pub(crate) fn dispatch_channel(&mut self, name: &'static str, channel: Id) {
        let Some(channel) = self.world.channels.get(&channel) else {
            return;
        };
        if self.world.sees(self.world.bot, channel) {
            let data = self.world.channel_json(channel);
            self.dispatch(&Event::new(name, channel.guild, intents::GUILDS, data));
        }
    }

    /// Sends `MESSAGE_CREATE` or `MESSAGE_UPDATE`. The gateway never sends ephemeral messages.
    pub(crate) fn dispatch_message(&mut self, name: &'static str, channel: Id, message: Id) {
        let world = &self.world;
        let Some(channel) = world.channels.get(&channel) else {
            return;
        };
        let Some(message) = channel.messages.get(&message) else {
            return;
        };
        if message.only_for.is_some() || !world.sees(world.bot, channel) {
            return;
        }
        let write = |content| {
            let mut json = world.message_json(message, Viewer::Bot { content });
            world.add_guild_parts(channel, message, &mut json);
            json
        };
        let event = Event {
            name,
            guild: channel.guild,
            intents: message_intents(channel),
            data: write(true),
            without_content: world.depends_on_intent(message).then(|| write(false)),
        };
        self.dispatch(&event);
    }

    pub(crate) fn dispatch_message_delete(&mut self, channel: Id, message: Id) {
        let Some(place) = self.world.channels.get(&channel) else {
            return;
        };
        if !self.world.sees(self.world.bot, place) {
            return;
        }
        let mut data = json!({"id": message, "channel_id": channel});
        if let Some(guild) = place.guild {
            data["guild_id"] = json!(guild);
        }
        let (guild, intents) = (place.guild, message_intents(place));
        self.dispatch(&Event::new("MESSAGE_DELETE", guild, intents, data));
    }
}

fn message_intents(channel: &Channel) -> u64 {
    if channel.guild.is_some() {
        intents::GUILD_MESSAGES
    } else {
        intents::DIRECT_MESSAGES
    }
}
