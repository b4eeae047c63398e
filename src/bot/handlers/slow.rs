//! Clicks whose answer takes longer than Discord waits: they are acknowledged first, and the answer is filled in later.

use poise::serenity_prelude as serenity;

use super::answer;
use crate::{
    clocks::cards::notices::direct_tried,
    discord::{
        error::Error,
        handlers::{Data, archived, timing},
        messages::{Answer, Message},
    },
    matches::{
        handlers::slow::{analysis, gif, hint, test_direct},
        ids::action::SlowAct,
    },
};
use domain::{causes::chain, matches::UserId};
use rules::words::Locale;

/// Answers a click whose answer takes time.
pub(crate) async fn answer(
    data: &Data,
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
    slow: SlowAct,
) -> Result<(), Error> {
    match slow {
        SlowAct::Hint { id } => answer_later(http, click, hint(data, click, id)).await,
        SlowAct::Analyze { id } => answer_later(http, click, analysis(data, click, id)).await,
        SlowAct::Gif { id } => answer_later(http, click, gif(data, click, id)).await,
        SlowAct::TryDirect => try_direct(data, http, click).await,
    }
}

/// Says that the answer will come, waits for it, and fills it in.
async fn answer_later(
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
    answer: impl Future<Output = Result<Message, Error>>,
) -> Result<(), Error> {
    click.create_response(http, Answer::later()).await?;
    timing::answered();
    let message = answer.await.unwrap_or_else(|error| answer::failed(&error));
    if let Err(error) = fill(http, click, message).await {
        // No one should wait for something that does not arrive.
        if let Err(error) = click.delete_response(http).await {
            tracing::info!(
                error = chain(&error),
                "an empty answer could not be deleted"
            );
        }
        return Err(error);
    }
    Ok(())
}

/// Sends the player a direct message, and shows whether Discord has accepted it. It waits for its turn
/// among the deliveries, so the click is acknowledged first.
async fn try_direct(
    data: &Data,
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
) -> Result<(), Error> {
    let locale = Locale::from_discord(&click.locale);
    if let Err(next) = data.courier.begin_direct(UserId(click.user.id.get())) {
        let tried = Answer::Private(direct_tried(next));
        return Ok(click
            .create_response(http, tried.response(locale).await?)
            .await?);
    }
    // Only the caller sees the settings.
    click
        .create_response(http, Answer::Nothing.response(locale).await?)
        .await?;
    timing::answered();
    let shown = test_direct(data, click).await;
    let message = shown.unwrap_or_else(|error| answer::failed(&error));
    fill(http, click, message).await
}

/// Fills in an answer that took longer, even in an archived thread.
async fn fill(
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
    message: Message,
) -> Result<(), Error> {
    let origin = click.channel.as_ref();
    let sleeps = archived::sleeps(http, click.channel_id, origin).await;
    let locale = Locale::from_discord(&click.locale);
    let answer = message.written(locale).late_response().await?;
    let given = archived::give(http, click.channel_id, sleeps, || {
        let answer = answer.clone();
        async { click.edit_response(http, answer).await.map(drop) }
    });
    Ok(given.await?)
}
