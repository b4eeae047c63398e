//! `/export`: a match as text.

use poise::serenity_prelude as serenity;

use super::{Asking, Context, Error, history::complete_any_match, options::parse_match};
use crate::sentence;

#[poise::command(slash_command)]
pub(super) async fn export(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_any_match"]
    named: Option<String>,
) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let host = &context.data().host;
    let named = parse_match(named.as_deref())?;
    let id = host
        .find_past(asking.server, asking.channel, asking.user, named)
        .await?;
    let transcript = host.transcript(asking.server, id).await?;
    let file = serenity::CreateAttachment::bytes(
        transcript.to_string().into_bytes(),
        format!("courtier-{}.txt", id.0),
    );
    let said = asking
        .locale
        .say(&sentence!("exported", id = id.to_string()));
    let reply = poise::CreateReply::default().content(said).ephemeral(true);
    context.send(reply.attachment(file)).await?;
    Ok(())
}
