//! `/tutorial`: learn a game by solving small positions.

use super::{Asking, Context, Error, options::GameOption};
use crate::bot::picker;

#[poise::command(slash_command)]
pub(super) async fn tutorial(context: Context<'_>, game: GameOption) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let look = context.data().host.look(asking.server, Some(asking.user));
    let card = picker::first_lesson(game.0, look.await?, asking.locale).await?;
    context.send(card.reply()).await?;
    Ok(())
}
