//! Under which names members are shown, and in which language they read.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use super::{Failure, Host};
use crate::{
    matches::{ServerId, UserId},
    store::{Lock, Seen},
    words::Locale,
};

/// How many names a process knows to be stored before it forgets them all and begins anew.
const MOST_KNOWN: usize = 10_000;

/// The members whose names and languages are known to be stored as they are.
#[derive(Debug, Default)]
pub(super) struct Known(Mutex<HashMap<(ServerId, UserId), (Seen, Locale)>>);

impl Known {
    fn knows(&self, server: ServerId, seen: &(Seen, Locale)) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&(server, seen.0.user)) == Some(seen)
    }

    fn learn(&self, server: ServerId, seen: (Seen, Locale)) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert((server, seen.0.user), seen);
    }
}

impl Host {
    /// Remembers under which name a server shows a member who acts there, and the member's language.
    /// The database is not written if it has both already, and not even asked if that is known.
    pub async fn see(&self, server: ServerId, seen: Seen, locale: Locale) -> Result<(), Failure> {
        let seen = (seen, locale);
        if self.known.knows(server, &seen) {
            return Ok(());
        }
        let (same, _) = seen.clone();
        let stored = self.store.read(move |tx| {
            let is_read = tx.locale(same.user)? == Some(locale);
            Ok::<_, Failure>(is_read && tx.has_name(server, &same)?)
        });
        if !stored.await? {
            let (new, _) = seen.clone();
            self.store
                .write(Lock::None, move |tx| {
                    tx.set_name(server, &new)?;
                    Ok::<_, Failure>(tx.set_locale(new.user, locale)?)
                })
                .await?;
        }
        self.known.learn(server, seen);
        Ok(())
    }

    /// The language in which a user reads, if the user was seen.
    pub async fn locale_of(&self, user: UserId) -> Result<Option<Locale>, Failure> {
        self.store.read(move |tx| Ok(tx.locale(user)?)).await
    }
}
