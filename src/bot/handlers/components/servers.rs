//! Clicks that show other servers, or challenge one.

use super::{Act, On};
use crate::{
    bot::{cards, error::Error, handlers::contests, ids::Servers, messages::Answer},
    host::TablePage,
};
use domain::{
    community::{Season, contest::TermsWish},
    ratings::Pool,
};

impl Act for Servers {
    fn is_of_server(&self) -> bool {
        true
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let locale = caller.locale;
        let by = caller.actor();
        match self {
            Servers::Open { page } => {
                let page = host.open_servers(page).await?;
                Ok(on.shows(cards::open_servers(&page, locale)))
            }
            Servers::Show => {
                let named = on.chosen()?;
                let page = host.server_page(by.server, Some(named), by.user).await?;
                Ok(Answer::Private(cards::server_page(&page, &by, locale)))
            }
            Servers::Challenge { server } => {
                let wish = TermsWish::default();
                let done = contests::challenge(host, caller, server.to_string(), wish);
                Ok(on.shows(done.await?))
            }
            Servers::Table { pool, season, page } => {
                table(on, pool, season, TablePage::At(page)).await
            }
            Servers::OwnRow { pool, season } => {
                table(on, pool, season, TablePage::Of(by.server)).await
            }
        }
    }
}

/// Returns a page of the table of servers.
async fn table(on: On<'_>, pool: Pool, season: u32, page: TablePage) -> Result<Answer, Error> {
    let (server, user, locale) = (on.caller.server, on.caller.user, on.caller.locale);
    let season = Season::numbered(season).filter(|season| season.number() > 0);
    let table = on.host.server_table(pool, season, page).await?;
    let look = on.host.look(server, Some(user)).await?;
    let message = cards::server_table(table, server, look, locale);
    Ok(on.shows(message.await?))
}
