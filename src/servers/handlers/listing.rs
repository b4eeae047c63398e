//! Clicks that show other servers, or challenge one.

use crate::{
    contests::{
        actions::{ContestRequest, TablePage, proposals, tables},
        cards::{contest_done, form::contest_form, picture::server_table},
        handlers::{self as contests, buttons::typed_terms},
        ids::{ContestDraft, ServersAct, TableChoice},
    },
    discord::{
        error::Error,
        handlers::{Act, On},
        messages::Answer,
    },
    players::actions::settings,
    servers::{
        actions::openings,
        cards::{self, SERVER_INPUT},
    },
};
use domain::{
    community::{Refused, Season, contest::NoContest},
    matches::Refusal,
    ratings::Pool,
};

impl Act for ServersAct {
    fn is_of_server(&self) -> bool {
        true
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let locale = caller.locale;
        let by = caller.actor();
        match self {
            ServersAct::Open { page } => {
                let page = on.read(move |cx| openings::page(cx, page)).await?;
                Ok(on.shows(cards::open_servers(&page, &by)))
            }
            ServersAct::Show => {
                let named = on.chosen()?;
                let page = contests::server_page(host, caller, Some(named), None);
                Ok(Answer::Private(page.await?))
            }
            ServersAct::Here => {
                let page = contests::server_page(host, caller, None, None);
                Ok(on.shows(page.await?))
            }
            ServersAct::Find => Ok(Answer::Form(cards::server_form())),
            ServersAct::Challenge { server } => {
                let page = contests::server_page(host, caller, Some(server.to_string()), None);
                Ok(on.shows(page.await?))
            }
            ServersAct::Change { draft } => {
                if !caller.manages {
                    return Err(Refused::from(NoContest::NotAManager).into());
                }
                let terms = draft.terms.clone();
                let id = ServersAct::Change { draft };
                let form = contest_form(id, "button-change-terms", &terms, locale);
                Ok(Answer::Form(form))
            }
            ServersAct::Send { draft } => {
                let request = ContestRequest {
                    opponent: draft.server.to_string(),
                    wish: draft.terms.into(),
                };
                let id = proposals::propose(host, by, request).await?;
                let done = contest_done("contest-proposed", id);
                Ok(on.shows(done))
            }
            ServersAct::Table { pool, season, page } => {
                table(on, pool, season, TablePage::At(page)).await
            }
            ServersAct::OwnRow { pool, season } => table(on, pool, season, TablePage::Own).await,
            ServersAct::TableOf => {
                let chosen: TableChoice = on.chosen()?;
                let season = chosen.seasons.at(Season::of(host.clock().now()));
                let season = season.map_or(0, Season::number);
                table(on, chosen.pool, season, TablePage::Own).await
            }
        }
    }

    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        match self {
            ServersAct::Find => {
                let typed = on.typed(SERVER_INPUT).unwrap_or_default();
                let found = contests::find_server(on.host, on.caller, typed);
                Ok(Answer::Private(found.await?))
            }
            ServersAct::Change { draft } => change(on, draft).await,
            _ => Err(Refusal::UnknownButton.into()),
        }
    }
}

/// Shows what a challenge proposes with the terms in a form.
async fn change(on: On<'_>, draft: ContestDraft) -> Result<Answer, Error> {
    let ContestDraft { server, terms } = draft;
    let terms = terms.with(typed_terms(on)?).map_err(Refused::from)?;
    let server = Some(server.to_string());
    let page = contests::server_page(on.host, on.caller, server, Some(terms));
    Ok(Answer::InPlace(page.await?))
}

/// Returns a page of the table of servers.
async fn table(on: On<'_>, pool: Pool, season: u32, page: TablePage) -> Result<Answer, Error> {
    let (server, user) = (on.caller.server, on.caller.user);
    let season = Season::numbered(season).filter(|season| season.number() > 0);
    let table = on
        .read(move |cx| tables::load(cx, pool, season, page))
        .await?;
    let look = settings::load_look(on.host, server, Some(user)).await?;
    let message = server_table(table, server, look);
    Ok(on.shows(message))
}
