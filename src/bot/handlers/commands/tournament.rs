//! `/tournament`: tournaments of the server.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Context, Error, answer,
    options::{
        GameOption, OneOf, SizeOption, by, complete_entrant, complete_managed_tournament,
        complete_open_game, complete_pace, complete_tournament, complete_tournament_elsewhere,
        complete_tournament_to_enter, complete_tournament_to_leave,
        complete_tournament_to_pull_out, read_entrant, read_match, read_pace, read_tournament,
    },
};
use crate::{
    bot::{
        cards::{self, TablePart, TournamentAnswer},
        handlers::{challenging::check_place, components::leave as leaving, homes},
        messages::Message,
    },
    host::{By, Meant, TournamentRequest},
};
use domain::community::tournament::NextRound;
use domain::{
    community::tournament::{Between, GameResult, System},
    matches::{Place, Refusal, RoleId, TimingWish},
};
use rules::words::Locale;
use store::{Terms, TournamentId};

/// Tournaments of the server.
///
/// Discord sends each of its subcommands as a command, and never this one by itself.
#[poise::command(
    slash_command,
    subcommand_required,
    subcommands(
        "create",
        "take_part",
        "pull_out",
        "list",
        "show",
        "join",
        "leave",
        "pair",
        "adjudicate",
        "withdraw",
        "cancel",
        "export"
    )
)]
pub(super) async fn tournament(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    answer(context, cards::help(caller.locale)).await
}

/// Announces a tournament that members can enter.
#[expect(
    clippy::too_many_arguments,
    reason = "each of them is an option of the command"
)]
#[poise::command(slash_command)]
async fn create(
    context: Context<'_>,
    #[min_length = 2]
    #[max_length = 60]
    name: String,
    system: OneOf<System>,
    game: GameOption,
    #[min = 1]
    #[max = 30]
    rounds: Option<u32>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    rated: Option<bool>,
    #[rename = "round-days"]
    #[min = 1]
    #[max = 365]
    round_days: Option<u32>,
    #[rename = "first-move-days"]
    #[min = 1]
    #[max = 60]
    no_show_days: Option<u32>,
    #[rename = "at-once"] at_once: Option<bool>,
    servers: Option<OneOf<Between>>,
    managers: Option<serenity::Role>,
    size: Option<SizeOption>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    by(context, &caller).must_manage()?;
    let host = &context.data().host;
    let place = home(context, &caller).await?;
    let pace = pace
        .map(|text| read_pace(&text, caller.locale))
        .transpose()?;
    let request = TournamentRequest {
        place,
        name,
        organizer: caller.user,
        managers: managers.map(|role| RoleId(role.id.get())),
        system: system.0,
        rounds,
        at_once: at_once.unwrap_or_default(),
        round_days,
        no_show_days,
        between: servers.map_or(Between::Here, |servers| servers.0),
        start: game
            .0
            .start(size.map(|size| size.0))
            .map_err(Refusal::Size)?,
        timing: TimingWish {
            pace,
            ..TimingWish::default()
        },
        rated: rated.unwrap_or(true),
    };
    let id = host.make_tournament(request).await?;
    let terms = host.tournament(caller.server, id).await?.terms;
    let made = TournamentAnswer::Made(terms.place.channel);
    let made = cards::tournament_answer(id, made, caller.locale);
    answer(context, with_code(made, &terms, caller.locale)).await
}

/// Returns a message to managers with the code of a tournament, if other servers need it.
fn with_code(message: Message, terms: &Terms, locale: Locale) -> Message {
    match &terms.code {
        Some(code) => message.adding(&cards::tournament_code(code, locale)),
        None => message,
    }
}

/// Lets this server take part in another server's tournament, which members enter here.
#[poise::command(slash_command, rename = "take-part")]
async fn take_part(
    context: Context<'_>,
    #[autocomplete = "complete_tournament_elsewhere"] tournament: String,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    by(context, &caller).must_manage()?;
    let host = &context.data().host;
    let here = home(context, &caller).await?;
    let (id, place) = host.take_part(here, tournament).await?;
    let shown = TournamentAnswer::TakesPart(place.channel);
    answer(context, cards::tournament_answer(id, shown, caller.locale)).await
}

/// Asks whether this server should stop taking part in another server's tournament.
#[poise::command(slash_command, rename = "pull-out")]
async fn pull_out(
    context: Context<'_>,
    #[autocomplete = "complete_tournament_to_pull_out"] tournament: String,
) -> Result<(), Error> {
    let (caller, id) = which(context, Some(tournament), |_| Meant::ToSee).await?;
    let by = by(context, &caller);
    let host = &context.data().host;
    let asked = host.pulling_out(caller.server, id, by).await?;
    answer(context, cards::pull_out(asked, caller.locale)).await
}

/// Lists the tournaments of the server.
#[poise::command(slash_command)]
async fn list(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let list = host.tournaments(caller.server).await?;
    let elsewhere = host.tournaments_elsewhere(caller.server).await?;
    answer(
        context,
        cards::tournaments(&list, &elsewhere, caller.locale),
    )
    .await
}

/// Shows a tournament, in private or here for everyone from now on.
#[poise::command(slash_command)]
async fn show(
    context: Context<'_>,
    #[autocomplete = "complete_tournament"] tournament: Option<String>,
    here: Option<bool>,
) -> Result<(), Error> {
    let (caller, id) = which(context, tournament, |_| Meant::ToSee).await?;
    let host = &context.data().host;
    if here != Some(true) {
        let view = host.tournament(caller.server, id).await?;
        let look = host.look(caller.server, Some(caller.user)).await?;
        let part = TablePart::OWN;
        let card = cards::tournament_table(&view, part, caller.user, look, caller.locale).await?;
        let is_own = view.terms.place.server == caller.server;
        let card = if is_own && by(context, &caller).must_manage().is_ok() {
            with_code(card, &view.terms, caller.locale)
        } else {
            card
        };
        return answer(context, card).await;
    }
    by(context, &caller).must_manage()?;
    let place = home(context, &caller).await?;
    host.show_tournament_here(id, place).await?;
    let shown = TournamentAnswer::Shown(place.channel);
    answer(context, cards::tournament_answer(id, shown, caller.locale)).await
}

/// Enters a tournament.
#[poise::command(slash_command)]
async fn join(
    context: Context<'_>,
    #[autocomplete = "complete_tournament_to_enter"] tournament: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = which(context, tournament, |by| Meant::ToEnter(by.user)).await?;
    let host = &context.data().host;
    let entry = host
        .enter_tournament(caller.server, id, caller.user)
        .await?;
    let entered = TournamentAnswer::Entered(entry);
    answer(
        context,
        cards::tournament_answer(id, entered, caller.locale),
    )
    .await
}

/// Leaves a tournament.
#[poise::command(slash_command)]
async fn leave(
    context: Context<'_>,
    #[autocomplete = "complete_tournament_to_leave"] tournament: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = which(context, tournament, |by| Meant::ToLeave(by.user)).await?;
    let host = &context.data().host;
    let message = leaving(host, by(context, &caller), id, &caller).await?;
    answer(context, message).await
}

/// Starts a tournament, or pairs its next round.
#[poise::command(slash_command)]
async fn pair(
    context: Context<'_>,
    #[autocomplete = "complete_managed_tournament"] tournament: Option<String>,
    anyway: Option<bool>,
) -> Result<(), Error> {
    let (caller, id) = which(context, tournament, Meant::ToManage).await?;
    let host = &context.data().host;
    let by = by(context, &caller);
    let next = if anyway == Some(true) {
        NextRound::Now
    } else {
        NextRound::WhenReady
    };
    let paired = host.pair_tournament(caller.server, id, by, next).await?;
    let paired = TournamentAnswer::Paired(paired);
    answer(context, cards::tournament_answer(id, paired, caller.locale)).await
}

/// Decides a game of a tournament.
#[poise::command(slash_command)]
async fn adjudicate(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_open_game"]
    named: String,
    result: OneOf<GameResult>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let id = read_match(&named)?;
    let host = &context.data().host;
    let by = by(context, &caller);
    let of = host.adjudicate(caller.server, id, result.0, by).await?;
    let decided = TournamentAnswer::Adjudicated(id);
    answer(
        context,
        cards::tournament_answer(of, decided, caller.locale),
    )
    .await
}

/// Asks whether to take a player out of a tournament.
#[poise::command(slash_command)]
async fn withdraw(
    context: Context<'_>,
    #[autocomplete = "complete_entrant"] player: String,
    #[autocomplete = "complete_managed_tournament"] tournament: Option<String>,
) -> Result<(), Error> {
    let player = read_entrant(&player)?;
    let (caller, id) = which(context, tournament, |by| Meant::ToWithdraw(by, player)).await?;
    let host = &context.data().host;
    let by = by(context, &caller);
    let asked = host
        .withdrawing_entrant(caller.server, id, by, player)
        .await?;
    let message = cards::ask_to_withdraw(&asked, caller.user, caller.locale);
    answer(context, message).await
}

/// Asks whether to call a tournament off.
#[poise::command(slash_command)]
async fn cancel(
    context: Context<'_>,
    #[autocomplete = "complete_managed_tournament"] tournament: String,
) -> Result<(), Error> {
    let (caller, id) = which(context, Some(tournament), Meant::ToManage).await?;
    let host = &context.data().host;
    let by = by(context, &caller);
    let name = host.cancelling_tournament(caller.server, id, by).await?;
    let message = cards::ask_to_cancel(id, &name, caller.locale);
    answer(context, message).await
}

/// Exports a tournament as a FIDE report file.
#[poise::command(slash_command)]
async fn export(
    context: Context<'_>,
    #[autocomplete = "complete_tournament"] tournament: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = which(context, tournament, |_| Meant::ToSee).await?;
    let host = &context.data().host;
    let (_, report) = host.tournament_report(caller.server, id).await?;
    answer(context, cards::tournament_file(id, &report, caller.locale)).await
}

/// Returns where a manager's server shows a tournament: in the channel that it has chosen for its
/// matches if the bot can see it, otherwise here.
async fn home(context: Context<'_>, caller: &Caller) -> Result<Place, Error> {
    let host = &context.data().host;
    let usable = homes::usable(host, context.http(), caller.server).await?;
    check_place(caller, usable.settings)?;
    Ok(usable.settings.place(caller.place()?))
}

/// Returns the user who gives a command, and the tournament it is about.
async fn which(
    context: Context<'_>,
    named: Option<String>,
    meant: impl FnOnce(By) -> Meant,
) -> Result<(Caller, TournamentId), Error> {
    let caller = Caller::commanding(context)?;
    let named = named.as_deref().map(read_tournament).transpose()?;
    let host = &context.data().host;
    let meant = meant(by(context, &caller));
    let id = host.which_tournament(caller.server, named, meant).await?;
    Ok((caller, id))
}
