//! `/code`: a player's code, by which players of other servers can challenge them.

use super::{Caller, Context, Error, answer};
use crate::bot::cards;

/// Shows a player's code, or how to get one.
#[poise::command(slash_command)]
pub(super) async fn code(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let code = context.data().host.code(caller.user).await?;
    answer(context, cards::code(code.as_ref(), caller.locale)).await
}
