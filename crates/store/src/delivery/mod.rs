//! Fills and empties the outbox.
//!
//! Whoever delivers a post holds a lease on it: until it runs out, nobody else touches the post, and
//! only the holder may say what became of it. A process that dies delivers nothing any more, and
//! when its leases run out another one goes on. No transaction is open while Discord is asked.
//!
//! In a showing of a match, which is its lane, posts are delivered in order: `first` is the one that may be delivered. What is only
//! cosmetic has no place in the order, so it holds nothing up, but for the closing of a match's
//! thread: nothing can be changed in a thread that sleeps, so that comes after all else. Private words
//! to those who follow a match are cosmetic too, but those to one follower come in order, and a thread
//! is closed without waiting for them. Where the
//! bot is not in the server, none is first.

mod delivered;
mod leases;
mod say;

use super::{
    About, Post, ReadTx, StoreError,
    db::{DbError, Row, only, params},
};
use domain::{
    clock::Timestamp,
    matches::{MatchId, ShowingId},
};

impl ReadTx<'_> {
    /// What is to be said beside in a showing, and is not under way.
    pub fn posts_beside(&self, at: impl Into<ShowingId>) -> Result<Vec<Post>, StoreError> {
        let waiting: Vec<String> = self.db.rows(
            "SELECT post FROM outbox
             WHERE match = ?1 AND cosmetic = 1 AND first = 1 AND given_up IS NULL
               AND holder IS NULL
             ORDER BY id",
            params![at.into()],
            only,
        )?;
        // What cannot be read is set aside by whoever delivers it.
        let posts = waiting.iter().map(|post| serde_json::from_str(post));
        Ok(posts.filter_map(Result::ok).collect())
    }

    /// When the next post is due, of those that do not wait for another one.
    pub fn next_post(&self) -> Result<Option<Timestamp>, StoreError> {
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

/// What a row of the outbox is about.
pub(crate) fn about(row: &Row<'_>) -> Result<About, DbError> {
    Ok(match row.get::<Option<ShowingId>>("match")? {
        Some(at) => About::Match(row.get("shown")?, at),
        None => About::Bulletin(row.get("bulletin")?),
    })
}
