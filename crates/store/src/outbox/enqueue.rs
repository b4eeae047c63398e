//! Puts posts into the outbox.

use super::{OutboxMut, delivery::text};
use crate::{
    About, DeedId, Due, Holder, Post, StoreError, Unreachable,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    matches::{MatchId, ShowingId, UserId},
};

/// Returns the SQL condition that more people than the player see a match: otherwise nothing is posted about it.
macro_rules! is_shown {
    () => {
        "NOT EXISTS (SELECT hidden.id FROM challenges AS hidden
                     WHERE hidden.id = ?1 AND hidden.private = 1)"
    };
}

impl OutboxMut<'_> {
    /// Returns the changes to a member's ban that they have not been told about. Nobody delivers
    /// these posts before this transaction is over.
    pub fn untold_bans(&self, about: ShowingId, member: UserId) -> Result<Vec<DeedId>, StoreError> {
        let waiting: Vec<String> = self.db.rows(
            "SELECT post FROM outbox
             WHERE match = ?1 AND cosmetic = 1 AND first = 1 AND given_up IS NULL
               AND holder IS NULL AND kind = 'tell_ban' /*pg FOR UPDATE*/",
            params![about],
            only,
        )?;
        let posts = waiting
            .iter()
            .filter_map(|post| serde_json::from_str(post).ok());
        Ok(posts
            .filter_map(|post| match post {
                Post::TellBan { deed, player } if player == member => Some(deed),
                _ => None,
            })
            .collect())
    }

    /// Puts a post into the outbox, for all showings of a challenge and its match. Like everything
    /// here but what is about the reader alone, it leaves out a match that only its player sees.
    pub fn enqueue(&self, about: MatchId, post: &Post, now: Timestamp) -> Result<(), StoreError> {
        for showing in self.tx.showings().of_match(about)? {
            self.enqueue_at(showing.id, post, now)?;
        }
        Ok(())
    }

    /// Puts a post for one showing into the outbox.
    pub fn enqueue_at(&self, at: ShowingId, post: &Post, now: Timestamp) -> Result<(), StoreError> {
        self.enqueue_after(at, post, now, now)?;
        self.tx.note_queued();
        Ok(())
    }

    /// Puts a post for one showing into the outbox, to be delivered no earlier than `due_at`.
    pub(crate) fn enqueue_after(
        &self,
        at: ShowingId,
        post: &Post,
        now: Timestamp,
        due_at: Timestamp,
    ) -> Result<u64, StoreError> {
        Ok(self.db.execute(
            concat!(
                "INSERT INTO outbox (match, post, created_at, due_at, cosmetic, first)
                 SELECT CAST(?1 AS BIGINT), ?2, CAST(?3 AS BIGINT), CAST(?4 AS BIGINT), 0,
                        CASE WHEN EXISTS (SELECT id FROM outbox
                                          WHERE match = ?1 AND cosmetic = 0 AND given_up IS NULL)
                               OR EXISTS (SELECT server FROM challenges JOIN absences USING (server)
                                          WHERE id = ?1 AND ended_at IS NULL)
                             THEN 0 ELSE 1 END
                 WHERE ",
                is_shown!()
            ),
            params![at, text(at, post)?, now, due_at],
        )?)
    }

    /// Puts a cosmetic post into the outbox, which waits for nothing and holds nothing up.
    pub fn enqueue_unordered(
        &self,
        at: impl Into<ShowingId>,
        post: &Post,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let at = at.into();
        let sql = if matches!(post, Post::TellBan { .. }) {
            // It only borrows the match.
            "INSERT INTO outbox (match, post, created_at, due_at, cosmetic, first)
             VALUES (?1, ?2, ?3, ?3, 1, 1)"
        } else {
            concat!(
                "INSERT INTO outbox (match, post, created_at, due_at, cosmetic, first)
                 SELECT CAST(?1 AS BIGINT), ?2, CAST(?3 AS BIGINT), CAST(?3 AS BIGINT), 1, 1
                 WHERE ",
                is_shown!()
            )
        };
        self.db.execute(sql, params![at, text(at, post)?, now])?;
        self.tx.note_queued();
        Ok(())
    }

    /// Puts a cosmetic post into the outbox, to be delivered no earlier than `due_at`. If the same post is already waiting, the
    /// earlier of both times counts.
    pub fn enqueue_unordered_at(
        &self,
        at: impl Into<ShowingId>,
        post: &Post,
        now: Timestamp,
        due_at: Timestamp,
    ) -> Result<(), StoreError> {
        let at = at.into();
        self.db.execute(
            "UPDATE outbox SET due_at = ?3
             WHERE match = ?1 AND cosmetic = 1 AND first = 1 AND given_up IS NULL AND holder IS NULL
               AND post = ?2 AND due_at > ?3",
            params![at, text(at, post)?, due_at],
        )?;
        self.db.execute(
            concat!(
                "INSERT INTO outbox (match, post, created_at, due_at, cosmetic, first)
                 SELECT CAST(?1 AS BIGINT), ?2, CAST(?3 AS BIGINT), CAST(?4 AS BIGINT), 1, 1
                 WHERE NOT EXISTS (SELECT same.id FROM outbox AS same
                                   WHERE same.match = ?1 AND same.cosmetic = 1 AND same.first = 1
                                     AND same.given_up IS NULL AND same.holder IS NULL
                                     AND same.post = ?2)
                   AND ",
                is_shown!()
            ),
            params![at, text(at, post)?, now, due_at],
        )?;
        self.tx.note_queued();
        Ok(())
    }

    /// Refreshes the newest boards of a match some time later, because its deadline has moved.
    /// Leaves out those in a channel that is gone, or in a server that the bot is not in.
    pub fn refresh_boards(
        &self,
        id: MatchId,
        now: Timestamp,
        due_at: Timestamp,
    ) -> Result<(), StoreError> {
        for showing in self.tx.showings().of_match(id)? {
            let venue = self.tx.showings().venue(showing.id)?;
            let is_gone = venue.is_some_and(|venue| venue.unreachable == Some(Unreachable::Gone));
            if !is_gone && !self.tx.absences().is_absent(showing.id)? {
                self.enqueue_unordered_at(showing.id, &Post::Refresh, now, due_at)?;
            }
        }
        Ok(())
    }

    /// Puts a cosmetic post for all showings of matches with a clock that an outage has stopped,
    /// except in servers that the bot is not in, and where the same post is already waiting.
    pub fn enqueue_after_outage(
        &self,
        number: i64,
        post: &Post,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO outbox (post, match, created_at, due_at, cosmetic, first)
             SELECT ?2, shown.id, CAST(?3 AS BIGINT), CAST(?3 AS BIGINT), 1, 1
             FROM clocks JOIN challenges AS own ON own.id = clocks.match
                         LEFT JOIN challenges AS mirror ON mirror.mirror_of = own.id
                         JOIN outages ON (own.server >> 22) % shards = shard
                                      OR (mirror.server >> 22) % shards = shard
                         JOIN challenges AS shown ON shown.id IN (own.id, mirror.id)
             WHERE number = ?1 AND since < until_at AND deadline IS NOT NULL
               AND NOT EXISTS (SELECT gone.server FROM absences AS gone
                               WHERE gone.server = shown.server AND gone.ended_at IS NULL)
               AND NOT EXISTS (SELECT same.id FROM outbox AS same
                               WHERE same.match = shown.id AND same.cosmetic = 1
                                 AND same.first = 1 AND same.given_up IS NULL
                                 AND same.holder IS NULL AND same.post = ?2)",
            params![number, text(ShowingId(0), post)?, now],
        )?;
        self.tx.note_queued();
        Ok(())
    }

    /// Puts a private message to a follower of a match into the outbox. It waits only for earlier
    /// messages to the same follower about the match, and only later ones wait for it.
    pub fn enqueue_for_follower(
        &self,
        at: impl Into<ShowingId>,
        follower: UserId,
        word: &Post,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let at = at.into();
        self.db.execute(
            concat!(
                "INSERT INTO outbox (match, post, created_at, due_at, cosmetic, first, follower)
                 SELECT CAST(?1 AS BIGINT), ?2, CAST(?3 AS BIGINT), CAST(?3 AS BIGINT), 1,
                        CASE WHEN EXISTS (SELECT id FROM outbox
                                          WHERE match = ?1 AND follower = ?4 AND given_up IS NULL)
                               OR EXISTS (SELECT server FROM challenges JOIN absences USING (server)
                                          WHERE id = ?1 AND ended_at IS NULL)
                             THEN 0 ELSE 1 END, CAST(?4 AS BIGINT)
                 WHERE ",
                is_shown!()
            ),
            params![at, text(at, word)?, now, follower],
        )?;
        self.tx.note_queued();
        Ok(())
    }

    /// Puts a cosmetic post into the outbox, leased to this holder, and returns it for delivery.
    pub(crate) fn enqueue_now(
        &self,
        about: MatchId,
        at: ShowingId,
        post: Post,
        holder: Holder,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<Due, StoreError> {
        let id = self.db.one(
            "INSERT INTO outbox (match, post, created_at, due_at, holder, cosmetic, first, attempts,
                                 attempted_at)
             VALUES (?1, ?2, ?3, ?4, ?5, 1, 1, 1, ?3) RETURNING id",
            params![at, text(at, &post)?, now, until, holder],
            only,
        )?;
        Ok(Due {
            id,
            about: About::Match(about, at),
            post: Some(post),
            created_at: now,
            attempts: 0,
            attempted_at: None,
        })
    }
}
