//! Open servers, the table of servers, and a server's page.

use super::{Caller, Context, Error, answer, options::OneOf};
use crate::{bot::cards, host::TablePage};
use domain::{community::Seasons, ratings::Pool};
use rules::GameId;

/// Lists the open servers.
pub(super) async fn list(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let page = context.data().host.open_servers(0).await?;
    answer(context, cards::open_servers(&page, caller.locale)).await
}

/// Shows the table of servers.
pub(super) async fn table(
    context: Context<'_>,
    game: Option<GameId>,
    season: Option<OneOf<Seasons>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let pool = game.map_or(Pool::All, Pool::Game);
    let season = season.map_or(Seasons::Now, |season| season.0);
    let season = season.at(host.clock().now());
    let table = host.server_table(pool, season, TablePage::Of(caller.server));
    let look = host.look(caller.server, Some(caller.user)).await?;
    let message = cards::server_table(table.await?, caller.server, look, caller.locale);
    answer(context, message.await?).await
}

/// Shows a server's page.
pub(super) async fn show(context: Context<'_>, server: Option<String>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let page = context.data().host.server_page(caller.server, server);
    answer(
        context,
        cards::server_page(&page.await?, caller.for_contest(), caller.locale),
    )
    .await
}
