//! What players do with offers.

use super::{Act, GoesBy, On};
use crate::{
    bot::{cards, error::Error, ids::Offers, messages::Answer},
    host::offers,
};
use domain::matches::{OfferKind, Refusal, clock::PauseLength};

impl Act for Offers {
    fn goes_by(&self) -> GoesBy {
        match *self {
            Offers::Pause { id, revision } => GoesBy::Board { id, revision },
            _ => GoesBy::Itself,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        match self {
            Offers::Make { kind, id, revision } => {
                let offered = offers::make(on.host, on.caller.actor(), id, revision, kind).await?;
                Ok(Answer::InPlace(cards::offered(offered, kind, id)))
            }
            Offers::Pause { id, .. } => {
                let length: String = on.chosen()?;
                let length = PauseLength::from_id(&length).ok_or(Refusal::UnknownButton)?;
                let offered = on
                    .act(move |cx| offers::propose_pause(cx, id, length))
                    .await?;
                Ok(on.shows(cards::offered(offered, OfferKind::Pause, id)))
            }
            Offers::Accept { offer } => {
                let offer = on.act(move |cx| offers::accept(cx, offer)).await?;
                Ok(on.says_in_private(&cards::offer_answered(&offer)))
            }
            Offers::Decline { offer } => {
                let offer = on.act(move |cx| offers::decline(cx, offer)).await?;
                Ok(on.says_in_private(&cards::offer_answered(&offer)))
            }
            Offers::Withdraw { offer } => {
                let offer = on.act(move |cx| offers::withdraw(cx, offer)).await?;
                Ok(on.says_in_private(&cards::offer_answered(&offer)))
            }
        }
    }
}
