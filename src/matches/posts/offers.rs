//! Offers between players, and their outcomes.

use crate::{
    discord::{
        delivery::{courier::Courier, look_up::Mark},
        error::Error,
    },
    matches::{actions::offers::OfferView, cards, posts::boards::Posted},
    moderation::cards::private::private_offer,
};
use domain::matches::{ChannelId, MessageId, OfferState};
use store::{Due, Effect};

impl Courier {
    pub(crate) async fn post_offer(&self, due: &Due, view: OfferView) -> Result<Effect, Error> {
        let venue = view.venue;
        let locale = venue.place.locale;
        let channel = venue.shown_in();
        let offer = view.offer.id;
        // An offer has no picture to recognise it by, but its buttons are unique.
        let mark = Mark::Button(cards::offer::offer_button(offer));
        let is_open = view.offer.state == OfferState::Open;
        let found = if is_open {
            self.find(due, channel, &mark).await?
        } else {
            // Nobody needs it any more. But an earlier try may have posted it, and then its buttons
            // must be removed.
            self.look_up(due, channel, &mark).await?
        };
        let posted = match found {
            Some(message) => Posted::In(channel, message),
            None if !is_open => return Ok(Effect::None),
            None => {
                self.post(due, view.offer.about, &venue, cards::offer::offer(&view))
                    .await?
            }
        };
        match posted {
            Posted::In(channel, message) => Ok(Effect::Offer {
                offer,
                channel,
                message,
            }),
            Posted::Nowhere(lost) => {
                if let Some(player) = view.pings {
                    let locale = self.locale_of(player, locale).await?;
                    let card = private_offer(&view, lost.why).written(locale);
                    self.tell(due, 0, player, card).await?;
                }
                Ok(Effect::Unreachable(lost))
            }
        }
    }

    pub(crate) async fn close_offer(
        &self,
        view: &OfferView,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<Effect, Error> {
        let locale = view.venue.place.locale;
        let card = cards::offer::closed_offer(view).written(locale);
        self.edit(channel, message, card.edit()).await
    }
}
