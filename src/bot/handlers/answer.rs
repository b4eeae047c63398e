//! Answers when something is refused or goes wrong.

use std::sync::atomic::Ordering;

use poise::serenity_prelude as serenity;

use super::{Data, Error, archived, asked::Asked, commands::successor, lost};
use crate::bot::{
    alarm::database_failed,
    cards,
    error::is_answered_already,
    messages::{Answer, Message, ShownTo},
};
use domain::causes::chain;
use rules::{sentence, words::Locale};

/// Explains an error to a player. Errors about which the player can do nothing are logged.
pub(crate) fn failed(error: &Error) -> Message {
    match error {
        Error::Refused(_)
        | Error::Community(_)
        | Error::Permissions(_)
        | Error::OldOption { .. }
        | Error::VisibilityUnknown => {}
        Error::Store(broken) if broken.is_retryable() => database_failed(error),
        broken => tracing::error!(error = broken.chain(), "a player's request failed"),
    }
    cards::explained(error)
}

/// Returns the response to a click or a form. An error is explained.
pub(crate) fn response(
    answer: Result<Answer, Error>,
    locale: &str,
) -> serenity::CreateInteractionResponse {
    let locale = Locale::from_discord(locale);
    answer
        .unwrap_or_else(|error| Answer::Private(failed(&error)))
        .response(locale)
}

/// Answers a command that failed.
pub(crate) async fn on_error(error: poise::FrameworkError<'_, Data, Error>) {
    let (context, message) = match error {
        poise::FrameworkError::Command { error, ctx, .. } if is_told(&error, ctx) => {
            let command = ctx.command().name.as_ref();
            let error = error.chain();
            tracing::warn!(
                command,
                error,
                "Discord refused an answer, or did not confirm it"
            );
            return;
        }
        poise::FrameworkError::Command { error, ctx, .. } => {
            let error = lost::named(ctx, error).await;
            (ctx, failed(&error))
        }
        poise::FrameworkError::CommandCheckFailed {
            error: Some(error),
            ctx,
            ..
        } => (ctx, failed(&error)),
        poise::FrameworkError::ArgumentParse { error, ctx, .. } => {
            tracing::warn!(error = chain(&*error), "an option could not be read");
            (ctx, Message::of(sentence!("refused-option")))
        }
        poise::FrameworkError::CommandStructureMismatch {
            description, ctx, ..
        } => return explain_form(ctx.interaction, ctx.framework, description).await,
        poise::FrameworkError::UnknownInteraction {
            framework,
            interaction,
            ..
        } => return explain_form(interaction, framework, "there is no such command").await,
        poise::FrameworkError::EventHandler { error, event, .. } => {
            let asked = Asked::of(event);
            let asked = asked.map(|asked| (asked.kind, asked.name));
            tracing::warn!(
                ?asked,
                error = error.chain(),
                "an answer could not be delivered to its player"
            );
            return;
        }
        other => {
            tracing::error!(error = %other, "an event could not be handled");
            return;
        }
    };
    let message = message.written(locale(context));
    let given = archived::give(
        context.http(),
        context.channel_id(),
        sleeps(context),
        || {
            let reply = message.clone().reply(ShownTo::Caller);
            async move { context.send(reply).await.map(drop) }
        },
    );
    if let Err(error) = given.await
        && !is_answered_already(&error)
    {
        tracing::warn!(
            error = chain(&error),
            "an answer could not be delivered to its player"
        );
    }
}

/// Returns whether what follows the first answer goes into an archived thread. The first one is always
/// possible.
fn sleeps(context: super::Context<'_>) -> bool {
    let poise::Context::Application(application) = context else {
        return false;
    };
    let has_answered = application
        .has_sent_initial_response
        .load(Ordering::Relaxed);
    has_answered && archived::slept(application.interaction.channel.as_ref())
}

/// Returns whether the player has, or may have, an answer already. A message that could not be sent may
/// have arrived nevertheless, and then no one should read that something went wrong.
fn is_told(error: &Error, context: super::Context<'_>) -> bool {
    let poise::Context::Application(application) = context else {
        return false;
    };
    let has_answered = application
        .has_sent_initial_response
        .load(Ordering::Relaxed);
    error.is_answered_already() || (has_answered && matches!(error, Error::Discord(_)))
}

/// Answers a command of another version: Discord shows players outdated commands until they restart it.
async fn explain_form(
    command: &serenity::CommandInteraction,
    framework: poise::FrameworkContext<'_, Data, Error>,
    why: &str,
) {
    let asked = Asked::command(command);
    let (kind, name) = (asked.kind, &asked.name);
    tracing::warn!(
        kind,
        name,
        why,
        "a player used a command of another version"
    );
    let http = &framework.serenity_context.http;
    asked.answer_outdated(http, successor(name)).await;
}

/// Returns the language of the member who gives a command.
pub(crate) fn locale(context: super::Context<'_>) -> Locale {
    Locale::from_discord(context.locale().unwrap_or_default())
}
