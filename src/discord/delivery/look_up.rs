//! Whether an earlier try has posted a message.

use std::time::Duration;

use poise::serenity_prelude as serenity;

use super::{
    consequence::{self, Consequence},
    courier::Courier,
    requests::PAGE,
};
use crate::discord::error::Error;
use domain::matches::{ChannelId, MessageId};
use store::Due;

/// For how long after the first try Discord certainly remembers a nonce. Its documentation says "a
/// few minutes".
const NONCE_LIFE: Duration = Duration::from_mins(1);

/// How far Discord's clock and ours can be apart when looking for a message by its time.
const CLOCK_SKEW: Duration = Duration::from_mins(5);

/// When Discord's message numbers begin to count, in milliseconds since 1970.
/// <https://discord.com/developers/docs/reference#snowflakes>
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// The features that identify one of our messages.
#[derive(Clone, Debug)]
pub(crate) enum Mark {
    /// A picture with this name, and a button unless it was removed since.
    Picture { file: String, button: String },
    /// A button.
    Button(String),
    /// A button with this custom id, shown at whatever revision.
    AtAnyRevision(String),
    /// Its text.
    Words(String),
    /// Its first line.
    Begins(String),
    /// How it begins, except for what may have changed since: these pieces, in this order.
    Pieces(Vec<String>),
}

impl Mark {
    fn is_on(&self, message: &serenity::Message) -> bool {
        match self {
            Mark::Picture { file, button } => {
                let has_file = message.attachments.iter().any(|one| one.filename == *file);
                has_file && (message.components.is_empty() || has_button(message, button))
            }
            Mark::Button(button) => has_button(message, button),
            Mark::AtAnyRevision(button) => has_button_where(message, |id| {
                let rest = id.strip_prefix(button.as_str());
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
            }),
            Mark::Words(words) => message.content == *words,
            Mark::Begins(line) => message.content.lines().next() == Some(line),
            Mark::Pieces(pieces) => begins_with(&message.content, pieces),
        }
    }
}

/// Returns whether a text begins with these pieces, with anything between them.
fn begins_with(words: &str, pieces: &[String]) -> bool {
    let Some((first, others)) = pieces.split_first() else {
        return false;
    };
    let rest = words.strip_prefix(first.as_str());
    let rest = others.iter().try_fold(rest, |rest, piece| {
        let (_, rest) = rest?.split_once(piece.as_str())?;
        Some(Some(rest))
    });
    rest.flatten().is_some()
}

fn has_button(message: &serenity::Message, id: &str) -> bool {
    has_button_where(message, |other| other == id)
}

fn has_button_where(message: &serenity::Message, is_meant: impl Fn(&str) -> bool) -> bool {
    let components = message.components.iter().flat_map(|row| &row.components);
    components.into_iter().any(|component| match component {
        serenity::ActionRowComponent::Button(button) => matches!(
            &button.data,
            serenity::ButtonKind::NonLink { custom_id, .. } if is_meant(custom_id)
        ),
        _ => false,
    })
}

impl Courier {
    /// Looks for a message that an earlier try may have posted, once its nonce may be forgotten.
    ///
    /// # Errors
    /// If it cannot be determined whether it is there, so that it must not be posted either.
    pub(crate) async fn find(
        &self,
        due: &Due,
        channel: ChannelId,
        mark: &Mark,
    ) -> Result<Option<MessageId>, Error> {
        match due.attempted_at {
            Some(tried) if self.host.clock().now().since(tried) >= NONCE_LIFE => {
                self.look_up(due, channel, mark).await
            }
            _ => Ok(None),
        }
    }

    /// Looks for a message that an earlier try may have posted, among all messages since then.
    ///
    /// # Errors
    /// If it cannot be determined whether it is there.
    pub(crate) async fn look_up(
        &self,
        due: &Due,
        channel: ChannelId,
        mark: &Mark,
    ) -> Result<Option<MessageId>, Error> {
        let Some(tried) = due.attempted_at else {
            return Ok(None);
        };
        let since = tried.before(CLOCK_SKEW).millis() - DISCORD_EPOCH;
        let mut after = u64::try_from(since).unwrap_or(0) << 22;
        loop {
            let page = match self.requests.messages_after(channel, after).await {
                Ok(page) => page,
                Err(error) => {
                    return match consequence::of_error(&error) {
                        Consequence::Later => Err(error.into()),
                        // Nothing can be posted there either.
                        _ => Ok(None),
                    };
                }
            };
            let found = page
                .iter()
                .find(|message| message.author.id == self.me && mark.is_on(message));
            if let Some(message) = found {
                return Ok(Some(MessageId(message.id.get())));
            }
            match page.iter().map(|message| message.id.get()).max() {
                Some(newest) if page.len() >= usize::from(PAGE) => after = newest,
                _ => return Ok(None),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_known_by_what_does_not_change() {
        let pieces = ["#1\nBen gives ", ", so that ", " are left."].map(str::to_owned);
        for (words, fits) in [
            ("#1\nBen gives 1 day, so that 3 days are left.", true),
            (
                "#1\nBen gives 2 days, so that 4 days are left.\nUntil then.",
                true,
            ),
            ("#2\nBen gives 1 day, so that 3 days are left.", false),
            ("#1\nBen gives 1 day.", false),
        ] {
            assert_eq!(begins_with(words, &pieces), fits, "{words}");
        }
        assert!(!begins_with("#1", &[]));
    }
}
