//! What there is to do in a match besides moving, in private.

use poise::serenity_prelude as serenity;

use super::{
    Card,
    board::{Audience, board, bottom as public_bottom},
    button,
};
use crate::{
    bot::{Error, components::Action},
    games::Side,
    host::More,
    matches::OfferKind,
    sentence,
    settings::Look,
    words::Locale,
};

/// The buttons, each with what the user may do now.
pub(in crate::bot) fn more(more: &More, locale: Locale) -> Card {
    let key = match more.player {
        Some(_) => "more-player",
        None => "more-onlooker",
    };
    let text = sentence!(key, id = more.board.id.to_string());
    let other = public_bottom(&more.board).other();
    Card {
        buttons: buttons(more, other, locale),
        ..Card::of(locale.say(&text))
    }
}

/// The same with the board, seen by one side.
pub(in crate::bot) async fn more_with_board(
    more: More,
    (bottom, look): (Side, Look),
    locale: Locale,
) -> Result<Card, Error> {
    let buttons = buttons(&more, bottom.other(), locale);
    let board = board(more.board, Audience::One { bottom, look }, locale).await?;
    Ok(Card { buttons, ..board })
}

fn buttons(more: &More, flip_to: Side, locale: Locale) -> Vec<serenity::CreateButton> {
    let (id, revision) = (more.board.id, more.board.revision);
    let quiet = |action: &Action, label| {
        button(action, label, locale).style(serenity::ButtonStyle::Secondary)
    };
    let mut buttons = Vec::new();
    if let Some(player) = &more.player {
        for &kind in &player.offers {
            let label = match kind {
                OfferKind::Draw => "button-offer-draw",
                OfferKind::Takeback => "button-takeback",
            };
            buttons.push(quiet(&Action::Offer { kind, id, revision }, label));
        }
        buttons.push(quiet(&Action::Plans(id), "button-conditional"));
        buttons.push(
            button(&Action::Resign { id, revision }, "button-resign", locale)
                .style(serenity::ButtonStyle::Danger),
        );
    }
    let side = flip_to;
    buttons.push(quiet(&Action::View { id, side }, "button-flip"));
    buttons.push(quiet(&Action::Record(id), "button-moves"));
    let game = more.board.position.game();
    buttons.push(quiet(&Action::Rules { game, page: 0 }, "button-rules"));
    buttons
}
