//! A user's options in a match apart from moving, in private.

use crate::bot::cards::boards::{Audience, board, bottom as public_bottom};
use crate::{
    bot::{
        error::Error,
        ids::{Action, Browse, Step},
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
    Button::new(Action::WhatIf { id }, "button-what-if", locale).secondary()
}

fn buttons(more: &MatchMenu, flip_to: Side, locale: Locale) -> Vec<Button> {
    let (id, revision) = (more.board.id, more.board.revision);
    let quiet = |action: Action, label| Button::new(action, label, locale).secondary();
    let mut buttons = Vec::new();
    if let Some(player) = &more.player {
        for &kind in &player.offers {
            let label = match kind {
                OfferKind::Draw => "button-offer-draw",
                OfferKind::Takeback => "button-takeback",
                // Offered under the clock.
                OfferKind::Pause => continue,
            };
            buttons.push(quiet(Action::Offer { kind, id, revision }, label));
        }
        buttons.push(quiet(Action::Plans { id }, "button-conditional"));
        if player.may_hint {
            buttons.push(quiet(Action::Hint { id }, "button-hint"));
        }
        if player.may_claim {
            buttons.push(quiet(Action::Claim { id }, "button-claim"));
        }
    }
    let runs = more.board.end.is_none();
    if runs {
        buttons.push(what_if(id, locale));
    }
    if more.board.clock.is_some() {
        buttons.push(quiet(Action::Clock { id }, "button-clock"));
    }
    if more.plays {
        buttons.push(quiet(Action::Note { id }, "button-note"));
    }
    let side = flip_to;
    buttons.push(quiet(Action::View { id, side }, "button-flip"));
    buttons.push(quiet(Action::Record { id }, "button-moves"));
    if !runs {
        let replay = Browse::Replay {
            id,
            ply: 0,
            step: Step::Open,
        };
        buttons.push(Button::new(replay, "button-replay", locale).secondary());
        buttons.push(quiet(Action::Analyze { id }, "button-analyze"));
    }
    buttons.push(quiet(Action::Export { id }, "button-export"));
    let game = more.board.position.game();
    buttons.push(quiet(Action::Rules { game, page: 0 }, "button-rules"));
    if runs {
        buttons.push(quiet(Action::Follow { id }, "button-follow"));
    }
    if more.player.is_some() {
        // At the end, where no thumb passes on its way to another button.
        let resign = Button::new(Action::Resign { id, revision }, "button-resign", locale);
        buttons.push(resign.style(Style::Danger));
    }
    buttons
}
