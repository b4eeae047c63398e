//! The option `tournament`: which one is meant.

use poise::serenity_prelude as serenity;

use crate::{
    bot::{
        cards,
        error::Error,
        handlers::{Caller, Context},
        messages::Suggestions,
    },
    community::tournament::Refusal,
    host::{TournamentId, TournamentSummary},
    words::Locale,
};

/// The tournament that a text names, `12` or `#12`.
pub(in crate::bot::handlers::commands) fn read_tournament(
    text: &str,
) -> Result<TournamentId, Refusal> {
    let number = text.trim().trim_start_matches('#').parse();
    number.map(TournamentId).map_err(|_| Refusal::Unknown)
}

/// Suggests the tournaments of the server, the newest first.
pub(in crate::bot::handlers::commands) async fn complete_tournament(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    suggest(typed, of_server(context).await)
}

/// Suggests the tournaments of other servers in which this one may take part.
pub(in crate::bot::handlers::commands) async fn complete_tournament_elsewhere(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    suggest(typed, elsewhere(context).await)
}

fn suggest(
    typed: &str,
    found: Result<Vec<(String, String)>, Error>,
) -> serenity::CreateAutocompleteResponse {
    let labels = found.unwrap_or_else(|error| {
        tracing::warn!(error = error.chain(), "tournaments could not be suggested");
        Vec::new()
    });
    let typed = typed.trim().to_lowercase();
    let fitting = labels
        .into_iter()
        .filter(|(label, _)| label.to_lowercase().contains(&typed));
    Suggestions(fitting.collect()).response()
}

async fn of_server(context: Context<'_>) -> Result<Vec<(String, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let list = context.data().host.tournaments(caller.server).await?;
    Ok(labels(&list, caller.locale))
}

async fn elsewhere(context: Context<'_>) -> Result<Vec<(String, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let list = host.tournaments_elsewhere(caller.server).await?;
    Ok(labels(&list, caller.locale))
}

fn labels(list: &[TournamentSummary], locale: Locale) -> Vec<(String, String)> {
    let label = |one| cards::tournament_label(one, locale);
    list.iter()
        .map(|one| (label(one), one.id.0.to_string()))
        .collect()
}
