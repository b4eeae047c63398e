//! The click that tests whether direct messages reach a player again.

use poise::serenity_prelude as serenity;

use super::fill;
use crate::bot::{
    cards,
    error::Error,
    handlers::{Caller, Data, answer},
    messages::{Answer, Message},
};
use domain::matches::UserId;
use rules::words::Locale;

/// Sends the player a direct message, and shows whether Discord has accepted it. It waits for its turn
/// among the deliveries, so the click is acknowledged first.
pub(super) async fn try_direct(
    data: &Data,
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
) -> Result<(), Error> {
    let locale = Locale::from_discord(&click.locale);
    if let Err(next) = data.courier.begin_direct(UserId(click.user.id.get())) {
        let tried = Answer::Private(cards::direct_tried(next, locale));
        return Ok(click.create_response(http, tried.response()).await?);
    }
    // Only the caller sees the settings.
    click
        .create_response(http, Answer::Nothing.response())
        .await?;
    let shown = tried(data, click).await;
    let message = shown.unwrap_or_else(|error| answer::failed(&error, locale));
    fill(http, click, message).await
}

async fn tried(data: &Data, click: &serenity::ComponentInteraction) -> Result<Message, Error> {
    let caller = Caller::clicking(click);
    caller.introduce(&data.host).await;
    let (user, locale) = (caller.user, caller.locale);
    let message = cards::direct_works(locale).post(caller.interaction.0.to_string());
    let taken = data.courier.try_direct(user, message).await?;
    let view = data.host.note_direct(user, taken).await?;
    Ok(cards::notices(&view, locale))
}
