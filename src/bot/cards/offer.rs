//! An offer: in the match's thread, or in private for who could have answered it instead of making
//! the same one.

use poise::serenity_prelude as serenity;

use super::{Card, button};
use crate::{bot::components::Action, host::OfferView, matches::OfferId, sentence, words::Locale};

/// The button that only the message of this offer has.
pub(in crate::bot) fn offer_button(offer: OfferId) -> String {
    Action::AcceptOffer(offer).to_string()
}

/// The offer while it waits for an answer.
pub(in crate::bot) fn offer(view: &OfferView, locale: Locale) -> Card {
    let opponent = view.opponent();
    let waits = sentence!(
        "offer-waits",
        opponent = format!("<@{opponent}>"),
        kind = view.offer.kind.id(),
    );
    let mut buttons = answers(view, locale);
    buttons.push(
        button(
            &Action::WithdrawOffer(view.offer.id),
            "button-withdraw",
            locale,
        )
        .style(serenity::ButtonStyle::Secondary),
    );
    Card {
        buttons,
        pings: Some(opponent),
        ..Card::of(format!("{}\n{}", head(view, locale), locale.say(&waits)))
    }
}

/// The opponent's offer, shown to who wanted to make the same.
pub(in crate::bot) fn their_offer(view: &OfferView, locale: Locale) -> Card {
    Card {
        buttons: answers(view, locale),
        ..Card::of(format!(
            "{}\n{}",
            head(view, locale),
            locale.text("offer-theirs")
        ))
    }
}

/// The offer once it is not open any more: what became of it, and no buttons.
pub(in crate::bot) fn closed_offer(view: &OfferView, locale: Locale) -> Card {
    let fate = sentence!("offer-closed", state = view.offer.state.id());
    Card::of(format!("{}\n{}", head(view, locale), locale.say(&fate)))
}

fn answers(view: &OfferView, locale: Locale) -> Vec<serenity::CreateButton> {
    let id = view.offer.id;
    vec![
        button(&Action::AcceptOffer(id), "button-accept", locale)
            .style(serenity::ButtonStyle::Success),
        button(&Action::DeclineOffer(id), "button-decline", locale)
            .style(serenity::ButtonStyle::Secondary),
    ]
}

fn head(view: &OfferView, locale: Locale) -> String {
    let offer = &view.offer;
    let moves: Vec<String> = offer.moves.iter().map(|mv| format!("`{mv}`")).collect();
    locale.say(&sentence!(
        "offer-head",
        kind = offer.kind.id(),
        id = offer.about.to_string(),
        by = format!("<@{}>", offer.by),
        count = u32::try_from(moves.len()).unwrap_or(u32::MAX),
        moves = moves.join(", "),
    ))
}
