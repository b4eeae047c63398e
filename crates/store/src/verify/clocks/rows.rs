//! Reads the clocks of a page of matches with everything that has changed and stopped them.

use std::{collections::HashMap, sync::Arc};

use super::expected::Days;
use crate::{
    ReadTx, StoreError, clocks,
    db::{DbError, Row, only, params},
    life,
    verify::rows::{Stored, attach_rows},
};
use domain::{
    clock::{Timestamp, Zone},
    matches::{
        MatchId, ServerId, Shard, UserId,
        clock::{ClockStep, Habits, Span},
    },
};
use rules::Side;

/// The stored data about a match's time.
#[derive(Clone, Debug)]
pub(crate) struct Time {
    pub(super) started_at: Timestamp,
    pub(super) clock: Option<StoredClock>,
    /// The changes of the clock, in order.
    pub(super) events: Vec<Event>,
    /// When plies were played, including those that were taken back, in order.
    pub(super) plies: Vec<Timestamp>,
    /// By side: times without a channel in the server in which that player plays.
    pub(super) unshown: [Vec<Span>; 2],
    /// When the bot was not in a server of the match, each with the moment at which that was found.
    pub(super) away: Vec<(Span, Timestamp)>,
    /// Whether the bot is not in the server, or came back to it a short time ago.
    pub(super) absent: bool,
    pub(super) outages: Arc<[Outage]>,
    /// By side.
    pub(super) habits: [Days; 2],
}

impl Time {
    /// Returns the data of a match that began then, as long as nothing else is known.
    pub(crate) fn begun(started_at: Timestamp) -> Time {
        Time {
            started_at,
            clock: None,
            events: Vec::new(),
            plies: Vec::new(),
            unshown: Default::default(),
            away: Vec::new(),
            absent: false,
            outages: Arc::default(),
            habits: Default::default(),
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct StoredClock {
    pub(super) stored: clocks::Stored,
    pub(super) look_at: Option<Timestamp>,
    /// Whether it waited for the first move when the match began.
    pub(super) head_start: bool,
}

/// Something that has changed a clock.
#[derive(Clone, Debug)]
pub(super) struct Event {
    pub(super) number: u32,
    pub(super) at: Timestamp,
    /// `None` if there is no such change.
    pub(super) what: Option<ClockStep>,
    /// The newest outage that was taken into account.
    pub(super) outage: i64,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Outage {
    pub(super) number: i64,
    pub(super) shard: Shard,
    pub(super) span: Span,
}

/// Reads this data for the matches of a page. The page begins after the first number and ends with
/// the second.
pub(crate) fn add(
    tx: &ReadTx<'_>,
    page: &mut [Stored],
    after: MatchId,
    last: MatchId,
) -> Result<(), StoreError> {
    let clocks = tx.db.rows(
        "SELECT clocks.match AS match, mover, since, first_left, second_left, had, begins, head_start,
                deadline, look_at, reminded, claimable, pace, flag, weekends
         FROM clocks JOIN challenges ON challenges.id = clocks.match
         WHERE clocks.match > ?1 AND clocks.match <= ?2",
        params![after, last],
        |row| {
            let clock = StoredClock {
                stored: clocks::stored(row)?,
                look_at: row.get("look_at")?,
                head_start: row.get("head_start")?,
            };
            Ok((row.get("match")?, clock))
        },
    )?;
    attach_rows(page, clocks, |played, clock| {
        played.time.clock = Some(clock);
    });
    let events = tx.db.rows(
        "SELECT match, number, at, kind, side, value, outage FROM clock_events
         WHERE match > ?1 AND match <= ?2 ORDER BY match, number",
        params![after, last],
        |row| Ok((row.get("match")?, event(row)?)),
    )?;
    attach_rows(page, events, |played, event| played.time.events.push(event));
    let unshown = tx.db.rows(
        "SELECT coalesce(mirror_of, id) AS id, mirror_of IS NOT NULL AS mirrored, from_at, until_at
         FROM homeless JOIN challenges ON id = match
         WHERE coalesce(mirror_of, id) > ?1 AND coalesce(mirror_of, id) <= ?2",
        params![after, last],
        |row| {
            let mirrored: bool = row.get("mirrored")?;
            Ok((row.get("id")?, (mirrored, clocks::span(row)?)))
        },
    )?;
    attach_rows(page, unshown, |played, (mirrored, span)| {
        for side in Side::BOTH {
            if mirrored == (played.guest == Some(played.players.on(side))) {
                played.time.unshown[side.index()].push(span);
            }
        }
    });
    add_plies(tx, page, after, last)?;
    add_what_stops_all(tx, page)
}

fn add_plies(
    tx: &ReadTx<'_>,
    page: &mut [Stored],
    after: MatchId,
    last: MatchId,
) -> Result<(), StoreError> {
    let plies = tx.db.rows(
        "SELECT match, played_at FROM plies WHERE match > ?1 AND match <= ?2
         UNION ALL
         SELECT match, played_at FROM taken_back WHERE match > ?1 AND match <= ?2
         ORDER BY match, played_at",
        params![after, last],
        |row| Ok((row.get("match")?, row.get("played_at")?)),
    )?;
    attach_rows(page, plies, |played, at| played.time.plies.push(at));
    Ok(())
}

/// Adds the spans that stop the clocks of several matches.
fn add_what_stops_all(tx: &ReadTx<'_>, page: &mut [Stored]) -> Result<(), StoreError> {
    let outages: Arc<[Outage]> = tx
        .db
        .rows(
            "SELECT number, from_at, until_at, shards, shard FROM outages ORDER BY number",
            params![],
            |row| {
                Ok(Outage {
                    number: row.get("number")?,
                    shard: life::shard(row)?,
                    span: clocks::span(row)?,
                })
            },
        )?
        .into();
    let mut away: HashMap<ServerId, Vec<(Span, Timestamp)>> = HashMap::new();
    let spans = tx.db.rows(
        "SELECT server, from_at, until_at, coalesce(found_at, from_at) AS found_at FROM away",
        params![],
        |row| {
            Ok((
                row.get("server")?,
                (clocks::span(row)?, row.get("found_at")?),
            ))
        },
    )?;
    for (server, span) in spans {
        away.entry(server).or_default().push(span);
    }
    let absent: Vec<ServerId> = tx.db.rows("SELECT server FROM absences", params![], only)?;
    for stored in page {
        let mirror = stored.mirror.map(|mirror| mirror.server);
        let servers = || std::iter::once(stored.server).chain(mirror);
        let Some(played) = &mut stored.played else {
            continue;
        };
        if played.time.clock.is_none() {
            continue;
        }
        played.time.outages = Arc::clone(&outages);
        let spans = servers().filter_map(|server| away.get(&server));
        played.time.away = spans.flatten().copied().collect();
        played.time.absent = servers().any(|server| absent.contains(&server));
        for side in Side::BOTH {
            let days = days(tx, played.players.on(side))?;
            played.time.habits[side.index()] = days;
        }
    }
    Ok(())
}

/// Loads a player's daily habits, and since when they apply. Vacations have no history: one that
/// was ended early ends when it was, and one that was cancelled had stopped nothing.
fn days(tx: &ReadTx<'_>, user: UserId) -> Result<Days, StoreError> {
    let vacations = tx.habits().of_player(user)?.vacations;
    let of = |zone, quiet| Habits {
        zone,
        quiet,
        vacations: vacations.clone(),
    };
    let mut days = vec![(Timestamp::from_millis(i64::MIN), of(Zone::UTC, None))];
    days.extend(tx.db.rows(
        "SELECT at, zone, quiet FROM habits WHERE player = ?1 ORDER BY at",
        params![user],
        |row| Ok((row.get("at")?, of(row.get("zone")?, row.get("quiet")?))),
    )?);
    Ok(Days(days))
}

fn event(row: &Row<'_>) -> Result<Event, DbError> {
    let kind: String = row.get("kind")?;
    Ok(Event {
        number: row.get("number")?,
        at: row.get("at")?,
        what: clocks::stored_step(&kind, row.get("side")?, row.get("value")?),
        outage: row.get("outage")?,
    })
}
