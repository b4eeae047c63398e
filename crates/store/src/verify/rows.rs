//! Reads matches with all their related rows, as plain values.

use super::clocks::{self, Time};
use crate::{
    ReadTx, StoreError,
    challenges::timing,
    db::{DbError, Row, params},
    matches,
};
use domain::{
    clock::Timestamp,
    matches::{
        ChallengeState, End, MatchId, OfferId, OfferState, Players, PositionKey, ServerId, StepId,
        StepRecord, Timing, UserId,
    },
};
use rules::{GameId, Outcome};

/// A challenge, and its match. Data that the engine does not check is as it is stored.
#[derive(Clone, Debug)]
pub(super) struct Stored {
    pub(super) id: MatchId,
    pub(super) state: ChallengeState,
    pub(super) game: String,
    pub(super) start: String,
    pub(super) server: ServerId,
    pub(super) mirror: Option<Mirror>,
    pub(super) rated: bool,
    pub(super) timing: Timing,
    pub(super) played: Option<Played>,
}

/// The second showing of a match between two servers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mirror {
    pub(super) server: ServerId,
    /// Whether it says the same about the match as the challenge.
    pub(super) agrees: bool,
}

/// A match.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) players: Players,
    /// The player who plays in the server of the mirror.
    pub(super) guest: Option<UserId>,
    pub(super) rules: u32,
    pub(super) position: String,
    pub(super) previous: Option<String>,
    pub(super) ply: u32,
    pub(super) setbacks: u32,
    /// The number that restorations have added to its revision.
    pub(super) restored: u32,
    pub(super) turn: Option<UserId>,
    pub(super) over: Option<Over>,
    /// The rows of plies, in the order of their numbers.
    pub(super) plies: Vec<StoredPly>,
    /// The value of `setbacks` when a ply was taken back, and the ply's number, in this order.
    pub(super) taken_back: Vec<(u32, u32)>,
    pub(super) open_offers: Vec<OpenOffer>,
    /// Each step, with the player whose plan it belongs to.
    pub(super) plans: Vec<(UserId, StepRecord)>,
    pub(super) result: Option<StoredResult>,
    /// Whether it counts for no rating, because the same absence had already cost one.
    pub(super) same_absence: bool,
    pub(super) time: Time,
}

/// The stored data of a match that has ended.
#[derive(Clone, Debug)]
pub(super) struct Over {
    pub(super) end: End,
    pub(super) annulled: bool,
    pub(super) moves: String,
    pub(super) times: String,
    /// Whether it was too short to count for ratings. `None` if it has no result, or ended before
    /// this was checked.
    pub(super) too_short: Option<bool>,
}

#[derive(Clone, Debug)]
pub(super) struct StoredPly {
    pub(super) number: u32,
    pub(super) text: String,
    pub(super) key: PositionKey,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct OpenOffer {
    pub(super) id: OfferId,
    pub(super) revision: u32,
}

/// A match in the list of results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct StoredResult {
    pub(super) game: Option<GameId>,
    pub(super) server: ServerId,
    pub(super) players: Players,
    pub(super) outcome: Outcome,
}

/// Reads the challenges after this one, in the order of their numbers, at most `most`.
pub(super) fn stored_after(
    tx: &ReadTx<'_>,
    after: MatchId,
    most: u32,
) -> Result<Vec<Stored>, StoreError> {
    let mut page = tx.db.rows(
        "SELECT challenges.id AS id, challenges.state AS state, challenges.game AS game,
                challenges.start AS start, challenges.server AS server,
                challenges.rated AS rated, challenges.pace AS pace, challenges.flag AS flag,
                challenges.weekends AS weekends, mirror.server AS mirror_server,
                mirror.opponent AS guest,
                CASE WHEN mirror.challenger = challenges.challenger
                      AND mirror.opponent = challenges.opponent
                      AND mirror.game = challenges.game AND mirror.start = challenges.start
                      AND mirror.rated = challenges.rated AND mirror.pace = challenges.pace
                      AND mirror.flag = challenges.flag
                      AND mirror.weekends = challenges.weekends
                      AND mirror.state = challenges.state
                      AND mirror.server <> challenges.server
                     THEN 1 ELSE 0 END AS agrees,
                matches.id AS match, started_at, first_player, second_player, rules, position, previous, ply, setbacks, restored, turn,
                outcome, termination, annulled_at, moves, times, too_short
         FROM challenges LEFT JOIN matches ON matches.id = challenges.id
                         LEFT JOIN challenges AS mirror ON mirror.mirror_of = challenges.id
         WHERE challenges.id > ?1 AND challenges.mirror_of IS NULL ORDER BY challenges.id LIMIT ?2",
        params![after, most],
        stored,
    )?;
    if let Some(last) = page.last() {
        let last = last.id;
        add_plies(tx, &mut page, after, last)?;
        add_taken_back(tx, &mut page, after, last)?;
        add_offers(tx, &mut page, after, last)?;
        add_plans(tx, &mut page, after, last)?;
        add_results(tx, &mut page, after, last)?;
        add_same_absences(tx, &mut page, after, last)?;
        clocks::add(tx, &mut page, after, last)?;
    }
    Ok(page)
}

fn add_plies(
    tx: &ReadTx<'_>,
    page: &mut [Stored],
    after: MatchId,
    last: MatchId,
) -> Result<(), StoreError> {
    let plies = tx.db.rows(
        "SELECT match, ply, move, key FROM plies WHERE match > ?1 AND match <= ?2
         ORDER BY match, ply",
        params![after, last],
        |row| {
            let ply = StoredPly {
                number: row.get("ply")?,
                text: row.get("move")?,
                key: row.get("key")?,
            };
            Ok((row.get("match")?, ply))
        },
    )?;
    attach_rows(page, plies, |played, ply| played.plies.push(ply));
    Ok(())
}

fn add_taken_back(
    tx: &ReadTx<'_>,
    page: &mut [Stored],
    after: MatchId,
    last: MatchId,
) -> Result<(), StoreError> {
    let taken_back = tx.db.rows(
        "SELECT match, setbacks, ply FROM taken_back WHERE match > ?1 AND match <= ?2
         ORDER BY match, setbacks, ply",
        params![after, last],
        |row| Ok((row.get("match")?, (row.get("setbacks")?, row.get("ply")?))),
    )?;
    attach_rows(page, taken_back, |played, ply| played.taken_back.push(ply));
    Ok(())
}

fn add_offers(
    tx: &ReadTx<'_>,
    page: &mut [Stored],
    after: MatchId,
    last: MatchId,
) -> Result<(), StoreError> {
    let offers = tx.db.rows(
        "SELECT match, id, revision FROM offers
         WHERE match > ?1 AND match <= ?2 AND state = ?3 ORDER BY match, id",
        params![after, last, OfferState::Open],
        |row| {
            let offer = OpenOffer {
                id: row.get("id")?,
                revision: row.get("revision")?,
            };
            Ok((row.get("match")?, offer))
        },
    )?;
    attach_rows(page, offers, |played, offer| played.open_offers.push(offer));
    Ok(())
}

fn add_plans(
    tx: &ReadTx<'_>,
    page: &mut [Stored],
    after: MatchId,
    last: MatchId,
) -> Result<(), StoreError> {
    let steps = tx.db.rows(
        "SELECT match, player, id, parent, move FROM plans WHERE match > ?1 AND match <= ?2
         ORDER BY match, id",
        params![after, last],
        |row| {
            let step = StepRecord {
                id: row.get::<StepId>("id")?,
                after: row.get("parent")?,
                text: row.get("move")?,
            };
            Ok((row.get("match")?, (row.get("player")?, step)))
        },
    )?;
    attach_rows(page, steps, |played, step| played.plans.push(step));
    Ok(())
}

fn add_results(
    tx: &ReadTx<'_>,
    page: &mut [Stored],
    after: MatchId,
    last: MatchId,
) -> Result<(), StoreError> {
    let results = tx.db.rows(
        "SELECT match, game, server, first AS first_player, second AS second_player, outcome
         FROM results WHERE match > ?1 AND match <= ?2",
        params![after, last],
        |row| {
            let result = StoredResult {
                game: GameId::from_id(&row.get::<String>("game")?),
                server: row.get("server")?,
                players: matches::players(row)?,
                outcome: row.get("outcome")?,
            };
            Ok((row.get("match")?, result))
        },
    )?;
    attach_rows(page, results, |played, result| {
        played.result = Some(result);
    });
    Ok(())
}

fn add_same_absences(
    tx: &ReadTx<'_>,
    page: &mut [Stored],
    after: MatchId,
    last: MatchId,
) -> Result<(), StoreError> {
    let marks = tx.db.rows(
        "SELECT match FROM same_absences WHERE match > ?1 AND match <= ?2",
        params![after, last],
        |row| Ok((row.get("match")?, ())),
    )?;
    attach_rows(page, marks, |played, ()| played.same_absence = true);
    Ok(())
}

/// Assigns its own rows to each match of a page, which are in the order of their numbers.
pub(super) fn attach_rows<T>(
    page: &mut [Stored],
    rows: Vec<(MatchId, T)>,
    give: impl Fn(&mut Played, T),
) {
    for (id, row) in rows {
        let found = page.binary_search_by_key(&id, |stored| stored.id);
        if let Some(played) = found.ok().and_then(|place| page[place].played.as_mut()) {
            give(played, row);
        }
    }
}

fn stored(row: &Row<'_>) -> Result<Stored, DbError> {
    let played = match row.get::<Option<MatchId>>("match")? {
        Some(_) => Some(played(row)?),
        None => None,
    };
    Ok(Stored {
        id: row.get("id")?,
        state: row.get("state")?,
        game: row.get("game")?,
        start: row.get("start")?,
        server: row.get("server")?,
        mirror: match row.get::<Option<ServerId>>("mirror_server")? {
            Some(server) => Some(Mirror {
                server,
                agrees: row.get("agrees")?,
            }),
            None => None,
        },
        rated: row.get("rated")?,
        timing: timing(row)?,
        played,
    })
}

fn played(row: &Row<'_>) -> Result<Played, DbError> {
    let over = match matches::end(row)? {
        Some(end) => Some(Over {
            end,
            annulled: row.get::<Option<Timestamp>>("annulled_at")?.is_some(),
            moves: row.get("moves")?,
            times: row.get("times")?,
            too_short: row.get("too_short")?,
        }),
        None => None,
    };
    Ok(Played {
        players: matches::players(row)?,
        guest: row.get("guest")?,
        rules: row.get("rules")?,
        position: row.get("position")?,
        previous: row.get("previous")?,
        ply: row.get("ply")?,
        setbacks: row.get("setbacks")?,
        restored: row.get("restored")?,
        turn: row.get("turn")?,
        over,
        plies: Vec::new(),
        taken_back: Vec::new(),
        open_offers: Vec::new(),
        plans: Vec::new(),
        result: None,
        same_absence: false,
        time: Time::begun(row.get("started_at")?),
    })
}
