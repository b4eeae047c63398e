//! The names under which users were last seen.

use super::{
    ReadTx, StoreError, WriteTx,
    db::{only, params},
};
use crate::matches::UserId;

impl ReadTx<'_> {
    /// The name a user was last seen under.
    pub fn name(&self, user: UserId) -> Result<Option<String>, StoreError> {
        Ok(self.db.first(
            "SELECT name FROM names WHERE player = ?1",
            params![user],
            only,
        )?)
    }
}

impl WriteTx<'_> {
    /// Remembers under which name a user was seen.
    pub fn set_name(&self, user: UserId, name: &str) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO names (player, name) VALUES (?1, ?2)
             ON CONFLICT (player) DO UPDATE SET name = excluded.name
             WHERE names.name <> excluded.name",
            params![user, name.to_owned()],
        )?;
        Ok(())
    }
}
