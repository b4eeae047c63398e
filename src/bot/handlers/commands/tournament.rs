//! `/tournament`: tournaments of the server.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Context, Error, answer, give, on,
    options::{
        GameOption, NoShowDays, Number, OneOf, Players, RoundDays, Rounds, SizeOption, Text,
        TournamentAction, TournamentName, Uses, check_used, complete_entrant, complete_open_game,
        complete_pace, complete_tournament, needed, read_entrant, read_match, read_pace,
        read_tournament,
    },
    perform,
};
use crate::{
    bot::{
        cards,
        handlers::{
            answer::locale,
            components::{ask_to_remove, take_part},
            tournaments::{NewTournament, card, check_seen, create as announce, list as listed},
        },
        ids::{Managing, Tournaments},
    },
    host::{Adjudication, Earlier, Meant, tournaments},
};
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
        TournamentAction::Join => {
            let (caller, id) = which(context, tournament, Meant::ToEnter).await?;
            perform(context, &caller, Tournaments::Join { id }).await
        }
        TournamentAction::Leave => {
            let (caller, id) = which(context, tournament, Meant::ToLeave).await?;
            perform(context, &caller, Tournaments::Leave { id }).await
        }
        TournamentAction::Export => {
            let (caller, id) = which(context, tournament, Meant::ToSee).await?;
            perform(context, &caller, Tournaments::Export { id }).await
        }
        TournamentAction::NextRound => {
            let (caller, id) = which(context, tournament, Meant::ToManage).await?;
            perform(context, &caller, Managing::NextRound { id }).await
        }
        TournamentAction::NextRoundEarly => {
            let (caller, id) = which(context, tournament, Meant::ToManage).await?;
            perform(context, &caller, Managing::NextRoundEarly { id }).await
        }
        TournamentAction::Decide => {
            let decided = needed(decided, "command-tournament-match")?;
            let OneOf(result) = needed(result, "command-tournament-result")?;
            adjudicate(context, &decided, result).await
        }
        TournamentAction::Withdraw => {
            let player = read_entrant(&needed(player, "command-tournament-player")?)?;
            let (caller, id) = which(context, tournament, Meant::ToWithdraw(player)).await?;
            let asked = ask_to_remove(on(context, &caller), id, player).await?;
            give(context, asked).await
        }
        TournamentAction::ShowHere => {
            let (caller, id) = which(context, tournament, Meant::ToSee).await?;
            perform(context, &caller, Managing::ShowHere { id }).await
        }
        TournamentAction::Cancel => {
            needed(tournament.as_deref(), "command-tournament-tournament")?;
            let (caller, id) = which(context, tournament, Meant::ToManage).await?;
            perform(context, &caller, Managing::Stop { id }).await
        }
        TournamentAction::TakePart => {
            let named = needed(tournament, "command-tournament-tournament")?;
            let caller = Caller::commanding(context)?;
            let taken = take_part(on(context, &caller), named).await?;
            give(context, taken).await
        }
        TournamentAction::PullOut => {
            needed(tournament.as_deref(), "command-tournament-tournament")?;
            let (caller, id) = which(context, tournament, Meant::ToSee).await?;
            let on = on(context, &caller);
            let asked = on.read(move |cx| tournaments::ask_to_pull_out(cx, id));
            answer(context, cards::pull_out(asked.await?, caller.locale)).await
        }
    }
}

/// Announces a tournament that members can enter.
async fn create(context: Context<'_>, terms: NewTournament) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let (host, http) = (&context.data().host, context.http());
    answer(context, announce(host, http, &caller, terms).await?).await
}

/// Lists the tournaments of the server.
async fn list(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    answer(context, listed(context.data(), &caller).await?).await
}

/// Shows a tournament.
async fn show(context: Context<'_>, tournament: Option<String>) -> Result<(), Error> {
    let (caller, id) = which(context, tournament, Meant::ToSee).await?;
    let host = &context.data().host;
    answer(context, card(host, &caller, id).await?).await
}

/// Decides a game of a tournament. Unlike a list of games, which may be old, the command corrects an earlier decision.
async fn adjudicate(context: Context<'_>, named: &str, result: GameResult) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let decision = Adjudication {
        id: read_match(named)?,
        result,
        earlier: Earlier::Corrected,
    };
    let on = on(context, &caller);
    on.act(move |cx| tournaments::adjudicate(cx, decision))
        .await?;
    let decided = on.says(&cards::tournament_adjudicated(decision.id));
    give(context, decided).await
}

/// Returns the user who gives a command, and the tournament it is about.
async fn which(
    context: Context<'_>,
    named: Option<String>,
    meant: Meant,
) -> Result<(Caller, TournamentId), Error> {
    let caller = Caller::commanding(context)?;
    let named = named.as_deref().map(read_tournament).transpose()?;
    let host = &context.data().host;
    let id = host.read(caller.actor(), move |cx| {
        tournaments::choose(cx, named, meant)
    });
    let id = id.await?;
    check_seen(context.data(), &caller, id).await?;
    Ok((caller, id))
}
