//! Finds out when the bot is in a server again.

use std::time::Duration;

use super::courier::Courier;
use crate::{
    causes::chain,
    host::{Absence, Failure},
};

/// How often absences are looked through.
const LOOK_EVERY: Duration = Duration::from_secs(30);

/// Asks again and again, less and less often, whether the bot is in a server that it is not in, and at
/// once when a command comes from there.
pub(in crate::bot) async fn watch(courier: Courier) {
    loop {
        if let Err(error) = courier.look_after_absences().await {
            crate::bot::alarm::database_failed(&error.into());
        }
        courier.host.wait_for_absences(LOOK_EVERY).await;
    }
}

impl Courier {
    async fn look_after_absences(&self) -> Result<(), Failure> {
        for absence in self.host.absences().await? {
            let is_due = absence.look_at <= self.host.clock().now();
            if is_due && self.host.look_after(absence).await? {
                self.look_after(absence).await?;
            }
        }
        Ok(())
    }

    async fn look_after(&self, absence: Absence) -> Result<(), Failure> {
        let server = absence.server;
        if let Some(ended) = absence.ended_at {
            return self.host.look_through(server, ended).await;
        }
        match self.requests.is_in(server).await {
            Ok(true) => self.host.come_back(server).await,
            Ok(false) => Ok(()),
            Err(error) => {
                tracing::info!(%server, error = chain(&error), "whether the bot is in a server is not known");
                Ok(())
            }
        }
    }
}
