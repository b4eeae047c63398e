//! Resigning a match, with a question first.

use crate::{
    discord::{
        ids::EncodedId,
        messages::{Button, Message, Style, mention},
    },
    learning::ids::ComputerAct,
    matches::{actions::moves::Resigning, ids::action::MatchAct},
};
use domain::matches::MatchId;
use rules::sentence;

/// Asks whether a player really wants to resign.
pub(crate) fn ask_to_resign(resigning: Resigning) -> Message {
    let Resigning { id, revision, .. } = resigning;
    ask(resigning, MatchAct::ConfirmResign { id, revision })
}

/// Asks the same about a match against the computer, wherever that is.
pub(crate) fn ask_to_give_up(resigning: Resigning) -> Message {
    let Resigning { id, revision, .. } = resigning;
    ask(resigning, ComputerAct::GivenUp { id, revision })
}

fn ask(resigning: Resigning, confirm: impl Into<EncodedId>) -> Message {
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
        Button::new(MatchAct::KeepPlaying, "button-keep-playing").secondary(),
    ])
}

/// Returns the answer to a player who has resigned.
pub(crate) fn resigned(id: MatchId) -> Message {
    Message::of(sentence!("resigned", id = id.to_string()))
}
