//! The results of moderators' rulings: what both players are told, and a new venue for a match
//! whose venue is gone.

use poise::serenity_prelude as serenity;

use crate::{
    discord::{
        delivery::{
            consequence::{self, Consequence},
            courier::{Courier, nonce},
            look_up::Mark,
        },
        error::Error,
        messages::Message,
    },
    matches::{
        actions::views::{BoardView, ChallengeView, OpeningView},
        cards::thread::{thread_starter, thread_title},
        posts::{boards::Posted, threads::comes_too_late},
    },
    moderation::{actions::bans::BanNotice, cards},
};
use domain::{
    causes::chain,
    matches::{ChannelId, MessageId},
};
use rules::Side;
use store::{Done, Due, Effect};

/// The outcome of opening a thread at a new message.
pub(crate) enum NewThread {
    /// This thread.
    Opened(ChannelId),
    /// The message, but no thread.
    NoThread,
    /// Not even the message, for this reason.
    Unposted(serenity::Error),
}

impl Courier {
    /// Tells both players about a moderator's ruling: where the match is shown, or in private.
    pub(crate) async fn tell_ruling(
        &self,
        due: &Due,
        view: &BoardView,
        done: &Done,
    ) -> Result<Effect, Error> {
        let venue = view.venue;
        let Some(message) = cards::ruling(view, done) else {
            return Ok(Effect::None);
        };
        let written = message.clone().written(venue.place.locale);
        let mark = Mark::Words(written.words());
        if self.find(due, venue.shown_in(), &mark).await?.is_some() {
            return Ok(Effect::None);
        }
        match self.post(due, view.id, &venue, message.clone()).await? {
            Posted::In(..) => Ok(Effect::None),
            Posted::Nowhere(lost) => {
                for side in Side::BOTH {
                    let player = view.players.on(side);
                    if view.is_guest(player) {
                        continue;
                    }
                    let locale = self.locale_of(player, venue.place.locale).await?;
                    let message = message.clone().written(locale);
                    self.tell(due, side.index(), player, message).await?;
                }
                Ok(Effect::Unreachable(lost))
            }
        }
    }

    /// Tells a member what has happened to their ban from play. A member who accepts no direct
    /// messages reads it when they next want to play.
    pub(crate) async fn tell_ban(&self, due: &Due, word: &BanNotice) -> Result<Effect, Error> {
        let server = self.requests.server_name(word.server).await?;
        let locale = self.locale_of(word.user, word.locale).await?;
        let card = cards::ban_notice(word, &server).written(locale);
        self.tell(due, 0, word.user, card).await?;
        Ok(Effect::None)
    }

    /// Shows a match in a new venue, if the old one is gone: in its channel, or in the other
    /// channel if its own is gone too.
    pub(crate) async fn reopen(
        &self,
        due: &Due,
        OpeningView {
            challenge: view,
            names,
            forum,
            thread,
        }: OpeningView,
        instead: Option<ChannelId>,
    ) -> Result<Effect, Error> {
        let place = view.venue.place;
        if let Some(own) = view.venue.boards.channel()
            && self.is_there(own).await?
        {
            return Ok(Effect::None);
        }
        let Some(channel) = self.first_there([Some(place.channel), instead]).await? else {
            return Ok(Effect::None);
        };
        let title = thread_title(view.start.game(), &names);
        let mut venue = None;
        if let Some(forum) = forum {
            venue = self
                .open_chosen_post(due, &view, forum, title.clone())
                .await?;
        }
        if venue.is_none() && thread {
            let starter = thread_starter(&view);
            let opened = self.open_new_thread(due, &view, channel, starter, title);
            if let NewThread::Opened(thread) = opened.await? {
                venue = Some(thread);
            }
        }
        Ok(Effect::Reopened {
            channel,
            venue: venue.unwrap_or(channel),
        })
    }

    /// Returns the first of these channels that exists.
    async fn first_there(
        &self,
        channels: [Option<ChannelId>; 2],
    ) -> Result<Option<ChannelId>, Error> {
        for channel in channels.into_iter().flatten() {
            if self.is_there(channel).await? {
                return Ok(Some(channel));
            }
        }
        Ok(None)
    }

    /// Returns whether the bot can see a channel or a thread.
    async fn is_there(&self, channel: ChannelId) -> Result<bool, Error> {
        match self.requests.title(channel).await {
            Ok(_) => Ok(true),
            Err(error) => match consequence::of_error(&error) {
                Consequence::ChannelGone | Consequence::ChannelClosed => Ok(false),
                _ => Err(error.into()),
            },
        }
    }

    /// Opens a thread at a new message, because the old one cannot have a second thread.
    pub(crate) async fn open_new_thread(
        &self,
        due: &Due,
        view: &ChallengeView,
        channel: ChannelId,
        starter: Message,
        title: String,
    ) -> Result<NewThread, Error> {
        let starter = starter.written(view.venue.place.locale);
        let mark = Mark::Words(starter.words());
        let message = match self.find(due, channel, &mark).await? {
            Some(message) => message,
            None => match self
                .requests
                .send(channel, starter.post(nonce(due)).await?)
                .await
            {
                Ok(message) => message,
                Err(error) if consequence::of_error(&error) == Consequence::Later => {
                    return Err(error.into());
                }
                Err(error) => {
                    self.no_thread(view, &error).await?;
                    return Ok(NewThread::Unposted(error));
                }
            },
        };
        match self.open_at(channel, message, title).await {
            Ok(thread) => Ok(NewThread::Opened(thread)),
            Err(error) if comes_too_late(&error) => {
                tracing::info!(about = %view.id, error = chain(&error), "opening a thread takes too long, so the match stays in the channel");
                Ok(NewThread::NoThread)
            }
            Err(error) if consequence::of_error(&error) == Consequence::Later => Err(error.into()),
            Err(error) => {
                self.no_thread(view, &error).await?;
                Ok(NewThread::NoThread)
            }
        }
    }

    /// Logs that a match gets no thread, unless that is because the bot is no longer in the server.
    async fn no_thread(&self, view: &ChallengeView, error: &serenity::Error) -> Result<(), Error> {
        self.must_be_in(view.venue.place.server).await?;
        tracing::info!(about = %view.id, error = chain(error), "a new thread could not be opened, so the match stays in the channel");
        Ok(())
    }

    /// Opens a thread at a message, or finds the existing one, which has the message's number.
    async fn open_at(
        &self,
        channel: ChannelId,
        message: MessageId,
        title: String,
    ) -> Result<ChannelId, serenity::Error> {
        match self.requests.open_thread(channel, message, title).await {
            Err(error) if consequence::of_error(&error) == Consequence::ThreadExists => {
                Ok(ChannelId(message.0))
            }
            opened => opened,
        }
    }
}
