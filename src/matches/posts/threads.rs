//! Opening the threads of matches.

use std::time::Duration;

use poise::serenity_prelude as serenity;

use crate::{
    challenges::actions as challenges,
    discord::{
        delivery::{
            consequence::{self, Consequence},
            courier::Courier,
            held_back,
        },
        error::Error,
        forum::NewPost,
    },
    matches::{
        actions::views::{ChallengeView, OpeningView},
        cards,
    },
    moderation::posts::NewThread,
};
use domain::{
    causes::chain,
    matches::{ChannelId, MessageId, Place},
};
use store::{Due, Effect};

/// How long a match waits for its thread. Discord opens some dozens in a channel within minutes,
/// and any later match has to wait for minutes: players would rather have their board.
const WORTH_WAITING: Duration = Duration::from_mins(1);

/// Returns whether Discord would open the thread of a match only after its players have waited for
/// a long time.
pub(crate) fn comes_too_late(error: &serenity::Error) -> bool {
    held_back::wait(error).is_some_and(|wait| wait > WORTH_WAITING)
}

impl Courier {
    /// Makes a post in the forum that the server has chosen, if it has; or opens a thread at the
    /// card, or a post beside it if the card is in a post of a forum. Where that is not possible,
    /// the match stays in the channel.
    pub(crate) async fn open_venue(
        &self,
        due: &Due,
        OpeningView {
            challenge: view,
            names,
            forum,
            ..
        }: OpeningView,
    ) -> Result<Effect, Error> {
        let Place {
            server, channel, ..
        } = view.venue.place;
        let title = cards::thread::thread_title(view.start.game(), &names);
        if let Some(forum) = forum
            && let Some(post) = self
                .open_chosen_post(due, &view, forum, title.clone())
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
        match consequence::of_error(&error) {
            Consequence::Later if !comes_too_late(&error) => return Err(error.into()),
            // A thread has the number of the message at which it was opened.
            Consequence::ThreadExists => return Ok(Effect::Venue(ChannelId(card.0))),
            Consequence::ChannelGone | Consequence::ChannelClosed | Consequence::NotInServer => {
                self.must_be_in(server).await?;
                if let Some(post) = self.open_post_beside(due, &view, title).await? {
                    return Ok(Effect::Beside(post));
                }
            }
            _ => {}
        }
        tracing::info!(about = %view.id, error = chain(&error), "a thread could not be opened, so the match stays in the channel");
        Ok(Effect::Venue(channel))
    }

    /// Opens a thread for a match that had no posted challenge, at a message that names the
    /// players; or a post in the forum that the server has chosen. Where that is not possible, the
    /// match stays in the channel, or goes to the other one if the bot cannot post in its own.
    pub(crate) async fn begin(
        &self,
        due: &Due,
        OpeningView {
            challenge: mut view,
            names,
            forum,
            ..
        }: OpeningView,
        instead: Option<ChannelId>,
        bare: bool,
    ) -> Result<Effect, Error> {
        let channel = view.venue.place.channel;
        let instead = instead.filter(|at| *at != channel);
        if bare {
            // Nothing is posted before its board.
            return self.check_channel(due, &view, instead).await;
        }
        let title = cards::thread::thread_title(view.start.game(), &names);
        if let Some(forum) = forum
            && let Some(post) = self
                .open_chosen_post(due, &view, forum, title.clone())
                .await?
        {
            return Ok(Effect::Venue(post));
        }
        let starter = cards::thread::match_starter(&view);
        let mut at = channel;
        let opened = self.open_new_thread(due, &view, at, starter.clone(), title.clone());
        let mut opened = opened.await?;
        if let (NewThread::Unposted(error), Some(instead)) = (&opened, instead)
            && self.moves(due, &view, error, instead).await?
        {
            at = instead;
            view.venue.place.channel = instead;
            let again = self.open_new_thread(due, &view, at, starter, title);
            opened = again.await?;
        }
        Ok(match opened {
            // A thread has the number of the message at which it was opened.
            NewThread::Opened(thread) => Effect::Begun {
                card: MessageId(thread.0),
                venue: thread,
            },
            NewThread::Unposted(_) | NewThread::NoThread => Effect::Venue(at),
        })
    }

    /// Shows a match that begins without a thread in the other channel, if the bot cannot see its
    /// own.
    async fn check_channel(
        &self,
        due: &Due,
        view: &ChallengeView,
        instead: Option<ChannelId>,
    ) -> Result<Effect, Error> {
        let channel = view.venue.place.channel;
        let Some(instead) = instead else {
            return Ok(Effect::None);
        };
        let Err(error) = self.requests.title(channel).await else {
            return Ok(Effect::None);
        };
        if consequence::of_error(&error) == Consequence::Later {
            return Err(error.into());
        }
        Ok(if self.moves(due, view, &error, instead).await? {
            Effect::Venue(instead)
        } else {
            Effect::None
        })
    }

    /// Moves a beginning match to another channel, if this error says that its own is gone or
    /// closed to the bot. Returns whether it does.
    async fn moves(
        &self,
        due: &Due,
        view: &ChallengeView,
        error: &serenity::Error,
        instead: ChannelId,
    ) -> Result<bool, Error> {
        let why = consequence::of_error(error);
        if !matches!(why, Consequence::ChannelGone | Consequence::ChannelClosed) {
            return Ok(false);
        }
        let Place {
            server, channel, ..
        } = view.venue.place;
        self.must_be_in(server).await?;
        tracing::warn!(about = %view.id, %channel, %instead, error = chain(error), "a match starts in another channel, because its own is gone or closed to the bot");
        if why == Consequence::ChannelGone {
            self.forget_home(server, channel).await?;
        }
        // Stored before anything is posted, so that a later try looks there.
        challenges::show_in(&self.host, due.about, instead).await?;
        Ok(true)
    }

    /// Makes a post in the forum that the server has chosen, if that is possible.
    pub(crate) async fn open_chosen_post(
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
        if consequence::of_error(&error) == Consequence::Later && !comes_too_late(&error) {
            return Err(error.into());
        }
        let server = view.venue.place.server;
        self.must_be_in(server).await?;
        tracing::warn!(about = %view.id, error = chain(&error), "a post in the server's forum could not be created");
        if consequence::of_error(&error) == Consequence::ChannelGone {
            self.forget_home(server, forum).await?;
        }
        Ok(None)
    }

    /// Makes a post in the forum where the card is in a post. A user who is not allowed to make
    /// posts there gets none through a challenge either.
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
                if consequence::of_error(&error) == Consequence::Later
                    && !comes_too_late(&error) =>
            {
                Err(error.into())
            }
            Err(error) => {
                tracing::info!(about = %view.id, error = chain(&error), "a post in a forum could not be created");
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
    ) -> Result<ChannelId, serenity::Error> {
        let Place { server, locale, .. } = view.venue.place;
        let first = cards::thread::forum_starter(view).written(locale);
        if due.attempted_at.is_some() {
            for post in self.requests.posts_by(self.me, server, forum).await? {
                match self.requests.first_message(post).await {
                    Ok(message) if message.content == first.words() => return Ok(post),
                    Err(error) if consequence::of_error(&error) == Consequence::Later => {
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
