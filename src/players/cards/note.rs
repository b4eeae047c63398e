//! A player's private note on a match, which no one else can read.

use crate::{
    discord::messages::{Button, File, Form, Input, Message},
    matches::{
        actions::notes::LONGEST_NOTE,
        cards::menu::what_if,
        ids::{action::MatchAct, browse::LookAct},
    },
};
use domain::matches::MatchId;
use rules::{sentence, words::Text};

/// The only input of the form for a note.
pub(crate) const NOTE_INPUT: &str = "note";

/// Shows a note, and a way to change it, or to write one.
pub(crate) fn note_card(id: MatchId, note: Option<&str>) -> Message {
    let text = match note {
        Some(note) => noted(note),
        None => sentence!("note-none", id = id.to_string()).into(),
    };
    let label = match note {
        Some(_) => "button-note-change",
        None => "button-note-write",
    };
    Message::of(text).with_buttons([Button::new(MatchAct::Note { id }, label)])
}

/// Returns the form for a note, with its current text.
pub(crate) fn note_form(id: MatchId, note: Option<String>) -> Form {
    Form {
        id: MatchAct::Note { id }.into(),
        title: sentence!("form-note-title", id = id.to_string()).into(),
        inputs: vec![Input {
            id: NOTE_INPUT,
            label: sentence!("form-note-label").into(),
            hint: sentence!("form-note-placeholder").into(),
            value: note.unwrap_or_default(),
            optional: true,
            tall: true,
            most: LONGEST_NOTE,
        }],
    }
}

/// Returns a note to show above or below something else that only its player sees.
pub(crate) fn noted(note: &str) -> Text {
    let quoted = note.lines().map(|line| Text::same(format!("> {line}")));
    Text::lines([sentence!("note-yours").into()].into_iter().chain(quoted))
}

/// Returns a board for one user, with that user's note, and a way to try out moves while the match runs.
pub(crate) fn own_board(board: Message, id: MatchId, runs: bool, note: Option<&str>) -> Message {
    let board = match note {
        Some(note) => board.adding(noted(note)),
        None => board,
    };
    board.with_buttons(runs.then(|| what_if(id)))
}

/// Returns the button under an export for the same with the user's note.
pub(crate) fn with_note_button(id: MatchId) -> Button {
    Button::new(LookAct::ExportNote { id }, "button-export-note").secondary()
}

/// Returns a note as a separate file, so that the file next to it can be passed on without it.
pub(crate) fn note_file(id: MatchId, note: &str) -> File {
    File::new(format!("courtier-{}-note.txt", id.0), format!("{note}\n"))
}
