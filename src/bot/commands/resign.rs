//! `/resign`: give a match up, after being asked once more.

use super::{
    Asking, Context, Error,
    options::{complete_match, parse_match},
};
use crate::bot::cards;

#[poise::command(slash_command)]
pub(super) async fn resign(
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
    let resigning = host.ask_to_resign(server, id, user, None).await?;
    context
        .send(cards::ask_to_resign(resigning, locale).reply())
        .await?;
    Ok(())
}
