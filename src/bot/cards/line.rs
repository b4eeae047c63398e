//! A line that is tried: what it says above the board, and how one goes back in it.

use super::{
    PickerView, caption,
    picker::{PictureOf, picture_after},
};
use crate::bot::{
    error::Error,
    ids::{Action, Picking},
    messages::{Button, Message, code},
};
use domain::matches::{End, MatchId};
use rules::{Ply, sentence, words::Locale};

/// What can be done with a line, besides going on.
pub(in crate::bot) struct LineSteps {
    pub(in crate::bot) id: MatchId,
    /// The line without its last choice. None if the next choice is the first.
    pub(in crate::bot) back: Option<Picking>,
    /// The line as it can be planned, if it can.
    pub(in crate::bot) plan: Option<Picking>,
    /// Whether there is something to start over from.
    pub(in crate::bot) has_begun: bool,
}

/// What stands above the board: that nothing is played, and the line so far.
pub(in crate::bot) fn line_heading(id: MatchId, line: &[Ply], locale: Locale) -> String {
    let heading = locale.say(&sentence!("line-heading", id = id.to_string()));
    if line.is_empty() {
        return heading + "\n";
    }
    let moves: Vec<String> = line.iter().map(|ply| code(&ply.mv)).collect();
    let so_far = locale.say(&sentence!("line-so-far", moves = moves.join(" ")));
    format!("{heading}\n{so_far}\n")
}

/// Whose choice comes next.
pub(in crate::bot) fn line_turn(view: &PickerView, locale: Locale) -> String {
    let sides = view.position.game().info().sides;
    let side = sides[view.position.side_to_move().index()];
    locale.say(&sentence!("alt-turn", side = side)) + "\n"
}

/// The same message with what can be done with the line.
pub(in crate::bot) fn line_steps(message: Message, steps: LineSteps, locale: Locale) -> Message {
    let LineSteps {
        id,
        back,
        plan,
        has_begun,
    } = steps;
    let quiet = |action: Action, label| Button::new(action, label, locale).secondary();
    let back = back.map(|picking| quiet(Action::Pick { picking }, "button-line-back"));
    let over = has_begun.then(|| quiet(Action::WhatIf { id }, "button-line-over"));
    let plan = plan.map(|picking| quiet(Action::Play { picking }, "button-line-plan"));
    message
        .with_buttons(back)
        .with_buttons(over)
        .with_buttons(plan)
}

/// Where a line ends: by the rules, or because it is as long as one can try.
pub(in crate::bot) async fn line_end(
    before: PickerView,
    ply: Ply,
    locale: Locale,
) -> Result<Message, Error> {
    let why = match End::by_move(&ply.position, 1) {
        Some(end) => caption::ended(&ply.position, end, None, locale),
        None => locale.text("line-longest"),
    };
    let text = before.heading.clone() + &why;
    let picture = picture_after(before, ply, PictureOf::Line, locale).await?;
    let close = Button::new(Action::PutAway, "button-cancel", locale).secondary();
    Ok(Message::of(text).with_buttons([close]).with_file(picture))
}
