//! Stores and finds challenges.

mod seats;

use super::{
    Showing, StoreError, columns,
    db::{DbError, Row, only, params},
    due_rows::{Cursor, DueRow, due_row, reached_since},
};
use domain::{
    clock::Timestamp,
    matches::{
        COUNTED_FOR, Challenge, ChallengeState, Invitation, Lately, MatchId, ServerId, Shard,
        ShowingId, SideWish, Timing, UserId,
    },
};
use rules::{GameId, Side};

crate::tx::topic! {
    /// Challenges, and seats that anyone can take.
    challenges: Challenges, ChallengesMut
}

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
    /// The player it is for. `None` if it is an open seat.
    pub opponent: Option<UserId>,
    /// The lowest and the highest rating of those who can take it. `None` if any will do.
    pub takers: Option<(i32, i32)>,
    /// Until when it can be accepted.
    pub expires_at: Timestamp,
}

/// The most challenges that `made_lately` returns.
const MOST_LATELY: u32 = 100;

impl Challenges<'_> {
    /// Returns the challenge of this number, through its own showing.
    pub fn find(&self, id: MatchId) -> Result<Option<Challenge>, StoreError> {
        self.find_where(id, |showing| showing.id == ShowingId::from(id))
    }

    /// Returns the challenge of this number, through its showing in this server, if it has one.
    pub fn find_in(&self, server: ServerId, id: MatchId) -> Result<Option<Challenge>, StoreError> {
        self.find_where(id, |showing| showing.place.server == server)
    }

    /// Returns the challenge that is shown there, through that showing.
    pub fn find_at(&self, showing: ShowingId) -> Result<Option<Challenge>, StoreError> {
        match self.tx.showings().shown_at(showing)? {
            Some(id) => self.find_where(id, |one| one.id == showing),
            None => Ok(None),
        }
    }

    fn find_where(
        &self,
        id: MatchId,
        is_meant: impl Fn(&Showing) -> bool,
    ) -> Result<Option<Challenge>, StoreError> {
        let showings = self.tx.showings().of_match(id)?;
        let Some(meant) = showings.iter().find(|showing| is_meant(showing)) else {
            return Ok(None);
        };
        let found = self.db.first(
            "SELECT game, start, challenger, opponent, challenger_side,
                    pace, flag, weekends, rated, rematch_of, made_at, expires_at, state
             FROM challenges WHERE id = ?1",
            params![id],
            |row| challenge(id, meant, &showings, row),
        )?;
        found.transpose()
    }

    /// Returns the challenge for a rematch of this match, if one is open or was accepted.
    pub fn rematch_of(&self, id: MatchId) -> Result<Option<Challenge>, StoreError> {
        let found = self.db.first(
            "SELECT id FROM challenges WHERE rematch_of = ?1 AND state IN ('open', 'accepted')",
            params![id],
            only,
        )?;
        match found {
            Some(id) => self.find(id),
            None => Ok(None),
        }
    }

    /// Returns the number of this user's open challenges in this server.
    pub fn count_open(&self, server: ServerId, by: UserId) -> Result<u32, StoreError> {
        Ok(self.db.one(
            "SELECT count(*) FROM challenges
             WHERE server = ?1 AND challenger = ?2 AND state = 'open' AND mirror_of IS NULL",
            params![server, by],
            only,
        )?)
    }

    /// Returns the open challenges that this user has made in this server and that expire after
    /// `after`.
    pub fn open_of(
        &self,
        server: ServerId,
        by: UserId,
        after: Timestamp,
    ) -> Result<Vec<MatchId>, StoreError> {
        Ok(self.db.rows(
            "SELECT id FROM challenges
             WHERE server = ?1 AND challenger = ?2 AND state = 'open' AND expires_at > ?3
               AND mirror_of IS NULL
             ORDER BY id",
            params![server, by, after],
            only,
        )?)
    }

    /// Whether a match has begun in this server or a challenge is waiting there.
    pub fn knows_matches(&self, server: ServerId) -> Result<bool, StoreError> {
        let found: Option<ServerId> = self.db.first(
            "SELECT server FROM challenges WHERE server = ?1 AND state = 'accepted'
             UNION ALL
             SELECT server FROM challenges WHERE server = ?1 AND state = 'open'
             LIMIT 1",
            params![server],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns the challenges that this user has made recently and that became no match, the newest
    /// first.
    pub fn made_lately(&self, by: UserId, now: Timestamp) -> Result<Vec<Lately>, StoreError> {
        Ok(self.db.rows(
            "SELECT opponent, made_at FROM challenges
             WHERE challenger = ?1 AND state <> 'accepted' AND made_at > ?2
               AND mirror_of IS NULL
             ORDER BY made_at DESC LIMIT ?3",
            params![by, now.before(COUNTED_FOR), MOST_LATELY],
            |row| {
                Ok(Lately {
                    opponent: row.get("opponent")?,
                    made_at: row.get("made_at")?,
                })
            },
        )?)
    }

    /// Returns the open challenges in this server: those that `user` has received, then open seats of
    /// others, then those that `user` has made, each time the oldest first.
    pub fn open(
        &self,
        server: ServerId,
        user: UserId,
        now: Timestamp,
    ) -> Result<Vec<OpenChallenge>, StoreError> {
        Ok(self.db.rows(
            "SELECT coalesce(mirror_of, id) AS id, game, start, challenger, opponent, expires_at,
                    lowest, highest
             FROM challenges LEFT JOIN seat_ranges ON seat_ranges.match = challenges.id
             WHERE server = ?1 AND state = 'open' AND expires_at > ?3
               AND (opponent IS NULL OR opponent = ?2 OR challenger = ?2)
             ORDER BY CASE WHEN opponent = ?2 THEN 0 WHEN challenger <> ?2 THEN 1 ELSE 2 END,
                      coalesce(mirror_of, id) LIMIT 200",
            params![server, user, now],
            |row| {
                let start: String = row.get("start")?;
                let game: GameId = row.get("game")?;
                // A challenge whose start cannot be read cannot be accepted either, so its size does
                // not matter.
                let size = game
                    .parse_position(&start)
                    .map_or(0, |position| position.size());
                let lowest: Option<i32> = row.get("lowest")?;
                let highest: Option<i32> = row.get("highest")?;
                Ok(OpenChallenge {
                    id: row.get("id")?,
                    game,
                    size,
                    challenger: row.get("challenger")?,
                    opponent: row.get("opponent")?,
                    takers: lowest.zip(highest),
                    expires_at: row.get("expires_at")?,
                })
            },
        )?)
    }

    /// Returns a page of the expired challenges, the longest ago first, at most `most`. Leaves out
    /// those shown in a server whose shard has not reached Discord since.
    pub fn expired(
        &self,
        now: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<MatchId>>, StoreError> {
        Ok(self.db.rows(
            concat!(
                "SELECT id, expires_at AS at, id AS key FROM challenges
                 WHERE state = 'open' AND expires_at <= ?1 AND mirror_of IS NULL
                   AND expires_at >= ?3 AND (expires_at > ?3 OR id > ?4)
                   AND ",
                reached_since!("expires_at", "challenges.id"),
                " ORDER BY expires_at, id LIMIT ?2"
            ),
            params![now, most, after.at, after.id],
            due_row,
        )?)
    }

    /// Returns when the next challenge expires that has not expired by now.
    pub fn next_expiry(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT min(expires_at) FROM challenges WHERE state = 'open' AND expires_at > ?1",
            params![now],
            only,
        )?)
    }
}

impl ChallengesMut<'_> {
    /// Stores a new challenge and returns its number.
    pub fn insert(&self, invitation: &Invitation, now: Timestamp) -> Result<MatchId, StoreError> {
        let Invitation {
            place,
            start,
            challenger,
            opponent,
            wish,
            timing,
            rated,
            rematch_of,
        } = invitation;
        let side = match wish {
            SideWish::Lot => None,
            SideWish::Side(side) => Some(*side),
        };
        Ok(self.db.one(
            "INSERT INTO challenges (server, channel, game, start, challenger, opponent,
                                     challenger_side, rated, rematch_of, made_at, expires_at,
                                     locale, pace, flag, weekends, state)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, 'open')
             RETURNING id",
            params![
                place.server,
                place.channel,
                start.game(),
                columns::position(start),
                *challenger,
                *opponent,
                side,
                *rated,
                *rematch_of,
                now,
                now.after(invitation.lifetime()),
                place.locale,
                timing.pace,
                timing.flag,
                timing.weekends,
            ],
            only,
        )?)
    }

    /// Changes the state of a challenge, and that of its mirror.
    pub fn set_state(&self, id: MatchId, state: ChallengeState) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE challenges SET state = ?2 WHERE id = ?1",
            params![id, state],
        )?;
        self.db.execute(
            "UPDATE challenges SET state = ?2 WHERE mirror_of = ?1",
            params![id, state],
        )?;
        Ok(())
    }

    /// Moves the deadlines of the open challenges that are shown in a server of a shard by a time
    /// that nobody could use. Mirrors have the deadlines of their challenges.
    pub fn postpone_expiries(
        &self,
        shard: Shard,
        by: std::time::Duration,
    ) -> Result<(), StoreError> {
        let millis = i64::try_from(by.as_millis()).unwrap_or(0);
        self.db.execute(
            "UPDATE challenges SET expires_at = expires_at + ?1
             WHERE state = 'open' AND mirror_of IS NULL
               AND ((server >> 22) % ?2 = ?3
                    OR EXISTS (SELECT mirror.id FROM challenges AS mirror
                               WHERE mirror.mirror_of = challenges.id
                                 AND (mirror.server >> 22) % ?2 = ?3))",
            params![millis, shard.count, shard.id],
        )?;
        self.db.execute(
            "UPDATE challenges SET expires_at = (SELECT own.expires_at FROM challenges AS own
                                                 WHERE own.id = challenges.mirror_of)
             WHERE state = 'open' AND mirror_of IS NOT NULL",
            params![],
        )?;
        Ok(())
    }
}

pub(super) fn timing(row: &Row<'_>) -> Result<Timing, DbError> {
    Ok(Timing {
        pace: row.get("pace")?,
        flag: row.get("flag")?,
        weekends: row.get("weekends")?,
    })
}

fn challenge(
    id: MatchId,
    meant: &Showing,
    all: &[Showing],
    row: &Row<'_>,
) -> Result<Result<Challenge, StoreError>, DbError> {
    let game: GameId = row.get("game")?;
    let start: String = row.get("start")?;
    let Ok(start) = game.parse_position(&start) else {
        let what = "the start position";
        return Ok(Err(StoreError::Corrupt { id, what }));
    };
    let side: Option<Side> = row.get("challenger_side")?;
    Ok(Ok(Challenge {
        id,
        showing: meant.id,
        guest: meant.guest(all),
        invitation: Invitation {
            place: meant.place,
            start,
            challenger: row.get("challenger")?,
            opponent: row.get("opponent")?,
            wish: side.map_or(SideWish::Lot, SideWish::Side),
            timing: timing(row)?,
            rated: row.get("rated")?,
            rematch_of: row.get("rematch_of")?,
        },
        made_at: row.get("made_at")?,
        expires_at: row.get("expires_at")?,
        state: row.get("state")?,
    }))
}
