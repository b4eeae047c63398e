//! The private card on which a player plays against the computer.

use super::{Audience, board, deeds, last_buttons, picker::FILE, picture};
use crate::{
    challenges::cards::computer::{TipsOn, share_button, tips},
    discord::{
        error::Error,
        messages::{Button, Message, mention},
    },
    matches::{actions::views::BoardView, ids::choosing::MoveAct},
};
use rules::{Side, look::Look, sentence, words::Text};

/// Returns the lines between the name of the match and the question for a move: what the computer did, and explanations.
pub(crate) async fn what_was_done(view: &BoardView) -> Result<Vec<Text>, Error> {
    let mut lines = deeds(&view.lately, view.players);
    if view.first_hop {
        lines.push(sentence!("hop-sign").into());
    }
    lines.extend(tips(view, TipsOn::Card).await?);
    Ok(lines)
}

/// Shows the board until the computer has moved. The button is for a player whose card could not be changed then.
pub(crate) fn thinking(said: Message, view: BoardView, side: Side, look: Look) -> Message {
    let (id, revision) = (view.id, view.revision);
    let player = mention(view.players.on(view.position.side_to_move()));
    let refresh = Button::new(MoveAct::Refresh { id, revision }, "button-refresh");
    said.adding(sentence!("computer-thinking", player = player))
        .adding(sentence!("computer-answers-here"))
        .with_buttons([refresh.secondary()])
        .with_file(picture(FILE, view, side, look))
        .showing_answer(id, revision)
}

/// Shows the end of the match, and what can follow.
pub(crate) async fn over(view: BoardView, side: Side, look: Look) -> Result<Message, Error> {
    let mut buttons = last_buttons(&view);
    buttons.extend(share_button(&view));
    let audience = Audience::One { bottom: side, look };
    let shown = board(view, audience).await?;
    Ok(shown.with_buttons(buttons))
}
