//! Looks for the players on ladders in their servers, because nothing tells the bot that a member
//! has left.

use std::time::Duration;

use crate::{
    discord::{alarm::database_failed, delivery::courier::Courier, error::Error},
    host::Failure,
    rankings::actions::ladders,
};
use domain::causes::chain;
use store::LadderLook;

/// How often some of them are looked for.
const LOOK_EVERY: Duration = Duration::from_mins(1);

/// Looks for a few players on ladders every minute.
pub(crate) async fn look_for_climbers(courier: Courier) {
    loop {
        if let Err(error) = courier.look_for_climbers().await {
            database_failed(&error.into());
        }
        let clock = courier.host.clock();
        clock.sleep_after(clock.now(), LOOK_EVERY).await;
    }
}

impl Courier {
    async fn look_for_climbers(&self) -> Result<(), Failure> {
        for look in ladders::claim_looks(&self.host).await? {
            match self.is_here(look).await {
                Ok(is_member) => ladders::note_found(&self.host, look, is_member).await?,
                // Nothing follows until there is an answer, a day later.
                Err(error) => {
                    let LadderLook { server, player, .. } = look;
                    tracing::info!(%server, %player, error = chain(&error), "could not find out whether a player is in a server");
                }
            }
        }
        Ok(())
    }

    async fn is_here(&self, look: LadderLook) -> Result<bool, Error> {
        let is_here = self.requests.is_member(look.server, look.player).await?;
        if !is_here {
            // Where the bot is absent, it finds nobody.
            self.must_be_in(look.server).await?;
        }
        Ok(is_here)
    }
}
