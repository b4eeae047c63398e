//! Followers of matches.

use super::{
    StoreError,
    db::{DbError, Row, only, params},
};
use domain::matches::{Hears, MatchId, ShowingId, UserId};
use rules::words::Locale;

crate::tx::topic! {
    /// The followers of matches.
    follows: Follows, FollowsMut
}

/// A user's following of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Following {
    /// The follower.
    pub follower: UserId,
    /// The match.
    pub id: MatchId,
    /// The showing that they see.
    pub showing: ShowingId,
    /// Which events they hear about.
    pub hears: Hears,
    /// The language of the messages to them.
    pub locale: Locale,
}

impl Follows<'_> {
    /// Returns how a user follows a match, if they do.
    pub fn find(&self, follower: UserId, id: MatchId) -> Result<Option<Following>, StoreError> {
        Ok(self.db.first(
            "SELECT player, match, hears, locale, coalesce(showing, match) AS showing FROM followings
             WHERE player = ?1 AND match = ?2",
            params![follower, id],
            following,
        )?)
    }

    /// Returns the running matches that a user follows, in the order of their numbers.
    pub fn of_follower(&self, follower: UserId) -> Result<Vec<Following>, StoreError> {
        Ok(self.db.rows(
            "SELECT player, match, hears, locale, coalesce(showing, match) AS showing
             FROM followings JOIN matches ON matches.id = match
             WHERE player = ?1 AND ended_at IS NULL ORDER BY match",
            params![follower],
            following,
        )?)
    }

    /// Returns all followers of a match.
    pub fn followers(&self, id: MatchId) -> Result<Vec<Following>, StoreError> {
        Ok(self.db.rows(
            "SELECT player, match, hears, locale, coalesce(showing, match) AS showing FROM followings
             WHERE match = ?1 ORDER BY player",
            params![id],
            following,
        )?)
    }

    /// Returns the matches that a user no longer follows, because they accept no direct messages,
    /// and that they have yet to be told about.
    pub fn lost(&self, follower: UserId) -> Result<Vec<MatchId>, StoreError> {
        Ok(self.db.rows(
            "SELECT match FROM lost_followings WHERE player = ?1 ORDER BY match",
            params![follower],
            only,
        )?)
    }
}

impl FollowsMut<'_> {
    /// Makes a user follow a match, or changes how they follow it.
    pub fn follow(&self, following: &Following) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO followings (player, match, hears, locale, showing)
             VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (player, match) DO UPDATE
             SET hears = excluded.hears, locale = excluded.locale, showing = excluded.showing",
            params![
                following.follower,
                following.id,
                following.hears,
                following.locale,
                following.showing
            ],
        )?;
        Ok(())
    }

    /// Ends a following. Returns whether there was one.
    pub fn unfollow(&self, follower: UserId, id: MatchId) -> Result<bool, StoreError> {
        let removed = self.db.execute(
            "DELETE FROM followings WHERE player = ?1 AND match = ?2",
            params![follower, id],
        )?;
        Ok(removed > 0)
    }

    /// Ends a following because the follower accepts no direct messages. They are told about it
    /// later.
    pub(super) fn lose(&self, follower: UserId, id: MatchId) -> Result<(), StoreError> {
        if self.unfollow(follower, id)? {
            self.db.execute(
                "INSERT INTO lost_followings (player, match) VALUES (?1, ?2)
                 ON CONFLICT (player, match) DO NOTHING",
                params![follower, id],
            )?;
        }
        Ok(())
    }

    /// Notes that a user has been told that they no longer follow a match.
    pub fn forget_lost(&self, follower: UserId, id: MatchId) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM lost_followings WHERE player = ?1 AND match = ?2",
            params![follower, id],
        )?;
        Ok(())
    }
}

fn following(row: &Row<'_>) -> Result<Following, DbError> {
    Ok(Following {
        follower: row.get("player")?,
        id: row.get("match")?,
        showing: row.get("showing")?,
        hears: row.get("hears")?,
        locale: row.get("locale")?,
    })
}
