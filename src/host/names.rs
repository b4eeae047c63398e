//! Under which names members are shown.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use super::{Failure, Host};
use crate::{
    matches::{ServerId, UserId},
    store::{Lock, Seen},
};

/// How many names a process knows to be stored before it forgets them all and begins anew.
const MOST_KNOWN: usize = 10_000;

/// The members whose names are known to be stored as they are.
#[derive(Debug, Default)]
pub(super) struct Known(Mutex<HashMap<(ServerId, UserId), Seen>>);

impl Known {
    fn knows(&self, server: ServerId, seen: &Seen) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&(server, seen.user)) == Some(seen)
    }

    fn learn(&self, server: ServerId, seen: Seen) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert((server, seen.user), seen);
    }
}

impl Host {
    /// Remembers under which name a server shows a member who acts there. The database is not
    /// written if it has the name already, and not even asked if that is known.
    pub async fn see(&self, server: ServerId, seen: Seen) -> Result<(), Failure> {
        if self.known.knows(server, &seen) {
            return Ok(());
        }
        let same = seen.clone();
        let stored = self
            .store
            .read(move |tx| Ok::<_, Failure>(tx.has_name(server, &same)?));
        if !stored.await? {
            let new = seen.clone();
            self.store
                .write(Lock::None, move |tx| {
                    Ok::<_, Failure>(tx.set_name(server, &new)?)
                })
                .await?;
        }
        self.known.learn(server, seen);
        Ok(())
    }
}
