//! `/board`: see a board in private, from one's own side or the other.

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
    flip: Option<bool>,
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
    // Onlookers have no side of their own; they see it as the side to move does.
    let own = view.players.side_of(user);
    let side = own.unwrap_or(view.position.side_to_move());
    let flip = flip.unwrap_or(false);
    let side = if flip { side.other() } else { side };
    let card = cards::board(view, Some(side), locale).await?;
    context.send(card.reply()).await?;
    Ok(())
}
