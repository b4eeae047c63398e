//! The processes that share the database, and the shards that each of them serves.

use super::{
    StoreError,
    db::{DbError, Row, params},
};
use domain::{
    clock::Timestamp,
    processes::{Holder, Lease, Process, budget::Demand},
};

crate::tx::topic! {
    /// The processes of the bot, and their shards.
    processes: Processes, ProcessesMut
}

impl Processes<'_> {
    /// Returns all processes that have neither ended nor been found dead.
    pub fn all(&self) -> Result<Vec<Process>, StoreError> {
        Ok(self.db.rows(
            "SELECT holder, seen_at, role, shards, urgent, rest, refused FROM processes
             ORDER BY holder",
            params![],
            process,
        )?)
    }

    /// Returns which of them serves which shard of so many.
    pub fn leases(&self, shards: u32) -> Result<Vec<Lease>, StoreError> {
        Ok(self.db.rows(
            "SELECT shard, leases.holder, identified_at, from_at, until_at
             FROM leases JOIN processes ON processes.holder = leases.holder
             WHERE shards = ?1 ORDER BY shard, leases.holder",
            params![shards],
            lease,
        )?)
    }
}

impl ProcessesMut<'_> {
    /// Notes what a process says.
    pub fn note(&self, process: &Process) -> Result<(), StoreError> {
        let Process {
            holder,
            seen_at,
            role,
            shards,
            demand,
        } = *process;
        self.db.execute(
            "INSERT INTO processes (holder, seen_at, role, shards, urgent, rest, refused)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (holder) DO UPDATE SET
                 seen_at = excluded.seen_at, role = excluded.role, shards = excluded.shards,
                 urgent = excluded.urgent, rest = excluded.rest, refused = excluded.refused",
            params![
                holder,
                seen_at,
                role,
                shards,
                demand.urgent,
                demand.rest,
                demand.refused
            ],
        )?;
        Ok(())
    }

    /// Removes a process that has ended or died, takes its shards away, and lets others
    /// immediately do what it was about to do.
    pub fn remove(&self, holder: Holder, now: Timestamp) -> Result<(), StoreError> {
        self.tx.computer().give_back_turns(holder, now)?;
        self.tx.outbox().give_back(holder, now)?;
        self.db
            .execute("DELETE FROM leases WHERE holder = ?1", params![holder])?;
        self.db
            .execute("DELETE FROM processes WHERE holder = ?1", params![holder])?;
        Ok(())
    }

    /// Stores a lease, new or changed.
    pub fn keep(&self, lease: &Lease) -> Result<(), StoreError> {
        let Lease {
            shard,
            holder,
            identified_at,
            from,
            until,
        } = *lease;
        self.db.execute(
            "INSERT INTO leases (shard, holder, identified_at, from_at, until_at)
             VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (shard, holder) DO UPDATE SET
                 identified_at = excluded.identified_at, from_at = excluded.from_at,
                 until_at = excluded.until_at",
            params![shard, holder, identified_at, from, until],
        )?;
        Ok(())
    }

    /// Ends the lease of a process on a shard.
    pub fn end(&self, shard: u32, holder: Holder) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM leases WHERE shard = ?1 AND holder = ?2",
            params![shard, holder],
        )?;
        Ok(())
    }
}

fn process(row: &Row<'_>) -> Result<Process, DbError> {
    Ok(Process {
        holder: row.get("holder")?,
        seen_at: row.get("seen_at")?,
        role: row.get("role")?,
        shards: row.get("shards")?,
        demand: Demand {
            urgent: row.get("urgent")?,
            rest: row.get("rest")?,
            refused: row.get("refused")?,
        },
    })
}

fn lease(row: &Row<'_>) -> Result<Lease, DbError> {
    Ok(Lease {
        shard: row.get("shard")?,
        holder: row.get("holder")?,
        identified_at: row.get("identified_at")?,
        from: row.get("from_at")?,
        until: row.get("until_at")?,
    })
}
