//! A move that is typed: the form for it, suggestions while it is typed, and what it did.

use crate::{
    bot::{
        ids::{Action, MOVE_INPUT},
        messages::{Form, Message},
    },
    games::{AnyMove, StandsFor, Suggestion},
    matches::MatchId,
    sentence,
    words::Locale,
};

/// Longer than any move a player could mean, shorter than what the rules refuse to read.
const LONGEST_MOVE: u16 = 200;

/// The form for typing a move.
pub(in crate::bot) fn move_form(id: MatchId, revision: u32, locale: Locale) -> Form {
    Form {
        action: Action::Type { id, revision },
        title: locale.say(&sentence!("form-move-title", id = id.to_string())),
        input: MOVE_INPUT,
        label: locale.text("form-move-label"),
        hint: locale.text("form-move-placeholder"),
        most: LONGEST_MOVE,
    }
}

/// The answer to a player whose move has been played.
pub(in crate::bot) fn played(id: MatchId, mv: &AnyMove, locale: Locale) -> Message {
    Message::of(locale.say(&sentence!("played", id = id.to_string(), move = mv)))
}

/// What a suggestion stands for.
pub(in crate::bot) fn suggestion(one: &Suggestion, locale: Locale) -> String {
    let text = one.text.as_str();
    match &one.stands_for {
        StandsFor::Move { meaning, warning } => {
            let mut meaning = locale.say(meaning);
            if warning.is_some() {
                meaning = locale.say(&sentence!("suggestion-costly", meaning = meaning));
            }
            locale.say(&sentence!("suggestion-move", move = text, meaning = meaning))
        }
        StandsFor::Several(count) => locale.say(&sentence!(
            "suggestion-moves",
            squares = text,
            count = *count
        )),
    }
}
