//! Leases posts to the processes that deliver them, and takes them back.

use super::{OutboxMut, delivery::about};
use crate::{
    About, Due, Holder, StoreError,
    db::{Db, DbError, Row, params},
};
use domain::{clock::Timestamp, matches::ShowingId};

/// Finds posts of one precedence that are due, the longest due ones first.
macro_rules! due {
    ($precedence:literal) => {
        concat!(
            "SELECT id FROM (
                 SELECT id FROM outbox
                 WHERE precedence = ",
            $precedence,
            " AND first = 1 AND given_up IS NULL AND due_at <= ?2
                   AND (kind <> 'close_thread' OR NOT EXISTS (
                       SELECT id FROM outbox AS beside
                       WHERE beside.match = outbox.match AND beside.cosmetic = 1
                         AND beside.first = 1 AND beside.given_up IS NULL
                         AND beside.follower IS NULL))
                 ORDER BY due_at, id LIMIT ?4 /*pg FOR UPDATE SKIP LOCKED*/) AS due_",
            $precedence
        )
    };
}

/// Leases posts. One precedence is read after the other until there are enough, so however many are due,
/// no more than these are read.
pub(crate) const CLAIM: &str = concat!(
    "WITH due AS MATERIALIZED ( ",
    due!(0),
    " UNION ALL ",
    due!(1),
    " UNION ALL ",
    due!(2),
    " UNION ALL ",
    due!(3),
    " UNION ALL ",
    due!(4),
    " UNION ALL ",
    due!(5),
    " LIMIT ?4)
     UPDATE outbox
     SET holder = ?1, due_at = ?3, attempts = attempts + 1,
         attempted_at = coalesce(attempted_at, ?2)
     WHERE id IN (SELECT id FROM due)
     RETURNING id, match, bulletin, post, created_at, attempts, attempted_at,
               (SELECT coalesce(mirror_of, challenges.id) FROM challenges
                WHERE challenges.id = outbox.match) AS shown"
);

impl OutboxMut<'_> {
    /// Leases posts that are due to this holder: at most one non-cosmetic post of each match, and
    /// none that closes a thread in which something cosmetic is left to do. Cosmetic posts come
    /// after the others: after an outage there are some for every match. Messages to followers come
    /// after everything else. Of each kind, posts that were tried in vain come after those that were not
    /// tried yet.
    pub fn claim(
        &self,
        holder: Holder,
        now: Timestamp,
        until: Timestamp,
        most: u32,
    ) -> Result<Vec<Due>, StoreError> {
        let mut claimed = self
            .db
            .rows(CLAIM, params![holder, now, until, most], due)?;
        claimed.sort_unstable_by_key(|due| due.id);
        Ok(claimed)
    }

    /// Removes a cosmetic post that has been delivered.
    pub fn remove(&self, holder: Holder, id: i64) -> Result<bool, StoreError> {
        let removed = self.db.execute(
            "DELETE FROM outbox WHERE id = ?1 AND holder = ?2",
            params![id, holder],
        )?;
        Ok(removed > 0)
    }

    /// Renews the lease on a post. Returns `false` if this holder no longer has one.
    pub fn renew(&self, holder: Holder, id: i64, until: Timestamp) -> Result<bool, StoreError> {
        let renewed = self.db.execute(
            "UPDATE outbox SET due_at = ?3 WHERE id = ?1 AND holder = ?2",
            params![id, holder, until],
        )?;
        Ok(renewed > 0)
    }

    /// Postpones the delivery of a post, and ends the lease on it.
    pub fn postpone(&self, holder: Holder, id: i64, due_at: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE outbox SET due_at = ?3, holder = NULL WHERE id = ?1 AND holder = ?2",
            params![id, holder, due_at],
        )?;
        Ok(())
    }

    /// Makes the posts of a showing due now, unless they are being delivered.
    pub fn retry_now(&self, at: ShowingId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE outbox SET due_at = ?2
             WHERE match = ?1 AND cosmetic = 0 AND given_up IS NULL AND holder IS NULL
               AND due_at > ?2",
            params![at, now],
        )?;
        self.tx.note_queued();
        Ok(())
    }

    /// Returns a post that was not sent after all, to be claimed again at that time.
    pub fn release(&self, holder: Holder, due: &Due, due_at: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE outbox SET due_at = ?3, holder = NULL, attempts = ?4, attempted_at = ?5
             WHERE id = ?1 AND holder = ?2",
            params![due.id, holder, due_at, due.attempts, due.attempted_at],
        )?;
        Ok(())
    }

    /// Lets a post rest until the bot is back in the server, when it is due immediately. This try
    /// was refused, so it left nothing to look for.
    pub fn rest(&self, holder: Holder, due: &Due) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE outbox SET first = 0, holder = NULL, due_at = created_at, attempts = ?3,
                               attempted_at = ?4
             WHERE id = ?1 AND holder = ?2",
            params![due.id, holder, due.attempts, due.attempted_at],
        )?;
        Ok(())
    }

    /// Ends all leases of a holder that no longer delivers anything.
    pub fn give_back(&self, holder: Holder, now: Timestamp) -> Result<(), StoreError> {
        let freed = self.db.execute(
            "UPDATE outbox SET due_at = ?2, holder = NULL
             WHERE first = 1 AND given_up IS NULL AND holder = ?1",
            params![holder, now],
        )?;
        if freed > 0 {
            self.tx.note_queued();
        }
        Ok(())
    }

    /// Sets aside a post that cannot be delivered. It stays in the table for the operator.
    pub fn give_up(&self, holder: Holder, due: &Due, why: &str) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE outbox SET given_up = ?3, holder = NULL, first = 0
             WHERE id = ?1 AND holder = ?2",
            params![due.id, holder, why.to_owned()],
        )?;
        match due.about {
            About::Match(_, at) => self.free_next(at),
            About::Bulletin(_) => Ok(()),
        }
    }

    /// Lets the next post of a showing be delivered, and the next message to each of its followers,
    /// unless the bot is not in the server.
    pub fn free_next(&self, at: impl Into<ShowingId>) -> Result<(), StoreError> {
        let at = at.into();
        if self.tx.absences().is_absent(at)? {
            return Ok(());
        }
        let post = self.db.execute(
            "UPDATE outbox SET first = 1
             WHERE first = 0 AND id = (SELECT min(id) FROM outbox
                                       WHERE match = ?1 AND cosmetic = 0 AND given_up IS NULL)",
            params![at],
        )?;
        let words = self.db.execute(
            "UPDATE outbox SET first = 1
             WHERE first = 0 AND id IN (SELECT min(id) FROM outbox
                                        WHERE match = ?1 AND follower IS NOT NULL
                                          AND given_up IS NULL
                                        GROUP BY follower)",
            params![at],
        )?;
        if post + words > 0 {
            self.tx.note_queued();
        }
        Ok(())
    }
}

impl Db {
    /// Ends all leases.
    pub(crate) fn free_posts(&self) -> Result<(), DbError> {
        self.execute(
            "UPDATE outbox SET holder = NULL, due_at = created_at
             WHERE first = 1 AND given_up IS NULL AND holder IS NOT NULL",
            params![],
        )?;
        Ok(())
    }
}

fn due(row: &Row<'_>) -> Result<Due, DbError> {
    let post: String = row.get("post")?;
    // This try is already counted.
    let attempts: u32 = row.get::<u32>("attempts")?.saturating_sub(1);
    Ok(Due {
        id: row.get("id")?,
        about: about(row)?,
        post: serde_json::from_str(&post).ok(),
        created_at: row.get("created_at")?,
        attempts,
        attempted_at: row
            .get::<Option<Timestamp>>("attempted_at")?
            .filter(|_| attempts > 0),
    })
}
