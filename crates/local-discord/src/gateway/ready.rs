//! The first things a session gets: `READY` and its guilds.

use serde_json::{Value, json};

use super::{Event, Gateway, intents};
use crate::{state::State, world::Guild};

impl State {
    /// Sends `READY` and the guilds, in Discord's order.
    pub(super) fn greet(&mut self, session_id: &str) {
        let now = self.clock.now();
        let Some(session) = self.gateway.session_mut(session_id) else {
            return;
        };
        let (asked, shard) = (session.intents, session.shard);
        let mine = |guild: &&Guild| {
            guild.members.contains_key(&self.world.bot)
                && Gateway::shard_of(Some(guild.id), shard.1) == shard.0
        };
        let guilds: Vec<Value> = self
            .world
            .guilds
            .values()
            .filter(mine)
            .map(|guild| json!({"id": guild.id, "unavailable": true}))
            .collect();
        let ready = json!({
            "v": 10,
            "user": self.world.current_user_json(),
            "guilds": guilds,
            "session_id": session_id,
            "session_type": "normal",
            "resume_gateway_url": self.world.gateway_url(),
            "shard": [shard.0, shard.1],
            "application": {
                "id": self.world.application,
                "flags": self.world.application_flags(),
            },
            "private_channels": [],
            "user_settings": {},
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "_trace": [],
        });
        let mut events = vec![Event::new("READY", None, 0, ready)];
        if asked & intents::GUILDS != 0 {
            let there = |guild: &&Guild| mine(guild) && !guild.unavailable;
            events.extend(self.world.guilds.values().filter(there).map(|guild| {
                let data = self.world.guild_create_json(guild, asked);
                Event::new("GUILD_CREATE", Some(guild.id), intents::GUILDS, data)
            }));
        }
        // Only this session gets them.
        for event in events {
            if let Some(session) = self.gateway.session_mut(session_id) {
                let seq = session.event(event.name, &event.data);
                let told = json!({"session": session_id, "seq": seq, "connected": true});
                self.timeline.event(now, event.name, &event.data, &[told]);
            }
        }
    }
}
