//! Clicks and the form of those who manage tournaments.

use poise::serenity_prelude as serenity;

use super::{Click, typed};
use crate::{
    bot::{
        cards::{
            self, LEAST_INPUT, MOST_INPUT, Named, ROUNDS_INPUT, STARTS_INPUT,
            TOURNAMENT_NAME_INPUT, TournamentAnswer,
        },
        error::Error,
        handlers::{
            Caller,
            tournaments::{self, NewTournament},
        },
        ids::Managing,
        messages::{Answer, Message},
    },
    host::{Adjudication, DraftId, Earlier, Failure, Host, TournamentEdit},
};
use domain::{
    community::{
        Refused,
        tournament::{Between, Limits, NextRound, Refusal, System},
    },
    matches::{MatchId, Refusal as MatchRefusal, UserId},
};
use rules::GameId;
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
            let (id, place) = host.take_part(here, on.chosen()?).await?;
            (id, TournamentAnswer::TakesPart(place.channel))
        }
        Managing::Redraft { draft } => {
            let draft = host.tournament_draft(DraftId(draft), caller.member())?;
            let zone = host.notices(caller.user).await?.zone;
            return Ok(Answer::Form(cards::redraft_form(&draft, &zone, locale)));
        }
        Managing::Publish { draft } => {
            by.must_manage()?;
            let id = host.publish_draft(DraftId(draft), caller.member()).await?;
            return Ok(on.shows(tournaments::made(host, caller, id).await?));
        }
        Managing::Draft { .. }
        | Managing::DraftSystem { .. }
        | Managing::DraftGame { .. }
        | Managing::Create { .. } => return draft(on, managing),
    };
    Ok(on.shows(cards::tournament_answer(id, answer, locale)))
}

/// Shows the draft of a new tournament, or the form for its name.
fn draft(on: Click<'_>, managing: Managing) -> Result<Answer, Error> {
    on.caller.for_tournament().must_manage()?;
    let locale = on.caller.locale;
    let (system, game) = match managing {
        Managing::DraftSystem { game } => (chosen_system(on)?, game),
        Managing::DraftGame { system } => {
            let chosen: String = on.chosen()?;
            let game = GameId::from_id(&chosen).ok_or(MatchRefusal::UnknownButton)?;
            (system, game)
        }
        Managing::Create { system, game } => {
            return Ok(Answer::Form(cards::tournament_form(system, game, locale)));
        }
        Managing::Draft { system, game } => (system, game),
        _ => return Err(MatchRefusal::UnknownButton.into()),
    };
    Ok(on.shows(cards::new_tournament(system, game, locale)))
}

fn chosen_system(on: Click<'_>) -> Result<System, MatchRefusal> {
    let id: String = on.chosen()?;
    let mut every = <System as Named>::every().into_iter();
    every
        .find(|system| system.id() == id)
        .ok_or(MatchRefusal::UnknownButton)
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
fn limits(form: &serenity::ModalInteraction) -> Result<Limits, Refusal> {
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

/// Shows how the tournament whose name was entered would be announced.
pub(super) async fn create(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    form: &serenity::ModalInteraction,
    system: System,
    game: GameId,
) -> Result<Message, Error> {
    let rounds = typed(form, ROUNDS_INPUT).filter(|rounds| !rounds.trim().is_empty());
    let rounds = match rounds {
        Some(rounds) => Some(rounds.trim().parse().map_err(|_| Refusal::Rounds)?),
        None => None,
    };
    let terms = NewTournament {
        name: typed(form, TOURNAMENT_NAME_INPUT).unwrap_or_default(),
        system,
        game,
        rounds,
        pace: None,
        rated: None,
        round_days: None,
        no_show_days: None,
        at_once: None,
        between: Between::Here,
        managers: None,
        size: None,
        starts: typed(form, STARTS_INPUT),
        limits: limits(form)?,
    };
    tournaments::draft(host, http, caller, terms).await
}
