//! The option `tournament`: the tournament that is meant, and its players.

use poise::serenity_prelude as serenity;

use crate::{
    discord::{
        error::Error,
        handlers::{
            Caller, Context,
            options::{completions, labels},
        },
    },
    tournaments::{actions as tournaments, cards, handlers::keep_seen},
};
use domain::community::tournament::Refusal;
use rules::words::Locale;
use store::{TournamentId, TournamentSummary};

/// Parses the tournament that a text names, `12` or `#12`.
pub(crate) fn read_tournament(text: &str) -> Result<TournamentId, Refusal> {
    let number = text.trim().trim_start_matches('#').parse();
    number.map(TournamentId).map_err(|_| Refusal::Unknown)
}

completions! {
    /// Suggests the tournaments of the server, first those that go on.
    complete_tournament => |context| of_server(context);
}

fn suggest(
    typed: &str,
    found: Result<Vec<(String, String)>, Error>,
) -> serenity::CreateAutocompleteResponse {
    labels::suggest("tournaments", typed, found)
}

/// Returns the tournaments of the server, first those that go on.
async fn of_server(context: Context<'_>) -> Result<Vec<(String, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let mut list = host.read(caller.actor(), tournaments::to_search).await?;
    keep_seen(context.data(), &caller, &mut list).await?;
    Ok(labelled(&list, caller.locale))
}

fn labelled(list: &[TournamentSummary], locale: Locale) -> Vec<(String, String)> {
    let label = |one| locale.say(&cards::lists::tournament_label(one));
    list.iter()
        .map(|one| (label(one), one.id.0.to_string()))
        .collect()
}
