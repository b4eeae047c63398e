//! How much there is to do, for the operator.

use super::Life;
use crate::{
    StoreError,
    db::{DbError, Row, params},
};
use domain::clock::Timestamp;

/// How much there is to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Load {
    /// The running matches.
    pub running: u64,
    /// The posts that are due and are not being delivered.
    pub posts: Queue,
    /// The posts that could not be delivered and wait for the operator.
    pub set_aside: u64,
    /// The computer's turns that are due and about which no process thinks.
    pub turns: Queue,
}

/// The things of one kind that are due and wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Queue {
    /// How many.
    pub count: u64,
    /// Since when the first of them has been due.
    pub since: Option<Timestamp>,
}

impl Life<'_> {
    /// Returns how much there is to do now.
    pub fn load(&self, now: Timestamp) -> Result<Load, StoreError> {
        let posts = self.db.one(
            "SELECT count(*) AS count, min(due_at) AS since FROM outbox
             WHERE first = 1 AND given_up IS NULL AND due_at <= ?1
               AND (kind <> 'close_thread' OR NOT EXISTS (
                   SELECT id FROM outbox AS beside
                   WHERE beside.match = outbox.match AND beside.cosmetic = 1
                     AND beside.first = 1 AND beside.given_up IS NULL
                     AND beside.follower IS NULL))",
            params![now],
            queue,
        )?;
        let turns = self.db.one(
            "SELECT count(*) AS count, min(due_at) AS since FROM computer_matches
             WHERE due_at <= ?1",
            params![now],
            queue,
        )?;
        let (running, set_aside) = self.db.one(
            "SELECT (SELECT count(*) FROM matches WHERE ended_at IS NULL) AS running,
                    (SELECT count(*) FROM outbox WHERE given_up IS NOT NULL) AS set_aside",
            params![],
            |row| Ok((row.get("running")?, row.get("set_aside")?)),
        )?;
        Ok(Load {
            running,
            posts,
            set_aside,
            turns,
        })
    }
}

fn queue(row: &Row<'_>) -> Result<Queue, DbError> {
    Ok(Queue {
        count: row.get("count")?,
        since: row.get("since")?,
    })
}
