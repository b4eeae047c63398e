//! Clicks that make or answer an offer.

use super::Click;
use crate::bot::{
    cards::{self, OfferAnswer},
    error::Error,
    messages::Answer,
};
use domain::matches::{MatchId, OfferId, OfferKind};

/// Makes an offer. The answer replaces the private message with the button.
pub(super) async fn make(
    on: Click<'_>,
    kind: OfferKind,
    id: MatchId,
    revision: u32,
) -> Result<Answer, Error> {
    let caller = on.caller;
    let offered = on
        .host
        .offer(caller.server, id, caller.user, Some(revision), kind);
    let message = cards::offered(offered.await?, kind, id, caller.locale);
    Ok(Answer::InPlace(message))
}

pub(super) async fn accept(on: Click<'_>, offer: OfferId) -> Result<Answer, Error> {
    let (server, user) = (on.caller.server, on.caller.user);
    let offer = on.host.accept_offer(server, offer, user).await?;
    Ok(answered(on, OfferAnswer::Accepted(offer.kind)))
}

pub(super) async fn decline(on: Click<'_>, offer: OfferId) -> Result<Answer, Error> {
    let (server, user) = (on.caller.server, on.caller.user);
    on.host.decline_offer(server, offer, user).await?;
    Ok(answered(on, OfferAnswer::Declined))
}

pub(super) async fn withdraw(on: Click<'_>, offer: OfferId) -> Result<Answer, Error> {
    let (server, user) = (on.caller.server, on.caller.user);
    on.host.withdraw_offer(server, offer, user).await?;
    Ok(answered(on, OfferAnswer::Withdrawn))
}

/// Returns the answer to a click on an offer. An offer's public message shows what became of it; a
/// private one that asked the same says so.
fn answered(on: Click<'_>, answer: OfferAnswer) -> Answer {
    if on.is_private() {
        Answer::InPlace(cards::offer_answered(answer, on.caller.locale))
    } else {
        Answer::Nothing
    }
}
