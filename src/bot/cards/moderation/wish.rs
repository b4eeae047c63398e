//! What a moderator can do with a match, and the form for the reason.

use crate::{
    bot::{
        cards::named::Named,
        ids::{Moderating, REASON_INPUT, RulingWish},
        messages::{Button, Form, Input, Message, Style, mention},
    },
    host::BoardView,
};
use domain::matches::{MatchId, NoRuling, Reason, Refusal, UserId};
use rules::{Side, sentence, words::Locale};

/// The most characters of a reason.
const LONGEST_REASON: u16 = 200;
const _: () = assert!(Reason::LONGEST == LONGEST_REASON as usize);

/// Returns the button that leads there from the card of a match.
pub(in crate::bot) fn moderate_button(id: MatchId, locale: Locale) -> Button {
    Button::new(Moderating::Match { id }, "button-moderate", locale).secondary()
}

/// Shows what this moderator can do with a match. A player of it can only have it posted again.
///
/// # Errors
/// The refusal to rule on one's own match, if it is over.
pub(in crate::bot) fn moderate(
    board: &BoardView,
    moderator: UserId,
    locale: Locale,
) -> Result<Message, Refusal> {
    let id = board.id;
    let text = locale.say(&sentence!(
        "moderate",
        id = id.to_string(),
        first = mention(board.players.on(Side::First)),
        second = mention(board.players.on(Side::Second)),
    ));
    let plays = board.players.side_of(moderator).is_some();
    let wishes: &[RulingWish] = match (plays, board.end) {
        (true, Some(_)) => return Err(NoRuling::OwnMatch(id).into()),
        (true, None) => &[RulingWish::Repost],
        (false, Some(_)) => &[RulingWish::Void],
        (false, None) => &[
            RulingWish::First,
            RulingWish::Second,
            RulingWish::Draw,
            RulingWish::Cancel,
            RulingWish::Repost,
        ],
    };
    let buttons = wishes.iter().map(|&ruling| {
        let button = Button::new(Moderating::Wish { id, ruling }, &ruling.key(), locale);
        match ruling {
            RulingWish::Repost => button.secondary(),
            _ => button.style(Style::Danger),
        }
    });
    Ok(Message::of(text).with_buttons(buttons))
}

/// Returns the form for the reason of a ruling. Only what shows a match again needs none.
pub(in crate::bot) fn reason_form(id: MatchId, ruling: RulingWish, locale: Locale) -> Form {
    Form {
        id: Moderating::Wish { id, ruling }.into(),
        title: locale.text(&ruling.key()),
        inputs: vec![Input {
            id: REASON_INPUT,
            label: locale.text("form-reason-label"),
            hint: locale.text("form-reason-placeholder"),
            value: String::new(),
            optional: ruling == RulingWish::Repost,
            tall: false,
            most: LONGEST_REASON,
        }],
    }
}
