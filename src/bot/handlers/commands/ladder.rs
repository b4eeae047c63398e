//! `/ladder`: the ladders of the server, one for each game.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Context, Error, answer,
    challenging::Means,
    options::{
        GameOption, LadderAction, OneOf, Uses, check_used, complete_pace, named_user, needed,
        read_pace,
    },
};
use crate::bot::handlers::ladders::{self, LadderWish};
use domain::matches::{Refusal, UserId};

/// The options of a challenge on the ladder, and of the ladder itself.
const CHALLENGE: &[&str] = &["game", "opponent", "pace"];

/// Shows a ladder, challenges a player on it, or does what the action says.
#[poise::command(slash_command)]
pub(super) async fn ladder(
    context: Context<'_>,
    game: GameOption,
    opponent: Option<serenity::User>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    action: Option<OneOf<LadderAction>>,
    player: Option<serenity::User>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let GameOption(game) = game;
    let host = &context.data().host;
    let action = action.map(|action| action.0);
    check_used(context, action.map_or(CHALLENGE, Uses::uses))?;
    let message = match (action, opponent) {
        (Some(LadderAction::Join), _) => ladders::join(host, &caller, game).await?,
        (Some(LadderAction::Leave), _) => ladders::leave(host, &caller, game).await?,
        (Some(LadderAction::Remove), _) => {
            let player = needed(player, "command-ladder-player")?;
            let player = UserId(player.id.get());
            ladders::remove(host, &caller, game, player).await?
        }
        (None, Some(opponent)) => {
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
            made.ok_or(Refusal::UnknownButton)?
        }
        (None, None) => ladders::show(host, &caller, game).await?,
    };
    answer(context, message).await
}
