//! For how long a board of a contest could not be shown to a player in the player's own server.

use std::time::Duration;

use super::Contests;
use crate::{
    StoreError,
    clocks::span,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    community::contest::ContestId,
    matches::{MatchId, ServerId, clock::Spans},
};

impl Contests<'_> {
    /// Returns for how long since a moment the bot was not in a server, or the channel that shows
    /// this match there was gone. Leaves out times in which the bot did not run: it could not have
    /// come back.
    pub fn unshown(
        &self,
        server: ServerId,
        played: MatchId,
        since: Timestamp,
        now: Timestamp,
    ) -> Result<Duration, StoreError> {
        let showing = self.tx.showings().find_in(server, played)?;
        let gone: Vec<_> = self.db.rows(
            "SELECT from_at, until_at FROM away
             WHERE server = ?1 AND (until_at IS NULL OR until_at > ?3)
             UNION ALL
             SELECT from_at, until_at FROM homeless
             WHERE match = ?2 AND (until_at IS NULL OR until_at > ?3)",
            params![server, showing, since],
            span,
        )?;
        if gone.is_empty() {
            return Ok(Duration::ZERO);
        }
        let outages: Vec<_> = self.db.rows(
            "SELECT from_at, until_at FROM outages
             WHERE until_at > ?2 AND (CAST(?1 AS BIGINT) >> 22) % shards = shard",
            params![server, since],
            span,
        )?;
        let both: Spans = gone.iter().chain(&outages).copied().collect();
        let outages: Spans = outages.into_iter().collect();
        let all = both.between(since, now);
        Ok(all.saturating_sub(outages.between(since, now)))
    }

    /// Returns the boards of a contest whose matches are over and that are not decided, or were
    /// declared void.
    pub fn boards_to_settle(&self, contest: ContestId) -> Result<Vec<u32>, StoreError> {
        Ok(self.db.rows(
            "SELECT number FROM contest_boards JOIN matches ON matches.id = contest_boards.match
             WHERE contest = ?1
               AND (result IS NULL AND ended_at IS NOT NULL
                    OR result IN ('home', 'away', 'draw') AND annulled_at IS NOT NULL)
             ORDER BY number",
            params![contest],
            only,
        )?)
    }
}
