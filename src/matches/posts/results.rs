//! The end of a match: its channel shows the result, and its thread is archived.

use poise::serenity_prelude as serenity;

use crate::{
    discord::{
        delivery::{
            consequence::{self, Consequence},
            courier::{Courier, nonce},
            look_up::Mark,
            posting::Edited,
        },
        error::Error,
    },
    matches::{actions::views::BoardView, cards},
};
use domain::{
    causes::chain,
    matches::{ChannelId, End, Place},
};
use store::{Due, Effect, Venue};

impl Courier {
    /// Turns the challenge's card into the result. If there is no card left to edit, a new message
    /// says it, unless the last board is in the same channel.
    pub(crate) async fn tell_result(
        &self,
        due: &Due,
        view: BoardView,
        end: End,
    ) -> Result<Effect, Error> {
        let has_thread = view.venue.shown_in() != view.venue.place.channel;
        // A match against the computer is of little interest to others unless its player says so. Then the card is all that
        // shows it, as no board is posted.
        let is_shared = view.venue.challenge.is_some() && view.venue.board.is_none();
        let is_news = if view.computer.is_some() {
            is_shared && !has_thread
        } else {
            has_thread
        };
        self.show_result(due, view, end, is_news).await
    }

    /// Shows the result of a match against the computer with its picture, because its player shares it. Where it is shown
    /// already, that changes nothing. The last board in the channel itself may have come since the player asked.
    pub(crate) async fn share_result(
        &self,
        due: &Due,
        view: BoardView,
        end: End,
    ) -> Result<Effect, Error> {
        let venue = &view.venue;
        let is_in_channel = venue.shown_in() == venue.place.channel;
        if venue.challenge.is_none() && venue.board.is_some() && is_in_channel {
            return Ok(Effect::None);
        }
        self.show_result(due, view, end, true).await
    }

    async fn show_result(
        &self,
        due: &Due,
        view: BoardView,
        end: End,
        is_news: bool,
    ) -> Result<Effect, Error> {
        let Venue {
            place, challenge, ..
        } = view.venue;
        if let Some(card) = challenge {
            let result = if is_news {
                cards::boards::result::result_card(view.clone(), end)
            } else {
                // The picture of the start is removed.
                cards::boards::result::result_words(&view, end)
            };
            let result = self.opening(result, &view).await;
            let edit = result.written(place.locale).replacement().await?;
            match self.try_to_edit(place.channel, card, edit).await? {
                Edited::Yes => return Ok(Effect::None),
                Edited::Awake => {
                    // Nobody wrote anything there. If this fails, Discord archives it in a week.
                    if let Err(error) = self.requests.put_to_sleep(place.channel).await {
                        tracing::info!(error = chain(&error), "a thread could not be archived");
                    }
                    return Ok(Effect::None);
                }
                Edited::Not(error) => {
                    tracing::info!(about = %view.id, error = chain(&error), "a challenge's message could not be edited to show the result");
                }
            }
        }
        if is_news {
            self.post_result(due, view, end).await
        } else {
            Ok(Effect::None)
        }
    }

    /// Posts the result in the channel of the challenge.
    async fn post_result(&self, due: &Due, mut view: BoardView, end: End) -> Result<Effect, Error> {
        let Place {
            server,
            channel,
            locale,
        } = view.venue.place;
        let mark = Mark::Picture {
            file: cards::boards::result::result_file(view.id),
            button: cards::boards::main_button(&view),
        };
        if let Some(message) = self.find(due, channel, &mark).await? {
            return Ok(Effect::Challenge(message));
        }
        // The new message has no thread attached, so it must say where the thread is.
        view.venue.challenge = None;
        let result = cards::boards::result::result_card(view, end).written(locale);
        let error = match self
            .requests
            .send(channel, result.post(nonce(due)).await?)
            .await
        {
            Ok(message) => return Ok(Effect::Challenge(message)),
            Err(error) => error,
        };
        match consequence::of_error(&error) {
            Consequence::Later | Consequence::OurMistake => Err(error.into()),
            _ => {
                self.must_be_in(server).await?;
                tracing::info!(error = chain(&error), "a result could not be posted");
                Ok(Effect::None)
            }
        }
    }

    /// Marks the match's own thread, if it has one, and archives it.
    pub(crate) async fn close_thread(&self, view: &BoardView, end: End) -> Result<Effect, Error> {
        let Place {
            server, channel, ..
        } = view.venue.place;
        let Some(thread) = view
            .venue
            .boards
            .channel()
            .filter(|shown| *shown != channel)
        else {
            return Ok(Effect::None);
        };
        let Err(error) = self.mark_and_close(thread, end).await else {
            return Ok(Effect::None);
        };
        match consequence::of_error(&error) {
            Consequence::Later | Consequence::OurMistake => Err(error.into()),
            _ => {
                self.must_be_in(server).await?;
                tracing::info!(about = %view.id, error = chain(&error), "the thread of a finished match could not be archived");
                Ok(Effect::None)
            }
        }
    }

    /// Removes the mark of a finished match from its own thread, if it has one.
    pub(crate) async fn unmark_thread(&self, venue: &Venue) -> Result<(), Error> {
        let Place {
            server, channel, ..
        } = venue.place;
        let Some(thread) = venue.boards.channel().filter(|shown| *shown != channel) else {
            return Ok(());
        };
        let unmarked = async {
            let title = self.requests.title(thread).await?;
            match title
                .as_deref()
                .and_then(cards::thread::thread_title_unmarked)
            {
                Some(title) => self.requests.rename(thread, title.to_owned()).await,
                None => Ok(()),
            }
        };
        let Err(error) = unmarked.await else {
            return Ok(());
        };
        match consequence::of_error(&error) {
            Consequence::Later | Consequence::OurMistake => Err(error.into()),
            _ => {
                self.must_be_in(server).await?;
                tracing::info!(
                    error = chain(&error),
                    "the mark on a thread could not be removed"
                );
                Ok(())
            }
        }
    }

    /// Puts a mark before the current title of a thread, which people may have changed.
    async fn mark_and_close(&self, thread: ChannelId, end: End) -> Result<(), serenity::Error> {
        let Some(title) = self.requests.title(thread).await? else {
            return Ok(());
        };
        let title = cards::thread::thread_title_over(&title, end.outcome);
        match self.requests.close(thread, title.clone()).await {
            Err(error) if consequence::of_error(&error) == Consequence::Archived => {
                // Someone was faster, or an earlier try has closed it.
                self.requests.wake(thread).await?;
                self.requests.close(thread, title).await
            }
            closed => closed,
        }
    }
}
