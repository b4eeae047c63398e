//! Offers between players, and what became of them.

use poise::serenity_prelude as serenity;

use super::{Courier, nonce};
use crate::{
    bot::{cards, error::Error},
    host::{Due, Effect, OfferView},
    matches::{ChannelId, MessageId, OfferState, Place},
};

impl Courier {
    pub(super) async fn post_offer(&self, due: &Due, view: OfferView) -> Result<Effect, Error> {
        let Place {
            channel: fallback,
            locale,
            ..
        } = view.venue.place;
        let channel = view.venue.channel.unwrap_or(fallback);
        let offer = view.offer.id;
        // An offer has no picture to be known by, but its buttons are its own.
        let known_by = cards::offer_button(offer);
        let shows = |message: &serenity::Message| has_button(message, &known_by);
        let is_open = view.offer.state == OfferState::Open;
        let found = if is_open {
            self.find(due, channel, shows).await
        } else {
            // Nobody needs it any more. But an earlier try may have posted it, and then its buttons
            // must be taken off.
            self.look_up(due, channel, shows).await
        };
        if found.is_none() && !is_open {
            return Ok(Effect::None);
        }
        let (channel, message) = if let Some(message) = found {
            (channel, message)
        } else {
            let message = cards::offer(&view, locale).post(nonce(due));
            self.post(due.about, channel, fallback, message).await?
        };
        Ok(Effect::Offer {
            offer,
            channel,
            message,
        })
    }

    pub(super) async fn close_offer(
        &self,
        view: &OfferView,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<Effect, Error> {
        let card = cards::closed_offer(view, view.venue.place.locale);
        self.edit(channel, message, card.edit()).await
    }
}

fn has_button(message: &serenity::Message, id: &str) -> bool {
    let components = message.components.iter().flat_map(|row| &row.components);
    components.into_iter().any(|component| match component {
        serenity::ActionRowComponent::Button(button) => matches!(
            &button.data,
            serenity::ButtonKind::NonLink { custom_id, .. } if custom_id == id
        ),
        _ => false,
    })
}
