//! Clicks and the form of those who manage tournaments.

use poise::serenity_prelude as serenity;

use super::{Click, typed};
use crate::{
    bot::{
        cards::{
            self, LEAST_INPUT, MOST_INPUT, STARTS_INPUT, TOURNAMENT_NAME_INPUT, TournamentAnswer,
        },
        error::Error,
        handlers::{Caller, tournaments},
        ids::Managing,
        messages::{Answer, Message},
    },
    host::{Adjudication, Earlier, Failure, Host, TournamentEdit},
};
use domain::{
    community::{
        Refused,
        tournament::{Limits, NextRound, Refusal},
    },
    matches::{MatchId, UserId},
};
use store::TournamentId;

/// Performs the action of a manager's button or select.
pub(super) async fn act(on: Click<'_>, managing: Managing) -> Result<Answer, Error> {
    let Click {
        host, http, caller, ..
    } = on;
    let (server, locale) = (caller.server, caller.locale);
    let by = caller.for_tournament();
    let (id, answer) = match managing {
        Managing::NextRound { number } => {
            let id = TournamentId(number);
            match host
                .pair_tournament(server, id, by, NextRound::WhenReady)
                .await
            {
                Err(Failure::Community(Refused::Tournament(runs @ Refusal::RoundRuns(_)))) => {
                    return Ok(on.shows(cards::pair_early(id, runs, locale)));
                }
                paired => (id, TournamentAnswer::Paired(paired?)),
            }
        }
        Managing::NextRoundEarly { number } => {
            let id = TournamentId(number);
            let paired = host.pair_tournament(server, id, by, NextRound::Now).await?;
            (id, TournamentAnswer::Paired(paired))
        }
        Managing::Decide { number } => {
            let id = TournamentId(number);
            let view = host.tournament(server, id).await?;
            let mut open = host.open_tournament_games(server, by).await?;
            let games = &view.tournament.games;
            open.retain(|one| games.iter().any(|game| game.id == Some(one.id)));
            return Ok(on.shows(cards::decide_which(&open, locale)));
        }
        Managing::Game => {
            let game = MatchId(on.chosen()?);
            return Ok(on.shows(cards::decide(game, locale)));
        }
        Managing::Result { game, result } => {
            let decision = Adjudication {
                id: game,
                result,
                earlier: Earlier::Stays,
            };
            let id = host.adjudicate(server, by, decision).await?;
            (id, TournamentAnswer::Adjudicated(game))
        }
        Managing::Players { number } => {
            let view = host.tournament(server, TournamentId(number)).await?;
            return Ok(on.shows(cards::remove_which(&view, locale)));
        }
        Managing::Remove { number } => {
            let player = UserId(on.chosen()?);
            let asked = host.withdrawing_entrant(server, TournamentId(number), by, player);
            let asked = asked.await?;
            return Ok(on.shows(cards::ask_to_withdraw(&asked, caller.user, locale)));
        }
        Managing::ShowHere { number } => {
            by.must_manage()?;
            let id = TournamentId(number);
            let place = tournaments::home(host, http, caller).await?;
            host.show_tournament_here(id, place).await?;
            (id, TournamentAnswer::Shown(place.channel))
        }
        Managing::Edit { number } => {
            let view = host.tournament(server, TournamentId(number)).await?;
            by.check_manager(&view.terms)?;
            let zone = host.notices(caller.user).await?.zone;
            return Ok(Answer::Form(cards::edit_form(&view, &zone, locale)));
        }
        Managing::Stop { number } => {
            let id = TournamentId(number);
            let name = host.cancelling_tournament(server, id, by).await?;
            return Ok(on.shows(cards::ask_to_cancel(id, &name, locale)));
        }
        Managing::TakePart => {
            by.must_manage()?;
            let here = tournaments::home(host, http, caller).await?;
            let (id, place) = host.take_part(here, on.chosen()?, caller.user).await?;
            (id, TournamentAnswer::TakesPart(place.channel))
        }
    };
    Ok(on.shows(cards::tournament_answer(id, answer, locale)))
}

/// Changes a tournament as entered into the form, and shows it.
pub(super) async fn edit(
    host: &Host,
    caller: &Caller,
    form: &serenity::ModalInteraction,
    id: TournamentId,
) -> Result<Message, Error> {
    let edited = TournamentEdit {
        name: typed(form, TOURNAMENT_NAME_INPUT).unwrap_or_default(),
        limits: limits(form)?,
        starts_at: tournaments::read_start(host, caller, typed(form, STARTS_INPUT).as_deref())
            .await?,
    };
    let by = caller.for_tournament();
    host.edit_tournament(caller.server, id, by, edited).await?;
    tournaments::card(host, caller, id).await
}

/// Returns the numbers of players that were entered.
pub(super) fn limits(form: &serenity::ModalInteraction) -> Result<Limits, Refusal> {
    let number = |input| {
        let typed = typed(form, input).filter(|typed| !typed.trim().is_empty());
        let number = typed.map(|typed| typed.trim().parse().map_err(|_| Refusal::Limits));
        number.transpose()
    };
    Ok(Limits {
        least: number(LEAST_INPUT)?,
        most: number(MOST_INPUT)?,
    })
}
