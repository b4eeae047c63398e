//! Messages about a match where it is shown, some with a button that is valid only for a while.

use crate::{
    clocks::cards::{
        card::{clock_news, gift_pieces},
        prompt_button,
    },
    discord::{
        delivery::{
            courier::{Courier, match_of},
            look_up::Mark,
        },
        error::Error,
        messages::Message,
    },
    matches::{actions::views::BoardView, posts::boards::Posted},
};
use domain::matches::{ChannelId, MessageId};
use store::{ClockNews, Due, Effect, Prompt};

impl Courier {
    /// Posts a message about a match, with or without such a button.
    pub(crate) async fn post_words(
        &self,
        due: &Due,
        view: &BoardView,
        card: Message,
        prompt: Option<Prompt>,
    ) -> Result<Effect, Error> {
        let channel = view.venue.shown_in();
        let mark = match prompt {
            Some(prompt) => Mark::AtAnyRevision(prompt_button(view.id, prompt)),
            None => Mark::Words(card.clone().written(view.venue.place.locale).words()),
        };
        let posted = match self.find(due, channel, &mark).await? {
            Some(message) => Posted::In(channel, message),
            None => self.post(due, view.id, &view.venue, card).await?,
        };
        Ok(match (posted, prompt) {
            (Posted::Nowhere(lost), _) => Effect::Unreachable(lost),
            (Posted::In(..), None) => Effect::None,
            (Posted::In(channel, message), Some(prompt)) => Effect::Prompt {
                prompt,
                channel,
                message,
            },
        })
    }

    /// Says what has changed a clock. All gifts of time on one board are told in one message, which
    /// is edited when more is given.
    pub(crate) async fn say_clock_news(
        &self,
        due: &Due,
        view: &BoardView,
        news: ClockNews,
        said: Option<(ChannelId, MessageId)>,
    ) -> Result<Effect, Error> {
        let card = clock_news(view, news);
        if let Some((channel, message)) = said {
            let card = card.written(view.venue.place.locale);
            return self.edit(channel, message, card.edit()).await;
        }
        let ClockNews::Gift {
            to,
            revision: Some(revision),
            ..
        } = news
        else {
            return match self
                .post_words(due, view, card, Prompt::of_news(news))
                .await
            {
                // Messages that have no place among the boards are not worth waiting for.
                Err(Error::NotInServer) if news.is_beside() => Ok(Effect::None),
                posted => posted,
            };
        };
        let venue = view.venue;
        // More may have been given since an earlier try.
        let mark = Mark::Pieces(gift_pieces(view, to, venue.place.locale));
        let posted = match self.find(due, venue.shown_in(), &mark).await? {
            Some(message) => Posted::In(venue.shown_in(), message),
            None => self.post(due, view.id, &venue, card).await?,
        };
        Ok(match posted {
            Posted::In(channel, message) => Effect::Gift {
                to,
                revision,
                channel,
                message,
            },
            Posted::Nowhere(lost) => Effect::Unreachable(lost),
        })
    }

    /// Removes the button from a message that is no longer true, if an earlier try has posted it.
    pub(crate) async fn unprompt(
        &self,
        due: &Due,
        channel: ChannelId,
        prompt: Prompt,
    ) -> Result<Effect, Error> {
        let mark = Mark::AtAnyRevision(prompt_button(match_of(due)?, prompt));
        match self.look_up(due, channel, &mark).await? {
            Some(message) => self.retire(channel, message).await,
            None => Ok(Effect::None),
        }
    }
}
