//! When the bot was last known to run.

use super::{
    StoreError, WriteTx,
    db::{only, params},
};
use crate::clock::Timestamp;

impl WriteTx<'_> {
    /// Notes that the bot runs, and tells when that was noted before.
    pub fn beat(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let last = self
            .db
            .first("SELECT alive_at FROM life", params![], only)?;
        self.db.execute(
            "INSERT INTO life (id, alive_at) VALUES (1, ?1)
             ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at",
            params![now],
        )?;
        Ok(last)
    }
}
