//! The requests of deliveries, each at its turn.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use super::{
    consequence::{self, Consequence},
    held_back,
    rate::Rate,
};
use crate::{
    discord::{
        forum::{NewPost, usable_tag},
        permissions::may_write_beside,
        visibility::find_thread_member,
    },
    measurements::Measurements,
};
use domain::{
    matches::{ChannelId, MessageId, ServerId, UserId},
    processes::budget::Demand,
};

/// How many messages Discord lists at a time.
/// <https://discord.com/developers/docs/resources/message#get-channel-messages>
pub(crate) const PAGE: u8 = 100;

/// The client for Discord's API.
#[derive(Clone, Debug)]
pub(crate) struct Requests {
    http: Arc<serenity::Http>,
    rate: Arc<Rate>,
    measurements: Measurements,
}

type Answer<T> = Result<T, serenity::Error>;

impl Requests {
    pub(crate) fn new(
        http: Arc<serenity::Http>,
        rate: Rate,
        measurements: Measurements,
    ) -> Requests {
        Requests {
            http,
            rate: Arc::new(rate),
            measurements,
        }
    }

    /// Returns how many requests can be made within this time.
    pub(crate) fn room_within(&self, time: Duration) -> usize {
        self.rate.turns_within(time)
    }

    /// Returns the requests that this process wants to make.
    pub(crate) fn demand(&self) -> Demand {
        self.rate.demand()
    }

    /// Shares the requests that Discord takes with other processes.
    pub(crate) fn share(&self, own: Demand, others: &[Demand]) {
        self.rate.share(own, others);
    }

    async fn ask<T>(&self, request: impl Future<Output = Answer<T>>) -> Answer<T> {
        self.rate.turn().await;
        let answer = held_back::unless_for_long(request).await;
        if answer.as_ref().is_err_and(consequence::counts_as_invalid) {
            self.rate.note_refused();
        }
        if let Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(refused))) =
            &answer
        {
            let code = i64::try_from(refused.error.code).unwrap_or_default();
            self.measurements
                .refused(refused.status_code.as_u16(), code);
        }
        answer
    }

    /// Posts a message.
    pub(crate) async fn send(
        &self,
        channel: ChannelId,
        message: serenity::CreateMessage,
    ) -> Answer<MessageId> {
        let sent = self.ask(here(channel).send_message(&self.http, message));
        Ok(MessageId(sent.await?.id.get()))
    }

    /// Edits a message.
    pub(crate) async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: serenity::EditMessage,
    ) -> Answer<()> {
        let edited = self.ask(here(channel).edit_message(&self.http, there(message), edit));
        edited.await.map(drop)
    }

    /// Deletes a message.
    pub(crate) async fn delete(&self, channel: ChannelId, message: MessageId) -> Answer<()> {
        self.ask(here(channel).delete_message(&self.http, there(message)))
            .await
    }

    /// Returns the title of a thread. `None` if the channel is in no server.
    pub(crate) async fn title(&self, thread: ChannelId) -> Answer<Option<String>> {
        Ok(self.channel(thread).await?.map(|thread| thread.name))
    }

    /// Unarchives a thread.
    pub(crate) async fn wake(&self, thread: ChannelId) -> Answer<()> {
        let awake = serenity::EditThread::new().archived(false);
        let woken = self.ask(here(thread).edit_thread(&self.http, awake));
        woken.await.map(drop)
    }

    /// Gives a thread a new title and unarchives it.
    pub(crate) async fn rename(&self, thread: ChannelId, title: String) -> Answer<()> {
        let renamed = serenity::EditThread::new().name(title).archived(false);
        let renamed = self.ask(here(thread).edit_thread(&self.http, renamed));
        renamed.await.map(drop)
    }

    /// Gives a thread a new title and archives it. Writing in it unarchives it.
    pub(crate) async fn close(&self, thread: ChannelId, title: String) -> Answer<()> {
        let closed = serenity::EditThread::new().name(title).archived(true);
        let closed = self.ask(here(thread).edit_thread(&self.http, closed));
        closed.await.map(drop)
    }

    /// Archives a thread again.
    pub(crate) async fn put_to_sleep(&self, thread: ChannelId) -> Answer<()> {
        let edit = serenity::EditThread::new().archived(true);
        let put = self.ask(here(thread).edit_thread(&self.http, edit));
        put.await.map(drop)
    }

    /// Opens a thread at a message.
    pub(crate) async fn open_thread(
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

    /// Returns the forum of which this channel is a post, if this member is allowed to make posts
    /// in it.
    pub(crate) async fn forum_of(
        &self,
        channel: ChannelId,
        member: UserId,
    ) -> Answer<Option<ChannelId>> {
        let thread = self.channel(channel).await?;
        let Some(parent) = thread.and_then(|thread| thread.parent_id) else {
            return Ok(None);
        };
        let parent = self.channel(ChannelId(parent.get())).await?;
        let forum = parent.filter(|parent| parent.kind == serenity::ChannelType::Forum);
        let Some(forum) = forum else {
            return Ok(None);
        };
        let may = self.permissions_in(&forum, member).await?;
        Ok(may_write_beside(may).then(|| ChannelId(forum.id.get())))
    }

    /// Returns whether a user is a member of the server of a channel or thread and can see it.
    pub(crate) async fn may_see(&self, channel: ChannelId, user: UserId) -> Answer<bool> {
        let Some(mut shown) = self.channel(channel).await? else {
            return Ok(false);
        };
        let is_private = shown.kind == serenity::ChannelType::PrivateThread;
        if shown.thread_metadata.is_some()
            && let Some(parent) = shown.parent_id
        {
            let Some(above) = self.channel(ChannelId(parent.get())).await? else {
                return Ok(false);
            };
            shown = above;
        }
        let may = self.permissions_in(&shown, user).await?;
        if !may.view_channel() || !is_private || may.manage_threads() {
            return Ok(may.view_channel());
        }
        // A private thread has its own list of the users who can see it.
        let found = self.ask(find_thread_member(&self.http, channel, user));
        match found.await {
            Ok(()) => Ok(true),
            Err(error) if consequence::of_error(&error) == Consequence::UserClosed => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Returns a member's permissions in a channel.
    async fn permissions_in(
        &self,
        channel: &serenity::GuildChannel,
        member: UserId,
    ) -> Answer<serenity::Permissions> {
        let server = channel.guild_id;
        let guild = self.ask(self.http.get_guild(server)).await?;
        let member = serenity::UserId::new(member.0);
        let member = self.ask(self.http.get_member(server, member)).await?;
        Ok(guild.user_permissions_in(channel, &member))
    }

    /// Returns the name of a server.
    pub(crate) async fn server_name(&self, server: ServerId) -> Answer<String> {
        let server = serenity::GuildId::new(server.0);
        Ok(self.ask(self.http.get_guild(server)).await?.name)
    }

    async fn channel(&self, channel: ChannelId) -> Answer<Option<serenity::GuildChannel>> {
        let found = self.ask(self.http.get_channel(here(channel))).await?;
        Ok(found.guild())
    }

    /// Makes a post in a forum, with the first tag that this user is allowed to use if the forum
    /// requires one.
    pub(crate) async fn open_post(
        &self,
        forum: ChannelId,
        post: NewPost,
        by: serenity::UserId,
    ) -> Answer<ChannelId> {
        let refused = match self.try_to_open(forum, &post).await {
            Err(error) if consequence::of_error(&error) == Consequence::TagRequired => error,
            answer => return answer,
        };
        match self.usable_tag(forum, UserId(by.get())).await? {
            Some(tag) => self.try_to_open(forum, &post.tagged(tag)).await,
            None => Err(refused),
        }
    }

    async fn try_to_open(&self, forum: ChannelId, post: &NewPost) -> Answer<ChannelId> {
        let opened = self.ask(self.http.create_forum_post(here(forum), post, None));
        Ok(ChannelId(opened.await?.id.get()))
    }

    async fn usable_tag(
        &self,
        forum: ChannelId,
        by: UserId,
    ) -> Answer<Option<serenity::ForumTagId>> {
        let Some(forum) = self.channel(forum).await? else {
            return Ok(None);
        };
        match usable_tag(&forum, serenity::Permissions::empty()) {
            Some(tag) => Ok(Some(tag)),
            None => Ok(usable_tag(&forum, self.permissions_in(&forum, by).await?)),
        }
    }

    /// Returns the unarchived posts of a forum that this user has made.
    pub(crate) async fn posts_by(
        &self,
        user: serenity::UserId,
        server: ServerId,
        forum: ChannelId,
    ) -> Answer<Vec<ChannelId>> {
        let server = serenity::GuildId::new(server.0);
        let active = self.ask(server.get_active_threads(&self.http)).await?;
        let posts = active.threads.into_iter().filter(|thread| {
            thread.parent_id == Some(here(forum)) && thread.owner_id == Some(user)
        });
        Ok(posts.map(|post| ChannelId(post.id.get())).collect())
    }

    /// Returns the first message of a forum's post, which has the same number.
    pub(crate) async fn first_message(&self, post: ChannelId) -> Answer<serenity::Message> {
        let message = there(MessageId(post.0));
        self.ask(here(post).message(&self.http, message)).await
    }

    /// Returns the direct-message channel with a user.
    pub(crate) async fn direct(&self, user: UserId) -> Answer<ChannelId> {
        let user = serenity::UserId::new(user.0);
        let channel = self.ask(user.create_dm_channel(&self.http)).await?;
        Ok(ChannelId(channel.id.get()))
    }

    /// Returns the first messages after this one, up to a full page.
    pub(crate) async fn messages_after(
        &self,
        channel: ChannelId,
        after: u64,
    ) -> Answer<Vec<serenity::Message>> {
        let after = serenity::MessageId::new(after.max(1));
        let query = serenity::GetMessages::new().after(after).limit(PAGE);
        self.ask(here(channel).messages(&self.http, query)).await
    }

    /// Returns whether the bot is in a server.
    pub(crate) async fn is_in(&self, server: ServerId) -> Answer<bool> {
        let server = serenity::GuildId::new(server.0);
        match self.ask(self.http.get_guild(server)).await {
            Ok(_) => Ok(true),
            Err(error) => match consequence::of_error(&error) {
                Consequence::NotInServer | Consequence::ChannelClosed => Ok(false),
                _ => Err(error),
            },
        }
    }

    /// Returns whether a user is in a server. A banned user is not.
    pub(crate) async fn is_member(&self, server: ServerId, user: UserId) -> Answer<bool> {
        let (server, user) = (
            serenity::GuildId::new(server.0),
            serenity::UserId::new(user.0),
        );
        match self.ask(self.http.get_member(server, user)).await {
            Ok(_) => Ok(true),
            Err(error) if consequence::of_error(&error) == Consequence::UserClosed => Ok(false),
            Err(error) => Err(error),
        }
    }
}

const fn here(channel: ChannelId) -> serenity::ChannelId {
    serenity::ChannelId::new(channel.0)
}

const fn there(message: MessageId) -> serenity::MessageId {
    serenity::MessageId::new(message.0)
}
