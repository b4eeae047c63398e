//! When the bot was last known to run.

use std::time::Duration;

use super::{
    ReadTx, StoreError, WriteTx,
    db::{only, params},
};
use crate::clock::Timestamp;

impl ReadTx<'_> {
    /// When the bot was last known to run and to reach Discord.
    pub fn alive_at(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self
            .db
            .first("SELECT alive_at FROM life", params![], only)?)
    }
}

impl WriteTx<'_> {
    /// Notes that the bot runs and reaches Discord, and tells when that was noted before.
    pub fn beat(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let last = self.alive_at()?;
        self.db.execute(
            "INSERT INTO life (id, alive_at) VALUES (1, ?1)
             ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at",
            params![now],
        )?;
        Ok(last)
    }

    /// Sets back when posts are due, because the clock was set back by so much: what was waiting
    /// waits no longer than it would have.
    pub fn set_posts_back(&self, now: Timestamp, by: Duration) -> Result<(), StoreError> {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        // Those that wait for an earlier post first, since they are found by it.
        self.db.execute(
            "UPDATE outbox SET due_at = due_at - ?2
             WHERE cosmetic = 0 AND given_up IS NULL AND first = 0 AND due_at > ?1
                 AND match IN (SELECT match FROM outbox
                               WHERE first = 1 AND given_up IS NULL AND due_at > ?1)",
            params![now, by],
        )?;
        let moved = self.db.execute(
            "UPDATE outbox SET due_at = due_at - ?2
             WHERE first = 1 AND given_up IS NULL AND due_at > ?1",
            params![now, by],
        )?;
        if moved > 0 {
            self.note_queued();
        }
        Ok(())
    }
}
