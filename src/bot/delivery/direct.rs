//! Trying whether direct messages reach a player again, when the player asks for it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use poise::serenity_prelude as serenity;

use super::{consequence::takes_no_messages, courier::Courier};
use crate::bot::error::Error;
use domain::{clock::Timestamp, matches::UserId};

/// How long a player waits for the next try: Discord shuts out a bot whose requests it refuses again
/// and again.
const APART: Duration = Duration::from_mins(1);

/// Of how many tries a process knows before it forgets those that hold nobody up.
const MOST_KNOWN: usize = 10_000;

/// When each player has tried it last.
#[derive(Clone, Debug, Default)]
pub(super) struct Tries(Arc<Mutex<HashMap<UserId, Timestamp>>>);

impl Tries {
    /// Begins a try. The error says when the next one can begin.
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
    /// Begins to try whether direct messages reach a player. The error says when that is possible.
    pub(in crate::bot) fn begin_direct(&self, player: UserId) -> Result<(), Timestamp> {
        self.tries.begin(player, self.host.clock().now())
    }

    /// Sends a player a direct message, and tells whether Discord has taken it.
    pub(in crate::bot) async fn try_direct(
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
