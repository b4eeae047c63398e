//! When the bot was last known to run.

use rusqlite::OptionalExtension;

use super::{StoreError, WriteTx};
use crate::clock::Timestamp;

impl WriteTx<'_> {
    /// Notes that the bot runs, and tells when that was noted before.
    pub fn beat(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let last = self
            .db
            .prepare_cached("SELECT alive_at FROM life")?
            .query_row([], |row| row.get(0))
            .optional()?;
        self.db
            .prepare_cached("INSERT OR REPLACE INTO life (id, alive_at) VALUES (1, ?1)")?
            .execute([now])?;
        Ok(last)
    }
}
