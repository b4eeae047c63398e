//! The option `tournament`: the tournament that is meant, and its players.

use poise::serenity_prelude as serenity;

use super::{
    actions::{TournamentAction, action_chosen},
    labels,
};
use crate::{
    bot::{
        cards,
        error::Error,
        handlers::{Caller, Context, tournaments::keep_seen},
    },
    host::{Meant, tournaments},
};
use domain::{community::tournament::Refusal, matches::UserId};
use rules::words::Locale;
use store::{TournamentId, TournamentSummary};

/// Parses the tournament that a text names, `12` or `#12`.
pub(in crate::bot::handlers::commands) fn read_tournament(
    text: &str,
) -> Result<TournamentId, Refusal> {
    let number = text.trim().trim_start_matches('#').parse();
    number.map(TournamentId).map_err(|_| Refusal::Unknown)
}

completions! {
    /// Suggests the tournaments with which the member can do the chosen action.
    complete_tournament => |context| meant(context);
    /// Suggests the players of the tournaments that this server manages, with their servers.
    complete_entrant => |context| entrants(context);
}

/// Parses the player that a text names: as suggested, or by a mention.
pub(in crate::bot::handlers::commands) fn read_entrant(text: &str) -> Result<UserId, Refusal> {
    let number = text
        .trim()
        .trim_start_matches(['<', '@', '!'])
        .trim_end_matches('>');
    let number = number.parse().map(UserId);
    number.map_err(|_| Refusal::NotEntered)
}

fn suggest(
    typed: &str,
    found: Result<Vec<(String, String)>, Error>,
) -> serenity::CreateAutocompleteResponse {
    labels::suggest("tournaments", typed, found)
}

async fn meant(context: Context<'_>) -> Result<Vec<(String, String)>, Error> {
    use TournamentAction as Do;
    match action_chosen::<Do>(context) {
        Some(Do::Join) => fitting(context, Meant::ToEnter).await,
        Some(Do::Leave) => fitting(context, Meant::ToLeave).await,
        Some(Do::PullOut) => fitting(context, Meant::ToPullOut).await,
        Some(Do::TakePart) => elsewhere(context).await,
        Some(Do::NextRound | Do::NextRoundEarly | Do::Withdraw | Do::Cancel) => {
            managed(context).await
        }
        Some(Do::Create | Do::Export | Do::Decide | Do::ShowHere) | None => {
            of_server(context).await
        }
    }
}

/// Returns the tournaments of the server, first those that go on.
async fn of_server(context: Context<'_>) -> Result<Vec<(String, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let mut list = host.read(caller.actor(), tournaments::to_search).await?;
    keep_seen(context.data(), &caller, &mut list).await?;
    Ok(labelled(&list, caller.locale))
}

async fn fitting(context: Context<'_>, meant: Meant) -> Result<Vec<(String, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let fit = host.read(caller.actor(), move |cx| tournaments::fitting(cx, meant));
    let mut list = fit.await?;
    keep_seen(context.data(), &caller, &mut list).await?;
    Ok(labelled(&list, caller.locale))
}

async fn elsewhere(context: Context<'_>) -> Result<Vec<(String, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let list = host.read(caller.actor(), tournaments::elsewhere).await?;
    Ok(labelled(&list, caller.locale))
}

async fn managed(context: Context<'_>) -> Result<Vec<(String, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let list = host.read(caller.actor(), tournaments::managed_here).await?;
    Ok(labelled(&list, caller.locale))
}

async fn entrants(context: Context<'_>) -> Result<Vec<(String, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let players = host.read(caller.actor(), tournaments::players_managed_here);
    let labels = players
        .await?
        .into_iter()
        .map(|(player, name)| (name, player.0.to_string()));
    Ok(labels.collect())
}

fn labelled(list: &[TournamentSummary], locale: Locale) -> Vec<(String, String)> {
    let label = |one| cards::tournament_label(one, locale);
    list.iter()
        .map(|one| (label(one), one.id.0.to_string()))
        .collect()
}
