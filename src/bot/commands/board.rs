//! `/board`: see a board in private, from one's own side.

use super::{
    Asking, Context, Error,
    options::{complete_match, parse_match},
};
use crate::bot::cards;

#[poise::command(slash_command)]
pub(super) async fn board(
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
    let view = host.board(server, id).await?;
    let side = view.players.side_of(user);
    let card = cards::board(view, side, locale).await?;
    context.send(card.reply()).await?;
    Ok(())
}
