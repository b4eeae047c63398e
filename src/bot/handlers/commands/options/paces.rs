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

/// Suggests the paces that the server offers and that somebody who types this may mean.
pub(in crate::bot::handlers::commands) async fn complete_pace(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let (labels, locale) = offered(context).await.unwrap_or_else(|error| {
        tracing::warn!(error = error.chain(), "paces could not be suggested");
        (Vec::new(), Locale::English)
    });
    let fitting = labels
        .into_iter()
        .filter(|(pace, _)| cards::pace_fits(*pace, typed, locale))
        .map(|(pace, label)| (label, pace.id().to_owned()));
    Suggestions(fitting.collect()).response()
}

async fn offered(context: Context<'_>) -> Result<(Vec<(Pace, String)>, Locale), Error> {
    let caller = Caller::commanding(context)?;
    let paces = context.data().host.paces(caller.server).await?;
    let labels = cards::pace_labels(&paces, caller.locale);
    Ok((labels, caller.locale))
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
