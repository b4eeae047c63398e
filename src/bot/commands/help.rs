//! `/help`: how to play here.

use super::{Asking, Context, Error, answer};
use crate::{games::GameId, sentence};

#[poise::command(slash_command)]
pub(super) async fn help(context: Context<'_>) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let games: Vec<&str> = GameId::ALL.iter().map(|game| game.info().name).collect();
    answer(
        context,
        asking
            .locale
            .say(&sentence!("help", games = games.join(", "))),
    )
    .await
}
