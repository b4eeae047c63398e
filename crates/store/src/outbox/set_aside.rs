//! Posts that could not be delivered, for the operator.

use super::delivery::about;
use super::{Lane, Outbox, OutboxMut};
use crate::{
    About, Post, StoreError,
    db::{DbError, Row, only, params},
};
use domain::{clock::Timestamp, matches::ShowingId};

/// A post that was set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Its number in the outbox.
    pub id: i64,
    /// Its subject.
    pub about: About,
    /// Its content, as it is stored.
    pub text: String,
    /// When it was put into the outbox.
    pub created_at: Timestamp,
    /// Why it could not be delivered.
    pub why: String,
    /// When it was first tried, which may have posted it.
    pub tried_at: Option<Timestamp>,
}

impl SetAside {
    /// Returns the post, or `None` if this version of the program cannot read it.
    pub fn post(&self) -> Option<Post> {
        serde_json::from_str(&self.text).ok()
    }
}

impl Outbox<'_> {
    /// Returns all posts that were set aside, the oldest first.
    pub fn set_aside(&self) -> Result<Vec<SetAside>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, match, bulletin, post, created_at, given_up, attempted_at,
                    (SELECT coalesce(mirror_of, challenges.id) FROM challenges
                     WHERE challenges.id = outbox.match) AS shown
             FROM outbox
             WHERE given_up IS NOT NULL ORDER BY id",
            params![],
            set_aside,
        )?)
    }

    /// Returns the posts of this showing that were set aside, the oldest first.
    pub fn set_aside_of(&self, at: ShowingId) -> Result<Vec<SetAside>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, match, bulletin, post, created_at, given_up, attempted_at,
                    (SELECT coalesce(mirror_of, challenges.id) FROM challenges
                     WHERE challenges.id = outbox.match) AS shown
             FROM outbox
             WHERE match = ?1 AND given_up IS NOT NULL ORDER BY id",
            params![at],
            set_aside,
        )?)
    }

    /// Whether a board waits to be posted there.
    pub fn board_waits(&self, at: impl Into<ShowingId>) -> Result<bool, StoreError> {
        let waiting: Option<i64> = self.db.first(
            "SELECT id FROM outbox WHERE match = ?1 AND cosmetic = 0 AND given_up IS NULL
               AND kind IN ('board', 'result')
             LIMIT 1",
            params![at.into()],
            only,
        )?;
        Ok(waiting.is_some())
    }
}

impl OutboxMut<'_> {
    /// Repeats a post that was set aside, so that boards wait for no more than they must. If it was
    /// tried since `tried_at`, that may have posted it, so its next delivery looks for it first.
    /// The transaction holds the lock of the match.
    pub fn enqueue_again(
        &self,
        at: ShowingId,
        post: &Post,
        tried_at: Option<Timestamp>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        match post.lane() {
            Lane::InOrder => self.enqueue_at(at, post, now)?,
            Lane::Beside => self.enqueue_unordered(at, post, now)?,
            Lane::Follower(follower) => self.enqueue_for_follower(at, follower, post, now)?,
        }
        if let Some(tried_at) = tried_at {
            self.db.execute(
                "UPDATE outbox SET attempts = 1, attempted_at = ?2
                 WHERE id = (SELECT max(id) FROM outbox WHERE match = ?1)",
                params![at, tried_at],
            )?;
        }
        Ok(())
    }

    /// Removes a post that was set aside. Returns `false` if there is none of this number.
    pub fn drop_set_aside(&self, id: i64) -> Result<bool, StoreError> {
        let dropped = self.db.execute(
            "DELETE FROM outbox WHERE id = ?1 AND given_up IS NOT NULL",
            params![id],
        )?;
        Ok(dropped > 0)
    }
}

fn set_aside(row: &Row<'_>) -> Result<SetAside, DbError> {
    Ok(SetAside {
        id: row.get("id")?,
        about: about(row)?,
        text: row.get("post")?,
        created_at: row.get("created_at")?,
        why: row.get("given_up")?,
        tried_at: row.get("attempted_at")?,
    })
}
