//! Players who may be missing.

use crate::bot::{
    delivery::{
        consequence::{self, Consequence},
        courier::Courier,
    },
    error::Error,
};
use domain::matches::{ServerId, UserId};
use store::Effect;

impl Courier {
    /// Checks whether a player is in a server.
    pub(crate) async fn look_for(&self, player: UserId, server: ServerId) -> Result<Effect, Error> {
        let here = match self.requests.is_member(server, player).await {
            Ok(here) => here,
            Err(error) => {
                if consequence::of(&error) == Consequence::ChannelClosed {
                    // Where the bot is absent, it cannot ask about anyone.
                    self.must_be_in(server).await?;
                }
                return Err(error.into());
            }
        };
        if !here {
            // Where the bot is absent, it finds nobody.
            self.must_be_in(server).await?;
        }
        Ok(Effect::Found { player, here })
    }
}
