//! Clicks whose answer takes longer than Discord waits: the engine thinks first, or a match is drawn.

use poise::serenity_prelude as serenity;

use super::fill;
use crate::bot::{
    cards,
    error::Error,
    handlers::{Caller, Data, answer},
    ids::Action,
    messages::{Answer, Message},
};
use domain::{causes::chain, matches::Refusal};
use rules::words::Locale;

/// Thinks about what an action asks.
pub(super) async fn think(
    data: &Data,
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
    action: &Action,
) -> Result<(), Error> {
    answer_later(http, click, thought(data, click, action)).await
}

/// Says that the answer will come, waits for it, and fills it in.
pub(super) async fn answer_later(
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
    answer: impl Future<Output = Result<Message, Error>>,
) -> Result<(), Error> {
    click.create_response(http, Answer::later()).await?;
    let message = answer
        .await
        .unwrap_or_else(|error| answer::failed(&error, Locale::from_discord(&click.locale)));
    if let Err(error) = fill(http, click, message).await {
        // No one should wait for something that does not arrive.
        if let Err(error) = click.delete_response(http).await {
            tracing::info!(error = chain(&error), "an answer stays empty");
        }
        return Err(error);
    }
    Ok(())
}

async fn thought(
    data: &Data,
    click: &serenity::ComponentInteraction,
    action: &Action,
) -> Result<Message, Error> {
    let host = &data.host;
    let caller = Caller::clicking(click);
    caller.introduce(host).await;
    match *action {
        Action::Hint { id } => {
            let caller = caller.looking_at(data, id).await?;
            let hint = host.hint(caller.server, id, caller.user).await?;
            let look = host.look(caller.server, Some(caller.user)).await?;
            cards::hint(hint, look, caller.locale).await
        }
        Action::Analyze { id } => {
            let caller = caller.looking_at(data, id).await?;
            let view = host.analyse(caller.server, id, caller.user).await?;
            let look = host.look(caller.server, Some(caller.user)).await?;
            cards::analysis(view, 0, caller.user, look, caller.locale).await
        }
        _ => Err(Refusal::UnknownButton.into()),
    }
}
