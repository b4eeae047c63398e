//! Contests: matches between two servers.

mod boards;
mod players;
mod scores;
mod table;
mod unshown;

pub use players::SignedUp;
pub use table::{RowWindow, TableKey};

use super::{
    StoreError,
    db::{DbError, Row, only, params},
    due_rows::{Cursor, DueRow, due_row, merged},
};
use domain::{
    clock::Timestamp,
    community::contest::{Contest, ContestId, Lately, NewContest, Terms},
    matches::{ServerId, Shard, Timing, UserId},
};
use rules::GameId;

crate::tx::topic! {
    /// Contests between servers, their boards and players, and the table of servers.
    contests: Contests, ContestsMut
}

impl Contests<'_> {
    /// Returns the contest of this number.
    pub fn find(&self, id: ContestId) -> Result<Option<Contest>, StoreError> {
        Ok(self.db.first(
            "SELECT id, home, away, home_name, away_name, state, asked, refused_by, games, boards, pace, flag,
                    weekends, rated, days, home_captain, away_captain, home_ready, away_ready, look_at,
                    began_at, closed_at
             FROM contests WHERE id = ?1",
            params![id],
            contest,
        )?)
    }

    /// Returns the contests of a server, regardless of which side proposed them: first those that go
    /// on, each time the newest first.
    pub fn of_server(&self, server: ServerId, most: u32) -> Result<Vec<Contest>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, home, away, home_name, away_name, state, asked, refused_by, games, boards, pace, flag,
                    weekends, rated, days, home_captain, away_captain, home_ready, away_ready, look_at,
                    began_at, closed_at
             FROM contests
             WHERE id IN (SELECT id FROM contests WHERE home = ?1
                          UNION ALL SELECT id FROM contests WHERE away = ?1)
             ORDER BY closed_at IS NOT NULL, id DESC LIMIT ?2",
            params![server, most],
            contest,
        )?)
    }

    /// Returns whether two servers have played a contest to its end.
    pub fn have_met(&self, [one, other]: [ServerId; 2]) -> Result<bool, StoreError> {
        let found: Option<ContestId> = self.db.first(
            "SELECT id FROM (
                 SELECT id FROM contests WHERE home = ?1 AND away = ?2 AND state = 'over'
                 UNION ALL
                 SELECT id FROM contests WHERE home = ?2 AND away = ?1 AND state = 'over') AS met
             LIMIT 1",
            params![one, other],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns a server's recent contests, as far as a proposal to another server depends on them.
    pub fn lately_contested(
        &self,
        [home, away]: [ServerId; 2],
        since: Timestamp,
    ) -> Result<Lately, StoreError> {
        let proposed = self.db.rows(
            "SELECT made_at FROM contests WHERE home = ?1 AND made_at > ?2 ORDER BY made_at",
            params![home, since],
            only,
        )?;
        let open = |server: ServerId| -> Result<Vec<(ContestId, [ServerId; 2])>, StoreError> {
            Ok(self.db.rows(
                "SELECT id, home, away FROM contests
                 WHERE id IN (SELECT id FROM contests WHERE home = ?1 AND closed_at IS NULL
                              UNION ALL
                              SELECT id FROM contests WHERE away = ?1 AND closed_at IS NULL)
                 ORDER BY id",
                params![server],
                |row| Ok((row.get("id")?, [row.get("home")?, row.get("away")?])),
            )?)
        };
        let (own, theirs) = (open(home)?, open(away)?);
        let together = own.iter().find(|(_, servers)| servers.contains(&away));
        let refused_at: Option<Timestamp> = self.db.first(
            "SELECT closed_at FROM contests
             WHERE home = ?1 AND away = ?2 AND refused_by = 'away'
             ORDER BY id DESC LIMIT 1",
            params![home, away],
            only,
        )?;
        Ok(Lately {
            proposed,
            open: own.len(),
            theirs: theirs.len(),
            together: together.map(|(id, _)| *id),
            refused_at,
        })
    }

    /// Returns a page of the contests that are due by now: a proposal lapses, signing up ends,
    /// boards are to be checked, or one was decided or declared void and does not rest. Where the
    /// bot is absent, nobody can answer or sign up, so these wait until it has been gone since
    /// before `gone_since`.
    pub fn due(
        &self,
        now: Timestamp,
        gone_since: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<ContestId>>, StoreError> {
        // The pluses make SQLite begin with what is due.
        let due: Vec<DueRow<ContestId>> = self.db.rows(
            "SELECT id, 0 AS at, id AS key FROM contests
             WHERE look_at <= ?1 AND +id > ?3
               AND (state = 'running'
                    OR NOT EXISTS (SELECT server FROM absences AS gone
                                   WHERE gone.server IN (home, away) AND gone.ended_at IS NULL
                                     AND gone.since > ?2))
             ORDER BY +id LIMIT ?4",
            params![now, gone_since, after.id, most],
            due_row,
        )?;
        let decided: Vec<DueRow<ContestId>> = self.db.rows(
            "SELECT contests.id AS id, 0 AS at, contests.id AS key FROM contests
             WHERE state = 'running' AND +contests.id > ?2
               AND EXISTS (SELECT number FROM contest_boards
                           JOIN matches ON matches.id = contest_boards.match
                           WHERE contest_boards.contest = contests.id
                             AND (rests_until IS NULL OR rests_until <= ?1)
                             AND (result IS NULL AND ended_at IS NOT NULL
                                  OR result IN ('home', 'away', 'draw')
                                     AND annulled_at IS NOT NULL))
             ORDER BY +contests.id LIMIT ?3",
            params![now, after.id, most],
            due_row,
        )?;
        Ok(merged(due, decided, most))
    }

    /// Returns the next time a contest becomes due that is not due by now.
    pub fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT min(look_at) FROM contests WHERE look_at > ?1",
            params![now],
            only,
        )?)
    }

    /// Returns the contests in which a user takes part and that are not closed, the oldest first.
    pub fn with_player(&self, user: UserId) -> Result<Vec<ContestId>, StoreError> {
        Ok(self.db.rows(
            "SELECT contests.id AS id FROM contest_players JOIN contests ON contests.id = contest
             WHERE player = ?1 AND closed_at IS NULL ORDER BY contests.id",
            params![user],
            only,
        )?)
    }
}

impl ContestsMut<'_> {
    /// Stores a new contest and returns its number.
    pub fn insert(&self, new: &NewContest, now: Timestamp) -> Result<ContestId, StoreError> {
        let terms = &new.terms;
        Ok(self.db.one(
            "INSERT INTO contests (home, away, home_name, away_name, state, asked, games, boards, pace,
                                   flag, weekends, rated, days, home_captain, made_at, look_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
             RETURNING id",
            params![
                new.servers[0],
                new.servers[1],
                new.names[0].clone(),
                new.names[1].clone(),
                NewContest::STATE,
                NewContest::ASKED,
                games_text(terms.games()),
                terms.boards(),
                terms.timing.pace,
                terms.timing.flag,
                terms.timing.weekends,
                terms.rated,
                terms.days(),
                new.captain,
                now,
                new.lapses_at,
            ],
            only,
        )?)
    }

    /// Postpones a contest that cannot proceed now. Its boards rest until then.
    pub fn put_off(&self, id: ContestId, look_at: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE contests SET look_at = ?2 WHERE id = ?1 AND look_at < ?2",
            params![id, look_at],
        )?;
        self.db.execute(
            "UPDATE contest_boards SET rests_until = ?2 WHERE contest = ?1",
            params![id, look_at],
        )?;
        Ok(())
    }

    /// Extends the deadlines of proposals and of signing up in the servers of a shard by the time
    /// of this outage. In a server without the bot, they are extended when the bot comes back, and
    /// nothing is extended twice by the same outage.
    pub fn postpone(
        &self,
        shard: Shard,
        outage: i64,
        by: std::time::Duration,
    ) -> Result<(), StoreError> {
        let millis = i64::try_from(by.as_millis()).unwrap_or(0);
        self.db.execute(
            "UPDATE contests SET look_at = look_at + ?1
             WHERE look_at IS NOT NULL AND state IN ('proposed', 'signing-up')
               AND ((home >> 22) % ?2 = ?3 OR (away >> 22) % ?2 = ?3)
               AND NOT EXISTS (SELECT server FROM absences AS gone
                               WHERE gone.server IN (home, away) AND gone.ended_at IS NULL)
               AND NOT EXISTS (SELECT other.number FROM outages AS other
                               JOIN outages AS this ON this.number = ?4
                               WHERE other.number < this.number AND other.until_at > this.from_at
                                 AND ((home >> 22) % other.shards = other.shard
                                      OR (away >> 22) % other.shards = other.shard))",
            params![millis, shard.count, shard.id, outage],
        )?;
        Ok(())
    }

    /// Extends the deadlines of proposals and of signing up in a server by the time for which the
    /// bot was not in it.
    pub(crate) fn postpone_of(
        &self,
        server: ServerId,
        by: std::time::Duration,
    ) -> Result<(), StoreError> {
        let millis = i64::try_from(by.as_millis()).unwrap_or(0);
        self.db.execute(
            "UPDATE contests SET look_at = look_at + ?2
             WHERE state IN ('proposed', 'signing-up') AND look_at IS NOT NULL
               AND id IN (SELECT id FROM contests WHERE home = ?1 AND closed_at IS NULL
                          UNION ALL
                          SELECT id FROM contests WHERE away = ?1 AND closed_at IS NULL)",
            params![server, millis],
        )?;
        Ok(())
    }

    /// Stores the state of a contest, and what is agreed on.
    pub fn set(&self, now: &Contest) -> Result<(), StoreError> {
        let terms = &now.terms;
        self.db.execute(
            "UPDATE contests
             SET state = ?2, asked = ?3, games = ?4, boards = ?5, pace = ?6, flag = ?7,
                 weekends = ?8, rated = ?9, days = ?10, home_captain = ?11, away_captain = ?12,
                 home_ready = ?13, away_ready = ?14, look_at = ?15, began_at = ?16, closed_at = ?17,
                 refused_by = ?18
             WHERE id = ?1",
            params![
                now.id,
                now.state,
                now.asked,
                games_text(terms.games()),
                terms.boards(),
                terms.timing.pace,
                terms.timing.flag,
                terms.timing.weekends,
                terms.rated,
                terms.days(),
                now.captains[0],
                now.captains[1],
                now.ready[0],
                now.ready[1],
                now.look_at,
                now.began_at,
                now.closed_at,
                now.refused_by,
            ],
        )?;
        if let Some(at) = now.look_at {
            self.tx.note_look(at);
        }
        Ok(())
    }
}

fn contest(row: &Row<'_>) -> Result<Contest, DbError> {
    let timing = Timing {
        pace: row.get("pace")?,
        flag: row.get("flag")?,
        weekends: row.get("weekends")?,
    };
    Ok(Contest {
        id: row.get("id")?,
        servers: [row.get("home")?, row.get("away")?],
        names: [row.get("home_name")?, row.get("away_name")?],
        state: row.get("state")?,
        terms: Terms::stored(
            &games(&row.get::<String>("games")?),
            row.get("boards")?,
            timing,
            row.get("rated")?,
            row.get("days")?,
        ),
        asked: row.get("asked")?,
        refused_by: row.get("refused_by")?,
        captains: [row.get("home_captain")?, row.get("away_captain")?],
        ready: [row.get("home_ready")?, row.get("away_ready")?],
        look_at: row.get("look_at")?,
        began_at: row.get("began_at")?,
        closed_at: row.get("closed_at")?,
    })
}

/// Joins the names of games with spaces.
fn games_text(games: &[GameId]) -> String {
    let names: Vec<&str> = games.iter().map(|game| game.id()).collect();
    names.join(" ")
}

/// Returns the games with these names. Leaves out those that this version does not know.
fn games(names: &str) -> Vec<GameId> {
    names
        .split_whitespace()
        .filter_map(GameId::from_id)
        .collect()
}
