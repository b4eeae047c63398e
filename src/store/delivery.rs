//! Fills and empties the outbox.

use rusqlite::{params, types::Type};

use super::{Due, Effect, Post, ReadTx, StoreError, WriteTx};
use crate::{clock::Timestamp, matches::MatchId};

impl ReadTx<'_> {
    /// The posts to deliver now: the first waiting post of each match, if its time has come.
    pub fn due_posts(&self, now: Timestamp, most: u32) -> Result<Vec<Due>, StoreError> {
        let mut statement = self.db.prepare_cached(
            "SELECT id, match, post, created_at, attempts, attempted_at FROM outbox AS this
             WHERE given_up IS NULL AND due_at <= ?1 AND NOT EXISTS (
                 SELECT 1 FROM outbox AS earlier
                 WHERE earlier.match = this.match AND earlier.id < this.id
                   AND earlier.given_up IS NULL)
             ORDER BY due_at, id LIMIT ?2",
        )?;
        let rows = statement.query_map(params![now, most], |row| {
            let post: String = row.get("post")?;
            Ok(Due {
                id: row.get("id")?,
                about: row.get("match")?,
                // This program has written it. If it cannot be read, the error names the column.
                post: serde_json::from_str(&post).map_err(|error| {
                    rusqlite::Error::FromSqlConversionFailure(2, Type::Text, Box::new(error))
                })?,
                created_at: row.get("created_at")?,
                attempts: row.get("attempts")?,
                attempted_at: row.get("attempted_at")?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// When the next post is due after `now`, of those that do not wait for an earlier one.
    pub fn next_post_after(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(self
            .db
            .prepare_cached(
                "SELECT min(due_at) FROM outbox AS this
                 WHERE given_up IS NULL AND due_at > ?1 AND NOT EXISTS (
                     SELECT 1 FROM outbox AS earlier
                     WHERE earlier.match = this.match AND earlier.id < this.id
                       AND earlier.given_up IS NULL)",
            )?
            .query_row([now], |row| row.get(0))?)
    }
}

impl WriteTx<'_> {
    /// Puts something to say into the outbox.
    pub fn say(&self, about: MatchId, post: &Post, now: Timestamp) -> Result<(), StoreError> {
        let post = serde_json::to_string(post).map_err(|_| StoreError::Corrupt {
            id: about,
            what: "a post",
        })?;
        self.db
            .prepare_cached(
                "INSERT INTO outbox (match, post, created_at, due_at) VALUES (?1, ?2, ?3, ?3)",
            )?
            .execute(params![about, post, now])?;
        self.note_queued();
        Ok(())
    }

    /// Notes that a post is about to be sent, so that after a crash the bot first looks for it.
    pub fn begin_delivery(&self, id: i64, now: Timestamp) -> Result<(), StoreError> {
        self.db
            .prepare_cached(
                "UPDATE outbox SET attempts = attempts + 1,
                                   attempted_at = coalesce(attempted_at, ?2)
                 WHERE id = ?1",
            )?
            .execute(params![id, now])?;
        Ok(())
    }

    /// Notes that Discord has confirmed a post.
    pub fn delivered(&self, due: &Due, effect: Effect, now: Timestamp) -> Result<(), StoreError> {
        match effect {
            Effect::None => {}
            Effect::Challenge(message) => {
                self.db
                    .prepare_cached("UPDATE challenges SET card = ?2 WHERE id = ?1")?
                    .execute(params![due.about, message])?;
            }
            Effect::Venue(channel) => self.set_venue(due.about, channel)?,
            Effect::Board { message, revision } => {
                self.replace_board(due.about, message, revision, now)?;
            }
            Effect::Offer {
                offer,
                channel,
                message,
            } => self.set_offer_message(offer, channel, message)?,
        }
        self.db
            .prepare_cached("DELETE FROM outbox WHERE id = ?1")?
            .execute([due.id])?;
        // The match's next post may be delivered now.
        self.note_queued();
        Ok(())
    }

    /// Puts off the delivery of a post.
    pub fn postpone(&self, id: i64, due_at: Timestamp) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE outbox SET due_at = ?2 WHERE id = ?1")?
            .execute(params![id, due_at])?;
        Ok(())
    }

    /// Notes that a post can never be delivered. It stays in the table for the operator.
    pub fn give_up(&self, id: i64, why: &str) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE outbox SET given_up = ?2 WHERE id = ?1")?
            .execute(params![id, why])?;
        self.note_queued();
        Ok(())
    }
}
