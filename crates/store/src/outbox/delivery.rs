//! Fills and empties the outbox.
//!
//! The process that delivers a post holds a lease on it: until the lease runs out, nobody else
//! touches the post, and only the holder may say what became of it. A process that dies no longer
//! delivers anything, and when its leases run out another one continues. No transaction is open
//! during a request to Discord.
//!
//! In a showing of a match, which is its lane, posts are delivered in order: `first` is the one
//! that may be delivered. Cosmetic posts have no place in the order, so they hold nothing up,
//! except for the closing of a match's thread: nothing can be changed in an archived thread, so
//! that comes last. Private messages to followers of a match are cosmetic too, but those to one
//! follower come in order, and a thread is closed without waiting for them. Where the bot is not in
//! the server, none is first.

use super::Outbox;
use crate::{
    About, Post, StoreError,
    db::{DbError, Row, only, params},
};
use domain::{
    clock::Timestamp,
    matches::{MatchId, ShowingId},
};

impl Outbox<'_> {
    /// Returns the cosmetic posts of a showing that are not being delivered.
    pub fn posts_beside(&self, at: impl Into<ShowingId>) -> Result<Vec<Post>, StoreError> {
        let waiting: Vec<String> = self.db.rows(
            "SELECT post FROM outbox
             WHERE match = ?1 AND cosmetic = 1 AND first = 1 AND given_up IS NULL
               AND holder IS NULL
             ORDER BY id",
            params![at.into()],
            only,
        )?;
        // A post that cannot be read is set aside when it is delivered.
        let posts = waiting.iter().map(|post| serde_json::from_str(post));
        Ok(posts.filter_map(Result::ok).collect())
    }

    /// Returns when the next post is due that does not wait for another one.
    pub fn next_due(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT min(due_at) FROM outbox WHERE first = 1 AND given_up IS NULL
               AND (kind <> 'close_thread' OR NOT EXISTS (
                   SELECT id FROM outbox AS beside
                   WHERE beside.match = outbox.match AND beside.cosmetic = 1
                     AND beside.first = 1 AND beside.given_up IS NULL
                     AND beside.follower IS NULL))",
            params![],
            only,
        )?)
    }
}

pub(crate) fn text(at: ShowingId, post: &Post) -> Result<String, StoreError> {
    serde_json::to_string(post).map_err(|_| StoreError::Corrupt {
        id: MatchId(at.0),
        what: "a post",
    })
}

/// Returns the subject of a row of the outbox.
pub(crate) fn about(row: &Row<'_>) -> Result<About, DbError> {
    Ok(match row.get::<Option<ShowingId>>("match")? {
        Some(at) => About::Match(row.get("shown")?, at),
        None => About::Bulletin(row.get("bulletin")?),
    })
}
