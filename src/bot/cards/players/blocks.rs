//! Answers about blocks.

use crate::bot::{
    cards::pages::player_pages,
    ids::{PlayerPage, Setting},
    messages::{MOST_TEXT, Message, Select, mention, mentioned, sections},
};
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

/// Lists the users that a user has blocked, with selects to block more and to end a block.
pub(in crate::bot) fn blocks(blocked: &[UserId], locale: Locale) -> Message {
    let text = if blocked.is_empty() {
        locale.text("blocks-none")
    } else {
        let lines = blocked
            .iter()
            .map(|user| mentioned(*user, locale))
            .collect();
        let list = [(locale.text("blocks-head"), lines)];
        sections(&list, blocked.len(), MOST_TEXT, |left| {
            locale.say(&sentence!("matches-more", count = left))
        })
    };
    let block = Select::of_members(Setting::Block, locale.text("select-block"));
    let unblock = (!blocked.is_empty())
        .then(|| Select::of_members(Setting::Unblock, locale.text("select-unblock")));
    Message::of(text)
        .with_selects([block])
        .with_selects(unblock)
        .with_selects(player_pages(PlayerPage::Blocked, locale))
}
