//! Matches that a player lost in an absence that has cost a rating already.
//!
//! Whoever is away for a week may lose all matches in it by doing nothing. That says nothing of how
//! strong the player is, and much of it would take the player, and the opponents, far from their
//! ratings. So only the first of them counts. The others are marked, and not in the list of results.
//!
//! The same absence is: within [`SAME_ABSENCE`] of the end of the match that counted, and before the
//! player has done anything in any match, be it to move, to resign or to agree on a draw. So a player who
//! is there cannot lose matches for nothing.
//!
//! A match that was marked stays so, even if moderators annul the one that counted instead of it.

use super::{
    ReadTx, StoreError, WriteTx,
    db::{only, params},
};
use crate::{
    clock::Timestamp,
    games::{Outcome, Side},
    matches::{End, MatchId, UserId},
    ratings::SAME_ABSENCE,
};

impl ReadTx<'_> {
    /// The match that counted for ratings in the absence in which this one was lost. None if this
    /// one counts itself, as far as it is rated.
    pub fn same_absence(&self, id: MatchId) -> Result<Option<MatchId>, StoreError> {
        Ok(self.db.first(
            "SELECT counted FROM same_absences WHERE match = ?1",
            params![id],
            only,
        )?)
    }

    /// The match that counts instead of a running one that is to end so, if it is lost in an absence
    /// that has cost a rating already.
    pub(super) fn counted_instead(
        &self,
        id: MatchId,
        end: End,
        now: Timestamp,
    ) -> Result<Option<MatchId>, StoreError> {
        let Some(Outcome::Win(winner)) = end.outcome else {
            return Ok(None);
        };
        if !end.is_by_absence() {
            return Ok(None);
        }
        let loser: UserId = self.db.one(
            "SELECT CASE WHEN CAST(?2 AS BIGINT) = 1 THEN second_player ELSE first_player END
             FROM matches WHERE id = ?1",
            params![id, winner == Side::First],
            only,
        )?;
        let counted = self.last_counted_absence(loser, now.before(SAME_ABSENCE))?;
        match counted {
            Some((counted, ended_at)) if !self.has_acted_since(loser, ended_at)? => {
                Ok(Some(counted))
            }
            _ => Ok(None),
        }
    }

    /// The last match that a player lost by doing nothing, of those that ended later than that and
    /// count for ratings.
    fn last_counted_absence(
        &self,
        player: UserId,
        since: Timestamp,
    ) -> Result<Option<(MatchId, Timestamp)>, StoreError> {
        Ok(self.db.first(
            "SELECT id, ended_at FROM (
                 SELECT matches.id AS id, ended_at FROM matches CROSS JOIN results
                 WHERE first_player = ?1 AND ended_at > ?2 AND ended_at IS NOT NULL
                   AND results.match = matches.id AND matches.outcome = 'second'
                   AND termination IN ('timeout', 'silence')
                 UNION ALL
                 SELECT matches.id, ended_at FROM matches CROSS JOIN results
                 WHERE second_player = ?1 AND ended_at > ?2 AND ended_at IS NOT NULL
                   AND results.match = matches.id AND matches.outcome = 'first'
                   AND termination IN ('timeout', 'silence')
             ) AS mine ORDER BY ended_at DESC, id DESC LIMIT 1",
            params![player, since],
            |row| Ok((row.get("id")?, row.get("ended_at")?)),
        )?)
    }

    /// Whether a player has done anything in a match since then. The sides take turns, so every
    /// second ply of a running match is the player's; what was planned is played while they are away.
    fn has_acted_since(&self, player: UserId, since: Timestamp) -> Result<bool, StoreError> {
        let moved: Option<i64> = self.db.first(
            "SELECT plies.ply FROM (
                 SELECT id, turn, ply, planned FROM matches
                 WHERE first_player = ?1 AND ended_at IS NULL
                 UNION ALL
                 SELECT id, turn, ply, planned FROM matches
                 WHERE second_player = ?1 AND ended_at IS NULL
             ) AS mine CROSS JOIN plies
             WHERE plies.match = mine.id AND played_at > ?2 AND plies.ply <> planned
               AND (mine.ply - plies.ply) % 2 = CASE WHEN turn = ?1 THEN 1 ELSE 0 END
             LIMIT 1",
            params![player, since],
            only,
        )?;
        if moved.is_some() {
            return Ok(true);
        }
        let ended: Option<i64> = self.db.first(
            "SELECT id FROM (
                 SELECT id, termination, outcome <> 'second' AS held FROM matches
                 WHERE first_player = ?1 AND ended_at > ?2 AND ended_at IS NOT NULL
                 UNION ALL
                 SELECT id, termination, outcome <> 'first' AS held FROM matches
                 WHERE second_player = ?1 AND ended_at > ?2 AND ended_at IS NOT NULL
             ) AS mine
             WHERE termination = 'agreement' OR (termination = 'resignation' AND NOT held)
                OR (termination IN ('rules', 'repetition') AND held)
             LIMIT 1",
            params![player, since],
            only,
        )?;
        Ok(ended.is_some())
    }
}

impl WriteTx<'_> {
    /// Marks a match as one that counts for no rating, if it is rated.
    pub(super) fn mark_same_absence(
        &self,
        id: MatchId,
        counted: MatchId,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO same_absences (match, counted)
             SELECT id, CAST(?2 AS BIGINT) FROM challenges WHERE id = ?1 AND rated = 1",
            params![id, counted],
        )?;
        Ok(())
    }
}
