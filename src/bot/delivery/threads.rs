//! Opening the threads of matches.

use std::time::Duration;

use super::{
    consequence::{self, Consequence},
    courier::Courier,
    held_back,
};
use crate::{
    bot::{cards, error::Error, forum::NewPost},
    causes::chain,
    host::{ChallengeView, Due, Effect},
    matches::{ChannelId, MessageId, Place},
};

/// How long a match waits for its thread. Discord opens some dozens in a channel within minutes, and
/// whoever comes after that has to wait for minutes: players would rather have their board.
const WORTH_WAITING: Duration = Duration::from_mins(1);

/// Whether Discord would open the thread of a match only when its players have long waited for it.
pub(super) fn comes_too_late(error: &poise::serenity_prelude::Error) -> bool {
    held_back::wait(error).is_some_and(|wait| wait > WORTH_WAITING)
}

impl Courier {
    /// Makes a post in the forum that the server has chosen, if it has; or opens a thread at the card,
    /// or a post beside it if the card is in a post of a forum. Where that is not possible the match
    /// stays in the channel.
    pub(super) async fn open_venue(
        &self,
        due: &Due,
        view: &ChallengeView,
        names: &[String; 2],
        forum: Option<ChannelId>,
    ) -> Result<Effect, Error> {
        let Place {
            server,
            channel,
            locale,
        } = view.venue.place;
        let title = cards::thread_title(view.start.game(), names, locale);
        if let Some(forum) = forum
            && let Some(post) = self
                .open_chosen_post(due, view, forum, title.clone())
                .await?
        {
            return Ok(Effect::Beside(post));
        }
        let Some(card) = view.venue.challenge else {
            return Ok(Effect::Venue(channel));
        };
        let opened = self.requests.open_thread(channel, card, title.clone());
        let error = match opened.await {
            Ok(thread) => return Ok(Effect::Venue(thread)),
            Err(error) => error,
        };
        match consequence::of(&error) {
            Consequence::Later if !comes_too_late(&error) => return Err(error.into()),
            // A thread has the number of the message it was opened at.
            Consequence::ThreadExists => return Ok(Effect::Venue(ChannelId(card.0))),
            Consequence::ChannelGone | Consequence::ChannelClosed | Consequence::NotInServer => {
                self.must_be_in(server).await?;
                if let Some(post) = self.open_post_beside(due, view, title).await? {
                    return Ok(Effect::Beside(post));
                }
            }
            _ => {}
        }
        tracing::info!(about = %view.id, error = chain(&error), "no thread, so the match stays in the channel");
        Ok(Effect::Venue(channel))
    }

    /// Opens a thread for a match that no challenge has been posted for, at a message that says who plays;
    /// or a post in the forum that the server has chosen. Where that is not possible the match stays in
    /// the channel.
    pub(super) async fn begin(
        &self,
        due: &Due,
        view: &ChallengeView,
        names: &[String; 2],
        forum: Option<ChannelId>,
    ) -> Result<Effect, Error> {
        let Place {
            channel, locale, ..
        } = view.venue.place;
        let title = cards::thread_title(view.start.game(), names, locale);
        if let Some(forum) = forum
            && let Some(post) = self
                .open_chosen_post(due, view, forum, title.clone())
                .await?
        {
            return Ok(Effect::Venue(post));
        }
        let starter = cards::match_starter(view, locale);
        let opened = self.open_new_thread(due, view, (channel, starter), title);
        Ok(match opened.await? {
            // A thread has the number of the message it was opened at.
            Some(thread) => Effect::Begun {
                card: MessageId(thread.0),
                venue: thread,
            },
            None => Effect::Venue(channel),
        })
    }

    /// Makes a post in the forum that the server has chosen, if that is possible.
    pub(super) async fn open_chosen_post(
        &self,
        due: &Due,
        view: &ChallengeView,
        forum: ChannelId,
        title: String,
    ) -> Result<Option<ChannelId>, Error> {
        let error = match self.post_in_forum(due, view, forum, title).await {
            Ok(post) => return Ok(Some(post)),
            Err(error) => error,
        };
        if consequence::of(&error) == Consequence::Later && !comes_too_late(&error) {
            return Err(error.into());
        }
        let server = view.venue.place.server;
        self.must_be_in(server).await?;
        tracing::warn!(about = %view.id, error = chain(&error), "no post in the forum that the server has chosen");
        if consequence::of(&error) == Consequence::ChannelGone {
            self.forget_home(server, forum).await?;
        }
        Ok(None)
    }

    /// Makes a post in the forum where the card is in a post. Whoever may make no posts there gets
    /// none through a challenge.
    async fn open_post_beside(
        &self,
        due: &Due,
        view: &ChallengeView,
        title: String,
    ) -> Result<Option<ChannelId>, Error> {
        let place = view.venue.place;
        let asked = match self.requests.forum_of(place.channel, view.challenger).await {
            Ok(Some(forum)) => self.post_in_forum(due, view, forum, title).await,
            Ok(None) => return Ok(None),
            Err(error) => Err(error),
        };
        match asked {
            Ok(post) => Ok(Some(post)),
            Err(error)
                if consequence::of(&error) == Consequence::Later && !comes_too_late(&error) =>
            {
                Err(error.into())
            }
            Err(error) => {
                tracing::info!(about = %view.id, error = chain(&error), "no post in the forum");
                Ok(None)
            }
        }
    }

    /// Makes the post, unless an earlier try has made it.
    async fn post_in_forum(
        &self,
        due: &Due,
        view: &ChallengeView,
        forum: ChannelId,
        title: String,
    ) -> Result<ChannelId, poise::serenity_prelude::Error> {
        let Place { server, locale, .. } = view.venue.place;
        let first = cards::forum_starter(view, locale);
        if due.attempted_at.is_some() {
            for post in self.requests.posts_by(self.me, (server, forum)).await? {
                match self.requests.first_message(post).await {
                    Ok(message) if message.content == first.words() => return Ok(post),
                    Err(error) if consequence::of(&error) == Consequence::Later => {
                        return Err(error);
                    }
                    _ => {}
                }
            }
        }
        let post = NewPost::new(title, first.first_of_post());
        self.requests.open_post(forum, post, self.me).await
    }
}
