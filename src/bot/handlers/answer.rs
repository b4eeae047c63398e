//! Answers when something is refused or goes wrong.

use poise::serenity_prelude as serenity;

use super::{Data, Error};
use crate::{
    bot::{
        cards,
        messages::{Answer, Message},
    },
    words::Locale,
};

/// What a player hears of an error. What the player can do nothing about goes to the log.
pub(super) fn failed(error: &Error, locale: Locale) -> Message {
    match error {
        Error::Refused(_) | Error::Permissions(_) => {}
        broken => tracing::error!(error = broken.chain(), "a request of a player failed"),
    }
    Message::of(cards::explain(error, locale))
}

/// The response to a click or a form. An error is explained.
pub(super) fn response(
    answer: Result<Answer, Error>,
    locale: &str,
) -> serenity::CreateInteractionResponse {
    answer
        .unwrap_or_else(|error| Answer::Private(failed(&error, Locale::from_discord(locale))))
        .response()
}

/// Answers a command that went wrong.
pub(super) async fn on_error(error: poise::FrameworkError<'_, Data, Error>) {
    let (context, message) = match error {
        poise::FrameworkError::Command { error, ctx, .. } => (ctx, failed(&error, locale(ctx))),
        poise::FrameworkError::ArgumentParse { error, ctx, .. } => {
            tracing::warn!(%error, "an option could not be read");
            (ctx, Message::of(locale(ctx).text("refused-option")))
        }
        poise::FrameworkError::CommandPanic { ctx, payload, .. } => {
            let command = ctx.command().name.as_ref();
            tracing::error!(command, ?payload, "a command panicked");
            (ctx, Message::of(locale(ctx).text("broken")))
        }
        other => {
            tracing::error!(error = %other, "an event could not be handled");
            return;
        }
    };
    if let Err(error) = context.send(message.reply(true)).await {
        tracing::warn!(%error, "an answer did not reach its player");
    }
}

fn locale(context: super::Context<'_>) -> Locale {
    Locale::from_discord(context.locale().unwrap_or_default())
}
