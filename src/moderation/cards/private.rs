//! Private messages to players when the bot cannot post where a match belongs.

use crate::{
    discord::{
        error::Error,
        messages::{Message, channel},
    },
    matches::{
        actions::{offers::OfferView, views::BoardView},
        cards::{
            boards::{Audience, board},
            offer::offer,
        },
    },
};
use domain::matches::{ChannelId, MatchId};
use rules::{Side, sentence, words::Sentence};
use store::{Unreachable, Venue};

/// Returns a board for one player, and why it is shown in private.
pub(crate) async fn private_board(
    view: BoardView,
    side: Side,
    why: Unreachable,
) -> Result<Message, Error> {
    let words = unreachable(view.id, &view.venue, why);
    let audience = Audience::One {
        bottom: side,
        look: view.look,
    };
    let view = BoardView {
        venue: Venue {
            // Said here in full.
            unreachable: None,
            ..view.venue
        },
        ..view
    };
    Ok(board(view, audience).await?.adding(words))
}

/// Returns an offer for the player who can answer it, and why it is shown in private. It is answered in
/// the server.
pub(crate) fn private_offer(view: &OfferView, why: Unreachable) -> Message {
    let words = unreachable(view.offer.about, &view.venue, why);
    offer(view).without_buttons().adding(words)
}

/// Says why a match's boards are not where they belong, and what to do about it.
pub(crate) fn unreachable(id: MatchId, venue: &Venue, why: Unreachable) -> Sentence {
    // In direct messages there are no moderators to ask.
    let why = if venue.place.server.is_direct() {
        "direct"
    } else {
        why.id()
    };
    sentence!(
        "adrift",
        id = id.to_string(),
        why = why,
        channel = channel(venue.place.channel),
    )
}

/// Tells a challenger that their challenge cannot be posted.
pub(crate) fn challenge_unposted(id: MatchId, at: ChannelId) -> Message {
    let words = sentence!(
        "challenge-unposted",
        id = id.to_string(),
        channel = channel(at)
    );
    Message::of(words)
}
