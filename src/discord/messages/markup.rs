//! Discord's markup and addresses.
//!
//! <https://discord.com/developers/docs/reference#message-formatting>

use domain::{
    clock::Timestamp,
    matches::{ChannelId, MessageId, Reason, RoleId, ServerId, UserId},
};
use rules::{
    sentence,
    words::{Arg, Text},
};

/// Returns a user for a sentence or a text, shown by name. The message decides whether it notifies them. Deleted
/// players and the computer, whom Discord would show by number, are written as text.
pub(crate) fn mention(user: UserId) -> Arg {
    if user.is_deleted() {
        sentence!("deleted-player").into()
    } else if let Some(name) = user.computer_name() {
        name.into()
    } else {
        Arg::Same(format!("<@{user}>"))
    }
}

/// Returns the users whom a text mentions.
pub(crate) fn users_in(text: &str) -> Vec<UserId> {
    let parts = text.split("<@").skip(1);
    let ids = parts.filter_map(|part| part.split_once('>')?.0.parse().ok());
    ids.map(UserId).collect()
}

/// Returns a text that names a user whom it mentions, for readers outside Discord.
pub(crate) fn with_name(text: &str, user: UserId, name: &str) -> String {
    text.replace(&format!("<@{user}>"), name)
}

/// Returns a role, shown by name. It notifies no one.
pub(crate) fn mention_role(role: RoleId) -> String {
    format!("<@&{role}>")
}

/// Returns a channel, shown by name.
pub(crate) fn channel(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// Returns a time as "in two days" or "an hour ago", which Discord keeps up to date.
pub(crate) fn relative_time(at: Timestamp) -> String {
    format!("<t:{}:R>", at.seconds())
}

/// Returns a time, written out in the reader's time zone and language.
pub(crate) fn moment(at: Timestamp) -> String {
    format!("<t:{}:f>", at.seconds())
}

/// Returns a time as a date in the reader's time zone and language.
pub(crate) fn date(at: Timestamp) -> String {
    format!("<t:{}:D>", at.seconds())
}

/// Returns the address of a channel or thread, or of a message in it.
pub(crate) fn link(server: ServerId, channel: ChannelId, message: Option<MessageId>) -> String {
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

/// Returns a name for a text, with its characters shown literally and not as markup.
pub(crate) fn plain(name: &str) -> String {
    let mut plain = String::new();
    for sign in name.chars() {
        if sign.is_ascii_punctuation() {
            plain.push('\\');
        }
        plain.push(sign);
    }
    plain
}

/// Returns a text in bold.
pub(crate) fn bold(text: impl Into<Text>) -> Text {
    Text::same("**").then(text).then(Text::same("**"))
}

/// Returns a move, formatted as code.
pub(crate) fn code(text: impl std::fmt::Display) -> String {
    format!("`{text}`")
}

/// Returns a moderator's reason, formatted as code, so that nothing in it is markup or a mention.
pub(crate) fn quoted(reason: &Reason) -> String {
    code(reason.as_str().replace('`', "’"))
}
