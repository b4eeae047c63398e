//! Discord's markup and addresses.
//!
//! <https://discord.com/developers/docs/reference#message-formatting>

use crate::{
    clock::Timestamp,
    matches::{ChannelId, MessageId, Reason, RoleId, ServerId, UserId},
};

/// A user, shown by name. Whether it notifies them is the message's decision.
pub(in crate::bot) fn mention(user: UserId) -> String {
    format!("<@{user}>")
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
    let channel = format!("https://discord.com/channels/{server}/{channel}");
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
