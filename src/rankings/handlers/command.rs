//! `/ladder`: the ladders of the server, one for each game.

use poise::serenity_prelude as serenity;

use crate::{
    challenges::handlers::challenging::{Means, named_user},
    clocks::handlers::{complete_pace, read_pace},
    discord::handlers::{Caller, Context, Error, options::GameOption},
    matches::handlers::answer::answer,
    rankings::handlers::{self as ladders, LadderWish},
};
use domain::matches::Refusal;

/// Shows a ladder, or challenges a player on it.
#[poise::command(slash_command)]
pub(crate) async fn ladder(
    context: Context<'_>,
    game: GameOption,
    opponent: Option<serenity::User>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let GameOption(game) = game;
    let host = &context.data().host;
    let Some(opponent) = opponent else {
        return answer(context, ladders::show(host, &caller, game).await?).await;
    };
    let pace = pace
        .map(|text| read_pace(&text, caller.locale))
        .transpose()?;
    let wish = LadderWish {
        game,
        opponent: named_user(context, &opponent),
        pace,
    };
    let http = context.http();
    let made = ladders::challenge(host, http, caller, wish, Means::Command).await?;
    answer(context, made.ok_or(Refusal::UnknownButton)?).await
}
