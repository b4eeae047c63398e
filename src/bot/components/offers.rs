//! Clicks that make or answer an offer.

use poise::serenity_prelude as serenity;

use super::Clicking;
use crate::{
    bot::{
        Error,
        cards::{self, Card},
    },
    host::{Host, Offered},
    matches::{MatchId, OfferId, OfferKind},
    sentence,
    words::Sentence,
};

/// What a player may do with an offer that has been made.
#[derive(Clone, Copy)]
pub(super) enum Answer {
    Accept,
    Decline,
    Withdraw,
}

/// Makes an offer. The private message with the button becomes the answer.
pub(super) async fn make(
    host: &Host,
    clicking: &Clicking,
    (kind, id, revision): (OfferKind, MatchId, u32),
) -> Result<serenity::CreateInteractionResponse, Error> {
    let (server, user) = (clicking.server, clicking.user);
    let offered = host.offer(server, id, user, Some(revision), kind).await?;
    Ok(match offered {
        Offered::Made(id) => Card::of(clicking.locale.say(&made(kind, id))).update(),
        Offered::Theirs(view) => cards::their_offer(&view, clicking.locale).update(),
    })
}

/// Answers an offer, or takes it back. Its public message shows what became of it; a private one
/// that asked the same is told so.
pub(super) async fn answer(
    host: &Host,
    clicking: &Clicking,
    click: &serenity::ComponentInteraction,
    offer: OfferId,
    answer: Answer,
) -> Result<serenity::CreateInteractionResponse, Error> {
    let (server, user) = (clicking.server, clicking.user);
    let said = match answer {
        Answer::Accept => {
            let offer = host.accept_offer(server, offer, user).await?;
            sentence!("offer-accepted", kind = offer.kind.id())
        }
        Answer::Decline => {
            host.decline_offer(server, offer, user).await?;
            sentence!("offer-declined")
        }
        Answer::Withdraw => {
            host.withdraw_offer(server, offer, user).await?;
            sentence!("offer-withdrawn")
        }
    };
    let flags = click.message.flags.unwrap_or_default();
    Ok(if flags.contains(serenity::MessageFlags::EPHEMERAL) {
        Card::of(clicking.locale.say(&said)).update()
    } else {
        serenity::CreateInteractionResponse::Acknowledge
    })
}

/// What a player hears who has made an offer.
pub(in crate::bot) fn made(kind: OfferKind, id: MatchId) -> Sentence {
    sentence!("offer-made", kind = kind.id(), id = id.to_string())
}
