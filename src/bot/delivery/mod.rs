//! Saying what is in the outbox: in order within a match, again until Discord confirms, and each
//! thing once.
//!
//! A message carries a nonce, so Discord itself drops a repeat that comes soon after. A repeat
//! that comes later (the bot was down) first looks whether the message is there already: boards
//! and cards are known by the name of their picture, offers by their buttons.

mod offers;

use std::{collections::HashSet, sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;
use tokio::task::JoinSet;

use super::{cards, error::Error, messages};
use crate::{
    host::{Announcement, BoardView, ChallengeView, Due, Effect, Failure, Host},
    matches::{ChannelId, MatchId, MessageId, Place, UserId},
};

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

/// Delivers for as long as it is not aborted.
pub(super) async fn run(host: Host, http: Arc<serenity::Http>, me: serenity::UserId) {
    let courier = Courier { host, http, me };
    let mut under_way = HashSet::new();
    let mut tasks = JoinSet::new();
    loop {
        let next = match courier.host.announcements().await {
            Ok(batch) => {
                for (due, announcement) in batch.due {
                    if under_way.insert(due.id) {
                        let courier = courier.clone();
                        tasks.spawn(async move {
                            let id = due.id;
                            courier.deliver(due, announcement).await;
                            id
                        });
                    }
                }
                batch.next
            }
            Err(error) => {
                tracing::error!(%error, "the outbox could not be read");
                Some(courier.host.clock().now().after(LONGEST_PAUSE))
            }
        };
        tokio::select! {
            () = courier.host.wait_for_announcements(next) => {}
            Some(done) = tasks.join_next() => match done {
                Ok(id) => { under_way.remove(&id); }
                Err(error) => {
                    // Which one panicked is not known. Once the others have finished, none is
                    // under way and all may be tried again.
                    tracing::error!(%error, "a delivery panicked");
                    while tasks.join_next().await.is_some() {}
                    under_way.clear();
                    tokio::time::sleep(LONGEST_PAUSE).await;
                }
            },
        }
    }
}

#[derive(Clone)]
struct Courier {
    host: Host,
    http: Arc<serenity::Http>,
    me: serenity::UserId,
}

impl Courier {
    /// Tries once, and notes what came of it.
    async fn deliver(&self, due: Due, announcement: Result<Announcement, Failure>) {
        let tried = match announcement {
            Ok(announcement) => self.try_once(&due, announcement).await,
            Err(failure) => Err(failure.into()),
        };
        let noted = match tried {
            Ok(effect) => self.host.delivered(due, effect).await,
            Err(error) => {
                let pause = pause(due.attempts);
                let chain = error.chain();
                match error {
                    // Nobody can mend a message that Discord finds malformed by waiting.
                    Error::Discord(ref error) if is_our_mistake(error) => {
                        tracing::error!(post = ?due.post, about = %due.about, error = chain, "given up");
                        self.host.give_up(&due, chain).await
                    }
                    _ => {
                        tracing::warn!(post = ?due.post, about = %due.about, error = chain, ?pause, "not delivered, will try again");
                        let until = self.host.clock().now().after(pause);
                        self.host.postpone(&due, until).await
                    }
                }
            }
        };
        if let Err(error) = noted {
            tracing::error!(%error, "a delivery could not be noted");
        }
    }

    async fn try_once(&self, due: &Due, announcement: Announcement) -> Result<Effect, Error> {
        self.host.begin_delivery(due).await?;
        match announcement {
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
            return Ok(Effect::Board { message, revision });
        }
        let card = cards::board(view, cards::Audience::Everybody, locale).await?;
        let message = card.post(nonce(due));
        let (_, message) = self.post(id, channel, fallback, message).await?;
        Ok(Effect::Board { message, revision })
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
