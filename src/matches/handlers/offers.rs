//! What players do with offers.

use crate::{
    discord::{
        error::Error,
        handlers::{Act, GoesBy, On},
        messages::Answer,
    },
    matches::{actions::offers, cards, ids::offers::OfferAct},
};
use domain::matches::{OfferKind, Refusal, clock::PauseLength};

impl Act for OfferAct {
    fn goes_by(&self) -> GoesBy {
        match *self {
            OfferAct::Pause { id, revision } => GoesBy::Board { id, revision },
            _ => GoesBy::Itself,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        match self {
            OfferAct::Make { kind, id, revision } => {
                let offered = offers::make(on.host, on.caller.actor(), id, revision, kind).await?;
                Ok(Answer::InPlace(cards::offer::offered(offered, kind, id)))
            }
            OfferAct::Pause { id, .. } => {
                let length: String = on.chosen()?;
                let length = PauseLength::from_id(&length).ok_or(Refusal::UnknownButton)?;
                let offered = on
                    .act(move |cx| offers::propose_pause(cx, id, length))
                    .await?;
                Ok(on.shows(cards::offer::offered(offered, OfferKind::Pause, id)))
            }
            OfferAct::Accept { offer } => {
                let offer = on.act(move |cx| offers::accept(cx, offer)).await?;
                Ok(on.says_in_private(&cards::offer::offer_answered(&offer)))
            }
            OfferAct::Decline { offer } => {
                let offer = on.act(move |cx| offers::decline(cx, offer)).await?;
                Ok(on.says_in_private(&cards::offer::offer_answered(&offer)))
            }
            OfferAct::Withdraw { offer } => {
                let offer = on.act(move |cx| offers::withdraw(cx, offer)).await?;
                Ok(on.says_in_private(&cards::offer::offer_answered(&offer)))
            }
        }
    }
}
