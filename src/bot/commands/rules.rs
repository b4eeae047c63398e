//! `/rules`: the rules of a game, a page at a time, in private.

use super::{Asking, Context, Error, options::GameOption};
use crate::bot::cards;

#[poise::command(slash_command)]
pub(super) async fn rules(context: Context<'_>, game: GameOption) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let look = context.data().host.look(asking.server, Some(asking.user));
    let card = cards::rules(game.0, 0, look.await?, asking.locale).await?;
    context.send(card.reply()).await?;
    Ok(())
}
