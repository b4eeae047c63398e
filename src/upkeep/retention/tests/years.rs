//! Years of a bot: old data is removed, and everything that records need is kept.

use super::*;
use crate::rankings::actions::ratings;

on_both_engines!(
    two_years_leave_no_more_than_a_few_months_and_all_records,
    nothing_that_a_record_needs_is_removed_however_old,
);

/// How many days lie between two visits.
const EACH: u32 = 10;
const VISITS: u32 = 73;

/// Simulates one day: players play, and other users visit once and are not seen again.
fn visit(tx: &WriteTx<'_>, number: u32, now: Timestamp) -> Result<(), StoreError> {
    let onlooker = 1_000 + i64::from(number);
    played(tx, number, now)?;
    for _ in 0..2 {
        let id = Wanted {
            players: [UserId(2_000 + u64::from(number)), BEN],
            ..Wanted::UNRATED
        }
        .challenge(tx)?;
        tx.challenges()
            .set_state(id, ChallengeState::Closed(Closing::Declined))?;
        tx.challenges().set_expiry(id, now)?;
    }
    for sql in [
        "INSERT INTO names (player, server, name, seen_at)
         VALUES ({who}, 0, 'a', {now} - 1), ({who}, 10, 'b', {now})",
        "INSERT INTO last_acts (player, at) VALUES ({who}, {now})",
        "INSERT INTO thread_hours (server, hour, threads) VALUES ({who}, {now} / 3600000, 1)",
        "INSERT INTO server_names (server, name, seen_at) VALUES ({who}, 'Club', {now})",
        "INSERT INTO vacations (player, from_at, until_at, told, ended) VALUES ({who}, 1, {now}, 1, 1)",
        "INSERT INTO contests (home, away, home_name, away_name, state, games, boards, pace, flag,
                               weekends, rated, days, made_at, closed_at)
         VALUES ({who}, 11, 'A', 'B', 'lapsed', 'guard-and-towers', 1, 'none', 'end', 0, 1, 7, 1, {now})",
        "INSERT INTO bulletins (kind, subject, server, channel, locale)
         SELECT 'contest', id, {who}, {now}, 'pl' FROM contests WHERE home = {who}",
        "INSERT INTO puzzle_days (server, day, game, puzzle)
         VALUES ({who}, {now} / 86400000, 'guard-and-towers', 5)",
        "INSERT INTO puzzle_tries (puzzle, player, found)
         SELECT id, {who} + 5000, 1 FROM puzzle_days WHERE server = {who} AND day <= {now}",
        "INSERT INTO moderation (server, moderator, deed, player, done_at)
         VALUES (10, {who} + 7000, 'ban', {who} + 8000, {now})",
        "INSERT INTO names (player, server, name, seen_at)
         VALUES ({who} + 7000, 0, 'moderator', {now}), ({who} + 8000, 0, 'b', {now})",
    ] {
        let sql = sql
            .replace("{now}", &now.millis().to_string())
            .replace("{who}", &onlooker.to_string());
        tx.sql(sql)?;
    }
    tx.ratings().retire_idle(now, u32::MAX).map(drop)
}

/// Plays a rated match of two of ten players, with an offer, a takeback, a follower and a post set
/// aside.
fn played(tx: &WriteTx<'_>, number: u32, now: Timestamp) -> Result<(), StoreError> {
    let player = |step: u32| UserId(1 + u64::from(number * step % 10));
    let first = player(3);
    let second = if player(7) == first {
        UserId(11)
    } else {
        player(7)
    };
    let id = Wanted {
        players: [first, second],
        rated: true,
        plies: 6,
        ..Wanted::UNRATED
    }
    .begin(tx, now)?;
    let found = tx.matches().find(id)?.expect("there");
    tx.offers()
        .insert(&found, OfferKind::Draw, first, &[], None)?;
    take_back(tx, id, 1, now)?;
    resign(tx, id, Side::First, now)?;
    tx.sql("DELETE FROM outbox WHERE given_up IS NULL")?;
    tx.outbox().enqueue(id, &Post::Result, now)?;
    for sql in [
        "UPDATE outbox SET given_up = 'closed', first = 0 WHERE match = {id}",
        "INSERT INTO followings (player, match, hears, locale) VALUES (3, {id}, 'end', 'pl')",
        "INSERT INTO lost_followings (player, match) VALUES (4, {id})",
        "INSERT INTO names (player, server, name)
         SELECT first_player, 10, 'n' FROM matches WHERE id = {id}
         ON CONFLICT (player, server) DO NOTHING",
    ] {
        tx.sql(sql.replace("{id}", &id.0.to_string()))?;
    }
    Ok(())
}

impl Tended {
    /// Returns everything in these columns of a table, in this order.
    fn dump(&self, columns: &str, table: &str) -> Vec<String> {
        let texts: Vec<String> = columns
            .split(", ")
            .map(|column| format!("coalesce(CAST({column} AS TEXT), '')"))
            .collect();
        let texts = texts.join(" || ' ' || ");
        self.base
            .texts(format!("SELECT {texts} AS line FROM {table} ORDER BY 1"))
    }

    fn ratings(&self) -> Vec<String> {
        let columns = "player, pool, rating, deviation, volatility, wins, losses, draws, streak";
        self.dump(
            columns,
            "standings WHERE generation = (SELECT generation FROM ledger)",
        )
    }
}

async fn two_years_leave_no_more_than_a_few_months_and_all_records(base: Base) {
    let on = Tended::new(base);
    for number in 0..VISITS {
        on.move_to(START.after(DAY * (number * EACH)));
        let now = on.host.clock().now();
        on.write(move |tx| visit(tx, number, now)).await;
        if number % 3 == 0 {
            tend_database(&on.host).await.expect("tended");
        }
    }
    tend_database(&on.host).await.expect("tended");
    let visits = |days: u64| days / u64::from(EACH) + 1;
    for (rows, days) in [
        ("thread_hours", 2),
        ("challenges WHERE state = 'declined'", 90),
        ("offers", 90),
        ("taken_back", 90),
        ("followings", 90),
        ("lost_followings", 90),
        ("outbox", 90),
        ("bulletins", 90),
        ("contests", 90),
        ("vacations", 400),
        ("last_acts WHERE player BETWEEN 1000 AND 1999", 400),
        ("server_names", 400),
        ("puzzle_days", 500),
        ("puzzle_tries", 500),
        (
            "names WHERE player BETWEEN 1000 AND 1999 AND server = 0",
            400,
        ),
    ] {
        // Two challenges a visit.
        let each = if rows.starts_with("challenges") { 2 } else { 1 };
        let left = on.rows(rows);
        let range = visits(days).saturating_sub(2) * each..=visits(days) * each;
        assert!(range.contains(&left), "{rows}: {left} rows, not {range:?}");
    }
    let all = u64::from(VISITS);
    assert_eq!(on.rows("matches WHERE moves <> ''"), all);
    assert_eq!(on.rows("results"), all);
    assert_eq!(on.rows("moderation"), all);
    assert_eq!(
        on.rows("names WHERE player >= 8000"),
        all * 2,
        "the log names them"
    );
    assert_eq!(on.rows("names WHERE player <= 11"), 10);
    assert_eq!(on.faults(), [] as [&str; 0]);
    let before = on.ratings();
    assert!(before.len() > 10);
    ratings::rebuild(&on.host, |_| ()).await.expect("rebuilt");
    assert_eq!(on.ratings(), before);
}

async fn nothing_that_a_record_needs_is_removed_however_old(base: Base) {
    let on = Tended::new(base);
    fill(&on.store).await;
    on.move_to(NOON.after(DAY));
    assert_eq!(on.faults(), [] as [&str; 0], "before");
    let stays = || {
        [
            (
                "id, state, game, start, rated",
                "challenges WHERE state = 'accepted'",
            ),
            (
                "id, first_player, outcome, moves, times, position",
                "matches",
            ),
            ("match, ply, move", "plies"),
            ("number, match, outcome", "results"),
            ("player, pool, number, rating", "changes"),
            ("id, moderator, deed, done_at", "moderation"),
            ("player, match, text", "notes"),
            ("player, blocked", "blocks"),
            ("server, player", "bans"),
            ("tournament, round, board, result", "tournament_games"),
            ("contest, number, result", "contest_boards"),
            ("contest, server, points", "contest_scores"),
            ("server, game, place, player", "ladder_rungs"),
            ("match, challenger", "ladder_games"),
            ("match, counted", "same_absences"),
            ("match, used", "hints"),
            ("match, positions", "analyses"),
            ("match, number, at, kind", "clock_events"),
            ("player, code", "codes"),
            ("player, setting, value", "player_settings"),
            ("server, setting, value", "server_settings"),
            ("player, server, name", "names"),
        ]
        .map(|(columns, table)| (table, on.dump(columns, table)))
    };
    let before = stays();
    let now = NOON.after(DAY * 1_000);
    on.move_to(now);
    on.write(move |tx| tx.ratings().retire_idle(now, u32::MAX))
        .await;
    tend_database(&on.host).await.expect("tended");
    for (before, after) in before.into_iter().zip(stays()) {
        assert_eq!(after, before);
    }
    assert_eq!(on.faults(), [] as [&str; 0], "after");
}
