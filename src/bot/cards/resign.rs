//! Giving a match up: the question first.

use crate::{
    bot::{
        ids::Action,
        messages::{Button, Message, Style, mention},
    },
    host::Resigning,
    matches::MatchId,
    sentence,
    words::Locale,
};

/// The question whether a player really gives up.
pub(in crate::bot) fn ask_to_resign(resigning: Resigning, locale: Locale) -> Message {
    let Resigning {
        id,
        opponent,
        guest,
        revision,
    } = resigning;
    let question = sentence!(
        "ask-resign",
        id = id.to_string(),
        opponent = mention(opponent),
    );
    let confirm = Action::ConfirmResign { id, revision };
    Message::of(locale.say(&question))
        .naming(&guest)
        .with_buttons([
            Button::new(confirm, "button-confirm-resign", locale).style(Style::Danger),
            Button::new(Action::KeepPlaying, "button-keep-playing", locale).secondary(),
        ])
}

/// The answer to a player who has given up.
pub(in crate::bot) fn resigned(id: MatchId, locale: Locale) -> Message {
    Message::of(locale.say(&sentence!("resigned", id = id.to_string())))
}
