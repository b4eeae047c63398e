//! `/replay`: a match again, move by move or as a GIF.

use super::{Asking, Context, Error, history::complete_any_match, options::parse_match};
use crate::bot::cards;

#[poise::command(slash_command)]
pub(super) async fn replay(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_any_match"]
    named: Option<String>,
    #[rename = "gif"] whole: Option<bool>,
) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let host = &context.data().host;
    let named = parse_match(named.as_deref())?;
    let id = host
        .find_past(asking.server, asking.channel, asking.user, named)
        .await?;
    let view = host.replay(asking.server, id).await?;
    let everybody = whole == Some(true);
    let look = host
        .look(asking.server, (!everybody).then_some(asking.user))
        .await?;
    if everybody {
        // Drawing may take longer than Discord waits.
        context.defer().await?;
        let sheet = cards::gif(view, asking.user, look, asking.server_locale).await?;
        context.send(sheet.reply(false)).await?;
    } else {
        let sheet = cards::replay(view, 0, asking.user, look, asking.locale).await?;
        context.send(sheet.reply(true)).await?;
    }
    Ok(())
}
