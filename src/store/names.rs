//! The names under which users were last seen.

use rusqlite::{OptionalExtension, params};

use super::{ReadTx, StoreError, WriteTx};
use crate::matches::UserId;

impl ReadTx<'_> {
    /// The name a user was last seen under.
    pub fn name(&self, user: UserId) -> Result<Option<String>, StoreError> {
        Ok(self
            .db
            .prepare_cached("SELECT name FROM names WHERE user = ?1")?
            .query_row([user], |row| row.get(0))
            .optional()?)
    }
}

impl WriteTx<'_> {
    /// Remembers under which name a user was seen.
    pub fn set_name(&self, user: UserId, name: &str) -> Result<(), StoreError> {
        self.db
            .prepare_cached(
                "INSERT INTO names (user, name) VALUES (?1, ?2)
                 ON CONFLICT (user) DO UPDATE SET name = excluded.name
                 WHERE name <> excluded.name",
            )?
            .execute(params![user, name])?;
        Ok(())
    }
}
