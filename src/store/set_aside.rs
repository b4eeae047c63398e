//! Posts that could not be delivered, for the operator.

use super::{
    Post, ReadTx, StoreError, WriteTx,
    db::{DbError, Row, only, params},
    outbox::Lane,
};
use crate::{clock::Timestamp, matches::MatchId};

/// A post that was set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Its number in the outbox.
    pub id: i64,
    /// The match or challenge that it is about.
    pub about: MatchId,
    /// What it says, as it is stored.
    pub text: String,
    /// When it was put into the outbox.
    pub created_at: Timestamp,
    /// Why it could not be delivered.
    pub why: String,
}

impl SetAside {
    /// The post. None if this version of the program cannot read it.
    pub fn post(&self) -> Option<Post> {
        serde_json::from_str(&self.text).ok()
    }
}

impl ReadTx<'_> {
    /// All posts that were set aside, the oldest first.
    pub fn set_aside(&self) -> Result<Vec<SetAside>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, match, post, created_at, given_up FROM outbox
             WHERE given_up IS NOT NULL ORDER BY id",
            params![],
            set_aside,
        )?)
    }

    /// The posts about this match that were set aside, the oldest first.
    pub fn set_aside_of(&self, about: MatchId) -> Result<Vec<SetAside>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, match, post, created_at, given_up FROM outbox
             WHERE match = ?1 AND given_up IS NOT NULL ORDER BY id",
            params![about],
            set_aside,
        )?)
    }

    /// Whether a board of this match waits to be posted.
    pub fn board_waits(&self, about: MatchId) -> Result<bool, StoreError> {
        let waiting: Vec<String> = self.db.rows(
            "SELECT post FROM outbox WHERE match = ?1 AND cosmetic = 0 AND given_up IS NULL",
            params![about],
            only,
        )?;
        Ok(waiting.iter().any(|post| {
            let post = serde_json::from_str(post);
            matches!(post, Ok(Post::Board { .. } | Post::Result))
        }))
    }
}

impl WriteTx<'_> {
    /// Says something anew that was set aside, so that boards wait for no more than they must.
    pub fn say_anew(&self, about: MatchId, post: &Post, now: Timestamp) -> Result<(), StoreError> {
        match post.lane() {
            Lane::InOrder => self.say(about, post, now),
            Lane::Beside => self.say_beside(about, post, now),
            Lane::Follower(follower) => self.say_to_follower(about, follower, post, now),
        }
    }

    /// Removes a post that was set aside. False if there is none of this number.
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
        about: row.get("match")?,
        text: row.get("post")?,
        created_at: row.get("created_at")?,
        why: row.get("given_up")?,
    })
}
