//! Trying out a line: the text above the board, and the way back in the line.

use crate::{
    discord::messages::{Button, Message, code},
    matches::{
        cards::boards::{
            alt_text::to_move,
            caption,
            picker::{PickerView, PictureOf, picture_after},
        },
        ids::{choosing::MoveAct, picking::Picking},
    },
};
use domain::matches::{End, MatchId};
use rules::{
    Ply, sentence,
    words::{Sentence, Text},
};

/// The steps that are possible in a line, apart from continuing it.
pub(crate) struct LineSteps {
    pub(crate) id: MatchId,
    /// The line without its last choice. `None` if the next choice is the first.
    pub(crate) back: Option<Picking>,
    /// The line in the form in which it can be planned, if it can.
    pub(crate) plan: Option<Picking>,
    /// Whether there is anything to start over from.
    pub(crate) has_begun: bool,
}

/// Returns the text above the board: that nothing is actually played, and the line up to here.
pub(crate) fn line_heading(id: MatchId, line: &[Ply]) -> Vec<Text> {
    let mut lines = vec![sentence!("line-heading", id = id.to_string()).into()];
    let moves: Vec<String> = line.iter().map(|ply| code(&ply.mv)).collect();
    if !moves.is_empty() {
        lines.push(sentence!("line-so-far", moves = moves.join(" ")).into());
    }
    lines
}

/// Says whose choice comes next.
pub(crate) fn line_turn(view: &PickerView) -> Sentence {
    to_move(&view.position)
}

/// Adds the possible steps to the message.
pub(crate) fn line_steps(message: Message, steps: LineSteps) -> Message {
    let LineSteps {
        id,
        back,
        plan,
        has_begun,
    } = steps;
    let quiet = |id: MoveAct, label| Button::new(id, label).secondary();
    let back = back.map(|picking| quiet(MoveAct::Pick { picking }, "button-line-back"));
    let over = has_begun.then(|| quiet(MoveAct::WhatIf { id }, "button-line-over"));
    let plan = plan.map(|picking| quiet(MoveAct::Play { picking }, "button-line-plan"));
    message
        .with_buttons(back)
        .with_buttons(over)
        .with_buttons(plan)
}

/// Shows the end of a line: by the rules, or because it is at its maximum length.
pub(crate) fn line_end(before: PickerView, ply: Ply) -> Message {
    let why = match End::by_move(&ply.position, 1) {
        Some(end) => caption::ended(&ply.position, end, None),
        None => sentence!("line-longest"),
    };
    let mut lines = before.heading.clone();
    lines.push(why.into());
    let picture = picture_after(before, ply, PictureOf::Line);
    let close = Button::new(MoveAct::PutAway, "button-cancel").secondary();
    Message::of(Text::lines(lines))
        .with_buttons([close])
        .with_file(picture)
}
