//! Stores and finds challenges.

use rusqlite::{OptionalExtension, params};

use super::{ReadTx, StoreError, WriteTx};
use crate::{
    clock::Timestamp,
    games::{GameId, Side},
    matches::{Challenge, ChallengeState, Invitation, MatchId, Place, ServerId, SideWish, UserId},
};

/// An open challenge in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenChallenge {
    /// Its number.
    pub id: MatchId,
    /// Its game.
    pub game: GameId,
    /// The number of files of the board.
    pub size: u8,
    /// The challenger.
    pub challenger: UserId,
    /// The player it is for. None if it is an open seat.
    pub opponent: Option<UserId>,
    /// Until when it can be accepted.
    pub expires_at: Timestamp,
}

impl ReadTx<'_> {
    /// The challenge of this number.
    pub fn challenge(&self, id: MatchId) -> Result<Option<Challenge>, StoreError> {
        let mut statement = self.db.prepare_cached(
            "SELECT server, channel, locale, game, start, challenger, opponent, challenger_side,
                    rated, rematch_of, expires_at, state
             FROM challenges WHERE id = ?1",
        )?;
        let mut rows = statement.query([id])?;
        let Some(row) = rows.next()? else {
            return Ok(None);
        };
        let game: GameId = row.get("game")?;
        let start: String = row.get("start")?;
        let start = game
            .parse_position(&start)
            .map_err(|_| StoreError::Corrupt {
                id,
                what: "the start position",
            })?;
        let side: Option<Side> = row.get("challenger_side")?;
        Ok(Some(Challenge {
            id,
            invitation: Invitation {
                place: Place {
                    server: row.get("server")?,
                    channel: row.get("channel")?,
                    locale: row.get("locale")?,
                },
                start,
                challenger: row.get("challenger")?,
                opponent: row.get("opponent")?,
                wish: side.map_or(SideWish::Lot, SideWish::Side),
                rated: row.get("rated")?,
                rematch_of: row.get("rematch_of")?,
            },
            expires_at: row.get("expires_at")?,
            state: row.get("state")?,
        }))
    }

    /// The challenge for a rematch of this match, if one is open or has been accepted.
    pub fn rematch_of(&self, id: MatchId) -> Result<Option<Challenge>, StoreError> {
        let found = self
            .db
            .prepare_cached(
                "SELECT id FROM challenges
                 WHERE rematch_of = ?1 AND state IN ('open', 'accepted')",
            )?
            .query_row([id], |row| row.get(0))
            .optional()?;
        match found {
            Some(id) => self.challenge(id),
            None => Ok(None),
        }
    }

    /// The number of this user's open challenges in this server.
    pub fn count_open_challenges(&self, server: ServerId, by: UserId) -> Result<u32, StoreError> {
        Ok(self
            .db
            .prepare_cached(
                "SELECT count(*) FROM challenges
                 WHERE server = ?1 AND challenger = ?2 AND state = 'open'",
            )?
            .query_row(params![server, by], |row| row.get(0))?)
    }

    /// The open challenges in this server, the oldest first: open seats, and those that `user` has
    /// made or got.
    pub fn open_challenges(
        &self,
        server: ServerId,
        user: UserId,
        now: Timestamp,
    ) -> Result<Vec<OpenChallenge>, StoreError> {
        let mut statement = self.db.prepare_cached(
            "SELECT id, game, start, challenger, opponent, expires_at FROM challenges
             WHERE server = ?1 AND state = 'open' AND expires_at > ?3
               AND (opponent IS NULL OR opponent = ?2 OR challenger = ?2)
             ORDER BY id LIMIT 200",
        )?;
        let rows = statement.query_map(params![server, user, now], |row| {
            let start: String = row.get("start")?;
            let game: GameId = row.get("game")?;
            // A challenge whose start cannot be read cannot be accepted either, so its size does
            // not matter.
            let size = game
                .parse_position(&start)
                .map_or(0, |position| position.size());
            Ok(OpenChallenge {
                id: row.get("id")?,
                game,
                size,
                challenger: row.get("challenger")?,
                opponent: row.get("opponent")?,
                expires_at: row.get("expires_at")?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The challenges whose time is up.
    pub fn expired_challenges(&self, now: Timestamp) -> Result<Vec<MatchId>, StoreError> {
        let mut statement = self.db.prepare_cached(
            "SELECT id FROM challenges WHERE state = 'open' AND expires_at <= ?1 ORDER BY id",
        )?;
        let rows = statement.query_map([now], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// When the next challenge expires.
    pub fn next_expiry(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self
            .db
            .prepare_cached("SELECT min(expires_at) FROM challenges WHERE state = 'open'")?
            .query_row([], |row| row.get(0))?)
    }
}

impl WriteTx<'_> {
    /// Stores a new challenge and gives its number.
    pub fn insert_challenge(
        &self,
        invitation: &Invitation,
        expires_at: Timestamp,
    ) -> Result<MatchId, StoreError> {
        let Invitation {
            place,
            start,
            challenger,
            opponent,
            wish,
            rated,
            rematch_of,
        } = invitation;
        let side = match wish {
            SideWish::Lot => None,
            SideWish::Side(side) => Some(side),
        };
        Ok(self
            .db
            .prepare_cached(
                "INSERT INTO challenges (server, channel, game, start, challenger, opponent,
                                         challenger_side, rated, rematch_of, expires_at, locale,
                                         state)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 'open') RETURNING id",
            )?
            .query_row(
                params![
                    place.server,
                    place.channel,
                    start.game(),
                    start,
                    challenger,
                    opponent,
                    side,
                    rated,
                    rematch_of,
                    expires_at,
                    place.locale,
                ],
                |row| row.get(0),
            )?)
    }

    /// Changes the state of a challenge.
    pub fn set_challenge_state(
        &self,
        id: MatchId,
        state: ChallengeState,
    ) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE challenges SET state = ?2 WHERE id = ?1")?
            .execute(params![id, state])?;
        Ok(())
    }

    /// Moves the deadlines of all open challenges by a time that nobody could use.
    pub fn postpone_expiries(&self, by: std::time::Duration) -> Result<(), StoreError> {
        let millis = i64::try_from(by.as_millis()).unwrap_or(0);
        self.db.execute(
            "UPDATE challenges SET expires_at = expires_at + ?1 WHERE state = 'open'",
            [millis],
        )?;
        Ok(())
    }
}
