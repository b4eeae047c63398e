//! What `/draw` and `/takeback` have in common.

use super::{Asking, Context, Error, answer, options::parse_match};
use crate::{
    bot::{cards, components},
    host::Offered,
    matches::OfferKind,
};

/// Makes an offer in the match that is meant.
pub(super) async fn offer(
    context: Context<'_>,
    kind: OfferKind,
    named: Option<&str>,
) -> Result<(), Error> {
    let Asking {
        server,
        channel,
        user,
        locale,
        ..
    } = Asking::from(context)?;
    let host = &context.data().host;
    let named = parse_match(named)?;
    let id = host.find(server, channel, user, named, false).await?;
    match host.offer(server, id, user, None, kind).await? {
        Offered::Made(id) => answer(context, locale.say(&components::made(kind, id))).await,
        Offered::Theirs(view) => {
            let card = cards::their_offer(&view, locale);
            context.send(card.reply()).await?;
            Ok(())
        }
    }
}
