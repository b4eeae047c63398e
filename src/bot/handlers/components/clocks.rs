//! Clicks on the card of a match's clock.

use super::Click;
use crate::{
    bot::{cards, error::Error, messages::Answer},
    host::{Gift, Offered},
};
use domain::matches::{MatchId, OfferKind, Refusal, clock::PauseLength};

pub(super) async fn show(on: Click<'_>, id: MatchId) -> Result<Answer, Error> {
    let (server, user, locale) = (on.caller.server, on.caller.user, on.caller.locale);
    let look = on.host.clock_look(server, id, user).await?;
    Ok(on.shows(cards::clock_look(&look, locale)))
}

pub(super) async fn give(on: Click<'_>, id: MatchId, gifts: u32) -> Result<Answer, Error> {
    let (server, user, locale) = (on.caller.server, on.caller.user, on.caller.locale);
    let message = match on.host.give_time(server, id, user, gifts).await? {
        Gift::Given(time, look) => cards::gift(Some(time), &look, locale),
        Gift::Before(look) => cards::gift(None, &look, locale),
    };
    Ok(on.shows(message))
}

/// Offers the pause that a select names.
pub(super) async fn propose(on: Click<'_>, id: MatchId) -> Result<Answer, Error> {
    let (server, user, locale) = (on.caller.server, on.caller.user, on.caller.locale);
    let length: String = on.chosen()?;
    let length = PauseLength::from_id(&length).ok_or(Refusal::UnknownButton)?;
    let offered = on.host.offer_pause(server, id, user, length).await?;
    Ok(on.shows(match offered {
        Offered::Made(id) => cards::offer_made(OfferKind::Pause, id, locale),
        Offered::Theirs(view) => cards::their_offer(&view, locale),
        Offered::Answered(answered) => cards::computer_answered(answered, id, locale),
    }))
}

pub(super) async fn resume(on: Click<'_>, id: MatchId) -> Result<Answer, Error> {
    let (server, user, locale) = (on.caller.server, on.caller.user, on.caller.locale);
    let look = on.host.resume(server, id, user).await?;
    Ok(on.shows(cards::clock_look(&look, locale)))
}
