//! `/block` and `/unblock`: users from whom a user wants nothing.

use poise::serenity_prelude as serenity;

use super::{Caller, Context, Error, answer};
use crate::bot::cards;
use domain::matches::UserId;

/// Blocks a user, or lists the blocked users.
#[poise::command(slash_command)]
pub(super) async fn block(
    context: Context<'_>,
    player: Option<serenity::User>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let message = match player {
        Some(player) => {
            let player = UserId(player.id.get());
            host.block(caller.user, player).await?;
            cards::blocked(player, caller.locale)
        }
        None => cards::blocks(&host.blocks(caller.user).await?, caller.locale),
    };
    answer(context, message).await
}

/// Ends a block.
#[poise::command(slash_command)]
pub(super) async fn unblock(context: Context<'_>, player: serenity::User) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let player = UserId(player.id.get());
    let was_blocked = context.data().host.unblock(caller.user, player).await?;
    answer(
        context,
        cards::unblocked(player, was_blocked, caller.locale),
    )
    .await
}
