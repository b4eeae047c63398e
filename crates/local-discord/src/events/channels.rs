//! Removes channels and threads.

use serde_json::json;

use crate::{
    gateway::{Event, intents},
    id::Id,
    state::State,
};

impl State {
    /// Removes a channel with its threads, or one thread.
    pub(crate) fn delete_channel(&mut self, id: Id) {
        let threads: Vec<Id> = self.world.threads_of(id).map(|thread| thread.id).collect();
        for thread in threads {
            self.delete_channel(thread);
        }
        let Some(channel) = self.world.channels.get(&id) else {
            return;
        };
        let visible = self.world.sees(self.world.bot, channel);
        let guild = channel.guild;
        let (name, data) = match channel.parent {
            Some(parent) => {
                let kind = channel.kind as u8;
                let data = json!({"id": id, "guild_id": guild, "parent_id": parent, "type": kind});
                ("THREAD_DELETE", data)
            }
            None => ("CHANNEL_DELETE", self.world.channel_json(channel)),
        };
        if let Some(channel) = self.world.channels.remove(&id) {
            for file in channel
                .messages
                .values()
                .flat_map(|message| &message.attachments)
            {
                self.world.files.remove(&file.id);
            }
        }
        if let Some(guild) = guild.and_then(|guild| self.world.guilds.get_mut(&guild)) {
            guild.channels.retain(|channel| *channel != id);
        }
        if visible {
            self.dispatch(&Event::new(name, guild, intents::GUILDS, data));
        }
    }
}
