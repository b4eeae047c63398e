//! Clicks that guide a newcomer. A private message that is clicked changes in place; a click under a
//! card that everyone sees is answered in private.

use poise::serenity_prelude as serenity;

use super::{Click, challenge};
use crate::bot::{cards, error::Error, handlers::picker, ids::Guide, messages::Answer};
use domain::matches::{Refusal, UserId};

/// Shows the next step.
pub(super) async fn lead(on: Click<'_>, guide: Guide) -> Result<Answer, Error> {
    let locale = on.caller.locale;
    Ok(match guide {
        Guide::Help { topic } => on.shows(cards::topic(topic, locale)),
        Guide::Tutorial { game } => on.shows(picker::first_lesson(on.host, on.caller, game).await?),
        Guide::Whom { game } => on.shows(cards::whom(game, locale)),
        Guide::Opponent { game } => {
            return challenge::challenge(on, game, Some(chosen(on)?)).await;
        }
        Guide::Anybody { game } => return challenge::challenge(on, game, None).await,
    })
}

/// Returns the member chosen in a select.
fn chosen(on: Click<'_>) -> Result<UserId, Refusal> {
    let user = match &on.interaction.data.kind {
        serenity::ComponentInteractionDataKind::UserSelect { values } => values.first(),
        _ => None,
    };
    user.map(|user| UserId(user.get()))
        .ok_or(Refusal::UnknownButton)
}
