//! `/contest`: matches between servers.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Context, Error, answer,
    options::{GameOption, complete_pace, complete_server, named_user, read_pace},
};
use crate::{
    bot::{cards, handlers::manage::may_manage, messages::Suggestions},
    host::{ContestCaller, ContestRequest},
};
use domain::{
    community::{
        Refused,
        contest::{Contest, ContestId, NoContest, State, TermsWish},
    },
    matches::UserId,
};
use rules::words::Locale;

/// Contests between this server and another one.
///
/// Discord sends each of its subcommands as a command, and never this one by itself.
#[poise::command(
    slash_command,
    subcommand_required,
    subcommands("challenge", "list", "show", "withdraw", "captain", "substitute")
)]
pub(super) async fn contest(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    answer(context, cards::help(caller.locale)).await
}

/// Proposes a contest to another server.
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "one for each option")]
async fn challenge(
    context: Context<'_>,
    #[autocomplete = "complete_server"] server: String,
    #[min = 1]
    #[max = 64]
    boards: Option<u32>,
    game: Option<GameOption>,
    game2: Option<GameOption>,
    game3: Option<GameOption>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    weekends: Option<bool>,
    rated: Option<bool>,
    #[min = 1]
    #[max = 14]
    days: Option<u32>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let games = [game, game2, game3].into_iter().flatten();
    let games: Vec<_> = games.map(|game| game.0).collect();
    let pace = pace.map(|pace| read_pace(&pace, caller.locale));
    let request = ContestRequest {
        by: acting(context, &caller),
        opponent: server,
        wish: TermsWish {
            games: Some(games),
            boards,
            pace: pace.transpose()?,
            weekends,
            rated,
            days,
        },
    };
    let id = context.data().host.propose_contest(request).await?;
    let message = cards::contest_done("contest-proposed", id, caller.locale);
    answer(context, message).await
}

/// Lists the contests of this server.
#[poise::command(slash_command)]
async fn list(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let contests = context.data().host.contests(caller.server).await?;
    answer(context, cards::contests(&contests, caller.locale)).await
}

/// Shows a contest.
#[poise::command(slash_command)]
async fn show(
    context: Context<'_>,
    #[rename = "contest"]
    #[autocomplete = "complete_contest"]
    named: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = named_contest(context, named.as_deref()).await?;
    let host = &context.data().host;
    let view = host.contest_view(caller.server, id).await?;
    let own = view.team_of(caller.server);
    answer(context, cards::contest_shown(&view, own, caller.locale)).await
}

/// Asks whether to call a contest off before it begins.
#[poise::command(slash_command)]
async fn withdraw(
    context: Context<'_>,
    #[rename = "contest"]
    #[autocomplete = "complete_contest_to_withdraw"]
    named: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = named_contest(context, named.as_deref()).await?;
    let by = acting(context, &caller);
    let asked = context.data().host.calling_off_contest(by, id).await?;
    answer(context, cards::ask_to_call_off(&asked, caller.locale)).await
}

/// Makes a member the captain.
#[poise::command(slash_command)]
async fn captain(
    context: Context<'_>,
    member: serenity::User,
    #[rename = "contest"]
    #[autocomplete = "complete_open_contest"]
    named: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = named_contest(context, named.as_deref()).await?;
    let by = acting(context, &caller);
    let (seen, is_member) = named_user(context, &member);
    if member.bot || !is_member {
        return Err(Refused::from(NoContest::NoCaptain(seen.user)).into());
    }
    let host = &context.data().host;
    host.name_captain(by, id, seen.user).await?;
    let message = cards::contest_done("contest-captain-named", id, caller.locale);
    answer(context, message).await
}

/// Replaces a player by a reserve.
#[poise::command(slash_command)]
async fn substitute(
    context: Context<'_>,
    member: Option<serenity::User>,
    #[rename = "contest"]
    #[autocomplete = "complete_running_contest"]
    named: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = named_contest(context, named.as_deref()).await?;
    let by = acting(context, &caller);
    let player = member.map_or(caller.user, |member| UserId(member.id.get()));
    let host = &context.data().host;
    let reserve = host.substitute_in_contest(by, id, player).await?;
    answer(context, cards::substituted(reserve, caller.locale)).await
}

/// Returns the user who gives a command, for a contest.
fn acting(context: Context<'_>, caller: &Caller) -> ContestCaller {
    let member = match context {
        poise::Context::Application(application) => application.interaction.member.as_deref(),
        poise::Context::Prefix(_) => None,
    };
    ContestCaller {
        server: caller.server,
        user: caller.user,
        manages: may_manage(member),
    }
}

/// Returns the contest that is meant: the one with this number, or the only one that is not closed.
async fn named_contest(
    context: Context<'_>,
    named: Option<&str>,
) -> Result<(Caller, ContestId), Error> {
    let caller = Caller::commanding(context)?;
    if let Some(named) = named {
        let number = named.trim().trim_start_matches('#').parse();
        let number = number.map_err(|_| Refused::from(NoContest::Which))?;
        return Ok((caller, ContestId(number)));
    }
    let contests = context.data().host.contests(caller.server).await?;
    let mut open = contests.iter().filter(|contest| !contest.state.is_closed());
    match (open.next(), open.next()) {
        (Some(only), None) => Ok((caller, only.id)),
        _ => Err(Refused::from(NoContest::Which).into()),
    }
}

/// Suggests contests of this server.
async fn complete_contest(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    suggest(context, typed, |_| true).await
}

/// Suggests contests that can still be called off.
async fn complete_contest_to_withdraw(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let before = |state| matches!(state, State::Proposed | State::SigningUp);
    suggest(context, typed, before).await
}

/// Suggests contests that are not closed.
async fn complete_open_contest(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    suggest(context, typed, |state| !state.is_closed()).await
}

/// Suggests contests whose boards are played.
async fn complete_running_contest(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    suggest(context, typed, |state| state == State::Running).await
}

/// Suggests the contests of this server in such a state whose labels contain the typed text.
async fn suggest(
    context: Context<'_>,
    typed: &str,
    fits: impl Fn(State) -> bool,
) -> serenity::CreateAutocompleteResponse {
    let (contests, locale) = own_contests(context).await.unwrap_or_else(|error| {
        tracing::warn!(error = error.chain(), "contests could not be suggested");
        (Vec::new(), Locale::English)
    });
    let typed = typed.to_lowercase();
    let contests = contests.iter().filter(|contest| fits(contest.state));
    let labelled = contests.map(|contest| {
        let label = cards::contest_label(contest, locale).replace('\\', "");
        (label, contest.id.0.to_string())
    });
    let fitting = labelled.filter(|(label, _)| label.to_lowercase().contains(&typed));
    Suggestions(fitting.collect()).response()
}

async fn own_contests(context: Context<'_>) -> Result<(Vec<Contest>, Locale), Error> {
    let caller = Caller::commanding(context)?;
    let contests = context.data().host.contests(caller.server).await?;
    Ok((contests, caller.locale))
}
