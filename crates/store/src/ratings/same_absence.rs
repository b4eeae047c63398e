//! Matches that a player lost in an absence that has already cost a rating.
//!
//! A player who is away for a week may lose many matches in it by doing nothing. That says nothing
//! about how strong the player is, and many such results would take the player, and the opponents,
//! far from their ratings. So only the first of them counts. The others are marked, and not in the
//! list of results.
//!
//! Two matches are lost in the same absence if they end within [`SAME_ABSENCE`] of each other and the
//! player's [last act](crate::PeopleMut::note_act) [says so](is_same_absence).
//!
//! A match that was marked stays marked, even if moderators annul the one that counted instead of
//! it.

use super::{Ratings, RatingsMut};
use crate::{
    StoreError,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    matches::{End, MatchId, UserId},
    ratings::{SAME_ABSENCE, is_same_absence},
};

/// A match that a player lost by doing nothing.
struct Lost {
    id: MatchId,
    /// When the turn in which it was lost began.
    turn_since: Timestamp,
}

impl Ratings<'_> {
    /// Returns the match that counted for ratings in the absence in which this one was lost. `None`
    /// if this one counts itself, as far as it is rated.
    pub fn same_absence(&self, id: MatchId) -> Result<Option<MatchId>, StoreError> {
        Ok(self.db.first(
            "SELECT counted FROM same_absences WHERE match = ?1",
            params![id],
            only,
        )?)
    }

    /// Returns the match that counts instead of one with this end, if it is lost in an absence that
    /// has already cost a rating. The transaction holds the lock of the results, so that of two
    /// matches that a player loses at the same time the second sees the first.
    pub(crate) fn counted_instead(
        &self,
        id: MatchId,
        end: End,
        now: Timestamp,
    ) -> Result<Option<MatchId>, StoreError> {
        let Some(side) = end.lost_by_absence() else {
            return Ok(None);
        };
        let (loser, turn_since): (UserId, Timestamp) = self.db.one(
            "SELECT CASE WHEN CAST(?2 AS TEXT) = 'first' THEN first_player ELSE second_player END
                        AS loser,
                    turn_since
             FROM matches WHERE id = ?1",
            params![id, side],
            |row| Ok((row.get("loser")?, row.get("turn_since")?)),
        )?;
        let Some(counted) = self.latest_counted_absence(loser, now.before(SAME_ABSENCE))? else {
            return Ok(None);
        };
        let last_act = self.tx.people().last_act(loser)?;
        let is_same = is_same_absence([counted.turn_since, turn_since], last_act);
        Ok(is_same.then_some(counted.id))
    }

    /// Finds, among the matches that a player lost by doing nothing, that ended later than that and
    /// count for ratings, the one whose last turn began latest: if the player has acted since then,
    /// they have since the turns of all the others.
    fn latest_counted_absence(
        &self,
        player: UserId,
        since: Timestamp,
    ) -> Result<Option<Lost>, StoreError> {
        Ok(self.db.first(
            "SELECT id, turn_since FROM (
                 SELECT matches.id AS id, turn_since FROM matches CROSS JOIN results
                 WHERE first_player = ?1 AND ended_at > ?2 AND ended_at IS NOT NULL
                   AND results.match = matches.id AND matches.outcome = 'second'
                   AND termination IN ('timeout', 'silence')
                 UNION ALL
                 SELECT matches.id, turn_since FROM matches CROSS JOIN results
                 WHERE second_player = ?1 AND ended_at > ?2 AND ended_at IS NOT NULL
                   AND results.match = matches.id AND matches.outcome = 'first'
                   AND termination IN ('timeout', 'silence')
             ) AS mine ORDER BY turn_since DESC, id DESC LIMIT 1",
            params![player, since],
            |row| {
                Ok(Lost {
                    id: row.get("id")?,
                    turn_since: row.get("turn_since")?,
                })
            },
        )?)
    }
}

impl RatingsMut<'_> {
    /// Marks a match as one that counts for no rating.
    pub(crate) fn mark_same_absence(
        &self,
        id: MatchId,
        counted: MatchId,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO same_absences (match, counted) VALUES (?1, ?2)",
            params![id, counted],
        )?;
        Ok(())
    }
}
