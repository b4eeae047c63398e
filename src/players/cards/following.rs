//! Following matches: how a user follows one, the list of all that they follow, and the private notices.

use crate::{
    discord::{
        error::Error,
        messages::{Button, Message, Select, SelectOption, Style, link, plain},
    },
    matches::{
        actions::following::{FollowView, News, WordView},
        cards::{
            boards::{Audience, board},
            names_label,
        },
        ids::{action::FollowAct, choosing::MoveAct},
    },
};
use domain::matches::{Hears, MatchId};
use rules::{
    sentence,
    words::{Lists, Sentence, Text},
};
use store::Venue;

/// Shows how a user follows a match, and what they can change about it.
pub(crate) fn following(view: &FollowView) -> Message {
    let id = view.id;
    let key = match (view.hears, view.plays) {
        (None, false) => "follow-not",
        (None, true) => "follow-own-not",
        (Some(Hears::Moves), _) => "follow-moves",
        (Some(Hears::End), _) => "follow-end",
    };
    let text = Text::lines([of_match(view), sentence!(key)]);
    let ways: &[(Hears, &str)] = if view.plays {
        &[(Hears::End, "button-hear-end")]
    } else {
        &[
            (Hears::End, "button-hear-end"),
            (Hears::Moves, "button-hear-moves"),
        ]
    };
    let ways = ways.iter().map(|&(hears, label)| {
        Button::new(FollowAct::Hear { id, hears }, label).enabled(view.hears != Some(hears))
    });
    let stop = Button::new(FollowAct::Unfollow { id }, "button-unfollow").secondary();
    Message::of(text)
        .with_buttons(ways)
        .with_buttons(view.hears.map(|_| stop))
}

/// Lists everything that a user follows, with a way to end each.
pub(crate) fn followings(views: &[FollowView]) -> Message {
    if views.is_empty() {
        return Message::of(sentence!("followings-none"));
    }
    let lines = views.iter().map(|view| {
        let key = match view.hears {
            Some(Hears::Moves) => "followings-moves",
            _ => "followings-end",
        };
        let of_match = of_match(view);
        sentence!(key, what = of_match)
    });
    let list = Lists::one(sentence!("followings-head"), lines, views.len());
    let options = views.iter().map(|view| {
        let label = names_label(view.id, view.game, &view.names);
        SelectOption::new(view.id.0, label)
    });
    let select = Select::new(
        FollowAct::UnfollowOne,
        sentence!("select-unfollow"),
        options,
    );
    Message::of(list).with_selects(select)
}

/// Returns a private notice to a user who follows a match: its board, and where it is.
pub(crate) async fn word(word: WordView) -> Result<Message, Error> {
    let WordView {
        mut board,
        bottom,
        look,
        news,
        ..
    } = word;
    let Venue { place, .. } = board.venue;
    let link = link(place.server, board.venue.shown_in(), None);
    // That concerns only the players.
    board.venue.unreachable = None;
    let key = match news {
        News::Move => "word-next",
        News::End => "word-last",
        News::Turn => "word-turn",
    };
    let told = sentence!(key, link = link);
    let (id, revision) = (board.id, board.revision);
    let button = (news == News::Turn).then(|| {
        let to = MoveAct::Move { id, revision };
        Button::new(to, "button-move").style(Style::Primary)
    });
    let message = self::board(board, Audience::One { bottom, look }).await?;
    Ok(message.adding(told).with_buttons(button))
}

/// Tells a user who takes no direct messages that they no longer follow these matches.
pub(crate) fn lost_followings(lost: &[MatchId]) -> Sentence {
    let ids: Vec<String> = lost.iter().map(ToString::to_string).collect();
    sentence!("followings-lost", ids = ids.join(", "))
}

fn of_match(view: &FollowView) -> Sentence {
    let names = view.names.each_ref().map(|name| plain(name));
    names_label(view.id, view.game, &names)
}
