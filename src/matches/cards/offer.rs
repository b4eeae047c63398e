//! An offer: in the match's thread, or in private for a player who tries to make the same offer and can
//! answer this one instead.

use crate::{
    challenges::cards::computer::computer_answered,
    clocks::cards::card::pause_name,
    discord::messages::{Button, Message, Style, code, mention},
    matches::{
        actions::offers::{OfferView, Offered},
        ids::offers::OfferAct,
    },
};
use domain::matches::{MatchId, Offer, OfferId, OfferKind, OfferState};
use rules::{sentence, words::Sentence};

/// Returns the custom id of a button that only this offer's message has.
pub(crate) fn offer_button(offer: OfferId) -> String {
    OfferAct::Accept { offer }.to_string()
}

/// Returns the answer to a player who has made an offer in a match.
pub(crate) fn offered(offered: Offered, kind: OfferKind, id: MatchId) -> Message {
    match offered {
        Offered::Made => {
            let made = sentence!("offer-made", kind = kind.id(), id = id.to_string());
            Message::of(made)
        }
        Offered::Theirs(view) => their_offer(&view),
        Offered::Answered(answered) => computer_answered(answered, id),
    }
}

/// Says what became of an offer that someone has answered or withdrawn.
pub(crate) fn offer_answered(offer: &Offer) -> Sentence {
    match offer.state {
        state @ (OfferState::Declined | OfferState::Withdrawn) => {
            sentence!("offer-ended", state = state.id())
        }
        _ => sentence!("offer-accepted", kind = offer.kind.id()),
    }
}

/// Returns the offer while it waits for an answer.
pub(crate) fn offer(view: &OfferView) -> Message {
    let (opponent, offer) = (view.opponent(), view.offer.id);
    let waits = sentence!(
        "offer-waits",
        opponent = mention(opponent),
        kind = view.offer.kind.id(),
    );
    let withdraw = OfferAct::Withdraw { offer };
    Message::of(head(view))
        .adding(waits)
        .naming(view.guest.as_ref())
        .with_buttons(answers(view))
        .with_buttons([Button::new(withdraw, "button-withdraw").secondary()])
        .pinging(view.pings)
}

/// Shows the opponent's offer to a player who wanted to make the same one.
pub(crate) fn their_offer(view: &OfferView) -> Message {
    Message::of(head(view))
        .adding(sentence!("offer-theirs"))
        .naming(view.guest.as_ref())
        .with_buttons(answers(view))
}

/// Returns the offer once it is no longer open: what became of it, without buttons.
pub(crate) fn closed_offer(view: &OfferView) -> Message {
    let fate = sentence!("offer-closed", state = view.offer.state.id());
    Message::of(head(view))
        .adding(fate)
        .naming(view.guest.as_ref())
}

fn answers(view: &OfferView) -> [Button; 2] {
    let offer = view.offer.id;
    [
        accept(view).style(Style::Success),
        Button::new(OfferAct::Decline { offer }, "button-decline").secondary(),
    ]
}

/// Returns the button that accepts it.
pub(crate) fn accept(view: &OfferView) -> Button {
    let offer = view.offer.id;
    Button::new(OfferAct::Accept { offer }, "button-accept").secondary()
}

/// Says who offers what.
pub(crate) fn head(view: &OfferView) -> Sentence {
    let offer = &view.offer;
    let moves: Vec<String> = offer.moves.iter().map(code).collect();
    sentence!(
        "offer-head",
        kind = offer.kind.id(),
        id = offer.about.to_string(),
        by = mention(offer.by),
        count = u32::try_from(moves.len()).unwrap_or(u32::MAX),
        moves = moves.join(", "),
        time = pause_name(offer.pause),
    )
}
