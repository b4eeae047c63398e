//! The obstacles that stop the clock of a match, loaded.

use std::time::Duration;

use super::Clocks;
use crate::{
    StoreError,
    db::{DbError, Row, params},
    matches::players,
};
use domain::{
    clock::Timestamp,
    matches::{
        MatchId, Member, ShowingId,
        clock::{Habits, LONGEST_PAUSE, Span, Spans, Stops},
    },
};
use rules::Side;

/// The obstacles that stop the clock of a match from a moment on.
#[derive(Clone, Debug)]
pub struct Obstacles {
    pub(super) outages: Spans,
    /// The number of the newest known outage.
    pub(super) outage: i64,
    /// By side: times without a channel in the server in which that player plays.
    pub(super) unshown: [Spans; 2],
    pub(super) weekends: bool,
    pub(super) habits: [Habits; 2],
}

impl Obstacles {
    /// Returns them in the form a clock asks for.
    pub const fn stops(&self) -> Stops<'_> {
        let [first, second] = &self.habits;
        let [first_unshown, second_unshown] = &self.unshown;
        Stops {
            outages: &self.outages,
            unshown: [first_unshown, second_unshown],
            weekends: self.weekends,
            habits: [first, second],
        }
    }
}

impl Clocks<'_> {
    /// Returns the obstacles that stop the clock of a match from this moment on.
    pub fn obstacles(&self, id: MatchId, since: Timestamp) -> Result<Obstacles, StoreError> {
        self.obstacles_but(id, since, 0)
    }

    /// Returns the obstacles that keep players from the first move of a match from this moment on:
    /// those of the clock, and the pauses on which they have agreed.
    pub fn obstacles_and_pauses(
        &self,
        id: MatchId,
        since: Timestamp,
    ) -> Result<Obstacles, StoreError> {
        let mut obstacles = self.obstacles(id, since)?;
        for pause in self.pauses(id)? {
            obstacles.outages = obstacles.outages.with(pause);
        }
        Ok(obstacles)
    }

    /// Returns the pauses of a running match.
    fn pauses(&self, id: MatchId) -> Result<Vec<Span>, StoreError> {
        let events: Vec<(Timestamp, Option<Timestamp>)> = self.db.rows(
            "SELECT at, value FROM clock_events
             WHERE match = ?1 AND kind IN ('pause', 'resume') ORDER BY number",
            params![id],
            |row| Ok((row.get("at")?, row.get("value")?)),
        )?;
        let mut pauses: Vec<Span> = Vec::new();
        for (at, until) in events {
            // A pause ends when it is resumed or replaced by a new one.
            if let Some(last) = pauses.last_mut() {
                last.until = last.until.map(|end| end.min(at));
            }
            if let Some(until) = until {
                pauses.push(Span::new(at, until.min(at.after(LONGEST_PAUSE))));
            }
        }
        Ok(pauses)
    }

    /// Returns the obstacles that stop the clock of a match from this moment on, except for the
    /// outage of this number.
    pub fn obstacles_but(
        &self,
        id: MatchId,
        since: Timestamp,
        outage: i64,
    ) -> Result<Obstacles, StoreError> {
        let showings = self.tx.showings().of_match(id)?;
        let corrupt = |what| StoreError::Corrupt { id, what };
        let own = showings.first().ok_or(corrupt("the challenge"))?;
        let mirror = showings.get(1).unwrap_or(own);
        let agreed = self.db.first(
            "SELECT first_player, second_player, weekends
             FROM matches JOIN challenges ON challenges.id = matches.id WHERE matches.id = ?1",
            params![id],
            |row| Ok((players(row)?, row.get("weekends")?)),
        )?;
        let (players, weekends) = agreed.ok_or(corrupt("the players"))?;
        let spans = self.db.rows(
            "SELECT number AS outage, 0 AS showing, from_at, until_at FROM outages
             WHERE until_at > ?5 AND number <> ?6
               AND ((CAST(?3 AS BIGINT) >> 22) % shards = shard
                 OR (CAST(?4 AS BIGINT) >> 22) % shards = shard)
             UNION ALL
             SELECT 0, match, from_at, until_at FROM homeless
             WHERE match IN (?1, ?2) AND (until_at IS NULL OR until_at > ?5)
             UNION ALL
             SELECT 0, 0, from_at, until_at FROM away
             WHERE server IN (?3, ?4) AND (until_at IS NULL OR until_at > ?5)",
            params![
                own.id,
                mirror.id,
                own.place.server,
                mirror.place.server,
                since,
                outage
            ],
            |row| {
                Ok(Stretch {
                    outage: row.get("outage")?,
                    showing: row.get("showing")?,
                    span: span(row)?,
                })
            },
        )?;
        let unshown = |side| {
            let player = players.on(side);
            let is_mirror = mirror.id != own.id && mirror.player == Some(player);
            let home = if is_mirror { mirror.id } else { own.id };
            let counts =
                |one: &&Stretch| one.outage == 0 && [ShowingId(0), home].contains(&one.showing);
            spans.iter().filter(counts).map(|one| one.span).collect()
        };
        let outages = spans.iter().filter(|one| one.outage > 0);
        Ok(Obstacles {
            outages: outages.map(|one| one.span).collect(),
            outage: spans.iter().map(|one| one.outage).max().unwrap_or(0),
            unshown: Side::BOTH.map(unshown),
            weekends,
            habits: self
                .tx
                .habits()
                .of_both(Side::BOTH.map(|side| players.on(side)))?,
        })
    }

    /// Returns for how long between two moments a player could answer in a server: neither on
    /// vacation nor while the bot was absent or did not run.
    pub fn could_answer(
        &self,
        Member {
            server,
            user: player,
        }: Member,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Duration, StoreError> {
        let stood: Vec<Span> = self.db.rows(
            "SELECT from_at, until_at FROM away WHERE server = ?1
             UNION ALL
             SELECT from_at, until_at FROM vacations WHERE player = ?2
             UNION ALL
             SELECT from_at, until_at FROM outages
             WHERE until_at > ?3 AND (CAST(?1 AS BIGINT) >> 22) % shards = shard",
            params![server, player, from],
            span,
        )?;
        let stood: Spans = stood.into_iter().collect();
        Ok(until.since(from).saturating_sub(stood.between(from, until)))
    }
}

/// A span, and its cause.
struct Stretch {
    /// The outage; 0 if it is none.
    outage: i64,
    /// The showing that could not be seen; 0 if none of them could.
    showing: ShowingId,
    span: Span,
}

pub(crate) fn span(row: &Row<'_>) -> Result<Span, DbError> {
    let from = row.get("from_at")?;
    Ok(match row.get("until_at")? {
        Some(until) => Span::new(from, until),
        None => Span::since(from),
    })
}
