//! When the bot, and each of its shards, was last known to run.

pub(super) mod load;

use std::time::Duration;

use super::{
    StoreError,
    db::{DbError, Row, only, params},
};
use domain::{
    clock::Timestamp,
    matches::{MatchId, Shard},
};

crate::tx::topic! {
    /// The times at which the bot last ran and its shards were last connected, and how much it has to do.
    life: Life, LifeMut
}

impl Life<'_> {
    /// Returns when the bot was last known to run and to reach Discord.
    pub fn alive_at(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self
            .db
            .first("SELECT alive_at FROM life", params![], only)?)
    }

    /// Returns when each shard last reached Discord, including those of another number of shards,
    /// to which servers were assigned before.
    pub fn shards(&self) -> Result<Vec<(Shard, Timestamp)>, StoreError> {
        Ok(self.db.rows(
            "SELECT shards, shard, heard_at FROM shards",
            params![],
            |row| Ok((shard(row)?, row.get("heard_at")?)),
        )?)
    }

    /// Returns until when the players of a match could play, as far as is known.
    pub fn reached(&self, id: MatchId) -> Result<Option<Timestamp>, StoreError> {
        let mut reached = None;
        for showing in self.tx.showings().of_match(id)? {
            let heard: Option<Timestamp> = self.db.one(
                "SELECT max(heard_at) FROM shards
                 WHERE (CAST(?1 AS BIGINT) >> 22) % shards = shard",
                params![showing.place.server],
                only,
            )?;
            let heard = match heard {
                Some(heard) => Some(heard),
                None => self.alive_at()?,
            };
            reached = reached.into_iter().chain(heard).min();
        }
        Ok(reached)
    }
}

impl LifeMut<'_> {
    /// Notes that the bot runs and reaches Discord, and returns when that was noted before.
    pub fn beat(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let last = self.alive_at()?;
        self.db.execute(
            "INSERT INTO life (id, alive_at) VALUES (1, ?1)
             ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at",
            params![now],
        )?;
        Ok(last)
    }

    /// Notes when a shard last reached Discord.
    pub fn hear(&self, shard: Shard, heard: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO shards (shards, shard, heard_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (shards, shard) DO UPDATE SET heard_at = excluded.heard_at",
            params![shard.count, shard.id, heard],
        )?;
        Ok(())
    }

    /// Notes that everything any shard missed until then is recorded as an outage of all.
    pub fn hear_all(&self, until: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE shards SET heard_at = ?1 WHERE heard_at < ?1",
            params![until],
        )?;
        Ok(())
    }

    /// Forgets the shards of any other shard count.
    pub fn forget_other_shards(&self, count: u32) -> Result<(), StoreError> {
        self.db
            .execute("DELETE FROM shards WHERE shards <> ?1", params![count])?;
        Ok(())
    }

    /// Sets back when shards last reached Discord, because the clock was set back: a shard that is
    /// now silent counts as such.
    pub fn set_shards_back(&self, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE shards SET heard_at = ?1 WHERE heard_at > ?1",
            params![now],
        )?;
        Ok(())
    }

    /// Sets back when posts are due, because the clock was set back by this much, so that nothing
    /// waits longer than it would have.
    pub fn set_posts_back(&self, now: Timestamp, by: Duration) -> Result<(), StoreError> {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        // Includes those that wait for an earlier post: that may be due, and then they are next.
        let moved = self.db.execute(
            "UPDATE outbox SET due_at = due_at - ?2 WHERE given_up IS NULL AND due_at > ?1",
            params![now, by],
        )?;
        if moved > 0 {
            self.tx.note_queued();
        }
        self.tx.computer().set_turns_back(now)
    }

    /// Makes everything due that waits to be tried again, except what another process is about to do: the
    /// clock by which it was postponed may have been ahead by any time.
    pub fn hasten_posts(&self, now: Timestamp) -> Result<(), StoreError> {
        let posts = self.db.execute(
            "UPDATE outbox SET due_at = ?1
             WHERE given_up IS NULL AND holder IS NULL AND due_at > ?1",
            params![now],
        )?;
        if posts > 0 {
            self.tx.note_queued();
        }
        let turns = self.db.execute(
            "UPDATE computer_matches SET due_at = ?1
             WHERE due_at IS NOT NULL AND holder IS NULL AND due_at > ?1",
            params![now],
        )?;
        if turns > 0 {
            self.tx.note_turn();
        }
        self.db.execute(
            "UPDATE honour_roles SET due_at = ?1 WHERE due_at IS NOT NULL AND due_at > ?1",
            params![now],
        )?;
        Ok(())
    }
}

pub(super) fn shard(row: &Row<'_>) -> Result<Shard, DbError> {
    Ok(Shard {
        id: row.get("shard")?,
        count: row.get("shards")?,
    })
}
