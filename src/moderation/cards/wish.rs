//! What a moderator can do with a match, and the form for the reason.

use crate::{
    discord::{
        cards::named::{Named, named},
        ids::Access,
        messages::{Button, Form, Input, Message, Select, SelectOption, Style, mention},
    },
    matches::{actions::views::BoardView, cards::server_label},
    moderation::{
        actions::rulings::ServerMatch,
        ids::{ModerationAct, RulingWish},
    },
    servers::{cards::settings::server_pages, ids::ServerPage},
};
use domain::matches::{MatchId, NoRuling, Reason, Refusal, UserId};
use rules::{Side, sentence};

/// The only input of the form for a moderator's reason.
pub(crate) const REASON_INPUT: &str = "reason";

/// The only input of the form for the number of a match.
pub(crate) const MATCH_INPUT: &str = "match";

/// The most characters of a reason.
const LONGEST_REASON: u16 = 200;

/// The most characters of a match's number, with its sign.
const LONGEST_NUMBER: u16 = 11;

const _: () = assert!(Reason::LONGEST == LONGEST_REASON as usize);

named! {
    RulingWish: "button-ruling",
}

/// Returns the button that leads there from the card of a match.
pub(crate) fn moderate_button(id: MatchId) -> Button {
    Button::new(ModerationAct::Match { id }, "button-moderate").secondary()
}

/// The matches among which a moderator chooses.
pub(crate) struct MatchesToRule {
    pub(crate) running: Vec<ServerMatch>,
    pub(crate) over: Vec<ServerMatch>,
}

/// Lists the latest running and finished matches of a server in selects. A moderator can name any other by its
/// number.
pub(crate) fn matches_to_rule(matches: &MatchesToRule, access: Access) -> Message {
    let select = |does: ModerationAct, placeholder: &'static str, found: &[ServerMatch]| {
        let options = found
            .iter()
            .map(|one| SelectOption::new(one.id.0, server_label(one)));
        Select::new(does, sentence!(placeholder), options)
    };
    let running = ModerationAct::Running { access };
    let over = ModerationAct::Over { access };
    let number = ModerationAct::Number { access };
    Message::of(sentence!("matches-to-rule"))
        .with_selects(select(running, "select-rule-running", &matches.running))
        .with_selects(select(over, "select-rule-over", &matches.over))
        .with_pages(server_pages(ServerPage::Matches, access))
        .with_buttons([Button::new(number, "button-rule-number").secondary()])
}

/// Returns the form for the number of a match.
pub(crate) fn match_form(id: ModerationAct) -> Form {
    Form {
        id: id.into(),
        title: sentence!("button-rule-number").into(),
        inputs: vec![Input {
            id: MATCH_INPUT,
            label: sentence!("form-rule-number-label").into(),
            hint: sentence!("form-rule-number-placeholder").into(),
            value: String::new(),
            optional: false,
            tall: false,
            most: LONGEST_NUMBER,
        }],
    }
}

/// Shows what this moderator can do with a match. A player of it can only have it posted again.
///
/// # Errors
/// The refusal to rule on one's own match, if it is over, or on one that ended without a result.
pub(crate) fn moderate(
    board: &BoardView,
    moderator: UserId,
    access: Access,
) -> Result<Message, Refusal> {
    let id = board.id;
    let text = sentence!(
        "moderate",
        id = id.to_string(),
        first = mention(board.players.on(Side::First)),
        second = mention(board.players.on(Side::Second)),
    );
    let plays = board.players.side_of(moderator).is_some();
    let wishes: &[RulingWish] = match (plays, board.end) {
        (true, Some(_)) => return Err(NoRuling::OwnMatch(id).into()),
        (true, None) => &[RulingWish::Repost],
        (false, Some(end)) if end.outcome.is_none() => return Err(NoRuling::NoResult(id).into()),
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
        let wish = ModerationAct::Rule {
            number: id.0,
            ruling,
            access,
        };
        let button = Button::new(wish, ruling.key());
        match ruling {
            RulingWish::Repost => button.secondary(),
            _ => button.style(Style::Danger),
        }
    });
    Ok(Message::of(text).with_buttons(buttons))
}

/// Returns the form for the reason of a ruling. Only what shows a match again needs none.
pub(crate) fn reason_form(id: ModerationAct, ruling: RulingWish) -> Form {
    Form {
        id: id.into(),
        title: ruling.text(),
        inputs: vec![Input {
            optional: ruling == RulingWish::Repost,
            ..players_reason_input()
        }],
    }
}

/// Returns the input for a reason that is required and that both players of a match see.
pub(crate) fn players_reason_input() -> Input {
    Input {
        label: sentence!("form-reason-label").into(),
        hint: sentence!("form-reason-placeholder").into(),
        optional: false,
        ..reason_input()
    }
}

/// Returns the form for why a member is banned, or may play again: they need not be told.
pub(crate) fn ban_form(id: ModerationAct, title: &'static str) -> Form {
    Form {
        id: id.into(),
        title: sentence!(title).into(),
        inputs: vec![reason_input()],
    }
}

fn reason_input() -> Input {
    Input {
        id: REASON_INPUT,
        label: sentence!("form-ban-reason-label").into(),
        hint: sentence!("form-ban-reason-placeholder").into(),
        value: String::new(),
        optional: true,
        tall: false,
        most: LONGEST_REASON,
    }
}
