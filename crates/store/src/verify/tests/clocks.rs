//! Each fault of a clock gives its one line.

use super::*;
use crate::{Found, Unseen};
use domain::matches::clock::ClockStep;
use domain::matches::{Flag, Pace, Timing};

on_either_engine!(
    each_thing_that_is_wrong_with_a_clock_is_one_line,
    nothing_is_wrong_with_a_clock_to_which_everything_has_happened,
    an_absence_that_is_found_late_changes_nothing_that_was_charged,
    a_live_match_from_before_the_head_start_had_none,
    a_bot_whose_own_time_is_ahead_is_right,
);

const HOUR: Duration = Duration::from_hours(1);

/// A match with a day for each move, in which the players have moved at one o'clock.
fn begin(tx: &WriteTx<'_>, flag: Flag) -> Result<MatchId, StoreError> {
    let timing = Timing {
        pace: Pace::Move1Day,
        flag,
        weekends: false,
    };
    let wanted = Wanted {
        timing,
        plies: 0,
        ..Wanted::UNRATED
    };
    let id = wanted.begin(tx, hour(0))?;
    for text in ["a7-a6", "a1-a2", "d7-d6"] {
        play(tx, id, text, hour(1))?;
    }
    Ok(id)
}

fn clocked(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    begin(tx, Flag::Claim)
}

/// The match has had a gift of five hours and a pause.
fn changed(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let id = clocked(tx)?;
    for step in [
        ClockStep::Gift(Side::Second, HOUR * 5),
        ClockStep::Pause(hour(4)),
    ] {
        tx.clocks().step(id, step, hour(2))?.expect("it can be");
    }
    Ok(id)
}

fn taken_back(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let id = clocked(tx)?;
    take_back(tx, id, 2, hour(2))?;
    Ok(id)
}

fn paceless(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    running(tx)
}

fn finished(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let id = clocked(tx)?;
    resign(tx, id, Side::First, hour(2))?;
    Ok(id)
}

/// The match has had no place to be shown since two o'clock.
fn unshown(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let id = clocked(tx)?;
    tx.showings()
        .set_unreachable(id, crate::Unreachable::Gone, hour(2))?;
    Ok(id)
}

type Make = fn(&WriteTx<'_>) -> Result<MatchId, StoreError>;

/// A match, how it is damaged, and what is reported about it.
const CLOCKS: &[(Make, &str, &str)] = &[
    (
        clocked,
        "DELETE FROM clocks WHERE match = ?1",
        "it has no clock, though its pace is move-1d",
    ),
    (
        clocked,
        "UPDATE challenges SET pace = 'none' WHERE id = ?1",
        "it has a clock, though its pace is none",
    ),
    (
        finished,
        "INSERT INTO homeless (match, from_at) VALUES (?1, 1)",
        "it is finished, but rows of its clock are left: 1",
    ),
    (
        finished,
        "INSERT INTO clocks (match, mover, since, first_left, second_left, had)
         VALUES (?1, 'first', 0, 0, 0, 0)",
        "it is finished, but rows of its clock are left: 1",
    ),
    (
        clocked,
        "UPDATE clocks SET had = 1 WHERE match = ?1",
        "no clock shows what is stored of its clock",
    ),
    (
        changed,
        "UPDATE clock_events SET number = 9 WHERE match = ?1 AND number = 5",
        "change 5 of its clock is missing, change 9 comes next",
    ),
    (
        changed,
        "UPDATE clock_events SET value = 99999999 WHERE match = ?1 AND kind = 'gift'",
        "change 4 of its clock cannot be",
    ),
    (
        changed,
        "UPDATE clock_events SET side = NULL WHERE match = ?1 AND kind = 'gift'",
        "change 4 of its clock cannot be",
    ),
    (
        clocked,
        "UPDATE plies SET played_at = played_at - 1 WHERE match = ?1 AND ply = 2",
        "the plies that have changed its clock are not those that were played",
    ),
    (
        taken_back,
        "UPDATE taken_back SET played_at = played_at - 1 WHERE match = ?1 AND ply = 3",
        "the plies that have changed its clock are not those that were played",
    ),
    (
        taken_back,
        "UPDATE clock_events SET kind = 'settle', side = NULL
         WHERE match = ?1 AND kind = 'takeback'",
        "0 takebacks have changed its clock, but there were 1",
    ),
    (
        clocked,
        "UPDATE clocks SET since = since - 1000 WHERE match = ?1",
        "the moment of the last charge on its clock does not follow from what has happened",
    ),
    (
        changed,
        "UPDATE clock_events SET value = value + 1000 WHERE match = ?1 AND kind = 'pause'",
        "the moment of the last charge on its clock does not follow from what has happened",
    ),
    (
        clocked,
        "UPDATE clocks SET first_left = first_left - 1 WHERE match = ?1",
        "the time of the first side on its clock does not follow from what has happened",
    ),
    (
        clocked,
        "UPDATE clocks SET second_left = second_left - 1 WHERE match = ?1",
        "the time of the second side on its clock does not follow from what has happened",
    ),
    (
        clocked,
        "UPDATE clocks SET had = had + 1 WHERE match = ?1",
        "the time of this turn on its clock does not follow from what has happened",
    ),
    (
        clocked,
        "UPDATE clocks SET deadline = deadline - 1000, look_at = look_at - 1000 WHERE match = ?1",
        "the deadline of its clock is too early",
    ),
    (
        clocked,
        "UPDATE clocks SET deadline = deadline + 1000 WHERE match = ?1",
        "the deadline of its clock is too late",
    ),
    (
        clocked,
        "UPDATE clocks SET deadline = NULL WHERE match = ?1",
        "the deadline of its clock is too late",
    ),
    (
        unshown,
        "UPDATE clocks SET deadline = 1, look_at = 1 WHERE match = ?1",
        "the deadline of its clock is too early",
    ),
    (
        unshown,
        "DELETE FROM homeless WHERE match = ?1",
        "the deadline of its clock is too late",
    ),
    (
        clocked,
        "UPDATE clocks SET look_at = deadline + 1 WHERE match = ?1",
        "its clock is to be looked at too late",
    ),
    (
        clocked,
        "UPDATE clocks SET look_at = NULL WHERE match = ?1",
        "its clock is to be looked at too late",
    ),
    (
        clocked,
        "UPDATE clocks SET reminded = 1 WHERE match = ?1",
        "a player was reminded at half of the time, though so much has not passed",
    ),
    (
        clocked,
        "UPDATE clocks SET claimable = 1 WHERE match = ?1",
        "it can be claimed, though time has not run out",
    ),
];

async fn each_thing_that_is_wrong_with_a_clock_is_one_line(base: Base) {
    let store = base.open();
    let mut expected = Vec::new();
    for (make, sql, line) in CLOCKS {
        let id = write(&store, move |tx| {
            let id = make(tx)?;
            assert_eq!(tx.db.execute(sql, params![id])?, 1, "{sql}");
            Ok(id)
        })
        .await;
        expected.push(format!("match {id}: {line}"));
    }
    let (found, verified) = verified(&base, hour(3));
    for (found, expected) in found.iter().zip(&expected) {
        assert_eq!(found, expected);
    }
    assert_eq!(verified.faults, CLOCKS.len() as u64, "{found:#?}");
}

async fn nothing_is_wrong_with_a_clock_to_which_everything_has_happened(base: Base) {
    let store = base.open();
    let id = write(&store, |tx| {
        for make in [clocked, changed, taken_back, paceless, finished] {
            make(tx)?;
        }
        let id = unshown(tx)?;
        tx.absences()
            .begin(domain::matches::ServerId(10), hour(3), hour(3))?;
        Ok(id)
    })
    .await;
    // The clocks there have not been recomputed yet.
    assert_eq!(verified(&base, hour(4)).0, [] as [&str; 0]);
    write(&store, move |tx| tx.clocks().recount(id, hour(4))).await;
    write(&store, move |tx| {
        tx.absences()
            .end(domain::matches::ServerId(10), hour(5), hour(6))?;
        tx.showings()
            .replace_board(id, domain::matches::MessageId(1), hour(6))?;
        Ok(())
    })
    .await;
    assert_eq!(verified(&base, hour(6)).0, [] as [&str; 0]);
    write(&store, move |tx| {
        // Spans found only afterwards count from the last change on.
        play(tx, id, "a2-a1", hour(9))?;
        tx.clocks()
            .insert_outage(domain::matches::Shard::ALL, hour(8), hour(10))?;
        // One of another shard stops no clock here.
        tx.clocks().insert_outage(
            domain::matches::Shard { id: 1, count: 3 },
            hour(8),
            hour(11),
        )?;
        tx.clocks().step(id, ClockStep::Settle, hour(11))?;
        Ok(())
    })
    .await;
    assert_eq!(verified(&base, hour(11)).0, [] as [&str; 0]);
    let left =
        store.read(move |tx| Ok::<_, StoreError>(tx.clocks().running(id)?.expect("a clock").clock));
    let left = left.await.expect("reads").reading().left;
    // Ada has a day from nine o'clock, and ten to eleven was charged.
    assert_eq!(left[0], HOUR * 23);
    write(&store, move |tx| {
        tx.absences().forget(domain::matches::ServerId(10))?;
        tx.clocks().forget_spans(hour(12))
    })
    .await;
    assert_eq!(verified(&base, hour(12)).0, [] as [&str; 0]);
}

async fn an_absence_that_is_found_late_changes_nothing_that_was_charged(base: Base) {
    let here = domain::matches::ServerId(10);
    let store = base.open();
    let id = write(&store, move |tx| {
        let id = clocked(tx)?;
        tx.absences().prove_presence(here, hour(2), hour(2))?;
        // Three hours are charged, but the bot may not have been there for two of them.
        tx.clocks().step(id, ClockStep::Settle, hour(4))?;
        let unseen = Unseen {
            asked_at: hour(8),
            now: hour(8),
        };
        let found = tx.absences().begin_unseen(here, unseen, hour(8))?;
        assert_eq!(found, Found::Begun);
        tx.clocks().recount(id, hour(8))?;
        Ok(id)
    })
    .await;
    assert_eq!(verified(&base, hour(8)).0, [] as [&str; 0]);
    let left = write(&store, move |tx| {
        tx.absences().end(here, hour(9), hour(10))?;
        tx.clocks().recount(id, hour(9))?;
        tx.clocks().step(id, ClockStep::Settle, hour(10))?;
        Ok(tx
            .clocks()
            .running(id)?
            .expect("a clock")
            .clock
            .reading()
            .left)
    })
    .await;
    assert_eq!(verified(&base, hour(10)).0, [] as [&str; 0]);
    // Of the six hours since then, the last one counts.
    assert_eq!(left[1], HOUR * 20);
}

async fn a_live_match_from_before_the_head_start_had_none(base: Base) {
    let store = base.open();
    let ids = write(&store, |tx| {
        let timing = Timing {
            pace: Pace::Live10Minutes,
            flag: Flag::End,
            weekends: false,
        };
        let wanted = Wanted {
            timing,
            plies: 0,
            ..Wanted::UNRATED
        };
        let (one, other) = (wanted.begin(tx, hour(0))?, wanted.begin(tx, hour(0))?);
        // The data that the program of that time stored, and what the next schema makes of it.
        tx.db.execute(
            "UPDATE clocks SET begins = 0, head_start = 0, deadline = deadline - 300000,
                               look_at = look_at - 300000
             WHERE match = ?1",
            params![other],
        )?;
        Ok([one, other])
    })
    .await;
    assert_eq!(verified(&base, hour(0)).0, [] as [&str; 0]);
    let minute = hour(0).after(Duration::from_mins(1));
    write(&store, move |tx| {
        for id in ids {
            play(tx, id, "a7-a6", minute)?;
        }
        Ok(())
    })
    .await;
    assert_eq!(verified(&base, minute).0, [] as [&str; 0]);
    let left = store.read(move |tx| {
        let clocks = ids.map(|id| {
            Ok(tx
                .clocks()
                .running(id)?
                .expect("a clock")
                .clock
                .reading()
                .left[0])
        });
        clocks.into_iter().collect::<Result<Vec<_>, StoreError>>()
    });
    let increment = Duration::from_secs(10);
    let all = Duration::from_mins(10) + increment;
    assert_eq!(
        left.await.expect("reads"),
        [all, all.saturating_sub(Duration::from_mins(1))]
    );
}

/// Something that shows that a bot is running.
type Sign = fn(&WriteTx<'_>) -> Result<(), StoreError>;

/// Messages it has sent by its own time are still to come by the machine's clock.
async fn a_bot_whose_own_time_is_ahead_is_right(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let id = clocked(tx)?;
        let sql = "UPDATE clocks SET reminded = 1, claimable = 1 WHERE match = ?1";
        assert_eq!(tx.db.execute(sql, params![id])?, 1);
        Ok(())
    })
    .await;
    let signs: [Sign; 2] = [
        |tx| tx.life().beat(hour(26)).map(|_| ()),
        |tx| {
            tx.life()
                .hear(domain::matches::Shard { id: 1, count: 3 }, hour(26))
        },
    ];
    for sign in signs {
        assert_eq!(
            verified(&base, hour(3)).0.len(),
            2,
            "without a sign of life"
        );
        write(&store, sign).await;
        assert_eq!(verified(&base, hour(3)).0, [] as [&str; 0]);
        assert_eq!(verified(&base, hour(27)).0, [] as [&str; 0]);
        write(&store, |tx| {
            tx.db.execute("DELETE FROM life", params![])?;
            Ok(tx.db.execute("DELETE FROM shards", params![])?)
        })
        .await;
    }
}
