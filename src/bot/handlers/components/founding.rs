//! Clicks and the form of those who make a tournament.

use poise::serenity_prelude as serenity;

use super::{Click, managing::limits, typed};
use crate::{
    bot::{
        cards::{self, Named, ROUNDS_INPUT, STARTS_INPUT, TOURNAMENT_NAME_INPUT},
        error::Error,
        handlers::{
            Caller,
            tournaments::{self, NewTournament},
        },
        ids::Founding,
        messages::{Answer, Message},
    },
    host::{DraftId, Host},
};
use domain::{
    community::tournament::{Between, Refusal, System},
    matches::Refusal as MatchRefusal,
};
use rules::GameId;

/// Shows the next step.
pub(super) async fn act(on: Click<'_>, founding: Founding) -> Result<Answer, Error> {
    let Click { host, caller, .. } = on;
    let locale = caller.locale;
    caller.for_tournament().must_manage()?;
    let (system, game) = match founding {
        Founding::Redraft { draft } => {
            let draft = host.tournament_draft(DraftId(draft), caller.member())?;
            let zone = host.notices(caller.user).await?.zone;
            return Ok(Answer::Form(cards::redraft_form(&draft, &zone, locale)));
        }
        Founding::Publish { draft } => {
            let id = host.publish_draft(DraftId(draft), caller.member()).await?;
            return Ok(on.shows(tournaments::made(host, caller, id).await?));
        }
        Founding::Name { system, game } => {
            return Ok(Answer::Form(cards::tournament_form(system, game, locale)));
        }
        Founding::Draft { system, game } => (system, game),
        Founding::System { game } => (chosen_system(on)?, game),
        Founding::Game { system } => {
            let chosen: String = on.chosen()?;
            let game = GameId::from_id(&chosen).ok_or(MatchRefusal::UnknownButton)?;
            (system, game)
        }
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
