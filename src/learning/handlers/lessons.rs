//! How the games are played, and how to play here: `/rules`, `/tutorial` and `/help`.

use crate::{
    discord::handlers::{Caller, Context, Error, options::GameOption},
    learning::{cards, ids::Topic},
    matches::handlers::{answer::answer, picker},
    players::actions::settings,
};

/// Shows the rules of a game, a page at a time.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn rules(context: Context<'_>, game: GameOption) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let look = settings::load_look(&context.data().host, caller.server, Some(caller.user));
    let message = cards::rules_card::rules(game.0, 0, look.await?);
    answer(context, message?).await
}

/// Teaches a game with small positions to solve.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn tutorial(context: Context<'_>, game: GameOption) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let message = picker::first_lesson(host, &caller, game.0).await?;
    answer(context, message).await
}

/// Explains how to play here.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn help(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let look = settings::load_look(&context.data().host, caller.server, Some(caller.user)).await?;
    let message = cards::help::help(Topic::Start, look)?;
    answer(context, message).await
}
