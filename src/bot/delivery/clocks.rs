//! Word of a time that has run out, and of what has changed a clock.

use super::{courier::Courier, look_up::Mark, posting::Posted};
use crate::{
    bot::{cards, error::Error},
    clock::Timestamp,
    host::{BoardView, ClockNews, Due, Effect},
    matches::{ChannelId, MessageId},
};

impl Courier {
    pub(super) async fn post_time_up(
        &self,
        due: &Due,
        view: &BoardView,
        ends_at: Timestamp,
    ) -> Result<Effect, Error> {
        let venue = view.venue;
        let mark = Mark::Button(cards::claim_button(view.id));
        if self.find(due, venue.shown_in(), &mark).await?.is_some() {
            return Ok(Effect::None);
        }
        let mover = view.position.side_to_move();
        let card = cards::time_up(view, (mover, ends_at), venue.place.locale);
        Ok(match self.post(due, due.about, &venue, card).await? {
            Posted::In(..) => Effect::None,
            Posted::Nowhere(why) => Effect::Adrift(why),
        })
    }

    /// Says what has changed a clock. What was given on one board is told in one message, which is
    /// changed when more is given.
    pub(super) async fn say_clock_news(
        &self,
        due: &Due,
        view: &BoardView,
        news: ClockNews,
        said: Option<(ChannelId, MessageId)>,
    ) -> Result<Effect, Error> {
        let card = cards::clock_news(view, news, view.venue.place.locale);
        if let Some((channel, message)) = said {
            return self.edit(channel, message, card.edit()).await;
        }
        let ClockNews::Gift {
            to,
            revision: Some(revision),
            ..
        } = news
        else {
            return match self.post_words(due, view, card).await {
                // What has no place among the boards is not worth waiting for.
                Err(Error::NotInServer) if news.is_beside() => Ok(Effect::None),
                posted => posted,
            };
        };
        let (venue, mark) = (view.venue, Mark::Words(card.words()));
        let posted = match self.find(due, venue.shown_in(), &mark).await? {
            Some(message) => Posted::In(venue.shown_in(), message),
            None => self.post(due, due.about, &venue, card).await?,
        };
        Ok(match posted {
            Posted::In(channel, message) => Effect::Gift {
                to,
                revision,
                channel,
                message,
            },
            Posted::Nowhere(why) => Effect::Adrift(why),
        })
    }
}
