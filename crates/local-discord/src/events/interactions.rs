//! Sends a person's act to the bot.

use std::time::Instant;

use crate::{gateway::Event, id::Id, state::State, wire::Act, world::Interaction};

impl State {
    /// Creates an interaction for a person's act and sends it to the bot.
    pub(crate) fn interact(&mut self, user: Id, channel: Id, act: Act) -> Id {
        let now = self.clock.now();
        let id = self.world.next_id(now);
        let token = format!(
            "interaction-{id}-{:016x}{:016x}",
            fastrand::u64(..),
            fastrand::u64(..)
        );
        let interaction = Interaction {
            id,
            token,
            kind: act.kind,
            user,
            channel,
            guild: self
                .world
                .channels
                .get(&channel)
                .and_then(|channel| channel.guild),
            from_menu: act.from_menu,
            name: act.name,
            option_kind: act.option_kind,
            source: act.source,
            created: now,
            answer_until: now.saturating_add(self.answer_within),
            started: Instant::now(),
            reply: None,
            settled: false,
            latency: None,
            triggered_by: act.triggered_by,
        };
        let data = self.world.interaction_event_json(&interaction, &act.data);
        let guild = interaction.guild;
        self.world.add_interaction(interaction);
        self.dispatch(&Event::new("INTERACTION_CREATE", guild, 0, data));
        id
    }
}
