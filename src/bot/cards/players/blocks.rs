//! Answers about blocks.

use crate::bot::messages::{MOST_TEXT, Message, mention, mentioned, sections};
use domain::matches::UserId;
use rules::{sentence, words::Locale};

/// Returns the answer to a user who has blocked someone.
pub(in crate::bot) fn blocked(user: UserId, locale: Locale) -> Message {
    Message::of(locale.say(&sentence!("blocked", user = mention(user))))
}

/// Returns the answer to a user who has ended a block, if there was one.
pub(in crate::bot) fn unblocked(user: UserId, was_blocked: bool, locale: Locale) -> Message {
    let said = if was_blocked {
        sentence!("unblocked", user = mention(user))
    } else {
        sentence!("not-blocked", user = mention(user))
    };
    Message::of(locale.say(&said))
}

/// Lists the users that a user has blocked.
pub(in crate::bot) fn blocks(blocked: &[UserId], locale: Locale) -> Message {
    if blocked.is_empty() {
        return Message::of(locale.text("blocks-none"));
    }
    let lines = blocked
        .iter()
        .map(|user| mentioned(*user, locale))
        .collect();
    let list = [(locale.text("blocks-head"), lines)];
    Message::of(sections(&list, blocked.len(), MOST_TEXT, |left| {
        locale.say(&sentence!("matches-more", count = left))
    }))
}
