//! The requests of deliveries, each at its turn.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use super::{
    consequence::{self, Consequence},
    pace::Pace,
};
use crate::matches::{ChannelId, MessageId, ServerId, UserId};

/// How many messages Discord lists at a time.
/// <https://discord.com/developers/docs/resources/message#get-channel-messages>
pub(super) const PAGE: u8 = 100;

/// Asks Discord.
#[derive(Clone, Debug)]
pub(super) struct Requests {
    http: Arc<serenity::Http>,
    pace: Arc<Pace>,
}

type Answer<T> = Result<T, serenity::Error>;

impl Requests {
    pub(super) fn new(http: Arc<serenity::Http>, pace: Pace) -> Requests {
        Requests {
            http,
            pace: Arc::new(pace),
        }
    }

    /// How many requests can be made within this time.
    pub(super) fn room_within(&self, time: Duration) -> usize {
        self.pace.turns_within(time)
    }

    async fn ask<T>(&self, request: impl Future<Output = Answer<T>>) -> Answer<T> {
        self.pace.turn().await;
        let answer = request.await;
        if answer.as_ref().is_err_and(consequence::counts_as_invalid) {
            self.pace.note_refused();
        }
        answer
    }

    /// Posts a message.
    pub(super) async fn send(
        &self,
        channel: ChannelId,
        message: serenity::CreateMessage,
    ) -> Answer<MessageId> {
        let sent = self.ask(here(channel).send_message(&self.http, message));
        Ok(MessageId(sent.await?.id.get()))
    }

    /// Changes a message.
    pub(super) async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: serenity::EditMessage,
    ) -> Answer<()> {
        let edited = self.ask(here(channel).edit_message(&self.http, there(message), edit));
        edited.await.map(drop)
    }

    /// Wakes a thread that sleeps.
    pub(super) async fn wake(&self, thread: ChannelId) -> Answer<()> {
        let awake = serenity::EditThread::new().archived(false);
        let woken = self.ask(here(thread).edit_thread(&self.http, awake));
        woken.await.map(drop)
    }

    /// Opens a thread at a message.
    pub(super) async fn open_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        title: String,
    ) -> Answer<ChannelId> {
        let thread = serenity::CreateThread::new(title)
            .auto_archive_duration(serenity::AutoArchiveDuration::OneWeek);
        let opened = here(channel).create_thread_from_message(&self.http, there(message), thread);
        Ok(ChannelId(self.ask(opened).await?.id.get()))
    }

    /// The channel of the direct messages with a user.
    pub(super) async fn direct(&self, user: UserId) -> Answer<ChannelId> {
        let user = serenity::UserId::new(user.0);
        let channel = self.ask(user.create_dm_channel(&self.http)).await?;
        Ok(ChannelId(channel.id.get()))
    }

    /// The first messages after this one: as many as a page has.
    pub(super) async fn messages_after(
        &self,
        channel: ChannelId,
        after: u64,
    ) -> Answer<Vec<serenity::Message>> {
        let after = serenity::MessageId::new(after.max(1));
        let query = serenity::GetMessages::new().after(after).limit(PAGE);
        self.ask(here(channel).messages(&self.http, query)).await
    }

    /// Whether the bot is in a server.
    pub(super) async fn is_in(&self, server: ServerId) -> Answer<bool> {
        let server = serenity::GuildId::new(server.0);
        match self.ask(self.http.get_guild(server)).await {
            Ok(_) => Ok(true),
            Err(error) => match consequence::of(&error) {
                Consequence::NotInServer | Consequence::ChannelClosed => Ok(false),
                _ => Err(error),
            },
        }
    }
}

const fn here(channel: ChannelId) -> serenity::ChannelId {
    serenity::ChannelId::new(channel.0)
}

const fn there(message: MessageId) -> serenity::MessageId {
    serenity::MessageId::new(message.0)
}
