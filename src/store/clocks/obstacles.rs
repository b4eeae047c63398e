//! What stops the clock of a match, loaded.

use crate::{
    clock::Timestamp,
    games::Side,
    matches::{
        MatchId, Players, ServerId,
        clock::{Habits, Span, Spans, Stops},
    },
    store::{
        ReadTx, StoreError,
        db::{DbError, Row, params},
        matches::players,
    },
};

/// All that stops the clock of a match from a moment on.
#[derive(Clone, Debug)]
pub struct Obstacles {
    pub(super) outages: Spans,
    /// The number of the newest outage that is known.
    pub(super) outage: i64,
    pub(super) homeless: Spans,
    pub(super) weekends: bool,
    pub(super) habits: [Habits; 2],
}

impl Obstacles {
    /// As a clock asks for them.
    pub const fn stops(&self) -> Stops<'_> {
        let [first, second] = &self.habits;
        Stops {
            outages: &self.outages,
            homeless: &self.homeless,
            weekends: self.weekends,
            habits: [first, second],
        }
    }
}

impl ReadTx<'_> {
    /// What stops the clock of a match from this moment on.
    pub fn obstacles(&self, id: MatchId, since: Timestamp) -> Result<Obstacles, StoreError> {
        self.obstacles_but(id, since, 0)
    }

    /// The same but for the outage of this number.
    pub fn obstacles_but(
        &self,
        id: MatchId,
        since: Timestamp,
        outage: i64,
    ) -> Result<Obstacles, StoreError> {
        let found: Option<(Players, ServerId, bool)> = self.db.first(
            "SELECT first_player, second_player, server, weekends
             FROM matches JOIN challenges USING (id) WHERE id = ?1",
            params![id],
            |row| Ok((players(row)?, row.get("server")?, row.get("weekends")?)),
        )?;
        let (players, server, weekends) = found.ok_or(StoreError::Corrupt {
            id,
            what: "the players",
        })?;
        let spans = self.db.rows(
            "SELECT number AS outage, from_at, until_at FROM outages
             WHERE until_at > ?3 AND (CAST(?2 AS BIGINT) >> 22) % shards = shard
               AND number <> ?4
             UNION ALL
             SELECT 0, from_at, until_at FROM homeless
             WHERE match = ?1 AND (until_at IS NULL OR until_at > ?3)
             UNION ALL
             SELECT 0, from_at, until_at FROM away
             WHERE server = ?2 AND (until_at IS NULL OR until_at > ?3)",
            params![id, server, since, outage],
            |row| Ok((row.get::<i64>("outage")?, span(row)?)),
        )?;
        let of = |wanted: bool| {
            let spans = spans.iter().filter(|(outage, _)| (*outage > 0) == wanted);
            spans.map(|(_, span)| *span).collect()
        };
        Ok(Obstacles {
            outages: of(true),
            outage: spans.iter().map(|(outage, _)| *outage).max().unwrap_or(0),
            homeless: of(false),
            weekends,
            habits: [
                self.habits(players.on(Side::First))?,
                self.habits(players.on(Side::Second))?,
            ],
        })
    }
}

pub(in crate::store) fn span(row: &Row<'_>) -> Result<Span, DbError> {
    let from = row.get("from_at")?;
    Ok(match row.get("until_at")? {
        Some(until) => Span::new(from, until),
        None => Span::since(from),
    })
}
