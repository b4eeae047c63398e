//! Players who may be missing.

use super::{courier::Courier, look_up::Mark, posting::Posted};
use crate::{
    bot::{error::Error, messages::Message},
    host::{BoardView, Due, Effect},
    matches::{ServerId, UserId},
};

impl Courier {
    /// Asks whether a player is in a server.
    pub(super) async fn look_for(&self, player: UserId, server: ServerId) -> Result<Effect, Error> {
        let here = self.requests.is_member(server, player).await?;
        if !here {
            // Where the bot is not, it finds nobody.
            self.must_be_in(server).await?;
        }
        Ok(Effect::Found { player, here })
    }

    /// Posts words about a match where it is shown.
    pub(super) async fn post_words(
        &self,
        due: &Due,
        view: &BoardView,
        card: Message,
    ) -> Result<Effect, Error> {
        let mark = Mark::Words(card.words());
        if self
            .find(due, view.venue.shown_in(), &mark)
            .await?
            .is_some()
        {
            return Ok(Effect::None);
        }
        Ok(match self.post(due, due.about, &view.venue, card).await? {
            Posted::In(..) => Effect::None,
            Posted::Nowhere(why) => Effect::Adrift(why),
        })
    }
}
