//! `/servers`: open servers, the table of servers, and a server's page.

use super::{
    Caller, Context, Error, answer,
    options::{GameOption, OneOf, complete_server},
};
use crate::{bot::cards, host::TablePage};
use domain::{community::Seasons, ratings::Pool};

/// Servers that play contests.
///
/// Discord sends each of its subcommands as a command, and never this one by itself.
#[poise::command(
    slash_command,
    subcommand_required,
    subcommands("list", "table", "show")
)]
pub(super) async fn servers(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    answer(context, cards::help(caller.locale)).await
}

/// Lists the open servers.
#[poise::command(slash_command)]
async fn list(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let page = context.data().host.open_servers(0).await?;
    answer(context, cards::open_servers(&page, caller.locale)).await
}

/// Shows the table of servers.
#[poise::command(slash_command)]
async fn table(
    context: Context<'_>,
    game: Option<GameOption>,
    season: Option<OneOf<Seasons>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let pool = game.map_or(Pool::All, |game| Pool::Game(game.0));
    let season = season.map_or(Seasons::Now, |season| season.0);
    let season = season.at(host.clock().now());
    let table = host.server_table(pool, season, TablePage::Of(caller.server));
    let look = host.look(caller.server, Some(caller.user)).await?;
    let message = cards::server_table(table.await?, caller.server, look, caller.locale);
    answer(context, message.await?).await
}

/// Shows a server's page.
#[poise::command(slash_command)]
async fn show(
    context: Context<'_>,
    #[autocomplete = "complete_server"] server: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let page = context.data().host.server_page(caller.server, server);
    answer(context, cards::server_page(&page.await?, caller.locale)).await
}
