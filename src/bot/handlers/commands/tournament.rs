//! `/tournament`: tournaments of the server.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Context, Error, answer,
    options::{
        GameOption, NoShowDays, Number, OneOf, Players, RoundDays, Rounds, SizeOption, Text,
        TournamentAction, TournamentName, Uses, check_used, complete_entrant, complete_open_game,
        complete_pace, complete_tournament, needed, read_entrant, read_match, read_pace,
        read_tournament,
    },
};
use crate::{
    bot::{
        cards::{self, TournamentAnswer},
        handlers::{
            answer::locale,
            components::leave as leaving,
            tournaments::{self, NewTournament},
        },
    },
    host::{Adjudication, Costly, Earlier, Meant, TournamentCaller},
};
use domain::community::tournament::NextRound;
use domain::{
    community::tournament::{Between, GameResult, Limits, System},
    matches::RoleId,
};
use store::TournamentId;

/// Shows the tournaments of the server, one of them, or does what the action says.
#[expect(
    clippy::too_many_arguments,
    reason = "each of them is an option of the command"
)]
#[poise::command(slash_command)]
pub(super) async fn tournament(
    context: Context<'_>,
    #[autocomplete = "complete_tournament"] tournament: Option<String>,
    action: Option<OneOf<TournamentAction>>,
    name: Option<Text<TournamentName>>,
    system: Option<OneOf<System>>,
    game: Option<GameOption>,
    rounds: Option<Number<Rounds>>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    rated: Option<bool>,
    #[rename = "round-days"] round_days: Option<Number<RoundDays>>,
    #[rename = "first-move-days"] no_show_days: Option<Number<NoShowDays>>,
    #[rename = "all-at-once"] at_once: Option<bool>,
    servers: Option<OneOf<Between>>,
    managers: Option<serenity::Role>,
    size: Option<SizeOption>,
    starts: Option<String>,
    #[rename = "least-players"] least: Option<Number<Players>>,
    #[rename = "most-players"] most: Option<Number<Players>>,
    #[autocomplete = "complete_entrant"] player: Option<String>,
    #[rename = "match"]
    #[autocomplete = "complete_open_game"]
    decided: Option<String>,
    result: Option<OneOf<GameResult>>,
) -> Result<(), Error> {
    let action = match action {
        Some(OneOf(action)) => action,
        // Nobody else has use for a name.
        None if name.is_some() => TournamentAction::Create,
        None if tournament.is_some() => {
            check_used(context, &["tournament"])?;
            return show(context, tournament).await;
        }
        None => {
            check_used(context, &[])?;
            return list(context).await;
        }
    };
    check_used(context, action.uses())?;
    match action {
        TournamentAction::Create => {
            let terms = NewTournament {
                name: needed(name, "command-tournament-name")?.get(),
                system: needed(system, "command-tournament-system")?.0,
                game: needed(game, "command-tournament-game")?.0,
                rounds: rounds.map(Number::get),
                pace: pace
                    .map(|text| read_pace(&text, locale(context)))
                    .transpose()?,
                rated,
                round_days: round_days.map(Number::get),
                no_show_days: no_show_days.map(Number::get),
                at_once,
                between: servers.map_or(Between::Here, |servers| servers.0),
                managers: managers.map(|role| RoleId(role.id.get())),
                size: size.map(|size| size.0),
                starts,
                limits: Limits {
                    least: least.map(Number::get),
                    most: most.map(Number::get),
                },
            };
            create(context, terms).await
        }
        TournamentAction::Join => join(context, tournament).await,
        TournamentAction::Leave => leave(context, tournament).await,
        TournamentAction::Export => export(context, tournament).await,
        TournamentAction::NextRound => pair(context, tournament, NextRound::WhenReady).await,
        TournamentAction::NextRoundEarly => pair(context, tournament, NextRound::Now).await,
        TournamentAction::Decide => {
            let decided = needed(decided, "command-tournament-match")?;
            let OneOf(result) = needed(result, "command-tournament-result")?;
            adjudicate(context, &decided, result).await
        }
        TournamentAction::Withdraw => {
            let player = needed(player, "command-tournament-player")?;
            withdraw(context, &player, tournament).await
        }
        TournamentAction::ShowHere => show_here(context, tournament).await,
        TournamentAction::Cancel => {
            let tournament = needed(tournament, "command-tournament-tournament")?;
            cancel(context, tournament).await
        }
        TournamentAction::TakePart => {
            let tournament = needed(tournament, "command-tournament-tournament")?;
            take_part(context, tournament).await
        }
        TournamentAction::PullOut => {
            let tournament = needed(tournament, "command-tournament-tournament")?;
            pull_out(context, tournament).await
        }
    }
}

/// Announces a tournament that members can enter.
async fn create(context: Context<'_>, terms: NewTournament) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let (host, http) = (&context.data().host, context.http());
    answer(
        context,
        tournaments::create(host, http, &caller, terms).await?,
    )
    .await
}

/// Lets this server take part in another server's tournament, which members enter here.
async fn take_part(context: Context<'_>, tournament: String) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    caller.for_tournament().must_manage()?;
    let host = &context.data().host;
    let here = tournaments::home(host, context.http(), &caller).await?;
    let (id, place) = host.take_part(here, tournament, caller.user).await?;
    let shown = TournamentAnswer::TakesPart(place.channel);
    answer(context, cards::tournament_answer(id, shown, caller.locale)).await
}

/// Asks whether this server should stop taking part in another server's tournament.
async fn pull_out(context: Context<'_>, tournament: String) -> Result<(), Error> {
    let (caller, id) = which(context, Some(tournament), |_| Meant::ToSee).await?;
    let by = caller.for_tournament();
    let host = &context.data().host;
    let asked = host.pulling_out(caller.server, id, by).await?;
    answer(context, cards::pull_out(asked, caller.locale)).await
}

/// Lists the tournaments of the server.
async fn list(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    answer(context, tournaments::list(context.data(), &caller).await?).await
}

/// Shows a tournament.
async fn show(context: Context<'_>, tournament: Option<String>) -> Result<(), Error> {
    let (caller, id) = which(context, tournament, |_| Meant::ToSee).await?;
    let host = &context.data().host;
    answer(context, tournaments::card(host, &caller, id).await?).await
}

/// Shows a tournament here for everyone from now on.
async fn show_here(context: Context<'_>, tournament: Option<String>) -> Result<(), Error> {
    let (caller, id) = which(context, tournament, |_| Meant::ToSee).await?;
    let host = &context.data().host;
    caller.for_tournament().must_manage()?;
    let place = tournaments::home(host, context.http(), &caller).await?;
    host.show_tournament_here(id, place).await?;
    let shown = TournamentAnswer::Shown(place.channel);
    answer(context, cards::tournament_answer(id, shown, caller.locale)).await
}

/// Enters a tournament.
async fn join(context: Context<'_>, tournament: Option<String>) -> Result<(), Error> {
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
async fn leave(context: Context<'_>, tournament: Option<String>) -> Result<(), Error> {
    let (caller, id) = which(context, tournament, |by| Meant::ToLeave(by.user)).await?;
    let host = &context.data().host;
    let message = leaving(host, &caller, id).await?;
    answer(context, message).await
}

/// Starts a tournament, or pairs its next round.
async fn pair(
    context: Context<'_>,
    tournament: Option<String>,
    next: NextRound,
) -> Result<(), Error> {
    let (caller, id) = which(context, tournament, Meant::ToManage).await?;
    let host = &context.data().host;
    let by = caller.for_tournament();
    let paired = host.pair_tournament(caller.server, id, by, next).await?;
    let paired = TournamentAnswer::Paired(paired);
    answer(context, cards::tournament_answer(id, paired, caller.locale)).await
}

/// Decides a game of a tournament.
async fn adjudicate(context: Context<'_>, named: &str, result: GameResult) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let id = read_match(named)?;
    let host = &context.data().host;
    let by = caller.for_tournament();
    let decision = Adjudication {
        id,
        result,
        earlier: Earlier::Corrected,
    };
    let of = host.adjudicate(caller.server, by, decision).await?;
    let decided = TournamentAnswer::Adjudicated(id);
    answer(
        context,
        cards::tournament_answer(of, decided, caller.locale),
    )
    .await
}

/// Asks whether to take a player out of a tournament.
async fn withdraw(
    context: Context<'_>,
    player: &str,
    tournament: Option<String>,
) -> Result<(), Error> {
    let player = read_entrant(player)?;
    let (caller, id) = which(context, tournament, |by| Meant::ToWithdraw(by, player)).await?;
    let host = &context.data().host;
    let by = caller.for_tournament();
    let asked = host
        .withdrawing_entrant(caller.server, id, by, player)
        .await?;
    let message = cards::ask_to_withdraw(&asked, caller.user, caller.locale);
    answer(context, message).await
}

/// Asks whether to call a tournament off.
async fn cancel(context: Context<'_>, tournament: String) -> Result<(), Error> {
    let (caller, id) = which(context, Some(tournament), Meant::ToManage).await?;
    let host = &context.data().host;
    let by = caller.for_tournament();
    let name = host.cancelling_tournament(caller.server, id, by).await?;
    let message = cards::ask_to_cancel(id, &name, caller.locale);
    answer(context, message).await
}

/// Exports a tournament as a FIDE report file.
async fn export(context: Context<'_>, tournament: Option<String>) -> Result<(), Error> {
    let (caller, id) = which(context, tournament, |_| Meant::ToSee).await?;
    let host = &context.data().host;
    host.spend(caller.member(), Costly::Export)?;
    let (_, report) = host.tournament_report(caller.server, id).await?;
    answer(context, cards::tournament_file(id, &report, caller.locale)).await
}

/// Returns the user who gives a command, and the tournament it is about.
async fn which(
    context: Context<'_>,
    named: Option<String>,
    meant: impl FnOnce(TournamentCaller) -> Meant,
) -> Result<(Caller, TournamentId), Error> {
    let caller = Caller::commanding(context)?;
    let named = named.as_deref().map(read_tournament).transpose()?;
    let host = &context.data().host;
    let meant = meant(caller.for_tournament());
    let id = host.which_tournament(caller.server, named, meant).await?;
    tournaments::check_seen(context.data(), &caller, id).await?;
    Ok((caller, id))
}
