//! The result of an act: what the person sees after it.

use serde_json::{Value, json};

use super::{Refused, Reply, act::Wait, activity::launched};
use crate::{
    app::App,
    id::Id,
    state::State,
    wire::Viewer,
    world::{Interaction, Modal, Outcome, Reply as Answered, flags},
};

const NO_RESPONSE: &str = "The application did not respond";

/// Waits for the bot, by the local Discord's clock, and reports.
pub(super) async fn finish(app: &App, id: Id, wait: Wait) -> Result<Reply, Refused> {
    let deadlines = app.read(|state| {
        let interaction = state.world.interactions.get(&id)?;
        Some((interaction.answer_until, interaction.token_deadline()))
    });
    let gone = || Refused::missing("The interaction is gone.");
    let (first, last) = deadlines.ok_or_else(gone)?;
    let settled = |state: &State, patient: bool| {
        let interaction = state.world.interactions.get(&id)?;
        match interaction.outcome(state.clock.now()) {
            Outcome::Pending => None,
            Outcome::Thinking if patient => None,
            outcome => Some(report(state, interaction, &outcome)),
        }
    };
    // The deadline is over one millisecond later.
    let answer = app
        .wait(app.clock.sleep_until(first + 1), |state| {
            settled(state, false)
        })
        .await;
    let answer = match (answer, wait) {
        (Some(answer), Wait::Done) if answer["thinking"] == true => {
            app.wait(app.clock.sleep_until(last + 1), |state| {
                settled(state, true)
            })
            .await
        }
        (answer, _) => answer,
    };
    let mut answer = answer.ok_or_else(|| Refused::missing("The local Discord is stopping."))?;
    if answer["outcome"] == "launched" {
        answer["activity"] = app.update(|state| {
            let interaction = state.world.interactions.get(&id).ok_or_else(gone)?;
            let (user, channel) = (interaction.user, interaction.channel);
            launched(state, user, channel)
        })?;
    }
    if let Some(map) = answer.as_object_mut() {
        map.remove("thinking");
    }
    Ok(Reply(answer))
}

fn report(state: &State, interaction: &Interaction, outcome: &Outcome) -> Value {
    let place = |channel: Id, id: Id| state.world.message(channel, id);
    let (name, message) = match outcome {
        Outcome::Message(id) => ("message", place(interaction.channel, *id)),
        Outcome::Update(id) => {
            let channel = interaction
                .source
                .map_or(interaction.channel, |(channel, _)| channel);
            ("update", place(channel, *id))
        }
        Outcome::Thinking | Outcome::Acknowledged => {
            let waiting = match interaction.reply {
                Some(Answered::Message { id, .. }) => place(interaction.channel, id),
                _ => None,
            };
            ("acknowledged", waiting)
        }
        Outcome::Modal(_) => ("modal", None),
        Outcome::Choices => ("choices", None),
        Outcome::Launched => ("launched", None),
        Outcome::Failed | Outcome::Pending => ("failed", None),
    };
    let ephemeral = message.is_some_and(|message| message.has(flags::EPHEMERAL));
    let modal = match outcome {
        Outcome::Modal(id) => state.world.modals.get(id).map(modal_json),
        _ => None,
    };
    let choices = match &interaction.reply {
        Some(Answered::Choices(choices)) => Some(choices.clone()),
        _ => None,
    };
    let elapsed = interaction.started.elapsed().as_millis();
    let latency = interaction.latency.or_else(|| u64::try_from(elapsed).ok());
    json!({
        "interaction": interaction.id,
        "outcome": name,
        "ephemeral": ephemeral,
        "message": message.map(|message| state.world.message_json(message, Viewer::Person)),
        "modal": modal,
        "choices": choices,
        "reason": (name == "failed").then_some(NO_RESPONSE),
        "latency_ms": latency,
        "thinking": *outcome == Outcome::Thinking,
    })
}

fn modal_json(modal: &Modal) -> Value {
    json!({
        "id": modal.id,
        "custom_id": modal.custom_id,
        "title": modal.title,
        "components": modal.components,
    })
}
