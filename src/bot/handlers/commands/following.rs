//! Following matches, and notes about them: actions of `/match`.

use super::{
    Caller, Context, Error, answer,
    options::{named_match, read_match},
    perform,
};
use crate::{
    bot::{cards, ids::Following},
    host::Among,
};

/// Asks how to follow a match, or lists the matches that the user follows.
pub(super) async fn follow(context: Context<'_>, named: Option<&str>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let Some(named) = named else {
        return perform(context, &caller, Following::List).await;
    };
    let id = read_match(named)?;
    let data = context.data();
    data.visibility.check(&caller.onlooker(), id).await?;
    perform(context, &caller, Following::Follow { id }).await
}

/// Stores a note about a match, or shows it.
pub(super) async fn note(
    context: Context<'_>,
    named: Option<&str>,
    text: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = named_match(context, named, Among::All).await?;
    let host = &context.data().host;
    let note = match text {
        Some(text) => host.set_note(caller.server, id, caller.user, &text).await?,
        None => host.note_of(caller.server, id, caller.user).await?,
    };
    answer(context, cards::note(id, note.as_deref(), caller.locale)).await
}
