//! `/contest`: matches between servers, and the servers that play them.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Context, Error, answer,
    options::{
        Boards, ContestAction, GameOption, Number, OneOf, SignUpDays, Uses, action_chosen,
        check_used, complete_pace, complete_server, labels, named_user, needed, read_pace,
    },
};
use crate::{
    bot::{cards, handlers::contests},
    host::TablePage,
};
use domain::{
    community::{
        Refused, Seasons,
        contest::{Contest, ContestId, NoContest, State, TermsWish},
    },
    matches::UserId,
    ratings::Pool,
};
use rules::{GameId, words::Locale};

/// Shows the contests of this server, one of them, or does what the action says.
#[expect(
    clippy::too_many_arguments,
    reason = "each of them is an option of the command"
)]
#[poise::command(slash_command)]
pub(super) async fn contest(
    context: Context<'_>,
    #[autocomplete = "complete_contest"] contest: Option<String>,
    action: Option<OneOf<ContestAction>>,
    #[autocomplete = "complete_server"] server: Option<String>,
    boards: Option<Number<Boards>>,
    game: Option<GameOption>,
    game2: Option<GameOption>,
    game3: Option<GameOption>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    weekends: Option<bool>,
    rated: Option<bool>,
    days: Option<Number<SignUpDays>>,
    member: Option<serenity::User>,
    season: Option<OneOf<Seasons>>,
) -> Result<(), Error> {
    let named = contest.as_deref();
    let action = match action {
        Some(OneOf(action)) => action,
        None if named.is_some() => {
            check_used(context, &["contest"])?;
            return show(context, named).await;
        }
        None if server.is_some() => ContestAction::Server,
        None => {
            check_used(context, &[])?;
            let caller = Caller::commanding(context)?;
            let list = contests::list(&context.data().host, &caller).await?;
            return answer(context, list).await;
        }
    };
    check_used(context, action.uses())?;
    let game = game.map(|game| game.0);
    match action {
        ContestAction::Challenge => {
            let server = needed(server, "command-contest-server")?;
            let caller = Caller::commanding(context)?;
            let others = [game2, game3].map(|game| game.map(|game| game.0));
            let games = game.into_iter().chain(others.into_iter().flatten());
            let pace = pace.map(|pace| read_pace(&pace, caller.locale));
            let wish = TermsWish {
                games: Some(games.collect()),
                boards: boards.map(Number::get),
                pace: pace.transpose()?,
                weekends,
                rated,
                days: days.map(Number::get),
            };
            let host = &context.data().host;
            let done = contests::challenge(host, &caller, server, wish).await?;
            answer(context, done).await
        }
        ContestAction::Withdraw => withdraw(context, named).await,
        ContestAction::Captain => {
            let member = needed(member, "command-contest-member")?;
            captain(context, member, named).await
        }
        ContestAction::Substitute => substitute(context, member, named).await,
        ContestAction::Servers => list_servers(context).await,
        ContestAction::Table => server_table(context, game, season).await,
        ContestAction::Server => show_server(context, server).await,
    }
}

/// Shows a contest.
async fn show(context: Context<'_>, named: Option<&str>) -> Result<(), Error> {
    let (caller, id) = named_contest(context, named).await?;
    let host = &context.data().host;
    answer(context, contests::card(host, &caller, id).await?).await
}

/// Asks whether to call a contest off before it begins.
async fn withdraw(context: Context<'_>, named: Option<&str>) -> Result<(), Error> {
    let (caller, id) = named_contest(context, named).await?;
    let by = caller.actor();
    let asked = context.data().host.calling_off_contest(by, id).await?;
    answer(context, cards::ask_to_call_off(&asked, caller.locale)).await
}

/// Makes a member the captain.
async fn captain(
    context: Context<'_>,
    member: serenity::User,
    named: Option<&str>,
) -> Result<(), Error> {
    let (caller, id) = named_contest(context, named).await?;
    let host = &context.data().host;
    let done = contests::captain(host, &caller, id, &named_user(context, &member)).await?;
    answer(context, done).await
}

/// Replaces a player by a reserve.
async fn substitute(
    context: Context<'_>,
    member: Option<serenity::User>,
    named: Option<&str>,
) -> Result<(), Error> {
    let (caller, id) = named_contest(context, named).await?;
    let by = caller.actor();
    let player = member.map_or(caller.user, |member| UserId(member.id.get()));
    let host = &context.data().host;
    let reserve = host.substitute_in_contest(by, id, player).await?;
    answer(context, cards::substituted(reserve, caller.locale)).await
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

/// Suggests contests of this server with which the chosen action can be done.
async fn complete_contest(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let action = action_chosen::<ContestAction>(context);
    let fits = |state: State| match action {
        Some(ContestAction::Withdraw) => matches!(state, State::Proposed | State::SigningUp),
        Some(ContestAction::Captain) => !state.is_closed(),
        Some(ContestAction::Substitute) => state == State::Running,
        _ => true,
    };
    suggest(context, typed, fits).await
}

/// Suggests the contests of this server in such a state whose labels contain the typed text.
async fn suggest(
    context: Context<'_>,
    typed: &str,
    fits: impl Fn(State) -> bool,
) -> serenity::CreateAutocompleteResponse {
    let own = own_contests(context).await.map(|(contests, locale)| {
        let contests = contests.iter().filter(|contest| fits(contest.state));
        let labelled = contests.map(|contest| {
            let label = cards::contest_label(contest, locale).replace('\\', "");
            (label, contest.id.0.to_string())
        });
        labelled.collect()
    });
    labels::suggest("contests", typed, own)
}

async fn own_contests(context: Context<'_>) -> Result<(Vec<Contest>, Locale), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let contests = host.contests_to_search(caller.server).await?;
    Ok((contests, caller.locale))
}

/// Lists the open servers.
async fn list_servers(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let page = context.data().host.open_servers(0).await?;
    answer(context, cards::open_servers(&page, caller.locale)).await
}

/// Shows the table of servers.
async fn server_table(
    context: Context<'_>,
    game: Option<GameId>,
    season: Option<OneOf<Seasons>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let pool = game.map_or(Pool::All, Pool::Game);
    let season = season.map_or(Seasons::Now, |season| season.0);
    let season = season.at(host.clock().now());
    let table = host.server_table(pool, season, TablePage::Of(caller.server));
    let look = host.look(caller.server, Some(caller.user)).await?;
    let message = cards::server_table(table.await?, caller.server, look, caller.locale);
    answer(context, message.await?).await
}

/// Shows a server's page.
async fn show_server(context: Context<'_>, server: Option<String>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let page = host.server_page(caller.server, server, caller.user);
    answer(
        context,
        cards::server_page(&page.await?, &caller.actor(), caller.locale),
    )
    .await
}
