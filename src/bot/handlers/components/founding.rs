//! What those do who make a tournament, until it is announced.

use super::{Act, On, managing::limits, settings::chosen};
use crate::{
    bot::{
        cards::{self, ROUNDS_INPUT, STARTS_INPUT, TOURNAMENT_NAME_INPUT},
        error::Error,
        handlers::tournaments::{NewTournament, draft, made},
        ids::Founding,
        messages::Answer,
    },
    host::{DraftId, tournaments},
};
use domain::{
    community::tournament::{Between, Refusal},
    matches::Refusal as MatchRefusal,
};
use rules::GameId;

impl Act for Founding {
    fn is_of_server(&self) -> bool {
        true
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let locale = caller.locale;
        tournaments::must_manage(&caller.actor())?;
        let (system, game) = match self {
            Founding::Redraft { draft } => {
                let by = caller.actor();
                let found = tournaments::find_draft(host, &by, DraftId(draft))?;
                let zone = host.notices(caller.user).await?.zone;
                return Ok(Answer::Form(cards::redraft_form(&found, &zone, locale)));
            }
            Founding::Publish { draft } => {
                let draft = DraftId(draft);
                let id = tournaments::publish_draft(host, caller.actor(), draft).await?;
                return Ok(on.shows(made(host, caller, id).await?));
            }
            Founding::Name { system, game } => {
                return Ok(Answer::Form(cards::tournament_form(system, game, locale)));
            }
            Founding::Draft { system, game } => (system, game),
            Founding::System { game } => (chosen(on)?, game),
            Founding::Game { system } => {
                let chosen: String = on.chosen()?;
                let game = GameId::from_id(&chosen).ok_or(MatchRefusal::UnknownButton)?;
                (system, game)
            }
        };
        Ok(on.shows(cards::new_tournament(system, game, locale)))
    }

    /// Shows how the tournament whose name was entered would be announced.
    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        let Founding::Name { system, game } = self else {
            return Err(MatchRefusal::UnknownButton.into());
        };
        let rounds = on
            .typed(ROUNDS_INPUT)
            .filter(|typed| !typed.trim().is_empty());
        let rounds = rounds.map(|typed| typed.trim().parse().map_err(|_| Refusal::Rounds));
        let terms = NewTournament {
            name: on.typed(TOURNAMENT_NAME_INPUT).unwrap_or_default(),
            system,
            game,
            rounds: rounds.transpose()?,
            pace: None,
            rated: None,
            round_days: None,
            no_show_days: None,
            at_once: None,
            between: Between::Here,
            managers: None,
            size: None,
            starts: on.typed(STARTS_INPUT),
            limits: limits(on)?,
        };
        Ok(Answer::InPlace(
            draft(on.host, on.http, on.caller, terms).await?,
        ))
    }
}
