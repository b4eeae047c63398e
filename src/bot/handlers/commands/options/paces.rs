//! The option `pace`: what a server offers.

use poise::serenity_prelude as serenity;

use crate::{
    bot::{
        cards,
        error::Error,
        handlers::{Caller, Context},
        messages::Suggestions,
    },
    matches::{Pace, Refusal, TimeRefusal},
    words::Locale,
};

/// Suggests the paces that the server offers.
pub(in crate::bot::handlers::commands) async fn complete_pace(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let labels = offered(context).await.unwrap_or_else(|error| {
        tracing::warn!(error = error.chain(), "paces could not be suggested");
        Vec::new()
    });
    let fitting = labels
        .into_iter()
        .filter(|(_, label)| label.to_lowercase().contains(&typed))
        .map(|(pace, label)| (label, pace.id().to_owned()));
    Suggestions(fitting.collect()).response()
}

async fn offered(context: Context<'_>) -> Result<Vec<(Pace, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let paces = context.data().host.paces(caller.server).await?;
    Ok(cards::pace_labels(&paces, caller.locale))
}

/// The pace that a text names: by its id, as suggestions give it, or by what it is called.
pub(in crate::bot::handlers::commands) fn read_pace(
    text: &str,
    locale: Locale,
) -> Result<Pace, Refusal> {
    let named = text.trim().to_lowercase();
    let called = |pace: &Pace| cards::pace_name(*pace, locale).to_lowercase() == named;
    Pace::from_id(&named)
        .or_else(|| Pace::ALL.into_iter().find(called))
        .ok_or_else(|| TimeRefusal::NoSuchPace(text.chars().take(40).collect()).into())
}
