//! Typing a move: the form, the suggestions while typing, and the answer.

use super::choices;
use crate::{
    challenges::cards::board_link,
    discord::messages::{Button, Form, Input, Message, link, plain},
    matches::{
        actions::{moves::Played, views::BoardView},
        ids::{action::MatchAct, choosing::MoveAct},
    },
};
use domain::matches::{ChannelId, MatchId, NextPly, UserId};
use rules::{
    Prospect, Side, sentence,
    words::{Sentence, Text},
};

/// The only input of the form for typing a move.
pub(crate) const MOVE_INPUT: &str = "move";

/// Longer than any move a player could mean, shorter than what the rules refuse to parse.
const LONGEST_MOVE: u16 = 200;

/// Returns the form for typing a move.
pub(crate) fn move_form(id: MatchId, revision: u32) -> Form {
    Form {
        id: MatchAct::Type { id, revision }.into(),
        title: sentence!("form-move-title", id = id.to_string()).into(),
        inputs: vec![Input {
            id: MOVE_INPUT,
            label: sentence!("form-move-label").into(),
            hint: sentence!("form-move-placeholder").into(),
            value: String::new(),
            optional: false,
            tall: false,
            most: LONGEST_MOVE,
        }],
    }
}

/// Returns the answer to a player whose move has been played. `here` is the channel it was played in: if
/// the next board appears there and nothing else waits for the player, the answer is soon redundant.
pub(crate) fn played(played: &Played, here: ChannelId) -> Message {
    let Played { id, next, .. } = played;
    let mut lines = vec![sentence!("played", id = id.to_string(), move = &next.ply.mv)];
    if played.offered {
        lines.push(sentence!("played-offered"));
    }
    let venue = &played.venue;
    let is_here = played.is_shown_in(here);
    if !is_here && !venue.boards.is_private() && venue.unreachable.is_none() {
        let link = link(venue.place.server, venue.shown_in(), None);
        lines.push(sentence!("played-board", link = link));
    }
    let message = Message::of(Text::lines(lines));
    match played.waiting {
        0 if is_here && next.end.is_none() => message.fleeting(*id),
        0 => message,
        waiting => {
            let label = sentence!("button-next-match", count = waiting);
            message.with_buttons([Button::labelled(MoveAct::NextMatch, label)])
        }
    }
}

/// Says which match a player plays on a card that is shown elsewhere.
pub(crate) fn names_match(view: &BoardView, user: UserId) -> Text {
    let side = view.players.side_of(user).unwrap_or(Side::First);
    let named = sentence!(
        "picker-match",
        id = view.id.to_string(),
        game = view.position.game().info().name,
        opponent = plain(&view.names[side.other().index()]),
    );
    if view.venue.boards.is_private() {
        return named.into();
    }
    let link = board_link(&view.venue);
    Text::from(named).then(Text::same(format!(" · {link}")))
}

/// Returns the text above the choice of a move that directly follows another ply of the same player.
pub(crate) fn and_now(next: &NextPly) -> Sentence {
    sentence!("picker-and-now", move = &next.ply.mv)
}

/// Returns the text of a suggestion.
pub(crate) fn suggestion(one: &Prospect) -> Text {
    Text::joined(
        [Text::same(one.mv.to_string()), choices::meaning(one)],
        " · ",
    )
}
