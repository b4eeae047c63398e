//! The option `server`: an open server.

use poise::serenity_prelude as serenity;

use super::labels;
use crate::bot::{error::Error, handlers::Context};

/// Suggests open servers whose names contain the typed text. A code can be typed as well.
pub(in crate::bot::handlers::commands) async fn complete_server(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    labels::suggest("servers", typed, find(context, typed).await)
}

async fn find(context: Context<'_>, typed: &str) -> Result<Vec<(String, String)>, Error> {
    let host = &context.data().host;
    let mut servers = host.find_open_servers(typed.to_owned()).await?;
    let searched = labels::searched(typed);
    if searched != typed.trim() {
        servers.extend(host.find_open_servers(searched.to_owned()).await?);
    }
    let own = context.guild_id().map(serenity::GuildId::get);
    let others = servers
        .into_iter()
        .filter(|open| Some(open.server.0) != own);
    Ok(others
        .map(|open| (open.name, open.server.to_string()))
        .collect())
}
