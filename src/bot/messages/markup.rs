//! Discord's markup and addresses.
//!
//! <https://discord.com/developers/docs/reference#message-formatting>

use domain::{
    clock::Timestamp,
    matches::{ChannelId, MessageId, Reason, RoleId, ServerId, UserId},
};
use rules::words::{Arg, Locale};

/// A user in a sentence, shown by name. Whether it notifies them is the message's decision. Discord
/// would show a deleted player and the computer by number.
pub(in crate::bot) fn mention(user: UserId) -> Arg {
    if user.is_deleted() {
        Arg::Key("deleted-player")
    } else if let Some(key) = user.computer_key() {
        Arg::Key(key)
    } else {
        Arg::Text(format!("<@{user}>"))
    }
}

/// The same where there is no sentence.
pub(in crate::bot) fn mentioned(user: UserId, locale: Locale) -> String {
    match mention(user) {
        Arg::Key(key) => locale.text(key),
        Arg::Text(text) => text,
        Arg::Number(number) => number.to_string(),
    }
}

/// A role, shown by name. It notifies nobody.
pub(in crate::bot) fn mention_role(role: RoleId) -> String {
    format!("<@&{role}>")
}

/// A channel, shown by name.
pub(in crate::bot) fn channel(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// A time as "in two days" or "an hour ago", which Discord keeps up to date.
pub(in crate::bot) fn relative_time(at: Timestamp) -> String {
    format!("<t:{}:R>", at.seconds())
}

/// A moment, written out in the reader's own zone and language.
pub(in crate::bot) fn moment(at: Timestamp) -> String {
    format!("<t:{}:f>", at.seconds())
}

/// A time as a date in the reader's own zone and language.
pub(in crate::bot) fn date(at: Timestamp) -> String {
    format!("<t:{}:D>", at.seconds())
}

/// The address of a channel or thread, or of a message in it.
pub(in crate::bot) fn link(
    server: ServerId,
    channel: ChannelId,
    message: Option<MessageId>,
) -> String {
    let channel = if server.is_direct() {
        format!("https://discord.com/channels/@me/{channel}")
    } else {
        format!("https://discord.com/channels/{server}/{channel}")
    };
    match message {
        Some(message) => format!("{channel}/{message}"),
        None => channel,
    }
}

/// A name in a text, with its signs as they are and not as markup.
pub(in crate::bot) fn plain(name: &str) -> String {
    let mut plain = String::new();
    for sign in name.chars() {
        if sign.is_ascii_punctuation() {
            plain.push('\\');
        }
        plain.push(sign);
    }
    plain
}

/// A move, which is set like code.
pub(in crate::bot) fn code(text: impl std::fmt::Display) -> String {
    format!("`{text}`")
}

/// A moderator's reason, set like code, so that no sign in it is markup and nothing in it is a
/// mention.
pub(in crate::bot) fn quoted(reason: &Reason) -> String {
    code(reason.as_str().replace('`', "’"))
}
