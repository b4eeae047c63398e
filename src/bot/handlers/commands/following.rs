//! Commands for hearing of matches and for writing something down about them: `/follow` and `/note`.

use super::{
    Caller, Context, Error, answer,
    options::{complete_any_match, complete_running_here, named_match, read_match},
};
use crate::bot::cards;

/// Asks how to follow a match, or lists what one follows.
#[poise::command(slash_command)]
pub(super) async fn follow(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_running_here"]
    named: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let data = context.data();
    let host = &data.host;
    let message = match named {
        Some(named) => {
            let id = read_match(&named)?;
            data.visibility.check(&caller.onlooker(), id).await?;
            let view = host.following(caller.server, id, caller.user).await?;
            cards::following(&view, caller.locale)
        }
        None => cards::followings(&host.followings(caller.user).await?, caller.locale),
    };
    answer(context, message).await
}

/// Writes a note down about a match, or shows it.
#[poise::command(slash_command)]
pub(super) async fn note(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_any_match"]
    named: Option<String>,
    #[max_length = 1000] text: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = named_match(context, named.as_deref(), false).await?;
    let host = &context.data().host;
    let note = match text {
        Some(text) => host.set_note(caller.server, id, caller.user, &text).await?,
        None => host.note_of(caller.server, id, caller.user).await?,
    };
    answer(context, cards::note(id, note.as_deref(), caller.locale)).await
}
