//! What those do who make a tournament, until it is announced.

use super::managing::edited;
use crate::{
    challenges::handlers::challenging::place,
    discord::{
        error::Error,
        handlers::{Act, On},
        messages::Answer,
    },
    host::drafts::{DraftId, TournamentRequest},
    players::{actions::notices, handlers::settings::chosen},
    tournaments::{
        actions::{self as tournaments, DraftChange},
        cards::{
            self,
            founding::{FIRST_MOVE_DAYS_INPUT, ROUND_DAYS_INPUT, ROUNDS_INPUT},
        },
        handlers::made,
        ids::{DraftSetting, TournamentDraftAct},
    },
};
use domain::{
    community::tournament::{Between, Limits, Refusal, System},
    matches::{Pace, Refusal as MatchRefusal, TimingWish},
};
use rules::GameId;

impl Act for TournamentDraftAct {
    fn is_of_server(&self) -> bool {
        true
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let by = caller.actor();
        tournaments::must_manage(&by)?;
        match self {
            TournamentDraftAct::Draft => draft_tournament(on).await,
            TournamentDraftAct::System { draft } => {
                let system = chosen(on)?;
                plays(on, draft, |request| (system, request.start.game())).await
            }
            TournamentDraftAct::Game { draft } => {
                let chosen: String = on.chosen()?;
                let game = GameId::from_id(&chosen).ok_or(MatchRefusal::UnknownButton)?;
                plays(on, draft, |request| (request.system, game)).await
            }
            TournamentDraftAct::Redraft { draft } => {
                let found = tournaments::find_draft(host, &by, DraftId(draft))?;
                let zone = on.read(notices::load).await?.zone;
                let form = cards::founding::redraft_form(DraftId(draft), &found, &zone);
                Ok(Answer::Form(form))
            }
            TournamentDraftAct::Days { draft } => {
                let found = tournaments::find_draft(host, &by, DraftId(draft))?;
                Ok(Answer::Form(cards::founding::tournament_days_form(
                    DraftId(draft),
                    &found,
                )))
            }
            TournamentDraftAct::Choose { draft, setting } => {
                let draft = tournaments::show_draft(host, by, DraftId(draft)).await?;
                let card = cards::founding::tournament_draft(&draft, Some(setting));
                Ok(on.shows(card))
            }
            TournamentDraftAct::Set { draft, setting } => {
                change(on, draft, choice(on, setting)?).await
            }
            TournamentDraftAct::NoManagers { draft } => {
                change(on, draft, DraftChange::Managers(None)).await
            }
            TournamentDraftAct::Rated { draft, on: rated } => {
                change(on, draft, DraftChange::Rated(rated)).await
            }
            TournamentDraftAct::AtOnce { draft, on: at_once } => {
                change(on, draft, DraftChange::AtOnce(at_once)).await
            }
            TournamentDraftAct::Publish { draft } => {
                let id = tournaments::publish_draft(host, by, DraftId(draft)).await?;
                Ok(on.shows(made(host, caller, id).await?))
            }
        }
    }

    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        match self {
            TournamentDraftAct::Redraft { draft } => {
                let (edit, rounds) = (edited(on).await?, rounds(on)?);
                change(on, draft, DraftChange::Edit { edit, rounds }).await
            }
            TournamentDraftAct::Days { draft } => {
                let days = DraftChange::Days {
                    round: number(on, ROUND_DAYS_INPUT, Refusal::Days)?,
                    first_move: number(on, FIRST_MOVE_DAYS_INPUT, Refusal::Days)?,
                };
                change(on, draft, days).await
            }
            _ => Err(MatchRefusal::UnknownButton.into()),
        }
    }
}

/// Drafts a tournament on the usual terms, which can be published as it is.
async fn draft_tournament(on: On<'_>) -> Result<Answer, Error> {
    let (system, game) = (System::Swiss, GameId::Courtyard);
    let place = place(on.host, on.http, on.caller).await?;
    let request = TournamentRequest {
        place,
        name: place
            .locale
            .say(&cards::founding::usual_tournament_name(system, game)),
        managers: None,
        system,
        rounds: None,
        at_once: false,
        round_days: None,
        no_show_days: None,
        between: Between::Here,
        start: game.start(None).map_err(MatchRefusal::Size)?,
        timing: TimingWish::default(),
        rated: true,
        limits: Limits::default(),
        starts_at: None,
    };
    let draft = tournaments::draft(on.host, on.caller.actor(), request).await?;
    Ok(on.shows(cards::founding::tournament_draft(&draft, None)))
}

/// Changes the game or the system of a draft, and the name with it, unless someone has given one.
async fn plays(
    on: On<'_>,
    draft: u32,
    what: impl FnOnce(&TournamentRequest) -> (System, GameId),
) -> Result<Answer, Error> {
    let found = tournaments::find_draft(on.host, &on.caller.actor(), DraftId(draft))?;
    let usual = |system, game| {
        found
            .place
            .locale
            .say(&cards::founding::usual_tournament_name(system, game))
    };
    let (system, game) = what(&found);
    let name = if found.name == usual(found.system, found.start.game()) {
        usual(system, game)
    } else {
        found.name.clone()
    };
    change(on, draft, DraftChange::Play { system, game, name }).await
}

/// Changes a draft, and shows it.
async fn change(on: On<'_>, draft: u32, change: DraftChange) -> Result<Answer, Error> {
    let by = on.caller.actor();
    tournaments::must_manage(&by)?;
    let draft = tournaments::change_draft(on.host, by, DraftId(draft), change).await?;
    let card = cards::founding::tournament_draft(&draft, None);
    Ok(Answer::InPlace(card))
}

/// Returns what was chosen in the select of a setting.
fn choice(on: On<'_>, setting: DraftSetting) -> Result<DraftChange, MatchRefusal> {
    Ok(match setting {
        DraftSetting::Pace => {
            let pace: String = on.chosen()?;
            DraftChange::Pace(Pace::from_id(&pace).ok_or(MatchRefusal::UnknownButton)?)
        }
        DraftSetting::Size => DraftChange::Size(on.chosen()?),
        DraftSetting::Servers => DraftChange::Servers(chosen(on)?),
        DraftSetting::Managers => DraftChange::Managers(Some(on.role()?)),
    })
}

fn rounds(on: On<'_>) -> Result<Option<u32>, Refusal> {
    number(on, ROUNDS_INPUT, Refusal::Rounds)
}

/// Returns the number that was entered into an input of a form, if one was.
fn number(on: On<'_>, input: &str, refusal: Refusal) -> Result<Option<u32>, Refusal> {
    let typed = on.typed(input).filter(|typed| !typed.trim().is_empty());
    let number = typed.map(|typed| typed.trim().parse().map_err(|_| refusal));
    number.transpose()
}
