//! Where nothing can be posted in a match's channel, its players are told directly.

use super::{
    consequence::takes_no_messages,
    courier::{Courier, nonce},
    look_up::Mark,
};
use crate::{
    bot::{error::Error, messages::Written},
    matches::actions::views::BoardView,
    moderation::cards::private::private_board,
    players::actions::names,
};
use domain::{
    causes::chain,
    matches::{ChannelId, MessageId, UserId},
};
use rules::{Side, words::Locale};
use store::{Due, Effect, LostChannel};

impl Courier {
    /// Shows a board to both players in private. A player who accepts no direct messages reads it
    /// at the next command about the match.
    pub(crate) async fn show_directly(
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

    /// Returns the language in which a user reads direct messages: their own, or that of the match
    /// if they have not been seen yet.
    pub(crate) async fn locale_of(&self, user: UserId, otherwise: Locale) -> Result<Locale, Error> {
        Ok(names::locale_of(&self.host, user)
            .await?
            .unwrap_or(otherwise))
    }

    /// Sends a direct message, the one with this number among those of a post. A user who accepts
    /// none is not told.
    pub(crate) async fn tell(
        &self,
        due: &Due,
        number: usize,
        user: UserId,
        message: Written,
    ) -> Result<(), Error> {
        let mark = Mark::Words(message.words());
        let told = self.tell_once(due, number, user, message, &mark);
        told.await.map(drop)
    }

    /// Sends a direct message, the one with this number among those of a post, and returns where it
    /// is. `None` if the user accepts none.
    pub(crate) async fn tell_once(
        &self,
        due: &Due,
        number: usize,
        user: UserId,
        message: Written,
        mark: &Mark,
    ) -> Result<Option<(ChannelId, MessageId)>, Error> {
        let told = async {
            let channel = self.requests.direct(user).await?;
            if let Some(sent) = self.find(due, channel, mark).await? {
                return Ok((channel, sent));
            }
            let message = message.post(format!("{}-{number}", nonce(due))).await?;
            let sent = self.requests.send(channel, message).await?;
            Ok((channel, sent))
        };
        match told.await {
            Ok(told) => Ok(Some(told)),
            Err(Error::Discord(error)) if takes_no_messages(&error) => {
                tracing::info!(%user, error = chain(&error), "a player doesn't accept direct messages");
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }
}
