//! `/plan`: conditional moves.

use super::{
    Asking, Context, Error,
    options::{complete_match, parse_match},
};
use crate::bot::{components::Clicking, picker};

#[poise::command(slash_command)]
pub(super) async fn plan(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_match"]
    named: Option<String>,
) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let data = context.data();
    let named = parse_match(named.as_deref())?;
    let (server, user) = (asking.server, asking.user);
    let id = data.host.find(server, asking.channel, user, named, false);
    let id = id.await?;
    let card = picker::list_plans(data, &Clicking::from(asking), id).await?;
    context.send(card.reply()).await?;
    Ok(())
}
