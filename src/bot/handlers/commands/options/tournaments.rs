//! The option `tournament`: the tournament that is meant, and its players.

use poise::serenity_prelude as serenity;

use crate::{
    bot::{
        cards,
        error::Error,
        handlers::{Caller, Context, manage::may_manage},
        messages::Suggestions,
    },
    host::{By, Meant},
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
    /// Suggests the tournaments of the server, the newest first.
    complete_tournament => |context| of_server(context);
    /// Suggests the tournaments that the member can enter.
    complete_tournament_to_enter => |context| fitting(context, |by| Meant::ToEnter(by.user));
    /// Suggests the tournaments that the member can leave.
    complete_tournament_to_leave => |context| fitting(context, |by| Meant::ToLeave(by.user));
    /// Suggests the tournaments of other servers in which this one takes part.
    complete_tournament_to_pull_out => |context| fitting(context, Meant::ToPullOut);
    /// Suggests the unfinished tournaments that this server manages.
    complete_managed_tournament => |context| managed(context);
    /// Suggests the players of these tournaments, with their servers.
    complete_entrant => |context| entrants(context);
    /// Suggests the tournaments of other servers in which this one could take part.
    complete_tournament_elsewhere => |context| elsewhere(context);
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

async fn fitting(
    context: Context<'_>,
    meant: impl FnOnce(By) -> Meant,
) -> Result<Vec<(String, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let meant = meant(by(context, &caller));
    let host = &context.data().host;
    let list = host.tournaments_fit(caller.server, meant).await?;
    Ok(labels(&list, caller.locale))
}

/// Returns the user who gives a command about a tournament, with their permissions.
pub(in crate::bot::handlers::commands) fn by(context: Context<'_>, caller: &Caller) -> By {
    let manages = match context {
        poise::Context::Application(application) => {
            may_manage(application.interaction.member.as_deref())
        }
        poise::Context::Prefix(_) => false,
    };
    By {
        user: caller.user,
        roles: caller.roles.clone(),
        manages,
    }
}

async fn elsewhere(context: Context<'_>) -> Result<Vec<(String, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let list = host.tournaments_elsewhere(caller.server).await?;
    Ok(labels(&list, caller.locale))
}

async fn managed(context: Context<'_>) -> Result<Vec<(String, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let list = host.managed_tournaments(caller.server).await?;
    Ok(labels(&list, caller.locale))
}

async fn entrants(context: Context<'_>) -> Result<Vec<(String, String)>, Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let players = host.managed_players(caller.server).await?.into_iter();
    let labels = players.map(|(player, name)| (name, player.0.to_string()));
    Ok(labels.collect())
}

fn labels(list: &[TournamentSummary], locale: Locale) -> Vec<(String, String)> {
    let label = |one| cards::tournament_label(one, locale);
    list.iter()
        .map(|one| (label(one), one.id.0.to_string()))
        .collect()
}
