//! The option `server`: an open server.

use poise::serenity_prelude as serenity;

use crate::bot::{error::Error, handlers::Context, messages::Suggestions};
use store::OpenServer;

/// Suggests open servers whose names contain the typed text. A code can be typed as well.
pub(in crate::bot::handlers::commands) async fn complete_server(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let servers = find(context, typed).await.unwrap_or_else(|error| {
        tracing::warn!(error = error.chain(), "servers could not be suggested");
        Vec::new()
    });
    let own = context.guild_id().map(serenity::GuildId::get);
    let others = servers
        .into_iter()
        .filter(|open| Some(open.server.0) != own);
    let named = others.map(|open| (open.name, open.server.to_string()));
    Suggestions(named.collect()).response()
}

async fn find(context: Context<'_>, typed: &str) -> Result<Vec<OpenServer>, Error> {
    let host = &context.data().host;
    Ok(host.find_open_servers(typed.to_owned()).await?)
}
