//! Commands about time: `/clock` and `/vacation`.

use super::{
    Caller, Context, Error, answer,
    options::{complete_match, named_match},
};
use crate::bot::cards;
use crate::host::Among;

/// Shows the clock of a match.
#[poise::command(slash_command, category = "anywhere")]
pub(super) async fn clock(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_match"]
    named: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = named_match(context, named.as_deref(), Among::All).await?;
    let host = &context.data().host;
    let look = host.clock_look(caller.server, id, caller.user).await?;
    answer(context, cards::clock_look(&look, caller.locale)).await
}

/// Shows a player's vacations, or the cost of one.
#[poise::command(slash_command, category = "anywhere")]
pub(super) async fn vacation(
    context: Context<'_>,
    from: Option<String>,
    until: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let message = if from.is_none() && until.is_none() {
        cards::vacations(&host.vacations(caller.user).await?, caller.locale)
    } else {
        // If only the first day is given, it is the last one, too.
        let until = until.or_else(|| from.clone()).unwrap_or_default();
        let draft = host.draft_vacation(caller.user, from, until);
        cards::vacation_draft(&draft.await?, caller.locale)
    };
    answer(context, message).await
}
