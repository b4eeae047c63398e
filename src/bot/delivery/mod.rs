//! Saying what is in the outbox: in order within a match, again until Discord confirms, and each
//! thing once.
//!
//! A message carries a nonce, so Discord itself drops a repeat that comes soon after. A repeat
//! that comes later (the bot was down) first looks whether the message is there already: boards
//! and cards are known by the name of their picture, offers by their buttons.

mod offers;
mod rounds;

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use super::{cards, error::Error, messages};
use crate::{
    host::{
        Announcement, BoardView, ChallengeView, DELIVER_WITHIN, Due, Effect, Failure, Holder, Host,
    },
    matches::{ChannelId, MatchId, MessageId, Place, UserId},
};

pub(super) use rounds::run;

/// For how long after the first try Discord certainly knows a nonce. It says "a few minutes".
const NONCE_LIFE: Duration = Duration::from_mins(1);

/// How far Discord's clock and ours may be apart when looking for a message by its time.
const CLOCK_SKEW: Duration = Duration::from_mins(5);

/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::from_mins(5);

/// When Discord's message numbers begin to count, in milliseconds since 1970.
/// <https://discord.com/developers/docs/reference#snowflakes>
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// What Discord answers when a thread for this message exists already.
const THREAD_EXISTS: isize = 160_004;
/// What Discord answers to an edit in a thread that has slept for long. A new message wakes it.
const ARCHIVED: isize = 50_083;
const UNKNOWN_CHANNEL: isize = 10_003;
const UNKNOWN_MESSAGE: isize = 10_008;

#[derive(Clone)]
struct Courier {
    host: Host,
    http: Arc<serenity::Http>,
    me: serenity::UserId,
    holder: Holder,
}

impl Courier {
    /// Tries once, and notes what came of it. Gives a cosmetic post that followed from it and is
    /// delivered too.
    async fn deliver(&self, due: Due) -> Option<i64> {
        let tried = tokio::time::timeout(DELIVER_WITHIN, self.try_once(&due)).await;
        let noted = match tried.unwrap_or(Err(Error::NoAnswer)) {
            Ok(effect) => match self.host.delivered(self.holder, due, effect).await {
                Ok(Some(cosmetic)) => return self.tidy(cosmetic).await,
                Ok(None) => Ok(()),
                Err(error) => Err(error),
            },
            Err(error) => self.put_off(due, &error).await,
        };
        if let Err(error) = noted {
            tracing::error!(%error, "a delivery could not be noted");
        }
        None
    }

    /// Does what is only cosmetic. Gives its number if it is done.
    async fn tidy(&self, due: Due) -> Option<i64> {
        let id = due.id;
        let tried = tokio::time::timeout(DELIVER_WITHIN, self.try_once(&due)).await;
        let Err(error) = tried.unwrap_or(Err(Error::NoAnswer)) else {
            return Some(id);
        };
        if let Err(error) = self.put_off(due, &error).await {
            tracing::error!(%error, "a delivery could not be noted");
        }
        None
    }

    /// Has a post tried again later, or never if that makes no sense.
    async fn put_off(&self, due: Due, error: &Error) -> Result<(), Failure> {
        let chain = error.chain();
        // Nobody can mend by waiting a message that Discord finds malformed, or a post that cannot
        // be read.
        let for_good = match error {
            Error::Discord(error) => is_our_mistake(error),
            Error::Unreadable => true,
            _ => false,
        };
        if for_good {
            tracing::error!(post = ?due.post, about = %due.about, error = chain, "given up");
            return self.host.give_up(self.holder, due, chain).await;
        }
        let pause = pause(due.attempts);
        tracing::warn!(post = ?due.post, about = %due.about, error = chain, ?pause, "not delivered, will try again");
        let until = self.host.clock().now().after(pause);
        self.host.postpone(self.holder, due.id, until).await
    }

    async fn try_once(&self, due: &Due) -> Result<Effect, Error> {
        let post = due.post.clone().ok_or(Error::Unreadable)?;
        match self.host.announcement(due.about, post).await? {
            Announcement::Challenge(view) => self.post_card(due, view).await,
            Announcement::CloseChallenge(view) => self.close_card(&view).await,
            Announcement::OpenVenue(view, names) => self.open_venue(&view, &names).await,
            Announcement::Board(view) => self.post_board(due, view).await,
            Announcement::PlanVoid(view, player) => self.tell_plan_void(due, &view, player).await,
            Announcement::Retire(channel, message) => self.retire(channel, message).await,
            Announcement::Offer(view) => self.post_offer(due, view).await,
            Announcement::CloseOffer(view, channel, message) => {
                self.close_offer(&view, channel, message).await
            }
            Announcement::Overtaken => Ok(Effect::None),
        }
    }

    async fn post_card(&self, due: &Due, view: ChallengeView) -> Result<Effect, Error> {
        let Place {
            channel, locale, ..
        } = view.venue.place;
        let file = cards::challenge_file(view.id);
        if let Some(message) = self.find(due, channel, has_file(&file)).await {
            return Ok(Effect::Challenge(message));
        }
        let card = cards::challenge(view, locale).await?;
        let message = here(channel)
            .send_message(&self.http, card.post(nonce(due)))
            .await?;
        Ok(Effect::Challenge(MessageId(message.id.get())))
    }

    async fn close_card(&self, view: &ChallengeView) -> Result<Effect, Error> {
        let Some(message) = view.venue.challenge else {
            return Ok(Effect::None);
        };
        let Place {
            channel, locale, ..
        } = view.venue.place;
        let card = cards::closed_challenge(view, locale);
        self.edit(channel, message, card.edit()).await
    }

    /// Opens a thread at the card. Where that is not possible the match stays in the channel.
    async fn open_venue(&self, view: &ChallengeView, names: &[String; 2]) -> Result<Effect, Error> {
        let Place {
            channel, locale, ..
        } = view.venue.place;
        let Some(card) = view.venue.challenge else {
            return Ok(Effect::Venue(channel));
        };
        let title = messages::thread_title(&cards::thread_title(view, names, locale));
        let thread = serenity::CreateThread::new(title)
            .auto_archive_duration(serenity::AutoArchiveDuration::OneWeek);
        let opened = here(channel)
            .create_thread_from_message(&self.http, there(card), thread)
            .await;
        match opened {
            Ok(thread) => Ok(Effect::Venue(ChannelId(thread.id.get()))),
            // A thread has the number of the message it was opened at.
            Err(error) if code(&error) == Some(THREAD_EXISTS) => {
                Ok(Effect::Venue(ChannelId(card.0)))
            }
            Err(error) if is_refusal(&error) => {
                tracing::info!(about = %view.id, %error, "no thread, so the match stays in the channel");
                Ok(Effect::Venue(channel))
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn post_board(&self, due: &Due, view: BoardView) -> Result<Effect, Error> {
        let (id, revision) = (view.id, view.revision);
        let Place {
            channel: fallback,
            locale,
            ..
        } = view.venue.place;
        let channel = view.venue.channel.unwrap_or(fallback);
        let file = cards::board_file(id, revision, view.end);
        if let Some(message) = self.find(due, channel, has_file(&file)).await {
            return Ok(Effect::Board(message));
        }
        let card = cards::board(view, cards::Audience::Everybody, locale).await?;
        let message = card.post(nonce(due));
        let (_, message) = self.post(id, channel, fallback, message).await?;
        Ok(Effect::Board(message))
    }

    /// Sends a message to where a match is, or to the fallback if that is gone. Says where it is.
    async fn post(
        &self,
        about: MatchId,
        channel: ChannelId,
        fallback: ChannelId,
        message: serenity::CreateMessage,
    ) -> Result<(ChannelId, MessageId), Error> {
        let sent = here(channel)
            .send_message(&self.http, message.clone())
            .await;
        let (channel, sent) = match sent {
            // The thread was deleted, or closed to the bot: go on in the channel.
            Err(error) if channel != fallback && is_refusal(&error) => {
                tracing::info!(%about, %error, "the match moves from its thread to the channel");
                self.host.move_venue(about, fallback).await?;
                let sent = here(fallback).send_message(&self.http, message).await?;
                (fallback, sent)
            }
            sent => (channel, sent?),
        };
        Ok((channel, MessageId(sent.id.get())))
    }

    /// Tells a player in private. A player who has closed their direct messages to the bot learns
    /// it from the board, which pings them.
    async fn tell_plan_void(
        &self,
        due: &Due,
        view: &BoardView,
        player: UserId,
    ) -> Result<Effect, Error> {
        let card = cards::plan_void(view, player, view.venue.place.locale);
        let told = async {
            let user = serenity::UserId::new(player.0);
            let channel = user.create_dm_channel(&self.http).await?;
            let message = card.post(nonce(due));
            channel.id.send_message(&self.http, message).await
        };
        match told.await {
            Ok(_) => Ok(Effect::None),
            Err(error) if is_refusal(&error) => {
                tracing::info!(about = %view.id, %error, "a player takes no direct messages");
                Ok(Effect::None)
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn retire(&self, channel: ChannelId, message: MessageId) -> Result<Effect, Error> {
        self.edit(channel, message, messages::without_buttons())
            .await
    }

    /// Changes a message. One that is gone or out of reach needs no change.
    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: serenity::EditMessage,
    ) -> Result<Effect, Error> {
        let edited = here(channel)
            .edit_message(&self.http, there(message), edit.clone())
            .await;
        let edited = match edited {
            Err(error) if code(&error) == Some(ARCHIVED) => {
                self.wake_and_edit(channel, message, edit).await
            }
            edited => edited,
        };
        match edited {
            Ok(_) => Ok(Effect::None),
            Err(error) if is_refusal(&error) => {
                tracing::info!(%error, "a message could not be changed any more");
                Ok(Effect::None)
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn wake_and_edit(
        &self,
        thread: ChannelId,
        message: MessageId,
        edit: serenity::EditMessage,
    ) -> Result<serenity::Message, serenity::Error> {
        let awake = serenity::EditThread::new().archived(false);
        here(thread).edit_thread(&self.http, awake).await?;
        here(thread)
            .edit_message(&self.http, there(message), edit)
            .await
    }

    /// Looks for a message that an earlier try may have posted, once its nonce may be forgotten.
    async fn find(
        &self,
        due: &Due,
        channel: ChannelId,
        shows: impl Fn(&serenity::Message) -> bool,
    ) -> Option<MessageId> {
        let tried = due.attempted_at?;
        if self.host.clock().now().since(tried) < NONCE_LIFE {
            return None;
        }
        self.look_up(due, channel, shows).await
    }

    /// Looks for a message that an earlier try may have posted.
    async fn look_up(
        &self,
        due: &Due,
        channel: ChannelId,
        shows: impl Fn(&serenity::Message) -> bool,
    ) -> Option<MessageId> {
        let tried = due.attempted_at?;
        let after = tried.millis() - DISCORD_EPOCH - i64::try_from(CLOCK_SKEW.as_millis()).ok()?;
        let after = serenity::MessageId::new(u64::try_from(after).ok()?.max(1) << 22);
        let query = serenity::GetMessages::new().after(after).limit(100);
        match here(channel).messages(&self.http, query).await {
            Ok(messages) => messages
                .into_iter()
                .find(|message| message.author.id == self.me && shows(message))
                .map(|message| MessageId(message.id.get())),
            Err(error) => {
                // A message shown twice is better than one never shown.
                tracing::warn!(%error, "could not look for an earlier delivery");
                None
            }
        }
    }
}

/// Whether a message has an attachment of this name.
fn has_file(name: &str) -> impl Fn(&serenity::Message) -> bool {
    move |message| message.attachments.iter().any(|one| one.filename == name)
}

/// The pause after this many tries, each twice as long as the one before.
fn pause(attempts: u32) -> Duration {
    Duration::from_secs(1 << attempts.min(16)).min(LONGEST_PAUSE)
}

/// The nonce of a post: the same for each try, and no other post's. The post's number alone would
/// come again in a new database.
fn nonce(due: &Due) -> String {
    format!("{:x}-{:x}", due.id, due.created_at.millis())
}

/// Whether Discord understood the request and will not do it, however often it is asked.
fn is_refusal(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response))
            if response.status_code.is_client_error() && response.status_code != 429
                && response.status_code != 401
    )
}

/// Whether the request was malformed, or the place is gone for good.
fn is_our_mistake(error: &serenity::Error) -> bool {
    is_refusal(error)
        && match error {
            serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) => {
                response.status_code == 400
                    || matches!(response.error.code, UNKNOWN_CHANNEL | UNKNOWN_MESSAGE)
            }
            _ => false,
        }
}

fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) => {
            Some(response.error.code)
        }
        _ => None,
    }
}

const fn here(channel: ChannelId) -> serenity::ChannelId {
    serenity::ChannelId::new(channel.0)
}

const fn there(message: MessageId) -> serenity::MessageId {
    serenity::MessageId::new(message.0)
}
