//! Posting and editing messages where they belong.

use poise::serenity_prelude as serenity;

use super::{
    consequence::{self, Consequence},
    courier::{Courier, nonce},
    look_up::Mark,
};
use crate::{
    bot::{
        error::Error,
        messages::{self, Message},
    },
    challenges::{
        actions::{self as challenges, codes},
        cards::{
            card_button, challenge, closed_challenge, file_name as challenge_file,
            reopened_challenge, restored_challenge,
        },
    },
    matches::{
        actions::{
            live, venues,
            views::{BoardView, ChallengeView},
        },
        cards::{
            boards::{
                Audience, board, file_name as board_file, main_button as board_button,
                words as board_words,
            },
            page_buttons,
            plan::plan_void,
        },
    },
    moderation::cards::private::challenge_unposted,
    players::cards::challenge_unreached,
    servers::actions::gone,
};
use domain::{
    causes::chain,
    clock::Timestamp,
    matches::{ChallengeState, ChannelId, MatchId, MessageId, Place, ServerId, UserId},
    settings::Named,
};
use store::{Due, Effect, LostChannel, Unreachable, Venue};

/// Whether a message has been edited.
pub(crate) enum Edited {
    Yes,
    /// Yes, and its thread, which was archived, no longer is.
    Awake,
    /// No, for this reason.
    Not(serenity::Error),
}

/// Where a message is.
pub(crate) enum Posted {
    /// In this channel.
    In(ChannelId, MessageId),
    /// Nowhere: the bot cannot post in the channel.
    Nowhere(LostChannel),
}

impl Courier {
    /// Posts the card of a challenge, in the other channel if its own is not possible. If neither
    /// works, nobody could accept the challenge, so it is withdrawn.
    pub(crate) async fn post_card(
        &self,
        due: &Due,
        view: ChallengeView,
        instead: Option<ChannelId>,
    ) -> Result<Effect, Error> {
        let Place {
            channel, locale, ..
        } = view.venue.place;
        let mark = mark_of_card(&view);
        let is_over = matches!(view.state, ChallengeState::Closed(_));
        let found = if is_over {
            // Nobody needs it any more. But an earlier try may have posted it, and then its buttons
            // must be removed.
            self.look_up(due, channel, &mark).await?
        } else {
            self.find(due, channel, &mark).await?
        };
        if let Some(message) = found {
            return Ok(Effect::Challenge(message));
        }
        if is_over {
            return Ok(Effect::None);
        }
        // A match that has begun is shown at its card, which no longer needs to ping anyone.
        let pings = view.pings.filter(|_| view.state == ChallengeState::Open);
        let (id, mut venue, challenger) = (view.id, view.venue, view.challenger);
        let is_mirror = view.is_guest(challenger);
        let card = challenge(&view).pinging(pings);
        let mut posted = self.post(due, id, &venue, card.clone()).await?;
        if let (Posted::Nowhere(_), Some(instead)) = (&posted, instead.filter(|at| *at != channel))
        {
            // Stored first, so that a later try looks there for what this one has posted.
            challenges::show_in(&self.host, due.about, instead).await?;
            venue.place.channel = instead;
            posted = self.post(due, id, &venue, card).await?;
        }
        match posted {
            Posted::In(_, message) => Ok(Effect::Challenge(message)),
            Posted::Nowhere(lost) => {
                if lost.why == Unreachable::Gone {
                    codes::lose_channel(&self.host, lost.channel).await?;
                }
                let locale = self.locale_of(challenger, locale).await?;
                let told = if is_mirror {
                    challenge_unreached(id)
                } else {
                    challenge_unposted(id, venue.place.channel)
                };
                let told = told.written(locale);
                self.tell(due, 0, challenger, told).await?;
                challenges::withdraw_unposted(&self.host, id).await?;
                Ok(Effect::None)
            }
        }
    }

    /// Posts the card of an open challenge again after a restoration, without pinging anyone again.
    pub(crate) async fn post_card_again(
        &self,
        due: &Due,
        view: ChallengeView,
        back_to: Timestamp,
    ) -> Result<Effect, Error> {
        let channel = view.venue.place.channel;
        let mark = mark_of_card(&view);
        let is_open = view.state == ChallengeState::Open;
        let found = if is_open {
            self.find(due, channel, &mark).await?
        } else {
            self.look_up(due, channel, &mark).await?
        };
        if let Some(message) = found {
            return Ok(Effect::Challenge(message));
        }
        if !is_open {
            return Ok(Effect::None);
        }
        let (id, venue) = (view.id, view.venue);
        let view = ChallengeView {
            calls: None,
            ..view
        };
        let card = challenge(&view).pinging(None);
        let card = restored_challenge(card, back_to);
        Ok(match self.post(due, id, &venue, card).await? {
            Posted::In(_, message) => Effect::Challenge(message),
            // Lists of open challenges still have it.
            Posted::Nowhere(_) => Effect::None,
        })
    }

    pub(crate) async fn close_card(&self, view: &ChallengeView) -> Result<Effect, Error> {
        let Some(message) = view.venue.challenge else {
            return Ok(Effect::None);
        };
        let Place {
            channel, locale, ..
        } = view.venue.place;
        let card = closed_challenge(view).written(locale);
        self.edit(channel, message, card.edit()).await
    }

    /// Shows on the card of a running match no longer how it ended.
    pub(crate) async fn reopen_card(&self, view: ChallengeView) -> Result<Effect, Error> {
        let Some(message) = view.venue.challenge else {
            return Ok(Effect::None);
        };
        let place = view.venue.place;
        let card = reopened_challenge(&view);
        let card = card.written(place.locale);
        self.edit(place.channel, message, card.replacement().await?)
            .await
    }

    /// Posts the board of a match that a restoration made run again, and removes from its thread the mark of
    /// a finished one.
    pub(crate) async fn post_restored(&self, due: &Due, view: BoardView) -> Result<Effect, Error> {
        let venue = view.venue;
        let posted = Box::pin(self.post_board(due, view)).await?;
        self.unmark_thread(&venue).await?;
        Ok(posted)
    }

    pub(crate) async fn post_board(&self, due: &Due, view: BoardView) -> Result<Effect, Error> {
        let (id, venue) = (view.id, view.venue);
        let mark = Mark::Picture {
            file: board_file(id, view.revision, view.end),
            button: board_button(&view),
        };
        if let Some(message) = self.find(due, venue.shown_in(), &mark).await? {
            return Ok(Effect::Board(message));
        }
        let card = board(view.clone(), Audience::Everybody).await?;
        let card = self.opening(card, &view).await;
        match self.post(due, id, &venue, card).await? {
            Posted::In(_, message) => Ok(Effect::Board(message)),
            Posted::Nowhere(lost) => self.show_directly(due, view, lost).await,
        }
    }

    /// Adds the buttons that open a match on the live page, if there is one. The link beside a result is there
    /// only if everyone who sees the result can follow it.
    pub(crate) async fn opening(&self, card: Message, view: &BoardView) -> Message {
        let Some(page) = live::link(&self.host, view.id) else {
            return card;
        };
        let place = view.venue.place;
        let is_public = view.end.is_some()
            && self
                .visibility
                .check_for_anyone(place.server, view.id)
                .await
                .is_ok();
        let page = is_public.then(|| page.into());
        let opens = self.activity.is_there().await;
        card.with_buttons(page_buttons(view, page, opens))
    }

    /// Posts a message where a match is shown, or in its channel if its thread is gone or closed.
    pub(crate) async fn post(
        &self,
        due: &Due,
        about: MatchId,
        venue: &Venue,
        message: Message,
    ) -> Result<Posted, Error> {
        let Place {
            server, channel, ..
        } = venue.place;
        let nowhere = |why| Ok(Posted::Nowhere(LostChannel { channel, why }));
        if venue.unreachable == Some(Unreachable::Gone) {
            // A channel that was deleted does not come back.
            return nowhere(Unreachable::Gone);
        }
        let message = message.written(venue.place.locale).post(nonce(due));
        let message = message.await?;
        let mut at = venue.shown_in();
        loop {
            let error = match self.requests.send(at, message.clone()).await {
                Ok(sent) => return Ok(Posted::In(at, sent)),
                Err(error) => error,
            };
            let why = match consequence::of_error(&error) {
                Consequence::ChannelGone => Unreachable::Gone,
                Consequence::ChannelClosed | Consequence::Archived => Unreachable::Closed,
                Consequence::UserClosed if server.is_direct() => Unreachable::Closed,
                _ => return Err(error.into()),
            };
            if server.is_direct() {
                // It is tried again with the next board, and shown to anyone who asks for it in the
                // meantime.
                tracing::info!(%about, error = chain(&error), "a player doesn't accept direct messages");
                return nowhere(Unreachable::Closed);
            }
            self.must_be_in(server).await?;
            if at == channel {
                let error = chain(&error);
                // Logged once, and not for each board.
                if venue.unreachable.is_none() {
                    tracing::warn!(%about, error, "a match can't be shown in its channel");
                }
                if why == Unreachable::Gone {
                    self.forget_home(server, channel).await?;
                }
                return nowhere(why);
            }
            tracing::info!(%about, error = chain(&error), "a match moves from its thread to the channel");
            venues::move_to(&self.host, due.about, channel).await?;
            at = channel;
        }
    }

    /// Records that a channel or a forum has been deleted, which the server's settings may name.
    pub(crate) async fn forget_home(
        &self,
        server: ServerId,
        deleted: ChannelId,
    ) -> Result<(), Error> {
        let me = UserId(self.me.get());
        let gone = vec![Named::Channel(deleted)];
        gone::forget(&self.host, server, gone, me).await?;
        Ok(())
    }

    /// Checks that the bot is in a server.
    pub(crate) async fn must_be_in(&self, server: ServerId) -> Result<(), Error> {
        if self.requests.is_in(server).await? {
            Ok(())
        } else {
            Err(Error::NotInServer)
        }
    }

    /// Tells a player in private. A player who does not accept direct messages from the bot learns
    /// it from the board, which pings them.
    pub(crate) async fn tell_plan_void(
        &self,
        due: &Due,
        view: &BoardView,
        player: UserId,
    ) -> Result<Effect, Error> {
        let is_unwanted = view.turn() == Some(player) && view.pings.is_none();
        if !is_unwanted {
            let locale = self.locale_of(player, view.venue.place.locale).await?;
            let card = plan_void(view, player).written(locale);
            self.tell(due, 0, player, card).await?;
        }
        Ok(Effect::None)
    }

    /// Edits the message of the newest board.
    pub(crate) async fn refresh(
        &self,
        view: BoardView,
        message: MessageId,
    ) -> Result<Effect, Error> {
        let channel = view.venue.shown_in();
        let card = board_words(&view);
        let card = self.opening(card, &view).await;
        let card = card.written(view.venue.place.locale);
        self.edit(channel, message, card.edit()).await?;
        Ok(Effect::Refreshed { channel, message })
    }

    pub(crate) async fn retire(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<Effect, Error> {
        self.edit(channel, message, messages::without_buttons())
            .await
    }

    /// Edits a message. One that is gone, out of reach or edited too often is left as it is.
    pub(crate) async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: serenity::EditMessage,
    ) -> Result<Effect, Error> {
        if let Edited::Not(error) = self.try_to_edit(channel, message, edit).await? {
            tracing::info!(error = chain(&error), "a message could not be edited");
        }
        Ok(Effect::None)
    }

    /// Edits a message, unless it is gone, out of reach or edited too often. An archived thread is
    /// unarchived for it.
    pub(crate) async fn try_to_edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: serenity::EditMessage,
    ) -> Result<Edited, Error> {
        let mut done = Edited::Yes;
        let edited = match self.requests.edit(channel, message, edit.clone()).await {
            Err(error) if consequence::of_error(&error) == Consequence::Archived => {
                done = Edited::Awake;
                match self.requests.wake(channel).await {
                    Ok(()) => self.requests.edit(channel, message, edit).await,
                    Err(error) => Err(error),
                }
            }
            edited => edited,
        };
        match edited {
            Ok(()) => Ok(done),
            Err(error) => match consequence::of_error(&error) {
                Consequence::Later | Consequence::OurMistake => Err(error.into()),
                _ => Ok(Edited::Not(error)),
            },
        }
    }
}

/// Returns by what the card of a challenge is recognised.
fn mark_of_card(view: &ChallengeView) -> Mark {
    Mark::Picture {
        file: challenge_file(view.id),
        button: card_button(view),
    }
}
