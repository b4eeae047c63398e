//! Private answers, above all when something is refused or goes wrong.

use poise::serenity_prelude as serenity;

use super::{Data, Error, locale_of};
use crate::{
    matches::Refusal,
    sentence,
    words::{Explain, Locale},
};

/// The sentence for an error. What the player can do nothing about goes to the log in full.
pub(super) fn explain(error: &Error, locale: Locale) -> String {
    match error {
        Error::Refused(Refusal::Move { error, legal, .. }) => {
            let why = locale.say(&error.sentence());
            if legal.is_empty() {
                return why;
            }
            let moves: Vec<String> = legal.iter().map(|mv| format!("`{mv}`")).collect();
            locale.say(&sentence!(
                "refused-move",
                why = why,
                moves = moves.join(", ")
            ))
        }
        Error::Refused(refusal) => locale.say(&refusal.sentence()),
        Error::Permissions(missing) => {
            let names: Vec<String> = missing
                .iter_names()
                .map(|(name, _)| locale.text(&permission_key(name)))
                .collect();
            let names = names.join(", ");
            locale.say(&sentence!("refused-permissions", names = names))
        }
        broken => {
            let chain: Vec<String> =
                std::iter::successors(Some(broken as &dyn std::error::Error), |e| e.source())
                    .map(ToString::to_string)
                    .collect();
            tracing::error!(error = chain.join(": "), "a request of a player failed");
            locale.text("broken")
        }
    }
}

/// The key of a permission's name, which must be the name in Discord's own settings.
fn permission_key(name: &str) -> String {
    format!("permission-{}", name.to_lowercase().replace('_', "-"))
}

/// A private message.
pub(super) fn private(text: impl Into<String>) -> serenity::CreateInteractionResponse {
    let message = serenity::CreateInteractionResponseMessage::new()
        .content(text)
        .ephemeral(true)
        .allowed_mentions(serenity::CreateAllowedMentions::new());
    serenity::CreateInteractionResponse::Message(message)
}

/// Answers a command that went wrong.
pub(super) async fn on_error(error: poise::FrameworkError<'_, Data, Error>) {
    let (context, text) = match error {
        poise::FrameworkError::Command { error, ctx, .. } => {
            let text = explain(&error, locale_of(ctx.locale().unwrap_or_default()));
            (ctx, text)
        }
        poise::FrameworkError::ArgumentParse { error, ctx, .. } => {
            tracing::warn!(%error, "an option could not be read");
            (
                ctx,
                locale_of(ctx.locale().unwrap_or_default()).text("refused-option"),
            )
        }
        poise::FrameworkError::CommandPanic { ctx, payload, .. } => {
            tracing::error!(
                command = ctx.command().name.as_ref(),
                ?payload,
                "a command panicked"
            );
            (
                ctx,
                locale_of(ctx.locale().unwrap_or_default()).text("broken"),
            )
        }
        other => {
            tracing::error!(error = %other, "an event could not be handled");
            return;
        }
    };
    let reply = poise::CreateReply::default().content(text).ephemeral(true);
    if let Err(error) = context.send(reply).await {
        tracing::warn!(%error, "an answer did not reach its player");
    }
}
