//! Resigning a match, with a question first.

use crate::{
    bot::{
        ids::{Action, CustomId, Playing},
        messages::{Button, Message, Style, mention},
    },
    host::Resigning,
};
use domain::matches::MatchId;
use rules::sentence;

/// Asks whether a player really wants to resign.
pub(in crate::bot) fn ask_to_resign(resigning: Resigning) -> Message {
    let Resigning { id, revision, .. } = resigning;
    ask(resigning, Action::ConfirmResign { id, revision })
}

/// Asks the same about a match against the computer, wherever that is.
pub(in crate::bot) fn ask_to_give_up(resigning: Resigning) -> Message {
    let Resigning { id, revision, .. } = resigning;
    ask(resigning, Playing::GivenUp { id, revision })
}

fn ask(resigning: Resigning, confirm: impl Into<CustomId>) -> Message {
    let Resigning {
        id,
        opponent,
        guest,
        too_short,
        ..
    } = resigning;
    let question = sentence!(
        "ask-resign",
        id = id.to_string(),
        opponent = mention(opponent),
    );
    let mut message = Message::of(question);
    if too_short {
        message = message.adding(sentence!("ask-resign-too-short"));
    }
    message.naming(&guest).with_buttons([
        Button::new(confirm, "button-confirm-resign").style(Style::Danger),
        Button::new(Action::KeepPlaying, "button-keep-playing").secondary(),
    ])
}

/// Returns the answer to a player who has resigned.
pub(in crate::bot) fn resigned(id: MatchId) -> Message {
    Message::of(sentence!("resigned", id = id.to_string()))
}
