//! `/moves`: the record of a match.

use super::{
    Asking, Context, Error,
    options::{complete_match, parse_match},
};
use crate::bot::cards;

#[poise::command(slash_command)]
pub(super) async fn moves(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_match"]
    named: Option<String>,
) -> Result<(), Error> {
    let Asking {
        server,
        channel,
        user,
        locale,
        ..
    } = Asking::from(context)?;
    let host = &context.data().host;
    let named = parse_match(named.as_deref())?;
    let id = host.find(server, channel, user, named, false).await?;
    let record = host.record(server, id).await?;
    context.send(cards::record(&record, locale).reply()).await?;
    Ok(())
}
