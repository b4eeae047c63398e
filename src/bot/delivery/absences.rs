//! Finds out when the bot is in a server again, and whether it is still in one.

use std::time::Duration;

use futures_util::{StreamExt, stream};
use tokio::time::timeout;

use crate::{
    clocks::actions::absences,
    discord::{alarm::database_failed, delivery::courier::Courier},
    host::Failure,
    upkeep::presence,
};
use domain::{causes::chain, matches::ServerId};
use store::{Absence, PresenceAsk};

/// How often absences are checked.
const LOOK_EVERY: Duration = Duration::from_secs(30);

/// How long Discord can take to say whether the bot is in a server.
const ANSWER_WITHIN: Duration = Duration::from_secs(10);

/// About how many servers Discord is asked at the same time, so that none waits long for the
/// others.
const AT_ONCE: usize = 10;

/// Discord's answer about the bot in a server.
enum Told {
    Present,
    Absent,
    Nothing,
}

/// Asks whether the bot is back in a server that it is absent from: less and less often, and
/// immediately when a command comes from there. Also asks whether it is in a server when that needs
/// to be known.
pub(crate) async fn watch(courier: Courier) {
    loop {
        if let Err(error) = courier.answer_asks().await {
            database_failed(&error.into());
        }
        if let Err(error) = courier.look_after_absences().await {
            database_failed(&error.into());
        }
        absences::wait(&courier.host, LOOK_EVERY).await;
    }
}

impl Courier {
    async fn answer_asks(&self) -> Result<(), Failure> {
        let asks = presence::asks(&self.host).await?;
        let mut answers = stream::iter(asks)
            .map(|ask| self.answer(ask))
            .buffer_unordered(AT_ONCE);
        while let Some(answered) = answers.next().await {
            answered?;
        }
        Ok(())
    }

    async fn answer(&self, ask: PresenceAsk) -> Result<(), Failure> {
        if !presence::take_ask(&self.host, ask).await? {
            return Ok(());
        }
        let asked_at = self.host.clock().now();
        match self.ask_whether_in(ask.server).await {
            Told::Present => presence::confirm(&self.host, ask.server, asked_at).await,
            Told::Absent => {
                tracing::warn!(server = %ask.server, "the bot is no longer in this server");
                presence::find_absence(&self.host, ask.server, asked_at).await
            }
            Told::Nothing => Ok(()),
        }
    }

    async fn look_after_absences(&self) -> Result<(), Failure> {
        for absence in absences::load(&self.host).await? {
            let is_due = absence.look_at <= self.host.clock().now();
            if is_due && absences::look_after(&self.host, absence).await? {
                self.look_after(absence).await?;
            }
        }
        Ok(())
    }

    async fn look_after(&self, absence: Absence) -> Result<(), Failure> {
        let server = absence.server;
        if let Some(ended) = absence.ended_at {
            return absences::look_through(&self.host, server, ended).await;
        }
        match self.ask_whether_in(server).await {
            Told::Present => absences::come_back(&self.host, server).await,
            Told::Absent | Told::Nothing => Ok(()),
        }
    }

    async fn ask_whether_in(&self, server: ServerId) -> Told {
        match timeout(ANSWER_WITHIN, self.requests.is_in(server)).await {
            Ok(Ok(true)) => Told::Present,
            Ok(Ok(false)) => Told::Absent,
            Ok(Err(error)) => {
                tracing::info!(%server, error = chain(&error), "could not find out whether the bot is in a server");
                Told::Nothing
            }
            Err(_) => {
                tracing::info!(%server, "Discord did not say in time whether the bot is in a server");
                Told::Nothing
            }
        }
    }
}
