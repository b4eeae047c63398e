//! Answers when something is refused or goes wrong.

use std::sync::atomic::Ordering;

use poise::serenity_prelude as serenity;

use super::{asked::Asked, commands::successor, lost};
use crate::{
    bot::cards::refusal,
    discord::{
        alarm::database_failed,
        handlers::{Context, Data, Error, archived, caller::language_of},
        messages::{Answer, Message, ShownTo},
    },
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
    refusal::explained(error)
}

/// Returns the response to a click or a form. An error is explained, also one of drawing.
pub(crate) async fn response(
    answer: Result<Answer, Error>,
    locale: &str,
) -> Result<serenity::CreateInteractionResponse, Error> {
    let locale = Locale::from_discord(locale);
    explained(drawn(answer, locale).await, locale).await
}

/// Returns the response with which an answer is given, its pictures drawn.
pub(crate) async fn drawn(
    answer: Result<Answer, Error>,
    locale: Locale,
) -> Result<serenity::CreateInteractionResponse, Error> {
    answer?.response(locale).await
}

/// Returns the response as it is, or the one that explains why there is none.
pub(crate) async fn explained(
    drawn: Result<serenity::CreateInteractionResponse, Error>,
    locale: Locale,
) -> Result<serenity::CreateInteractionResponse, Error> {
    match drawn {
        Ok(response) => Ok(response),
        Err(error) => Answer::Private(failed(&error)).response(locale).await,
    }
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
    if let Err(error) = explain(context, message).await
        && !error.is_answered_already()
    {
        tracing::warn!(
            error = error.chain(),
            "an answer could not be delivered to its player"
        );
    }
}

/// Answers a command in private, even in an archived thread.
async fn explain(context: Context<'_>, message: Message) -> Result<(), Error> {
    let message = message.written(language_of(context));
    let reply = message.reply(ShownTo::Caller).await?;
    let (channel, sleeps) = (context.channel_id(), sleeps(context));
    let given = archived::give(context.http(), channel, sleeps, || {
        let reply = reply.clone();
        async move { context.send(reply).await.map(drop) }
    });
    Ok(given.await?)
}

/// Returns whether what follows the first answer goes into an archived thread. The first one is always
/// possible.
fn sleeps(context: Context<'_>) -> bool {
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
fn is_told(error: &Error, context: Context<'_>) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::messages::File;
    use domain::matches::Refusal;

    #[tokio::test]
    async fn a_player_reads_why_a_picture_could_not_be_drawn() {
        let broken = File::drawn("board.png", |_| {
            Err::<Vec<u8>, _>(Error::from(Refusal::UnknownButton))
        });
        let board = Message::of(sentence!("button-move")).with_file(broken);
        let answers = [Answer::Private(board.clone()), Answer::InPlace(board)];
        for answer in answers {
            let response = response(Ok(answer), "de").await.expect("an explanation");
            let shown = serde_json::to_value(response).expect("JSON");
            let why = Locale::German.say(&sentence!("refused-unknown-button"));
            assert_eq!(shown["data"]["content"], why, "{shown}");
            assert_eq!(shown["type"], 4, "a message of its own");
        }
    }
}
