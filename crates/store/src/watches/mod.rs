//! Matches in which a player may be missing.

pub(super) mod prompts;

use super::{
    Post, StoreError,
    db::{only, params},
    due_rows::{Cursor, DueRow, due_row, reached_since},
};
use domain::{
    clock::Timestamp,
    matches::{CALM_FOR, MatchId, UserId, WatchStage},
};

crate::tx::topic! {
    /// Watches over matches in which a player may be missing.
    watches: Watches, WatchesMut
}

/// The state of the watch over a match in which a player may be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    /// The stage.
    pub stage: WatchStage,
    /// Since when it has been in this stage.
    pub since: Timestamp,
    /// When to look again.
    pub look_at: Option<Timestamp>,
}

impl Watches<'_> {
    /// Returns the watch over a match, or `None` if nothing is to be watched.
    pub fn find(&self, id: MatchId) -> Result<Option<Watch>, StoreError> {
        Ok(self.db.first(
            "SELECT stage, since, look_at FROM watches WHERE match = ?1",
            params![id],
            |row| {
                Ok(Watch {
                    stage: row.get("stage")?,
                    since: row.get("since")?,
                    look_at: row.get("look_at")?,
                })
            },
        )?)
    }

    /// Returns when the stage of a watch is over. `None` while something that does not count has no
    /// known end, and for a stage that players end.
    pub fn stage_ends(&self, id: MatchId, watch: Watch) -> Result<Option<Timestamp>, StoreError> {
        let Some(lasts) = watch.stage.lasts() else {
            return Ok(None);
        };
        let obstacles = self.tx.clocks().obstacles(id, watch.since)?;
        Ok(obstacles.stops().passed(watch.since, lasts))
    }

    /// Returns a page of the matches to look at, the longest due first, at most `most`. Leaves out
    /// those of a server whose shard has not reached Discord since.
    pub fn due(
        &self,
        now: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<MatchId>>, StoreError> {
        Ok(self.db.rows(
            concat!(
                "SELECT match AS id, look_at AS at, match AS key
                 FROM watches JOIN challenges ON challenges.id = match
                 WHERE look_at IS NOT NULL AND look_at <= ?1
                   AND look_at >= ?3 AND (look_at > ?3 OR match > ?4)
                   AND ",
                reached_since!("look_at", "match"),
                " ORDER BY look_at, match LIMIT ?2"
            ),
            params![now, most, after.at, after.id],
            due_row,
        )?)
    }
}

impl WatchesMut<'_> {
    /// Requests a check whether a player is in the server in which they play a match, unless one is
    /// already pending.
    pub fn look_for(&self, id: MatchId, player: UserId, now: Timestamp) -> Result<(), StoreError> {
        let home = self.tx.showings().home_of(id, player)?;
        let waiting: Vec<String> = self.db.rows(
            "SELECT post FROM outbox
             WHERE match = ?1 AND cosmetic = 1 AND first = 1 AND given_up IS NULL
               AND kind = 'look_for'",
            params![home],
            only,
        )?;
        let asked = Post::LookFor { player };
        let is_asked =
            |post: &String| serde_json::from_str(post).is_ok_and(|post: Post| post == asked);
        if waiting.iter().any(is_asked) {
            return Ok(());
        }
        self.tx.outbox().enqueue_unordered(home, &asked, now)
    }

    /// Stores the state of the watch over a match.
    pub fn set(&self, id: MatchId, watch: Watch, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO watches (match, stage, since, look_at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (match) DO UPDATE
             SET stage = excluded.stage, since = excluded.since, look_at = excluded.look_at",
            params![id, watch.stage, watch.since, watch.look_at],
        )?;
        self.tx.prompts().check(id, now)
    }

    /// Recomputes when to look at a watched match, after something that does not count has begun or
    /// ended. While that has no known end, it is looked at when it was planned.
    pub(crate) fn recount(&self, id: MatchId) -> Result<(), StoreError> {
        let Some(watch) = self.find(id)? else {
            return Ok(());
        };
        match self.stage_ends(id, watch)? {
            Some(ends) => self.put_off(id, ends),
            None => Ok(()),
        }
    }

    /// Postpones the next look at a match until that time.
    pub fn put_off(&self, id: MatchId, until: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE watches SET look_at = ?2 WHERE match = ?1",
            params![id, until],
        )?;
        Ok(())
    }

    /// Restarts the watch, because something has happened in a match. Where a clock runs, there is
    /// nothing to watch as long as the players are in the server.
    pub fn restart(&self, id: MatchId, now: Timestamp) -> Result<(), StoreError> {
        self.end(id)?;
        self.db.execute(
            "INSERT INTO watches (match, stage, since, look_at)
             SELECT id, ?2, ?3, ?4 FROM challenges WHERE id = ?1 AND pace = 'none'",
            params![id, WatchStage::Calm, now, now.after(CALM_FOR)],
        )?;
        self.tx.prompts().check(id, now)
    }

    /// Ends the watch over a match.
    pub(super) fn end(&self, id: MatchId) -> Result<(), StoreError> {
        self.db
            .execute("DELETE FROM watches WHERE match = ?1", params![id])?;
        Ok(())
    }
}
