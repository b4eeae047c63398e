//! Boards: posted where a match is shown, edited when something around them changes, and shown to both players in private
//! where nothing can be posted.

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
        actions::{live, venues, views::BoardView},
        cards::{
            boards::{Audience, board, file_name, main_button, words},
            page_buttons,
            plan::plan_void,
        },
    },
    moderation::cards::private::private_board,
    servers::actions::gone,
};
use domain::{
    causes::chain,
    matches::{ChannelId, MatchId, MessageId, Place, ServerId, UserId},
    settings::Named,
};
use rules::Side;
use store::{Due, Effect, LostChannel, Unreachable, Venue};

/// Where a message is.
pub(crate) enum Posted {
    /// In this channel.
    In(ChannelId, MessageId),
    /// Nowhere: the bot cannot post in the channel.
    Nowhere(LostChannel),
}

impl Courier {
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
            file: file_name(id, view.revision, view.end),
            button: main_button(&view),
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

    /// Shows a board to both players in private. A player who accepts no direct messages reads it
    /// at the next command about the match.
    async fn show_directly(
        &self,
        due: &Due,
        view: BoardView,
        lost: LostChannel,
    ) -> Result<Effect, Error> {
        if view.venue.place.server.is_direct() {
            return Ok(Effect::Unreachable(lost));
        }
        for side in Side::BOTH {
            let player = view.players.on(side);
            if !player.is_in_discord() {
                continue;
            }
            if view.is_guest(player) {
                // That player's own server shows it.
                continue;
            }
            if view.turn() == Some(player) && view.pings.is_none() {
                // A direct message always notifies, and this player wants no pings from the
                // opponent.
                continue;
            }
            let locale = self.locale_of(player, view.venue.place.locale).await?;
            let card = private_board(view.clone(), side, lost.why).await?;
            let card = card.written(locale);
            self.tell(due, side.index(), player, card).await?;
        }
        Ok(Effect::Unreachable(lost))
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
        let card = words(&view);
        let card = self.opening(card, &view).await;
        let card = card.written(view.venue.place.locale);
        self.edit(channel, message, card.edit()).await?;
        Ok(Effect::Refreshed { channel, message })
    }
}
