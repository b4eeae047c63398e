//! Direct messages; and testing whether they reach a player again, at the player's request.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use poise::serenity_prelude as serenity;

use super::{
    consequence::{self, Consequence, takes_no_messages},
    courier::{Courier, nonce},
    look_up::Mark,
};
use crate::{
    discord::{error::Error, messages::Written},
    host::names,
};
use domain::{
    causes::chain,
    clock::Timestamp,
    matches::{ChannelId, MessageId, UserId},
};
use rules::words::Locale;
use store::Due;

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

    /// Returns where the direct message is that an earlier try of a post has sent, if one has.
    pub(crate) async fn told_before(
        &self,
        due: &Due,
        user: UserId,
        mark: &Mark,
    ) -> Result<Option<(ChannelId, MessageId)>, Error> {
        if due.attempted_at.is_none() {
            return Ok(None);
        }
        let channel = match self.requests.direct(user).await {
            Ok(channel) => channel,
            Err(error) if consequence::of_error(&error) == Consequence::Later => {
                return Err(error.into());
            }
            // It was never sent then.
            Err(_) => return Ok(None),
        };
        let found = self.look_up(due, channel, mark).await?;
        Ok(found.map(|message| (channel, message)))
    }
}
