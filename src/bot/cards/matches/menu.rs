//! A user's options in a match apart from moving, in private.

use crate::bot::cards::boards::{Audience, board, bottom as public_bottom};
use crate::{
    bot::{
        error::Error,
        ids::{Action, Browse, Choosing, CustomId, Following, Offers, ShownAt, Slow, Step},
        messages::{Button, Message, Style},
    },
    host::MatchMenu,
};
use domain::matches::{MatchId, OfferKind};
use rules::{Side, look::Look, sentence, words::Locale};

/// Returns the buttons, each with what the user can do now.
pub(in crate::bot) fn more(more: &MatchMenu, locale: Locale) -> Message {
    let key = match (&more.player, more.board.end) {
        (Some(_), _) => "more-player",
        (None, None) => "more-onlooker",
        (None, Some(_)) => "more-over",
    };
    let text = sentence!(key, id = more.board.id.to_string());
    let other = public_bottom(&more.board).other();
    Message::of(locale.say(&text)).with_buttons(buttons(more, other, locale))
}

/// Returns the same with the board, seen from one side.
pub(in crate::bot) async fn more_with_board(
    more: MatchMenu,
    bottom: Side,
    look: Look,
    locale: Locale,
) -> Result<Message, Error> {
    let buttons = buttons(&more, bottom.other(), locale);
    let board = board(more.board, Audience::One { bottom, look }, locale).await?;
    Ok(board.with_buttons(buttons))
}

/// Returns the button for trying out moves.
pub(in crate::bot::cards) fn what_if(id: MatchId, locale: Locale) -> Button {
    quiet(Choosing::WhatIf { id }, "button-what-if", locale)
}

fn quiet(id: impl Into<CustomId>, label: &str, locale: Locale) -> Button {
    Button::new(id, label, locale).secondary()
}

fn buttons(more: &MatchMenu, flip_to: Side, locale: Locale) -> Vec<Button> {
    let (id, revision) = (more.board.id, more.board.revision);
    let mut buttons = Vec::new();
    if let Some(player) = &more.player {
        for &kind in &player.offers {
            let label = match kind {
                OfferKind::Draw => "button-offer-draw",
                OfferKind::Takeback => "button-takeback",
                // Offered under the clock.
                OfferKind::Pause => continue,
            };
            let revision = Some(revision);
            buttons.push(quiet(Offers::Make { kind, id, revision }, label, locale));
        }
        buttons.push(quiet(Choosing::Plans { id }, "button-conditional", locale));
        if player.may_hint {
            buttons.push(quiet(Slow::Hint { id }, "button-hint", locale));
        }
        if player.may_claim {
            let revision = ShownAt(revision);
            buttons.push(quiet(
                Action::Claim { id, revision },
                "button-claim",
                locale,
            ));
        }
    }
    let runs = more.board.end.is_none();
    if runs {
        buttons.push(what_if(id, locale));
    }
    if more.board.clock.is_some() {
        buttons.push(quiet(Action::Clock { id }, "button-clock", locale));
    }
    if more.plays {
        buttons.push(quiet(Action::Note { id }, "button-note", locale));
    }
    let side = flip_to;
    buttons.push(quiet(Browse::View { id, side }, "button-flip", locale));
    buttons.push(quiet(Browse::Record { id }, "button-moves", locale));
    if !runs {
        let replay = Browse::Replay {
            id,
            ply: 0,
            step: Step::Open,
        };
        buttons.push(quiet(replay, "button-replay", locale));
        buttons.push(quiet(Slow::Analyze { id }, "button-analyze", locale));
    }
    buttons.push(quiet(Browse::Export { id }, "button-export", locale));
    let game = more.board.position.game();
    buttons.push(quiet(
        Browse::Rules { game, page: 0 },
        "button-rules",
        locale,
    ));
    if runs {
        buttons.push(quiet(Following::Follow { id }, "button-follow", locale));
    }
    if more.player.is_some() {
        // At the end, where no thumb passes on its way to another button.
        let resign = Button::new(Action::Resign { id, revision }, "button-resign", locale);
        buttons.push(resign.style(Style::Danger));
    }
    buttons
}
