//! Buttons, selects, and the forms that some of them open.

mod actions;
mod browsing;
mod challenge;
mod clocks;
mod guide;
mod offers;
mod settings;
mod vacation;

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use super::{Caller, Data, Error, answer, days, fleeting::take_away, picker};
use crate::{
    bot::{
        cards,
        ids::{Action, Browse, CustomId, MOVE_INPUT, Setting, Vacation},
        messages::{Answer, Message},
    },
    host::{Host, MeantFor, With},
    matches::{MatchId, Refusal},
};

/// A click and what is needed to answer it.
#[derive(Clone, Copy)]
struct Click<'a> {
    host: &'a Host,
    http: &'a serenity::Http,
    interaction: &'a serenity::ComponentInteraction,
    caller: &'a Caller,
}

impl Click<'_> {
    /// What was chosen in a select.
    fn chosen<T: std::str::FromStr>(&self) -> Result<T, Refusal> {
        let value = match &self.interaction.data.kind {
            serenity::ComponentInteractionDataKind::StringSelect { values } => values.first(),
            _ => None,
        };
        value
            .and_then(|value| value.parse().ok())
            .ok_or(Refusal::UnknownButton)
    }

    /// Whether only the caller sees the message that was clicked.
    fn is_private(&self) -> bool {
        let flags = self.interaction.message.flags.unwrap_or_default();
        flags.contains(serenity::MessageFlags::EPHEMERAL)
    }

    /// Shows this to the caller alone: in place of what was clicked, if only the caller sees that.
    fn shows(&self, message: Message) -> Answer {
        if self.is_private() {
            Answer::InPlace(message)
        } else {
            Answer::Private(message)
        }
    }
}

/// Handles clicks and sent forms; other events are not ours.
pub(super) async fn handle(
    framework: poise::FrameworkContext<'_, Data, Error>,
    event: &serenity::FullEvent,
) -> Result<(), Error> {
    let serenity::FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    let http = &framework.serenity_context.http;
    let host = &framework.user_data().await.host;
    match interaction {
        serenity::Interaction::Component(click) => on_click(host, http, click).await,
        serenity::Interaction::Modal(form) => {
            let answer = send(host, form).await;
            let fleeting = answer.as_ref().ok().and_then(Answer::fleets_during);
            let response = answer::response(answer, &form.locale);
            form.create_response(http, response).await?;
            if let Some(during) = fleeting {
                take_away(http, host, &form.token, during);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

async fn on_click(
    host: &Host,
    http: &Arc<serenity::Http>,
    click: &serenity::ComponentInteraction,
) -> Result<(), Error> {
    let id = click.data.custom_id.parse();
    if let Ok(CustomId::Browse(Browse::Gif { id })) = id {
        return browsing::show_gif(host, http, click, id).await;
    }
    let answer = async {
        let caller = &Caller::clicking(click)?;
        caller.introduce(host).await;
        let on = Click {
            host,
            http,
            interaction: click,
            caller,
        };
        match id.map_err(|_| Refusal::UnknownButton)? {
            CustomId::Action(action) => actions::act(on, action).await,
            CustomId::Browse(browse) => browsing::show(on, browse).await,
            CustomId::Guide(guide) => guide::lead(on, guide).await,
            CustomId::Setting(setting) => settings::change(on, setting).await,
            CustomId::Vacation(vacation) => vacation::act(on, vacation).await,
        }
    };
    let answer = answer.await;
    let fleeting = answer.as_ref().ok().and_then(Answer::fleets_during);
    let response = answer::response(answer, &click.locale);
    click.create_response(http, response).await?;
    if let Some(during) = fleeting {
        take_away(http, host, &click.token, during);
    }
    Ok(())
}

/// Does what a form that was filled in is for.
async fn send(host: &Host, form: &serenity::ModalInteraction) -> Result<Answer, Error> {
    let caller = Caller::sending(form)?;
    caller.introduce(host).await;
    let message = match form.data.custom_id.parse() {
        Ok(CustomId::Action(Action::Type { id, revision })) => {
            play_typed(host, &caller, (id, revision), form).await?
        }
        Ok(CustomId::Vacation(Vacation::Now | Vacation::Plan)) => {
            let days = [cards::FIRST_DAY, cards::LAST_DAY].map(|input| typed(form, input));
            vacation::draft(host, &caller, days).await?
        }
        Ok(CustomId::Setting(Setting::ChangeDays)) => {
            let days = [cards::ZONE_INPUT, cards::QUIET_INPUT].map(|input| typed(form, input));
            days::change(host, &caller, days.each_ref().map(Option::as_deref)).await?
        }
        _ => return Err(Refusal::UnknownButton.into()),
    };
    Ok(Answer::InPlace(message))
}

async fn play_typed(
    host: &Host,
    caller: &Caller,
    (id, revision): (MatchId, u32),
    form: &serenity::ModalInteraction,
) -> Result<Message, Error> {
    let text = typed(form, MOVE_INPUT).unwrap_or_default();
    let typed = host.play_typed(
        caller.server,
        id,
        caller.user,
        (MeantFor::Revision(revision), With::Nothing),
        text,
    );
    picker::on_typed(host, caller, typed.await?).await
}

/// What was put into an input.
fn typed(form: &serenity::ModalInteraction, id: &str) -> Option<String> {
    let inputs = form.data.components.iter().flat_map(|row| &row.components);
    inputs.into_iter().find_map(|input| match input {
        serenity::ActionRowComponent::InputText(input) if input.custom_id == id => {
            input.value.clone()
        }
        _ => None,
    })
}
