//! The clock of a match.

use super::{Context, Error, answer, options::named_match};
use crate::bot::cards;
use crate::host::Among;

/// Shows the clock of a match.
pub(super) async fn clock(context: Context<'_>, named: Option<&str>) -> Result<(), Error> {
    let (caller, id) = named_match(context, named, Among::All).await?;
    let host = &context.data().host;
    let look = host.clock_look(caller.server, id, caller.user).await?;
    answer(context, cards::clock_look(&look, caller.locale)).await
}
