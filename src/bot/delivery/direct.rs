//! Testing whether direct messages reach a player again, at the player's request.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use poise::serenity_prelude as serenity;

use super::{consequence::takes_no_messages, courier::Courier};
use crate::bot::error::Error;
use domain::{clock::Timestamp, matches::UserId};

/// How long a player must wait for the next try: Discord shuts out a bot whose requests it keeps
/// refusing.
const APART: Duration = Duration::from_mins(1);

/// How many tries a process remembers before it forgets those that no longer block anyone.
const MOST_KNOWN: usize = 10_000;

/// When each player last tried it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tries(Arc<Mutex<HashMap<UserId, Timestamp>>>);

impl Tries {
    /// Begins a try. If it is too early, the error says when the next one can begin.
    fn begin(&self, player: UserId, now: Timestamp) -> Result<(), Timestamp> {
        let mut tries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let next = tries.get(&player).map(|last| last.after(APART));
        if let Some(next) = next.filter(|next| *next > now) {
            return Err(next);
        }
        if tries.len() >= MOST_KNOWN {
            tries.retain(|_, last| last.after(APART) > now);
        }
        tries.insert(player, now);
        Ok(())
    }
}

impl Courier {
    /// Begins to test whether direct messages reach a player. If it is too early, the error says
    /// when that is possible.
    pub(crate) fn begin_direct(&self, player: UserId) -> Result<(), Timestamp> {
        self.tries.begin(player, self.host.clock().now())
    }

    /// Sends a player a direct message, and returns whether Discord accepted it.
    pub(crate) async fn try_direct(
        &self,
        player: UserId,
        message: serenity::CreateMessage,
    ) -> Result<bool, Error> {
        let sent = async {
            let channel = self.requests.direct(player).await?;
            self.requests.send(channel, message).await
        };
        match sent.await {
            Ok(_) => Ok(true),
            Err(error) if takes_no_messages(&error) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}
