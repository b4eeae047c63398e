//! Players who look for an opponent, and what is known about them.

mod proposals;

use super::{
    StoreError,
    db::{DbError, Row, only, params},
    due_rows::{Cursor, DueRow, due_row, reached_since},
    ratings,
};
use crate::challenges::timing;
use domain::community::seeks::NewSeek;
use domain::{
    causes::chain,
    clock::Timestamp,
    community::seeks::{Pair, Seek, SeekId, Terms},
    matches::{Place, Shard, SideWish, UserId},
    ratings::{Pool, Rating},
};
use rules::Side;

crate::tx::topic! {
    /// Seeks, and the proposals that come of them.
    seeks: Seeks, SeeksMut
}

impl Seeks<'_> {
    /// Returns the seek of this number, unless it is gone.
    pub fn find(&self, id: SeekId) -> Result<Option<Seek>, StoreError> {
        Ok(self.db.first(
            "SELECT id, player, server, channel, locale, game, side, pace, flag, weekends, rated,
                    opponents, scope, made_at, expires_at
             FROM seeks WHERE id = ?1",
            params![id],
            seek,
        )?)
    }

    /// Returns a player's seeks, the oldest first.
    pub fn of_player(&self, player: UserId) -> Result<Vec<Seek>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, player, server, channel, locale, game, side, pace, flag, weekends, rated,
                    opponents, scope, made_at, expires_at
             FROM seeks WHERE player = ?1 ORDER BY id",
            params![player],
            seek,
        )?)
    }

    /// Returns all seeks that someone could take now: they have not expired, their players are not
    /// being asked about anyone and may play in the server, and the bot is there. Skips those that
    /// cannot be read, so that they keep nobody else from being paired.
    pub fn free(&self, now: Timestamp) -> Result<Vec<Seek>, StoreError> {
        let rows = self.db.rows(
            "SELECT id, player, server, channel, locale, game, side, pace, flag, weekends, rated,
                    opponents, scope, made_at, expires_at
             FROM seeks
             WHERE expires_at > ?1
               AND NOT EXISTS (SELECT bans.player FROM bans
                               WHERE bans.server = seeks.server AND bans.player = seeks.player)
               AND NOT EXISTS (SELECT absences.server FROM absences
                               WHERE absences.server = seeks.server AND ended_at IS NULL)
               AND NOT EXISTS (SELECT consents.id
                               FROM consents JOIN proposals ON proposals.id = proposal
                               WHERE consents.player = seeks.player AND state = 'open')
             ORDER BY expires_at",
            params![now],
            |row| Ok(seek(row)),
        )?;
        Ok(readable(rows, "a seek"))
    }

    /// Returns a page of the expired seeks, except those whose players are being asked: they must
    /// still be there when the answers come. Leaves out those of a server whose shard has not
    /// reached Discord since.
    pub fn expired(
        &self,
        now: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<SeekId>>, StoreError> {
        Ok(self.db.rows(
            concat!(
                "SELECT id, expires_at AS at, id AS key FROM seeks
                 WHERE expires_at <= ?1
                   AND expires_at >= ?3 AND (expires_at > ?3 OR id > ?4)
                   AND NOT EXISTS (SELECT consents.id
                                   FROM consents JOIN proposals ON proposals.id = proposal
                                   WHERE consents.seek = seeks.id AND state = 'open')
                   AND ",
                reached_since!("expires_at"),
                " ORDER BY expires_at, id LIMIT ?2"
            ),
            params![now, most, after.at, after.id],
            due_row,
        )?)
    }

    /// Whether anyone seeks.
    pub fn anybody_seeks(&self) -> Result<bool, StoreError> {
        let found: Option<i64> = self.db.first(
            "SELECT id FROM seeks WHERE expires_at > 0 LIMIT 1",
            params![],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns the ratings of those who seek, as far as they can be read.
    pub fn ratings_of_seekers(&self) -> Result<Vec<(UserId, Pool, Rating)>, StoreError> {
        let rows = self.db.rows(
            "SELECT standings.player AS player, pool, rating, deviation, volatility
             FROM seeks JOIN standings ON standings.player = seeks.player
             WHERE expires_at > 0
               AND generation = (SELECT generation FROM ledger WHERE ledger.id = 1)",
            params![],
            |row| Ok(rated(row)),
        )?;
        Ok(readable(rows, "the rating of a player who seeks"))
    }

    /// Returns those who seek, each with the users they have blocked.
    pub fn blocks_of_seekers(&self) -> Result<Vec<Pair>, StoreError> {
        let blocks: Vec<(UserId, UserId)> = self.db.rows(
            "SELECT blocks.player AS player, blocked
             FROM seeks JOIN blocks ON blocks.player = seeks.player
             WHERE expires_at > 0",
            params![],
            |row| Ok((row.get("player")?, row.get("blocked")?)),
        )?;
        if !blocks.iter().any(|(_, blocked)| blocked.is_deleted()) {
            return Ok(blocks
                .into_iter()
                .map(|(one, other)| Pair::of(one, other))
                .collect());
        }
        // A user who was deleted and seeks again is still blocked.
        let seekers: Vec<UserId> = self.db.rows(
            "SELECT player FROM seeks WHERE expires_at > 0",
            params![],
            only,
        )?;
        let known = self.tx.privacy().all_known_again(&seekers)?;
        let pairs = blocks.into_iter().map(|(player, blocked)| {
            Pair::of(player, known.get(&blocked).copied().unwrap_or(blocked))
        });
        Ok(pairs.collect())
    }

    /// Returns the opponents in the latest matches of a player, running or finished.
    pub fn latest_opponents(&self, player: UserId, most: u32) -> Result<Vec<UserId>, StoreError> {
        Ok(self.db.rows(
            "SELECT opponent, id FROM (
                 SELECT id, second_player AS opponent FROM matches
                 WHERE first_player = ?1 AND ended_at IS NULL
                 UNION ALL
                 SELECT id, first_player FROM matches
                 WHERE second_player = ?1 AND ended_at IS NULL
                 UNION ALL
                 SELECT id, opponent FROM (
                     SELECT id, second_player AS opponent FROM matches
                     WHERE first_player = ?1 AND ended_at IS NOT NULL
                     ORDER BY ended_at DESC, id DESC LIMIT ?2) AS mine
                 UNION ALL
                 SELECT id, opponent FROM (
                     SELECT id, first_player AS opponent FROM matches
                     WHERE second_player = ?1 AND ended_at IS NOT NULL
                     ORDER BY ended_at DESC, id DESC LIMIT ?2) AS theirs) AS mine
             ORDER BY id DESC LIMIT ?2",
            params![player, most],
            |row| row.get("opponent"),
        )?)
    }
}

impl SeeksMut<'_> {
    /// Stores a seek and returns its number.
    pub fn insert(&self, seek: NewSeek) -> Result<SeekId, StoreError> {
        let NewSeek {
            player,
            place,
            terms,
            made_at,
            expires_at,
        } = seek;
        let side = match terms.side {
            SideWish::Lot => None,
            SideWish::Side(side) => Some(side),
        };
        Ok(self.db.one(
            "INSERT INTO seeks (player, server, channel, locale, game, side, pace, flag, weekends,
                                rated, opponents, scope, made_at, expires_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14) RETURNING id",
            params![
                player,
                place.server,
                place.channel,
                place.locale,
                terms.game,
                side,
                terms.timing.pace,
                terms.timing.flag,
                terms.timing.weekends,
                terms.rated,
                terms.opponents,
                terms.scope,
                made_at,
                expires_at,
            ],
            only,
        )?)
    }

    /// Forgets a seek. Returns whether it was there.
    pub fn remove(&self, id: SeekId) -> Result<bool, StoreError> {
        let removed = self
            .db
            .execute("DELETE FROM seeks WHERE id = ?1", params![id])?;
        Ok(removed > 0)
    }

    /// Forgets a seek if it has expired and its player is not being asked.
    pub fn remove_expired(&self, id: SeekId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM seeks
             WHERE id = ?1 AND expires_at <= ?2
               AND NOT EXISTS (SELECT consents.id
                               FROM consents JOIN proposals ON proposals.id = proposal
                               WHERE consents.seek = seeks.id AND state = 'open')",
            params![id, now],
        )?;
        Ok(())
    }

    /// Extends the deadlines of a shard's seeks, and of the questions to their players, by a time
    /// that nobody could use.
    pub fn postpone(&self, shard: Shard, by: std::time::Duration) -> Result<(), StoreError> {
        let millis = i64::try_from(by.as_millis()).unwrap_or(0);
        let params = params![millis, shard.count, shard.id];
        self.db.execute(
            "UPDATE proposals SET until_at = until_at + ?1
             WHERE state = 'open' AND until_at > 0
               AND EXISTS (SELECT consents.id FROM consents JOIN seeks ON seeks.id = consents.seek
                           WHERE proposal = proposals.id AND (server >> 22) % ?2 = ?3)",
            params,
        )?;
        self.db.execute(
            "UPDATE seeks SET expires_at = expires_at + ?1
             WHERE expires_at > 0 AND (server >> 22) % ?2 = ?3",
            params,
        )?;
        Ok(())
    }
}

/// Returns the rows that could be read, and logs those that could not.
pub(super) fn readable<T>(rows: Vec<Result<T, DbError>>, what: &str) -> Vec<T> {
    let note = |error: &DbError| tracing::error!(error = chain(error), "{what} could not be read");
    let rows = rows.into_iter().map(|row| row.inspect_err(note));
    rows.filter_map(Result::ok).collect()
}

fn rated(row: &Row<'_>) -> Result<(UserId, Pool, Rating), DbError> {
    Ok((row.get("player")?, row.get("pool")?, ratings::rating(row)?))
}

fn seek(row: &Row<'_>) -> Result<Seek, DbError> {
    let side: Option<Side> = row.get("side")?;
    Ok(Seek {
        id: row.get("id")?,
        player: row.get("player")?,
        place: Place {
            server: row.get("server")?,
            channel: row.get("channel")?,
            locale: row.get("locale")?,
        },
        terms: Terms {
            game: row.get("game")?,
            timing: timing(row)?,
            rated: row.get("rated")?,
            side: side.map_or(SideWish::Lot, SideWish::Side),
            opponents: row.get("opponents")?,
            scope: row.get("scope")?,
        },
        made_at: row.get("made_at")?,
        expires_at: row.get("expires_at")?,
    })
}
